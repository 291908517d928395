internal import CGTK

/// The line break opportunities inside and beside a word, as determined by Pango (UAX #14).
struct WordBreaks {
    /// The offsets of bytes in the word before which a line may start.
    private(set) var inner: [Int] = []
    private(set) var edges: ShapedWord.Edges = []

    /// Queries Pango with the word between two others.
    init(of word: [UInt8]) {
        let text = Array("a ".utf8) + word + Array(" a".utf8)
        let characters = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
        var attributes = Array(repeating: PangoLogAttr(), count: characters.count + 5)
        text.withUnsafeBytes { pointer in
            pango_get_log_attrs(
                pointer.bindMemory(to: CChar.self).baseAddress, Int32(text.count), -1,
                pango_language_from_string("en"), &attributes, Int32(attributes.count))
        }
        var byte = 0
        for (index, character) in characters.enumerated() {
            if attributes[index + 2].is_line_break != 0 {
                if index > 0 { inner.append(byte) }
            } else if index == 0 {
                edges.insert(.noBreakBefore)
            }
            byte += UTF8.width(character)
        }
        if attributes[characters.count + 3].is_line_break == 0 { edges.insert(.noBreakAfter) }
        if let first = characters.first, let last = characters.last { add(first, last) }
    }

    private mutating func add(_ first: Unicode.Scalar, _ last: Unicode.Scalar) {
        if "([{¡¿‚„".unicodeScalars.contains(first) { edges.insert(.opens) }
        if "\"'«»‘’‛“”‟‹›".unicodeScalars.contains(last) { edges.insert(.quotes) }
        if first == "—" { edges.insert(.beginsWithDash) }
        if last == "—" { edges.insert(.endsWithDash) }
    }
}

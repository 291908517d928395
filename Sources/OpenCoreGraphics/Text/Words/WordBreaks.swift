/// The line break opportunities inside and beside a word (UAX #14).
struct WordBreaks {
    /// The offsets of bytes in the word before which a line may start.
    private(set) var inner: [Int] = []
    private(set) var edges: ShapedWord.Edges = []

    /// Finds the opportunities with the word between two others.
    init(of word: [UInt8]) {
        let text = Array("a ".utf8) + word + Array(" a".utf8)
        let opportunities = text.withUnsafeBufferPointer { TextBreaks.lines.ends(in: $0) }
        let own = 2..<2 + word.count
        inner = opportunities.filter { $0 > own.lowerBound && $0 < own.upperBound }.map { $0 - own.lowerBound }
        if !opportunities.contains(own.lowerBound) { edges.insert(.noBreakBefore) }
        if !opportunities.contains(own.upperBound + 1) { edges.insert(.noBreakAfter) }
        let characters = String(decoding: word, as: UTF8.self).unicodeScalars
        if let first = characters.first, let last = characters.last { add(first, last) }
    }

    private mutating func add(_ first: Unicode.Scalar, _ last: Unicode.Scalar) {
        if "([{¡¿‚„".unicodeScalars.contains(first) { edges.insert(.opens) }
        if "\"'«»‘’‛“”‟‹›".unicodeScalars.contains(last) { edges.insert(.quotes) }
        if first == "—" { edges.insert(.beginsWithDash) }
        if last == "—" { edges.insert(.endsWithDash) }
    }
}

/// Divides an HTML document into tokens; anything is a document.
///
/// Comments, the document type, processing instructions, and the contents of scripts and style sheets are skipped.
struct HTMLScanner {
    enum Token {
        /// UTF-8 text with character references.
        case text(ArraySlice<UInt8>)
        /// The name of an element in lowercase, and its attributes, of which the first with a name applies.
        case start(String, [String: String])
        case end(String)
    }

    /// The largest number of attributes of an element, and the length of names; others are ignored.
    private static let limit = (attributes: 64, name: 64)
    /// The elements whose content is not markup, and that display nothing.
    private static let raw: Set = [
        "script", "style", "title", "template", "textarea", "noscript", "iframe", "svg", "math",
    ]

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the next token, or `nil` at the end of the document.
    mutating func next() -> Token? {
        while position < bytes.count {
            let start = position
            if bytes[position] != UInt8(ascii: "<") || !isMarkup(after: position) {
                position += 1
                while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
                return .text(bytes[start..<position])
            }
            if let token = markup() { return token }
        }
        return nil
    }

    /// Returns whether a less-than sign begins markup; otherwise it is text.
    private func isMarkup(after index: Int) -> Bool {
        guard index + 1 < bytes.count else { return false }
        let next = bytes[index + 1]
        return next.isLetter || next == UInt8(ascii: "!") || next == UInt8(ascii: "?") || next == UInt8(ascii: "/")
    }

    private mutating func markup() -> Token? {
        position += 1
        switch bytes[position] {
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            skipDeclaration()
            return nil
        case UInt8(ascii: "/"):
            position += 1
            let name = name()
            skip(past: UInt8(ascii: ">"))
            return name.isEmpty ? nil : .end(name)
        default:
            let name = name()
            let attributes = attributes()
            if Self.raw.contains(name) {
                if !endsItself(name) { skipContent(of: name) }
                return nil
            }
            return .start(name, attributes)
        }
    }

    /// Returns whether a tag of another language, of which the attributes were read, has no content.
    private func endsItself(_ name: String) -> Bool {
        (name == "svg" || name == "math") && position > 1 && bytes[position - 2] == UInt8(ascii: "/")
    }

    private mutating func skip(past end: UInt8) {
        while position < bytes.count, bytes[position] != end { position += 1 }
        position = min(position + 1, bytes.count)
    }

    private mutating func skipDeclaration() {
        guard bytes[position...].starts(with: "!--".utf8) else { return skip(past: UInt8(ascii: ">")) }
        position += 3
        if bytes[position...].starts(with: ">".utf8) { return skip(past: UInt8(ascii: ">")) }
        while position < bytes.count {
            skip(past: UInt8(ascii: "-"))
            if bytes[position...].starts(with: "->".utf8) {
                position += 2
                return
            }
        }
    }

    /// Skips the content of an element with its end tag; without one, the rest of the document.
    private mutating func skipContent(of element: String) {
        while position < bytes.count {
            skip(past: UInt8(ascii: "<"))
            guard position < bytes.count, bytes[position] == UInt8(ascii: "/") else { continue }
            position += 1
            if name() == element { return skip(past: UInt8(ascii: ">")) }
        }
    }

    // MARK: Names and values

    /// Reads the name of an element or an attribute, in lowercase.
    private mutating func name() -> String {
        let start = position
        while position < bytes.count, !bytes[position].endsName { position += 1 }
        return String(decoding: bytes[start..<min(position, start + Self.limit.name)], as: UTF8.self).lowercased()
    }

    /// Reads attributes up to the end of the tag.
    private mutating func attributes() -> [String: String] {
        var attributes: [String: String] = [:]
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            let start = position
            let name = name()
            guard position > start else {
                position += 1
                continue
            }
            skipSpaces()
            var value = ""
            if position < bytes.count, bytes[position] == UInt8(ascii: "=") {
                position += 1
                skipSpaces()
                value = self.value()
            }
            if attributes.count < Self.limit.attributes, attributes[name] == nil { attributes[name] = value }
        }
        position = min(position + 1, bytes.count)
        return attributes
    }

    private mutating func value() -> String {
        guard position < bytes.count else { return "" }
        let quote = bytes[position]
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        if isQuoted { position += 1 }
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if isQuoted ? byte == quote : byte.isSpace || byte == UInt8(ascii: ">") { break }
            position += 1
        }
        let value = HTMLCharacters.text(of: bytes[start..<position])
        if isQuoted { position = min(position + 1, bytes.count) }
        return value
    }

    private mutating func skipSpaces() {
        while position < bytes.count, bytes[position].isSpace { position += 1 }
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (0x41...0x5a).contains(self & 0xdf) }

    /// Whether the byte is white space of HTML.
    var isSpace: Bool { self == 0x20 || (0x09...0x0d).contains(self) && self != 0x0b }

    fileprivate var endsName: Bool {
        isSpace || self == UInt8(ascii: ">") || self == UInt8(ascii: "/") || self == UInt8(ascii: "=")
    }
}

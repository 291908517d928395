/// The tags of an XML document, without texts, comments and instructions.
///
/// Entities and document types with declarations are rejected, so a document cannot expand.
struct SVGTags {
    /// A tag with its attributes.
    struct Tag {
        var name: String
        var attributes: [String: String] = [:]
        var isEnd = false
        /// Whether the element has no content.
        var isEmpty = false
    }

    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the next tag, or `nil` at the end of the document.
    mutating func next() throws(SymbolFileError) -> Tag? {
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = start + 1
            if skip("!--") {
                try skipThrough("-->")
            } else if skip("![CDATA[") {
                try skipThrough("]]>")
            } else if skip("?") {
                try skipThrough("?>")
            } else if skip("!") {
                try skipDocumentType()
            } else {
                return try readTag()
            }
        }
        return nil
    }

    private mutating func skip(_ text: String) -> Bool {
        guard bytes[index...].starts(with: text.utf8) else { return false }
        index += text.utf8.count
        return true
    }

    private mutating func skipThrough(_ end: String) throws(SymbolFileError) {
        while index < bytes.count {
            if skip(end) { return }
            index += 1
        }
        throw .notSVG
    }

    private mutating func skipDocumentType() throws(SymbolFileError) {
        while index < bytes.count, bytes[index] != UInt8(ascii: "[") {
            index += 1
            if bytes[index - 1] == UInt8(ascii: ">") { return }
        }
        throw .notSVG
    }

    private mutating func readTag() throws(SymbolFileError) -> Tag {
        let isEnd = skip("/")
        var tag = Tag(name: try readName(), isEnd: isEnd)
        while true {
            skipSpaces()
            if skip(">") { return tag }
            if skip("/>") {
                tag.isEmpty = true
                return tag
            }
            let name = try readName()
            skipSpaces()
            guard !isEnd, skip("="), tag.attributes[name] == nil else { throw .notSVG }
            skipSpaces()
            tag.attributes[name] = try readValue()
        }
    }

    private mutating func skipSpaces() {
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    }

    private mutating func readName() throws(SymbolFileError) -> String {
        let start = index
        while index < bytes.count, bytes[index] > 0x20, !"<>/=\"'".utf8.contains(bytes[index]) { index += 1 }
        guard index > start else { throw .notSVG }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func readValue() throws(SymbolFileError) -> String {
        guard index < bytes.count, "\"'".utf8.contains(bytes[index]),
            let end = bytes[(index + 1)...].firstIndex(of: bytes[index])
        else { throw .notSVG }
        defer { index = end + 1 }
        let value = bytes[(index + 1)..<end]
        guard !value.contains(UInt8(ascii: "<")) else { throw .notSVG }
        return String(decoding: value, as: UTF8.self)
    }
}

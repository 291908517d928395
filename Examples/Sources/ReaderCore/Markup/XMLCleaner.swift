import Foundation

/// Removes the parts of XML that no feed needs and that attacks consist of: document types and comments.
///
/// Without a document type there are no declarations of entities. libxml2 copies a whole comment for each of its mistakes,
/// which takes quadratic time.
struct XMLCleaner {
    private let bytes: [UInt8]
    private var position = 0
    private var result: [UInt8] = []

    /// Returns a document in an encoding that contains ASCII, without document types and comments.
    static func cleaned(_ data: Data) -> Data {
        var cleaner = XMLCleaner(bytes: [UInt8](data))
        return Data(cleaner.clean())
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func clean() -> [UInt8] {
        result.reserveCapacity(bytes.count)
        while let markup = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            result += bytes[position..<markup]
            position = markup
            readMarkup()
        }
        return result + bytes[position...]
    }

    private mutating func readMarkup() {
        if starts(with: "<!--") {
            position = end(of: "-->")
        } else if starts(with: "<!DOCTYPE") {
            position = endOfDocumentType()
        } else if starts(with: "<![CDATA[") {
            let end = end(of: "]]>")
            result += bytes[position..<end]
            position = end
        } else {
            result.append(bytes[position])
            position += 1
        }
    }

    private func starts(with text: StaticString, at index: Int? = nil) -> Bool {
        let start = index ?? position
        let count = text.utf8CodeUnitCount
        guard start + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
    }

    /// The position after the next occurrence of a text; the end of the document if there is none.
    private func end(of text: StaticString) -> Int {
        var index = position + 3
        while index < bytes.count {
            if bytes[index] == text.utf8Start[0], starts(with: text, at: index) {
                return index + text.utf8CodeUnitCount
            }
            index += 1
        }
        return bytes.count
    }

    /// The position after the document type, whose declarations are in brackets.
    private func endOfDocumentType() -> Int {
        var index = position
        var isInBrackets = false
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "["): isInBrackets = true
            case UInt8(ascii: "]"): isInBrackets = false
            case UInt8(ascii: ">") where !isInBrackets: return index + 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                // Brackets in quotation marks are text.
                index = bytes[(index + 1)...].firstIndex(of: bytes[index]) ?? bytes.count
            default: break
            }
            index += 1
        }
        return bytes.count
    }
}

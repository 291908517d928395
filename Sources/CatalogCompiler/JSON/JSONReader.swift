/// A reader of JSON (RFC 8259) that keeps the places of values and all members of objects, also those with equal keys.
///
/// - Complexity: Linear in the length of the document; nesting is limited.
package struct JSONReader {
    package struct Failure: Error, Hashable {
        package let message: String
        package let offset: Int
    }

    private static let maximumDepth = 64

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    package static func read(_ bytes: [UInt8]) throws(Failure) -> JSONNode {
        let result: Result<JSONNode, Failure> = bytes.withUnsafeBufferPointer { buffer in
            var reader = JSONReader(bytes: buffer)
            do throws(Failure) { return .success(try reader.document()) } catch { return .failure(error) }
        }
        return try result.get()
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        // A byte order mark.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private mutating func document() throws(Failure) -> JSONNode {
        let root = try node(depth: 0)
        skipSpace()
        guard position == bytes.count else { throw failure("characters after the end of the document") }
        return root
    }

    private func failure(_ message: String) -> Failure {
        Failure(message: message, offset: min(position, bytes.count))
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            position += 1
        }
    }

    private mutating func take(_ byte: Character) -> Bool {
        skipSpace()
        guard current == byte.asciiValue else { return false }
        position += 1
        return true
    }

    private mutating func node(depth: Int) throws(Failure) -> JSONNode {
        skipSpace()
        let start = position
        guard depth < Self.maximumDepth else { throw failure("more than \(Self.maximumDepth) nested values") }
        let value: JSONNode.Value
        switch current {
        case UInt8(ascii: "{"): value = .object(try members(depth: depth))
        case UInt8(ascii: "["): value = .array(try elements(depth: depth))
        case UInt8(ascii: "\""): value = .string(try string())
        case UInt8(ascii: "t"): value = try word("true", .boolean(true))
        case UInt8(ascii: "f"): value = try word("false", .boolean(false))
        case UInt8(ascii: "n"): value = try word("null", .null)
        case nil: throw failure("the document ends where a value is expected")
        default: value = .number(try number())
        }
        return JSONNode(value: value, offset: start)
    }

    private mutating func members(depth: Int) throws(Failure) -> [JSONNode.Member] {
        position += 1
        var members: [JSONNode.Member] = []
        if take("}") { return members }
        repeat {
            skipSpace()
            let start = position
            guard current == UInt8(ascii: "\"") else { throw failure("a key in quotation marks is expected") }
            let key = try string()
            guard take(":") else { throw failure("a colon is expected after the key \"\(key)\"") }
            members.append(JSONNode.Member(key: key, offset: start, node: try node(depth: depth + 1)))
        } while take(",")
        guard take("}") else { throw failure("a comma or a closing brace is expected") }
        return members
    }

    private mutating func elements(depth: Int) throws(Failure) -> [JSONNode] {
        position += 1
        var elements: [JSONNode] = []
        if take("]") { return elements }
        repeat { elements.append(try node(depth: depth + 1)) } while take(",")
        guard take("]") else { throw failure("a comma or a closing bracket is expected") }
        return elements
    }

    private mutating func word(_ word: String, _ value: JSONNode.Value) throws(Failure) -> JSONNode.Value {
        guard bytes[position...].starts(with: word.utf8) else { throw failure("an unknown value") }
        position += word.utf8.count
        return value
    }

    private mutating func number() throws(Failure) -> String {
        let start = position
        if current == UInt8(ascii: "-") { position += 1 }
        let isZero = current == UInt8(ascii: "0")
        let integer = skipDigits()
        var isValid = integer == 1 || integer > 0 && !isZero
        if current == UInt8(ascii: ".") {
            position += 1
            isValid = skipDigits() > 0 && isValid
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            position += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
            isValid = skipDigits() > 0 && isValid
        }
        guard isValid else {
            position = start
            throw failure("an unknown value")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Skips digits, and returns their number.
    private mutating func skipDigits() -> Int {
        let start = position
        while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return position - start
    }

    private mutating func string() throws(Failure) -> String {
        position += 1
        let start = position
        // Most strings have no escapes, and are read at once.
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") {
                let result = try text(start..<position)
                position += 1
                return result
            }
            if byte == UInt8(ascii: "\\") || byte < 0x20 { break }
            position += 1
        }
        return try escapedString(start: start)
    }

    private func text(_ range: Range<Int>) throws(Failure) -> String {
        guard let text = String(validating: bytes[range], as: UTF8.self) else {
            throw Failure(message: "a text that is not UTF-8", offset: range.lowerBound)
        }
        return text
    }
}

extension JSONReader {
    /// Reads the rest of a string with escapes.
    private mutating func escapedString(start: Int) throws(Failure) -> String {
        var result = try text(start..<position)
        var plain = position
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                result += try text(plain..<position)
                position += 1
                return result
            case UInt8(ascii: "\\"):
                result += try text(plain..<position)
                result.unicodeScalars.append(try escape())
                plain = position
            case 0..<0x20: throw failure("a control character in a text")
            default: position += 1
            }
        }
        position = start
        throw failure("a text without a closing quotation mark")
    }

    private mutating func escape() throws(Failure) -> Unicode.Scalar {
        position += 1
        defer { position += 1 }
        switch current {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape()
        default: throw failure("an unknown escape")
        }
    }

    /// Reads four hexadecimal digits, or eight that are a surrogate pair, and stops at the last one.
    private mutating func unicodeEscape() throws(Failure) -> Unicode.Scalar {
        let first = try hexadecimal()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first < 0xDC00, position + 2 < bytes.count, bytes[position + 1] == UInt8(ascii: "\\"),
            bytes[position + 2] == UInt8(ascii: "u")
        else { throw failure("half of a surrogate pair") }
        position += 2
        let second = try hexadecimal()
        guard (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw failure("half of a surrogate pair") }
        return scalar
    }

    private mutating func hexadecimal() throws(Failure) -> UInt32 {
        let end = position + 4
        guard end < bytes.count, bytes[(position + 1)...end].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let value = UInt32(String(decoding: bytes[(position + 1)...end], as: UTF8.self), radix: 16)
        else { throw failure("an escape without four hexadecimal digits") }
        position = end
        return value
    }
}

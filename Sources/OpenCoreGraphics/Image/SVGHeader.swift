/// The size that the first element of an SVG file specifies.
///
/// Only plain sizes are supported: integers without a unit or in px, in a file without style sheets or entities, which
/// could change them. The size of other files is known only after decoding.
enum SVGHeader {
    /// The number of bytes in which the first element is searched.
    private static let limit = 1 << 16

    /// Returns the size in units of the image, or nil if the data is not an SVG file or its size is not plain.
    static func size(_ bytes: ByteReader) -> (width: Int, height: Int)? {
        guard var scanner = Scanner(bytes.bytes, limit: limit), scanner.skipProlog(), hasClosingTag(bytes),
            bytes.firstIndex(of: Array("<style".utf8)) == nil,
            bytes.firstIndex(of: Array("<?xml-stylesheet".utf8)) == nil
        else { return nil }
        var (width, height): (Int?, Int?)
        while let attribute = scanner.attribute() {
            switch attribute.name {
            case "width": width = number(attribute.value)
            case "height": height = number(attribute.value)
            case "style", "class", "transform": return nil
            default: break
            }
        }
        guard scanner.isAtEndOfElement, let width, let height else { return nil }
        return (width, height)
    }

    private static func number(_ value: Substring) -> Int? {
        let digits = value.hasSuffix("px") ? value.dropLast(2) : value
        guard 1...5 ~= digits.utf8.count, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
        return Int(digits).flatMap { $0 > 0 ? $0 : nil }
    }

    /// Returns whether the last element is closed, judging by the end of the file.
    private static func hasClosingTag(_ bytes: ByteReader) -> Bool {
        bytes.firstIndex(of: Array("</svg".utf8), from: bytes.count - 256) != nil
    }

    /// Scans the text up to the end of the first element.
    private struct Scanner {
        private var rest: Substring

        init?(_ bytes: UnsafeRawBufferPointer, limit: Int) {
            guard bytes.first(where: { !" \t\r\n\u{FEFF}".utf8.contains($0) }) == UInt8(ascii: "<") else { return nil }
            // Decoding repairs a character that the limit truncates; it is at the end, which is not read.
            let text = String(decoding: bytes.prefix(limit), as: UTF8.self)
            rest = text.drop { $0 == "\u{FEFF}" || $0.isWhitespace }
        }

        /// Skips everything before the first element; returns false if that is not `svg`.
        mutating func skipProlog() -> Bool {
            while true {
                skipSpace()
                if skip("<?xml") {
                    guard let declaration = skip(past: "?>"), isPlain(declaration) else { return false }
                } else if skip("<!--") {
                    guard skip(past: "-->") != nil else { return false }
                } else if skip("<!DOCTYPE") {
                    guard let type = skip(past: ">"), !type.contains("[") else { return false }
                } else {
                    return skip("<svg") && rest.first?.isWhitespace == true
                }
            }
        }

        var isAtEndOfElement: Bool { rest.first == ">" }

        /// Returns the next attribute, or nil at the end of the element or where it is malformed.
        mutating func attribute() -> (name: Substring, value: Substring)? {
            skipSpace()
            let name = rest.prefix { $0.isLetter || $0.isNumber || ":_-.".contains($0) }
            rest = rest.dropFirst(name.count)
            skipSpace()
            guard !name.isEmpty, skip("=") else { return nil }
            skipSpace()
            guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
            rest = rest.dropFirst()
            return skip(past: String(quote)).flatMap { $0.contains("&") ? nil : (name, $0) }
        }

        private func isPlain(_ declaration: Substring) -> Bool {
            let text = declaration.lowercased()
            return !text.contains("encoding") || text.contains("utf-8")
        }

        private mutating func skipSpace() {
            rest = rest.drop(while: \.isWhitespace)
        }

        private mutating func skip(_ text: String) -> Bool {
            guard rest.hasPrefix(text) else { return false }
            rest = rest.dropFirst(text.count)
            return true
        }

        private mutating func skip(past end: String) -> Substring? {
            guard let range = rest.range(of: end) else { return nil }
            defer { rest = rest[range.upperBound...] }
            return rest[..<range.lowerBound]
        }
    }
}

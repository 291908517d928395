/// Divides a document in the Rich Text Format into tokens.
struct RTFScanner {
    enum Token {
        /// The braces around a group.
        case begin, end
        /// A byte of text in the code page of the document.
        case byte(UInt8)
        /// A UTF-16 unit of text.
        case character(UInt16)
        /// The symbol before a destination that readers may skip.
        case optional
        case word(String, Int?)
    }

    /// The longest word; further letters are ignored.
    private static let wordLimit = 32

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the next token, or `nil` at the end of the document.
    mutating func next() -> Token? {
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "{"): return .begin
            case UInt8(ascii: "}"): return .end
            case UInt8(ascii: "\\"): if let token = control() { return token }
            // Line breaks only make documents legible.
            case 0, 0x0a, 0x0d: break
            default: return byte < 0x80 ? .character(UInt16(byte)) : .byte(byte)
            }
        }
        return nil
    }

    /// Scans what follows a backslash; returns `nil` for binary data and for symbols without effect.
    private mutating func control() -> Token? {
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        if Self.isLetter(byte) { return word() }
        position += 1
        switch byte {
        case UInt8(ascii: "'"): return hexadecimalByte()
        case UInt8(ascii: "*"): return .optional
        case UInt8(ascii: "~"): return .character(0xa0)
        case UInt8(ascii: "-"): return .character(0xad)
        case UInt8(ascii: "_"): return .character(0x2011)
        case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): return .character(UInt16(byte))
        case 0x0a, 0x0d: return .word("par", nil)
        case 0x09: return .word("tab", nil)
        default: return nil
        }
    }

    private mutating func hexadecimalByte() -> Token? {
        guard position + 2 <= bytes.count, let high = Self.digit(bytes[position]),
            let low = Self.digit(bytes[position + 1])
        else { return nil }
        position += 2
        return .byte(high << 4 | low)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Character(UnicodeScalar(byte)).hexDigitValue.map { UInt8($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private mutating func word() -> Token? {
        let start = position
        while position < bytes.count, Self.isLetter(bytes[position]) { position += 1 }
        let letters = bytes[start..<min(position, start + Self.wordLimit)]
        let number = number()
        if position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
        let word = String(decoding: letters, as: UTF8.self)
        guard word == "bin" else { return .word(word, number) }
        position += min(max(number ?? 0, 0), bytes.count - position)
        return nil
    }

    /// Scans the number after a word; one with many digits is clamped.
    private mutating func number() -> Int? {
        var place = position
        let isNegative = place < bytes.count && bytes[place] == UInt8(ascii: "-")
        if isNegative { place += 1 }
        let start = place
        var value = 0
        while place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) {
            value = min(value * 10 + Int(bytes[place] - UInt8(ascii: "0")), Int(Int32.max))
            place += 1
        }
        guard place > start else { return nil }
        position = place
        return isNegative ? -value : value
    }
}

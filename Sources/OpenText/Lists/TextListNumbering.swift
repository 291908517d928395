/// A way to write the number of a list item; the raw values are the keywords of marker formats.
enum TextListNumbering: String {
    case decimal
    case octal
    case lowercaseHexadecimal = "lowercase-hexadecimal"
    case uppercaseHexadecimal = "uppercase-hexadecimal"
    case lowercaseAlpha = "lowercase-alpha"
    case uppercaseAlpha = "uppercase-alpha"
    case lowercaseLatin = "lowercase-latin"
    case uppercaseLatin = "uppercase-latin"
    case lowercaseRoman = "lowercase-roman"
    case uppercaseRoman = "uppercase-roman"

    /// Returns the form of a number; numbers that letters or Roman numerals cannot express are decimal.
    func text(of number: Int) -> String {
        switch self {
        case .decimal: String(number)
        case .octal: String(number, radix: 8)
        case .lowercaseHexadecimal: String(number, radix: 16)
        case .uppercaseHexadecimal: String(number, radix: 16, uppercase: true)
        case .lowercaseAlpha, .lowercaseLatin: Self.letters(number)
        case .uppercaseAlpha, .uppercaseLatin: Self.letters(number).uppercased()
        case .lowercaseRoman: Self.roman(number)
        case .uppercaseRoman: Self.roman(number).uppercased()
        }
    }

    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var (rest, letters) = (number, [UInt8]())
        while rest > 0 {
            rest -= 1
            letters.append(UInt8(ascii: "a") + UInt8(rest % 26))
            rest /= 26
        }
        return String(decoding: letters.reversed(), as: UTF8.self)
    }

    private static let numerals = [
        (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
        (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]

    private static func roman(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return String(number) }
        var (rest, text) = (number, "")
        for (value, numeral) in numerals {
            while rest >= value {
                text += numeral
                rest -= value
            }
        }
        return text
    }
}

extension Language {
    /// Returns a text with its decimal digits replaced by those of the language.
    package func digits(of text: String) -> String {
        NumberSymbols.of(self).digits(text)
    }
}

extension NumberSymbols {
    /// Returns a decimal number, digits with an optional point and exponent, in the digits of the language.
    func localized(_ number: some StringProtocol, isGrouped: Bool) -> String {
        let integer = number.prefix { $0.isASCIIDigit }
        var rest = number[integer.endIndex...]
        var result = isGrouped ? grouped(integer) : digits(integer)
        if rest.first == "." {
            result += decimal
            rest.removeFirst()
        }
        return result + digits(rest)
    }

    fileprivate func digits(_ text: some StringProtocol) -> String {
        zero == "0" ? String(text) : String(text.map { digit($0) })
    }

    private func digit(_ character: Character) -> Character {
        guard let value = character.asciiDigit, let scalar = Unicode.Scalar(zero.value + value) else {
            return character
        }
        return Character(scalar)
    }

    private func grouped(_ integer: some StringProtocol) -> String {
        let count = integer.count
        guard primary > 0, secondary > 0, count >= primary + minimumGrouping else { return digits(integer) }
        var result = ""
        for (index, character) in integer.enumerated() {
            let following = count - index
            let isBoundary = following == primary || following > primary && (following - primary) % secondary == 0
            if index > 0, isBoundary { result += group }
            result.append(digit(character))
        }
        return result
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { asciiDigit != nil }

    /// The value of a digit from 0 to 9.
    fileprivate var asciiDigit: UInt32? {
        guard let value = asciiValue, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(value) else { return nil }
        return UInt32(value - UInt8(ascii: "0"))
    }
}

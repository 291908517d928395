/// Reads numbers as users of a locale write them.
struct NumberInput {
    /// Longer texts are no numbers that a user has typed.
    private static let longest = 64

    private let decimal: String
    private let group: String

    init(_ locale: Locale) {
        decimal = locale.decimalSeparator ?? "."
        group = locale.groupingSeparator ?? ","
    }

    /// Returns the number that a text consists of, or `nil` if it is none.
    ///
    /// Digits of all scripts, spaces between groups, and the minus signs of all locales are accepted.
    func number(in text: String) -> Double? {
        guard text.utf8.count <= Self.longest else { return nil }
        var rest = text.filter { !$0.isInvisibleInNumbers }
        let isNegative = rest.first?.isMinus ?? false
        if isNegative || rest.first == "+" { rest.removeFirst() }
        let parts = rest.split(separator: decimal, maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = digits(ofGroups: parts[0]), let fraction = digits(parts.count > 1 ? parts[1] : "") else {
            return nil
        }
        guard !whole.isEmpty || !fraction.isEmpty, let number = Double("\(whole.isEmpty ? "0" : whole).\(fraction)0")
        else { return nil }
        return isNegative && number != 0 ? -number : number
    }

    /// Returns the digits of a whole number, in which separators precede groups of two or three digits.
    private func digits(ofGroups text: some StringProtocol) -> String? {
        guard !group.isEmpty, !group.contains(where: \.isInvisibleInNumbers) else { return digits(text) }
        let groups = text.split(separator: group, omittingEmptySubsequences: false)
        guard groups.dropFirst().allSatisfy({ (2...3).contains($0.count) }), groups.count == 1 || !groups[0].isEmpty,
            groups.count == 1 || groups[groups.count - 1].count == 3
        else { return nil }
        return digits(groups.joined())
    }

    private func digits(_ text: some StringProtocol) -> String? {
        var result = ""
        for character in text {
            guard let value = character.wholeNumberValue, (0...9).contains(value) else { return nil }
            result += "\(value)"
        }
        return result
    }
}

extension Character {
    /// Whether the character separates groups or is a direction mark.
    fileprivate var isInvisibleInNumbers: Bool {
        isWhitespace || unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
    }

    fileprivate var isMinus: Bool { ["-", "\u{2212}", "\u{FE63}", "\u{FF0D}", "\u{2010}", "\u{2013}"].contains(self) }
}

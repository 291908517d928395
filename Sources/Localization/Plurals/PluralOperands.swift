/// The values of a number that plural rules depend on (Unicode Technical Standard #35, part 3, section 5.1.1).
///
/// They depend on how the number is written: in English, "1 star" and "1.0 stars" have different forms.
package struct PluralOperands: Sendable {
    /// The integer digits; of numbers with more than eighteen, a number with the same last digits.
    package var i: UInt64 = 0
    /// The number of fraction digits, with and without trailing zeros.
    package var (v, w): (UInt64, UInt64) = (0, 0)
    /// The fraction digits as an integer, with and without trailing zeros; the first eighteen digits.
    package var (f, t): (UInt64, UInt64) = (0, 0)

    private static let maximumDigits = 18

    package init(_ magnitude: UInt64) {
        i = magnitude
    }

    /// Reads the digits of a decimal number such as `1.50`; a sign and other characters are ignored.
    package init(decimal: some StringProtocol) {
        let parts = decimal.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1)
        let integer = parts.first.map { Self.digits($0) } ?? []
        i = Self.number(integer.suffix(Self.maximumDigits))
        if integer.dropLast(Self.maximumDigits).contains(where: { $0 != 0 }) { i += Self.tooLarge }
        var fraction = parts.count > 1 ? Self.digits(parts[1]) : []
        v = UInt64(fraction.count)
        f = Self.number(fraction.prefix(Self.maximumDigits))
        while fraction.last == 0 { fraction.removeLast() }
        w = UInt64(fraction.count)
        t = Self.number(fraction.prefix(Self.maximumDigits))
    }

    /// Marks numbers whose first digits are dropped; a multiple of all divisors in the rules.
    private static let tooLarge: UInt64 = 1_000_000_000_000_000_000

    private static func digits(_ text: some Sequence<UInt8>) -> [UInt64] {
        text.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.map { UInt64($0 - UInt8(ascii: "0")) }
    }

    private static func number(_ digits: ArraySlice<UInt64>) -> UInt64 {
        digits.reduce(0) { $0 * 10 + $1 }
    }
}

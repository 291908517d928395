import Testing

@testable import Localization

@Suite("Numbers in texts")
struct NumberTests {
    private func format(_ format: String, _ argument: LocalizedArgument, _ language: Language = "en") -> String {
        guard case .placeholder(let specifier)? = FormatText(format).parts.first else { return "no placeholder" }
        return specifier.format(argument, NumberSymbols.of(language))
    }

    @Test("Numbers are written as ICU writes them in all of its locales")
    func reference() throws {
        let lines = try Reference.lines(of: "numbers.txt")
        let numbers = lines[0].split(separator: "\t")
        for line in lines.dropFirst() {
            let fields = line.split(separator: "\t").map(String.init)
            // Variants of languages, such as `en_US_POSIX`, have no tags.
            guard LanguageTag(fields[0]).isWellFormed else { continue }
            for (number, expected) in zip(numbers, fields.dropFirst()) {
                let digits = number.split(separator: ".").dropFirst().first?.count ?? 0
                let value = try #require(Double(number))
                #expect(format("%.\(digits)f", .number(value), Language(fields[0])) == expected, "\(fields[0])")
            }
        }
        #expect(lines.count > 700)
    }

    @Test("Integers have the same digits as numbers without fraction")
    func integers() {
        #expect(format("%lld", .integer(-1_234_567), "de") == "-1.234.567")
        #expect(format("%lld", .integer(.min)) == "-9,223,372,036,854,775,808")
        #expect(format("%llu", .unsigned(.max)) == "18,446,744,073,709,551,615")
        #expect(format("%d", .integer(1234), "pl") == "1234")
        #expect(format("%d", .integer(12345), "hi") == "12,345")
    }

    @Test("Width, sign and zeros are those of the placeholder")
    func flags() {
        #expect(format("%5d", .integer(42)) == "   42")
        #expect(format("%-5d", .integer(42)) == "42   ")
        #expect(format("%05d", .integer(-42)) == "-0042")
        #expect(format("%+d", .integer(42)) == "+42")
        #expect(format("%.4d", .integer(42)) == "0042")
        #expect(format("%04d", .integer(7), "ar") == "٠٠٠٧")
        #expect(format("%x", .unsigned(255)) == "ff")
        #expect(format("%#06X", .unsigned(255)) == "0x00FF")
        #expect(format("%o", .unsigned(8)) == "10")
        #expect(format("%.2s", .text("abc")) == "ab")
        #expect(format("%5@", .text("abc")) == "  abc")
    }

    @Test("Numbers with fraction digits are rounded and have the separators of the language")
    func fractions() {
        #expect(format("%.2f", .number(0.125)) == "0.12")
        #expect(format("%f", .number(1.5), "de") == "1,500000")
        #expect(format("%.1e", .number(12345), "de") == "1,2e+04")
        #expect(format("%g", .number(0.0001)) == "0.0001")
        #expect(format("%.0f", .number(-0.0)) == "-0")
        #expect(format("%f", .number(.infinity)) == "∞")
        #expect(format("%f", .number(-.infinity)) == "-∞")
        #expect(format("%f", .number(.nan)) == "NaN")
        #expect(format("%.100f", .number(.greatestFiniteMagnitude)).count > 400)
    }

    @Test("An argument of another kind than that of the placeholder is written all the same")
    func otherKinds() {
        #expect(format("%d", .text("a")) == "a")
        #expect(format("%@", .integer(3)) == "3")
        #expect(format("%.1f", .integer(3)) == "3.0")
        #expect(format("%d", .number(3.7)) == "3")
        #expect(format("%d", .number(.nan)) == "0")
        #expect(format("%d", .number(1e300)) == "9,223,372,036,854,775,807")
        #expect(format("%@", .number(1.5), "de") == "1,5")
    }
}

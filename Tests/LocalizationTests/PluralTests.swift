import Localization
import Testing

@Suite("Plural rules")
struct PluralTests {
    private static func letter(_ category: PluralCategory) -> Character {
        Character(Unicode.Scalar(category.letter))
    }

    @Test("The categories of the integers from 0 to 10,000 are those of ICU in all languages of the CLDR")
    func integers() throws {
        var count = 0
        for line in try Reference.lines(of: "plural_categories.txt").dropFirst() {
            let fields = line.split(separator: "|")
            let expected = Reference.expand(fields[1])
            for language in fields[0].split(separator: " ") {
                let rules = PluralRules(Language(String(language)))
                let categories = (0...10_000).map { Self.letter(rules.category(for: $0)) }
                #expect(categories == expected, "\(language)")
                count += 1
            }
        }
        #expect(count > 200)
    }

    @Test("The categories of decimal and large numbers are those of ICU in all languages of the CLDR")
    func decimals() throws {
        let lines = try Reference.lines(of: "plural_categories.txt")
        let numbers = lines[0].split(separator: " ")
        for line in lines.dropFirst() {
            let fields = line.split(separator: "|")
            let expected = Reference.expand(fields[2])
            for language in fields[0].split(separator: " ") {
                let rules = PluralRules(Language(String(language)))
                let categories = numbers.map { Self.letter(rules.category(forDecimal: $0)) }
                #expect(categories == expected, "\(language)")
            }
        }
    }

    @Test("A language has the categories that its rules contain, and other")
    func categories() {
        #expect(PluralRules("en").categories == [.one, .other])
        #expect(PluralRules("ja").categories == [.other])
        #expect(PluralRules("pl").categories == [.one, .few, .many, .other])
        #expect(PluralRules("ar").categories == PluralCategory.allCases)
    }

    @Test("A variety of a language has the rules of the language, unless it has others")
    func varieties() {
        #expect(PluralRules("pt-BR").category(for: 0) == .one)
        #expect(PluralRules("pt-PT").category(for: 0) == .other)
        #expect(PluralRules("pt-AO").category(for: 0) == .other)
        #expect(PluralRules("sr-Latn").category(for: 2) == .few)
    }

    @Test("An unknown language has one category")
    func unknown() {
        #expect(PluralRules("xx").category(for: 1) == .other)
        #expect(PluralRules("").categories == [.other])
    }

    @Test("Negative and extreme numbers have the category of their digits")
    func extremes() {
        #expect(PluralRules("en").category(for: -1) == .one)
        #expect(PluralRules("en").category(for: Int.min) == .other)
        #expect(PluralRules("pl").category(for: UInt64.max) == .many)
        #expect(PluralRules("pl").category(forDecimal: String(repeating: "9", count: 400) + "2") == .few)
        #expect(PluralRules("ru").category(forDecimal: String(repeating: "9", count: 400) + "21") == .one)
        #expect(PluralRules("en").category(forDecimal: "") == .other)
    }
}

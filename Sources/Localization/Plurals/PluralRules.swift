/// The rules with which a language selects a form of words for a number.
///
/// ```swift
/// PluralRules("pl").category(for: 22)      // .few
/// ```
///
/// The rules are those of the Unicode CLDR. The rules of a language are read on first use and kept.
public struct PluralRules: Sendable {
    private let rules: [(category: PluralCategory, condition: PluralCondition)]

    /// Creates the rules of a language; a language that is not in the CLDR has only the category `other`.
    public init(_ language: Language) {
        self = Self.known.value(of: language) { PluralRules(tag: $0) }
    }

    private static let known = LanguageCache<PluralRules>()

    private init(tag: LanguageTag) {
        let names = LanguageChain.ancestors(of: tag).map { $0.description.replacing("-", with: "_") }
        let lines = RecordedTable.text(PluralRuleData.rules).split(separator: "\n")
        for name in names + [tag.language] {
            guard let line = lines.first(where: { Self.languages(of: $0).contains(Substring(name)) }) else { continue }
            rules = line.split(separator: ";").dropFirst().compactMap { Self.rule($0) }
            return
        }
        rules = []
    }

    private static func languages(of line: Substring) -> [Substring] {
        line.prefix { $0 != ";" }.split(separator: " ")
    }

    /// Reads a rule such as `one: i = 1 and v = 0`.
    private static func rule(_ text: Substring) -> (PluralCategory, PluralCondition)? {
        let parts = text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let condition = PluralCondition(parts[1]),
            let category = PluralCategory(rawValue: parts[0].filter { $0 != " " })
        else { return nil }
        return (category, condition)
    }

    /// The categories that the language has, in the order of ``PluralCategory``.
    public var categories: [PluralCategory] {
        let used = Set(rules.map(\.category))
        return PluralCategory.allCases.filter { used.contains($0) || $0 == .other }
    }

    /// Returns the category of an integer, which is written without fraction digits.
    public func category(for number: some BinaryInteger) -> PluralCategory {
        guard let magnitude = UInt64(exactly: number.magnitude) else { return category(forDecimal: "\(number)") }
        return category(for: PluralOperands(magnitude))
    }

    /// Returns the category of a decimal number as it is written, for example `1.50`.
    ///
    /// - Parameter decimal: Digits with a point before the fraction digits.
    public func category(forDecimal decimal: some StringProtocol) -> PluralCategory {
        category(for: PluralOperands(decimal: decimal))
    }

    package func category(for operands: PluralOperands) -> PluralCategory {
        rules.first { $0.condition.holds(for: operands) }?.category ?? .other
    }
}

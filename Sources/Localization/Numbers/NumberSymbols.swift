/// The digits and separators with which a language writes numbers.
struct NumberSymbols: Sendable {
    var decimal = "."
    var group = ","
    var minus = "-"
    var plus = "+"
    /// The digit zero; the others follow it in Unicode.
    var zero: Unicode.Scalar = "0"
    /// The number of digits in the last group, and in the others; 0 for no groups.
    var (primary, secondary) = (3, 3)
    /// The number of digits before the first separator that a number needs for any separators.
    var minimumGrouping = 1

    private static let known = LanguageCache<NumberSymbols>()

    /// Returns the symbols of a language, which are read on first use and kept.
    static func of(_ language: Language) -> NumberSymbols {
        known.value(of: language) { find(LanguageChain.ancestors(of: $0)) }
    }

    private static func find(_ chain: [LanguageTag]) -> NumberSymbols {
        let lines = RecordedTable.lines(NumberSymbolData.symbols)
        // In another script, a language has the symbols of its usual script if none are recorded.
        for tag in chain + chain.prefix(1).map({ LanguageTag(language: $0.language) }) {
            let name = Substring(tag.description.replacing("-", with: "_"))
            for (names, fields) in lines where names.split(separator: " ").contains(name) {
                return NumberSymbols(fields: fields)
            }
        }
        return NumberSymbols()
    }

    init() {}

    private init(fields: [Substring]) {
        guard fields.count == 8, let zero = fields[4].unicodeScalars.first else { return }
        (decimal, group, minus, plus) = (String(fields[0]), String(fields[1]), String(fields[2]), String(fields[3]))
        self.zero = zero
        let sizes = fields[5...].compactMap { Int($0) }
        if sizes.count == 3 { (primary, secondary, minimumGrouping) = (sizes[0], sizes[1], sizes[2]) }
    }
}

/// Replaces the placeholders of a text by arguments, as they are written in a language.
struct TextCompletion {
    let arguments: [LocalizedArgument]
    let language: Language
    /// The language whose rules select the plural forms, which is that of the text.
    let pluralRules: PluralRules
    let pseudo: PseudoLanguage?
    private let symbols: NumberSymbols

    init(_ arguments: [LocalizedArgument], text: Language, format: Language, pseudo: PseudoLanguage?) {
        self.arguments = arguments
        language = format
        pluralRules = PluralRules(text)
        symbols = NumberSymbols.of(format)
        self.pseudo = pseudo
    }

    func complete(_ text: TableText) -> String {
        let result = complete(form(text.forms, specifier: nil), text.substitutions, within: nil)
        return pseudo.map { $0.complete(result) } ?? result
    }

    /// - Parameter substitution: The substitution that contains the text.
    private func complete(
        _ text: Substring, _ substitutions: [TableText.Substitution], within substitution: TableText.Substitution?
    ) -> String {
        var last = 0
        return FormatText(String(text)).parts.reduce(into: "") { result, part in
            switch part {
            case .literal(let literal): result += pseudo?.transform(literal) ?? literal
            case .placeholder(let specifier):
                last = specifier.position ?? last + 1
                result += argument(last).map { specifier.format($0, symbols) } ?? ""
            case .argument:
                guard let substitution, let value = argument(substitution.argument) else { return result += "%arg" }
                result += substitution.specifier.format(value, symbols)
            case .substitution(let name):
                // A substitution cannot contain another one, so that nothing is completed without an end.
                guard substitution == nil, let found = substitutions.first(where: { $0.name == name }) else { return }
                last = found.argument
                result += complete(form(found.forms, specifier: found.specifier), [], within: found)
            }
        }
    }

    private func argument(_ position: Int) -> LocalizedArgument? {
        arguments.indices.contains(position - 1) ? arguments[position - 1] : nil
    }

    private func form(_ forms: TableText.Forms, specifier: FormatSpecifier?) -> Substring {
        guard case .plural(let position, let forms) = forms else {
            if case .single(let text) = forms { return text }
            return ""
        }
        func text(_ category: PluralCategory) -> Substring? {
            forms.first { $0.letter == category.letter }?.text
        }
        let other = text(.other) ?? forms.first?.text ?? ""
        let specifier = specifier ?? Self.specifier(of: position, in: other)
        guard let argument = argument(position), let decimal = specifier.decimal(argument) else { return other }
        // Zero may have a text of its own in every language.
        if decimal.allSatisfy({ $0 == "0" || $0 == "." }), let zero = text(.zero) { return zero }
        return text(pluralRules.category(forDecimal: decimal)) ?? other
    }

    /// Returns the placeholder of an argument in a text, on whose fraction digits the form depends.
    private static func specifier(of position: Int, in text: Substring) -> FormatSpecifier {
        FormatText(String(text)).placeholders.first { $0.position == position }?.specifier
            ?? FormatSpecifier(conversion: "d")
    }
}

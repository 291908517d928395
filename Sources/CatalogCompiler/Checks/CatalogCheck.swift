internal import Localization

/// Checks the texts of a catalog against each other and against the rules of their languages.
struct CatalogCheck {
    private let catalog: Catalog
    private(set) var diagnostics: [Diagnostic] = []
    /// What is known of the languages of the catalog.
    private var languages: [String: LanguageFacts] = [:]

    private struct LanguageFacts {
        let isKnown: Bool
        let categories: [PluralCategory]
        /// The categories of integers up to a thousand, which most numbers in texts are.
        let usualCategories: [PluralCategory]
    }

    init(_ catalog: Catalog) {
        self.catalog = catalog
    }

    private mutating func report(_ severity: Diagnostic.Severity, _ message: String, at offset: Int) {
        diagnostics.append(Diagnostic(severity, message, at: offset))
    }

    mutating func run() {
        if !facts(of: catalog.sourceLanguage).isKnown {
            report(.error, "The source language \(catalog.sourceLanguage) is unknown.", at: 0)
        }
        for entry in catalog.entries { check(entry) }
        noteMissing()
    }

    private mutating func facts(of language: String) -> LanguageFacts {
        if let known = languages[language] { return known }
        let rules = PluralRules(Language(language))
        let usual = Set((0...1000).map { rules.category(for: $0) })
        let facts = LanguageFacts(
            isKnown: KnownLanguages.contains(language), categories: rules.categories,
            usualCategories: PluralCategory.allCases.filter(usual.contains))
        languages[language] = facts
        return facts
    }

    private mutating func check(_ entry: CatalogEntry) {
        let source = entry.sourceText(in: catalog)
        let signature = Signature(source)
        checkPositions(signature, of: entry)
        check(source, signature, of: entry, in: catalog.sourceLanguage)
        for (language, text) in entry.texts where language != catalog.sourceLanguage {
            guard facts(of: language).isKnown else {
                report(.error, "“\(entry.key)” is translated into the unknown language \(language).", at: text.offset)
                continue
            }
            let own = Signature(text)
            check(text, own, of: entry, in: language)
            compare(own, with: signature, of: text, entry, language)
        }
    }

    /// Checks that the arguments of the source text have all positions from 1 on.
    private mutating func checkPositions(_ signature: Signature, of entry: CatalogEntry) {
        let count = signature.arguments.keys.max() ?? 0
        for position in 1..<(count + 1) where signature.arguments[position] == nil {
            report(
                .error, "“\(entry.key)” has \(count) arguments but no placeholder for number \(position).",
                at: entry.offset)
            return
        }
    }

    private mutating func compare(
        _ own: Signature, with source: Signature, of text: CatalogText, _ entry: CatalogEntry, _ language: String
    ) {
        for (position, argument) in own.arguments.sorted(by: { $0.key < $1.key }) {
            guard let expected = source.arguments[position] else {
                report(
                    .error,
                    "“\(entry.key)” in \(language) has the placeholder \(argument.placeholder) for argument "
                        + "\(position), which \(catalog.sourceLanguage) does not have.", at: argument.offset)
                continue
            }
            if !expected.kind.accepts(argument.kind) {
                report(
                    .error,
                    "“\(entry.key)” in \(language) has the placeholder \(argument.placeholder) for argument "
                        + "\(position), which is \(expected.placeholder) in \(catalog.sourceLanguage).",
                    at: argument.offset)
            }
        }
        for (position, argument) in source.arguments.sorted(by: { $0.key < $1.key })
        where own.arguments[position] == nil {
            report(
                .warning,
                "“\(entry.key)” in \(language) lacks the placeholder \(argument.placeholder) for argument "
                    + "\(position).", at: text.offset)
        }
    }

    /// Checks a text by itself.
    private mutating func check(
        _ text: CatalogText, _ signature: Signature, of entry: CatalogEntry, in language: String
    ) {
        let place = "“\(entry.key)” in \(language)"
        for contradiction in signature.contradictions {
            report(
                .error,
                "\(place) has \(contradiction.placeholder) and \(contradiction.other) for argument "
                    + "\(contradiction.position).", at: contradiction.offset)
        }
        for (name, offset) in signature.unknownNames {
            report(.error, "\(place) refers to the substitution “\(name)”, which it does not have.", at: offset)
        }
        for offset in signature.misplacedArguments {
            report(.error, "\(place) contains %arg outside a substitution.", at: offset)
        }
        if !signature.arguments.isEmpty {
            for offset in signature.strays {
                report(.warning, "\(place) contains a percent sign that begins no placeholder; write %%.", at: offset)
            }
        }
        checkForms(text.forms, place, language)
        if case .plural = text.forms, !signature.arguments.values.contains(where: \.kind.isNumeric),
            !Signature(entry.sourceText(in: catalog)).arguments.values.contains(where: \.kind.isNumeric)
        {
            report(.error, "\(place) has plural forms but no placeholder for a number.", at: text.offset)
        }
        for substitution in text.substitutions { check(substitution, signature, place, language) }
        for unit in text.forms.units + text.substitutions.flatMap(\.forms.units)
        where unit.text.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) {
            report(.error, "\(place) contains a control character.", at: unit.offset)
        }
    }

    private mutating func check(
        _ substitution: CatalogSubstitution, _ signature: Signature, _ place: String, _ language: String
    ) {
        let part = "the substitution “\(substitution.name)” of \(place)"
        if case .placeholder(let specifier)? = FormatText("%\(substitution.specifier)").parts.first,
            specifier.kind?.isNumeric == true
        {
        } else {
            report(
                .error, "The formatSpecifier \(substitution.specifier) of \(part) is not that of a number.",
                at: substitution.offset)
        }
        if signature.substitutionPositions[substitution.name] == nil {
            report(.warning, "The text does not refer to \(part).", at: substitution.offset)
        }
        for unit in substitution.forms.units {
            for case .substitution(let name) in FormatText(unit.text).parts {
                report(.error, "“\(name)” is used within \(part).", at: unit.offset)
            }
        }
        checkForms(substitution.forms, part, language)
    }

    private mutating func checkForms(_ forms: CatalogForms, _ place: String, _ language: String) {
        guard case .plural(let forms) = forms, let offset = forms.first?.unit.offset else { return }
        let facts = facts(of: language)
        let names = Set(forms.map(\.category))
        if !names.contains("other") {
            report(.error, "The plural form other of \(place) is missing.", at: offset)
        }
        for (name, unit) in forms {
            guard let category = PluralCategory(rawValue: name) else {
                report(.error, "\(place) has the unknown plural form \(name).", at: unit.offset)
                continue
            }
            // Zero may have a text of its own in every language.
            if category != .zero, !facts.categories.contains(category) {
                report(
                    .warning, "\(place) has the plural form \(name), which the language never uses.", at: unit.offset)
            }
        }
        for category in facts.usualCategories where category != .other && !names.contains(category.rawValue) {
            if category == .zero { continue }
            report(.warning, "The plural form \(category.rawValue) of \(place) is missing; other is used.", at: offset)
        }
    }

    /// Notes how many texts each language lacks.
    private mutating func noteMissing() {
        let expected = catalog.entries.filter { $0.isTranslated && !$0.isStale }
        // The number of texts of each language, and how many of the first keys have one.
        var counts: [String: (all: Int, first: Int)] = [:]
        for (index, entry) in expected.enumerated() {
            for (language, _) in entry.texts where language != catalog.sourceLanguage {
                let count = counts[language] ?? (0, 0)
                counts[language] = (count.all + 1, count.first + (count.first == index ? 1 : 0))
            }
        }
        for (language, count) in counts.sorted(by: { $0.key < $1.key }) where count.first < expected.count {
            let first = expected[count.first]
            report(
                .note,
                "\(expected.count - count.all) of \(expected.count) texts are not translated into \(language), "
                    + "the first is “\(first.key)”.", at: first.offset)
        }
    }
}

extension CatalogEntry {
    /// The text in the source language, which is the key if there is no other one.
    func sourceText(in catalog: Catalog) -> CatalogText {
        text(in: catalog.sourceLanguage)
            ?? CatalogText(offset: offset, forms: .single(CatalogUnit(text: key, offset: offset)))
    }
}

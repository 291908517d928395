internal import Localization

/// Writes the texts of a catalog in the form that `StringTable` reads.
struct TableWriter {
    /// The keys in the order of their bytes, which is that of their indices.
    let entries: [CatalogEntry]
    let languages: [String]
    private let catalog: Catalog
    private var pool: [UInt8] = [TableStorage.entryEnd]
    private var positions: [UInt8] = []
    private var known: [[UInt8]: Int] = [[]: 0]

    /// - Parameter catalog: A catalog without errors.
    init(_ catalog: Catalog) {
        self.catalog = catalog
        entries = catalog.entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        let others = Set(catalog.entries.filter(\.isTranslated).flatMap { $0.texts.map(\.language) })
        languages = [catalog.sourceLanguage] + others.subtracting([catalog.sourceLanguage]).sorted()
    }

    /// Returns the content of the table.
    mutating func write() -> [UInt8] {
        for entry in entries { add(Array(entry.key.utf8)) }
        let texts = entries.map { Dictionary($0.texts) { first, _ in first } }
        for (index, language) in languages.enumerated() {
            for (entry, texts) in zip(entries, texts) {
                let text = index == 0 ? entry.sourceText(in: catalog) : entry.isTranslated ? texts[language] : nil
                add(text.map { encode($0, of: entry) } ?? [])
            }
        }
        let header = "S1 \(entries.count) \(languages.joined(separator: " "))\n"
        return Array(header.utf8) + positions + pool
    }

    private mutating func add(_ entry: [UInt8]) {
        let position = known[entry] ?? pool.count
        if position == pool.count {
            known[entry] = position
            pool += entry
            pool.append(TableStorage.entryEnd)
        }
        for shift in stride(from: 6 * (TableStorage.positionLength - 1), through: 0, by: -6) {
            positions.append(TableStorage.firstDigit + UInt8(position >> shift & 63))
        }
    }

    private func encode(_ text: CatalogText, of entry: CatalogEntry) -> [UInt8] {
        let signature = Signature(text)
        var result = encode(text.forms, number: number(of: text, signature, entry))
        for substitution in text.substitutions {
            guard let position = signature.substitutionPositions[substitution.name] else { continue }
            result.append(TableStorage.fieldSeparator)
            for part in [substitution.name, "\(position)", substitution.specifier] {
                result += part.utf8
                result.append(TableStorage.formSeparator)
            }
            result += encode(substitution.forms, number: position)
        }
        return result
    }

    private func encode(_ forms: CatalogForms, number: Int) -> [UInt8] {
        switch forms {
        case .single(let unit): return Array(unit.text.utf8)
        case .plural(let forms):
            var result = [TableStorage.pluralMark] + Array("\(number)".utf8)
            for (name, unit) in forms {
                guard let category = PluralCategory(rawValue: name) else { continue }
                result += [TableStorage.formSeparator, category.letter]
                result += unit.text.utf8
            }
            return result
        }
    }

    /// Returns the position of the number on which the forms depend: the first one of the text, or of the source text.
    private func number(of text: CatalogText, _ signature: Signature, _ entry: CatalogEntry) -> Int {
        func first(_ signature: Signature) -> Int? {
            signature.arguments.filter { $0.value.kind.isNumeric }.keys.min()
        }
        guard case .plural = text.forms else { return 1 }
        return first(signature) ?? first(Signature(entry.sourceText(in: catalog))) ?? 1
    }
}

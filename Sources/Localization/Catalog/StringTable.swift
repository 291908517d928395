internal import Synchronization

/// The texts of a string catalog in all of its languages.
///
/// The build plug-in `StringCatalogs` generates a table for each catalog. It is a literal in the read-only data of the program: a
/// text is found by its index without reading others, so a table takes no time when the program starts, and the system loads
/// only those parts of it that are read.
public final class StringTable: Sendable {
    let storage: TableStorage
    /// The languages of the table; the first one is the source language.
    public let languages: [Language]
    private let columns = Mutex<[Language: [Column]]>([:])

    /// A language of the table, and the language by whose rules its texts are completed.
    struct Column: Sendable {
        let index: Int
        let formatLanguage: Language
    }

    /// Creates a table from a literal that the plug-in generated.
    ///
    /// A literal of another form gives a table without texts.
    public convenience init(_ literal: StaticString) {
        // A literal of one character may have no pointer.
        self.init(
            bytes: literal.hasPointerRepresentation
                ? UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
                : UnsafeBufferPointer(start: nil, count: 0))
    }

    /// Creates a table from bytes that outlive it.
    package init(bytes: UnsafeBufferPointer<UInt8>) {
        storage = TableStorage(bytes)
        languages = storage.languages.map { Language($0) }
    }

    /// The language of the user that the table contains, or the source language.
    ///
    /// ```swift
    /// TodoScreen().language(StringTable.localizable.preferredLanguage)
    /// ```
    ///
    /// A program whose layout has the direction of this language is not mirrored for users whose language it does not have.
    public var preferredLanguage: Language { supportedLanguage(for: .preferred) }

    /// Returns the first language of the user that the table contains, or the source language.
    package func supportedLanguage(for language: Language) -> Language {
        if language.isPseudoLanguage { return language }
        let tags = languages.map(\.tag)
        let names = [language.identifier] + language.alternatives
        guard let first = names.firstIndex(where: { !LanguageChain.matches(for: LanguageTag($0), among: tags).isEmpty })
        else { return languages.first ?? "en" }
        return Language(tag: LanguageTag(names[first]), alternatives: Array(names[(first + 1)...]))
    }

    /// The number of keys.
    public var count: Int { storage.keyCount }

    /// Returns the index of a key, or `nil` if the table does not contain it.
    ///
    /// - Complexity: O(log *n*) for *n* keys.
    func index(ofKey key: String) -> Int? {
        var (low, high) = (0, storage.keyCount)
        while low < high {
            let middle = (low + high) / 2
            let other = storage.key(middle)
            if other == key { return middle }
            if other.utf8.lexicographicallyPrecedes(key.utf8) { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// Returns the columns in which a text in a language is searched, which are determined on first use and kept.
    func columns(for language: Language) -> [Column] {
        columns.withLock { known in
            if let found = known[language] { return found }
            // Languages may come from files, so their number is limited.
            if known.count >= 64 { known.removeAll() }
            let found = findColumns(for: language)
            known[language] = found
            return found
        }
    }

    private func findColumns(for language: Language) -> [Column] {
        guard let source = languages.first else { return [] }
        let tags = languages.map(\.tag)
        var columns: [Column] = []
        for name in language.isPseudoLanguage ? [] : [language.identifier] + language.alternatives {
            let matches = LanguageChain.matches(for: LanguageTag(name), among: tags).compactMap {
                tags.firstIndex(of: $0)
            }
            for index in matches where !columns.contains(where: { $0.index == index }) {
                columns.append(Column(index: index, formatLanguage: Language(name)))
            }
        }
        if !columns.contains(where: { $0.index == 0 }) { columns.append(Column(index: 0, formatLanguage: source)) }
        return columns
    }
}

extension StringTable: Hashable {
    /// Returns whether both are the same table.
    public static func == (lhs: StringTable, rhs: StringTable) -> Bool {
        lhs === rhs
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

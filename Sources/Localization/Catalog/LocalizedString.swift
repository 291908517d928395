/// A text of a string catalog, with values for its placeholders.
///
/// The build plug-in `StringCatalogs` generates a property or a function for each key of a catalog:
///
/// ```swift
/// String(localized: .addTask)                  // "Add"
/// String(localized: .tasksLeft(3))             // "3 are left"
/// ```
///
/// The value contains no text; the text in a language is made when it is needed, so that a program can switch its language.
public struct LocalizedString: Hashable, Sendable {
    private let table: StringTable
    private let index: Int
    private let arguments: [LocalizedArgument]

    /// Creates the text of a key from the index of the key, in generated code.
    public init(_ table: StringTable, _ index: Int, _ arguments: LocalizedArgument...) {
        (self.table, self.index, self.arguments) = (table, index, arguments)
    }

    /// Creates the text of a key that is known only when the program runs.
    ///
    /// - Parameters:
    ///   - key: The key in the catalog.
    ///   - table: The table of the catalog.
    ///   - arguments: The values for the placeholders of the text.
    /// - Returns: `nil` if the table does not contain the key.
    public init?(key: String, in table: StringTable, arguments: [LocalizedArgument] = []) {
        guard let index = table.index(ofKey: key) else { return nil }
        (self.table, self.index, self.arguments) = (table, index, arguments)
    }

    /// The key in the catalog.
    public var key: String {
        isInTable ? table.storage.key(index) : ""
    }

    private var isInTable: Bool { (0..<table.count).contains(index) }

    /// Returns the text in a language.
    ///
    /// A text that is not translated is searched in the ancestors of the language, such as `de` for `de-AT`, then in the
    /// further languages of the user, and at last in the source language of the catalog; the key is the last resort. The
    /// forms of plurals are those of the language in which the text is found.
    public func text(in language: Language = .preferred) -> String {
        guard isInTable else { return "" }
        let pseudo = language.pseudo
        for column in table.columns(for: language) {
            guard let bytes = table.storage.text(index, language: column.index) else { continue }
            return complete(bytes, in: column, pseudo: pseudo)
        }
        return key
    }

    private func complete(
        _ bytes: UnsafeBufferPointer<UInt8>, in column: StringTable.Column, pseudo: PseudoLanguage?
    ) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        // Most texts have neither placeholders nor forms.
        let isPlain = !bytes.contains { $0 == UInt8(ascii: "%") || $0 == TableStorage.pluralMark }
        if isPlain, pseudo == nil { return text }
        let completion = TextCompletion(
            arguments, text: table.languages[column.index], format: column.formatLanguage, pseudo: pseudo)
        return completion.complete(TableText(text))
    }
}

extension String {
    /// Creates the text of a string catalog in a language.
    ///
    /// ```swift
    /// label.text = String(localized: .addTask, language: traitCollection.language)
    /// ```
    public init(localized string: LocalizedString, language: Language = .preferred) {
        self = string.text(in: language)
    }
}

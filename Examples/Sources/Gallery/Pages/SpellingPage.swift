import ComponentFlow

extension Page {
    static let spelling = Page(
        "spelling", title: "Spelling", topic: .controls,
        about: Localized(
            "Misspelled words are underlined while the text is edited. The context menu of a word has corrections.",
            de:
                "Falsch geschriebene Wörter sind unterstrichen, während der Text bearbeitet wird. Das Kontextmenü schlägt andere vor.",
            ja: "編集中のテキストでは、つづりの誤りに下線が付きます。コンテキストメニューに修正候補が表示されます。"),
        demo: SpellingDemo())
}

// <code>
private struct SpellingDemo: CompositeComponent {
    @Local var note = "The quick brwn fox jumpps over the lazy dog."
    @Local var isEdited = true

    var content: some Component<Surroundings> {
        VStack(alignment: .leading, spacing: 14) {
            TextArea("Note", text: $note, minimumNumberOfLines: 3)
                .spellChecking(.yes, language: "en-US")
                .focused($isEdited)
                .frame(width: 280)
            caption(firstMistake, theme)
        }
    }

    @MainActor private var firstMistake: String {
        let whole = NSRange(location: 0, length: note.utf16.count)
        let word = UITextChecker().rangeOfMisspelledWord(
            in: note, range: whole, startingAt: 0, wrap: false,
            language: "en-US")
        guard word.length > 0 else { return "No mistakes" }
        let found = NSString(string: note).substring(with: word)
        return "Misspelled: \(found)"
    }
}
// </code>

import ComponentFlow

extension Page {
    static let finding = Page(
        "find", title: "Find and Replace", topic: .controls,
        about: Localized(
            "Control-F finds text in a text area, Control-H replaces it. Return moves to the next result, Escape selects it.",
            de:
                "Strg-F sucht im Text, Strg-H ersetzt. Die Eingabetaste zeigt das nächste Ergebnis, Escape wählt es aus.",
            ja: "Control-Fでテキストを検索し、Control-Hで置換します。Returnで次の結果に移動し、Escapeで選択します。"),
        demo: FindDemo())
}

// <code>
private struct FindDemo: CompositeComponent {
    @Local var text = """
        The tide comes in, the tide goes out.
        Boats rise with the tide.
        After the tide, the beach is new.
        """
    @Local var isFinding = false

    var content: some Component<Surroundings> {
        VStack(alignment: .leading, spacing: 14) {
            TextArea("Text", text: $text, minimumNumberOfLines: 5)
                .findNavigator(isPresented: $isFinding)
                .frame(width: 340)
            Toggle("Find", isOn: $isFinding)
        }
    }
}
// </code>

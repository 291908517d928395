import ComponentFlow

extension Page {
    static let richText = Page(
        "rich-text", title: "RichTextEditor", topic: .controls,
        about: Localized(
            "A text that the user formats, with a bar that shows the state of the selection. Control-B makes text bold; "
                + "in a list, Tab changes the level.",
            de:
                "Ein Text zum Formatieren, mit einer Leiste, die den Zustand der Auswahl zeigt. Strg-B macht Text fett; "
                + "in einer Liste ändert Tab die Ebene.",
            ja: "書式を変更できるテキストと、選択範囲の状態を示す書式バーです。Control-Bで太字になり、リストではTabで階層が変わります。"),
        demo: RichTextDemo())
}

// <code>
private struct RichTextDemo: CompositeComponent {
    @Local var letter = NSAttributedString(
        string: "Dear reader,\nselect a word and format it.")
    @Local var formatting = TextFormatting()

    var content: some Component<Surroundings> {
        VStack(alignment: .leading, spacing: 10) {
            FormatBar(formatting)
            RichTextEditor("Letter", text: $letter)
                .formatting(formatting)
                .minimumNumberOfLines(5)
        }
        .frame(maxWidth: 460)
    }
}
// </code>

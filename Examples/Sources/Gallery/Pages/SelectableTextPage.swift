import ComponentFlow

extension Page {
    static let selectableText = Page(
        "selectable-text", title: "SelectableText", topic: .content,
        about: Localized(
            "Text that can be selected and copied, with links of its attributes and addresses that it detects.",
            de: "Text zum Auswählen und Kopieren, mit Links seiner Attribute und Adressen, die er erkennt.",
            ja: "選択してコピーできるテキストです。属性のリンクと、検出したアドレスを開けます。"),
        demo: SelectableTextDemo())
}

// <code>
private struct SelectableTextDemo: CompositeComponent {
    @Local var opened = "none"

    var content: some Component<Surroundings> {
        VStack(alignment: .leading, spacing: 14) {
            caption("A link is an attribute of the text", theme)
            SelectableText(attributedText: sentence)
                .onOpenLink { open($0) }
            caption("Web and e-mail addresses are detected", theme)
            SelectableText(
                """
                The language is described at www.swift.org. \
                Write to ada@example.org about this page.
                """, detectsLinks: true
            )
            .onOpenLink { open($0) }
            caption("Opened: \(opened)", theme)
        }
    }

    private var sentence: NSAttributedString {
        let text = NSMutableAttributedString(
            string: "Tab moves to the links of a text, ",
            attributes: [.font: UIFont.body])
        let link = NSAttributedString(
            string: "and Return opens one",
            attributes: [
                .font: UIFont.body.weight(.semibold),
                .link: "https://www.example.org/links",
            ])
        text.append(link)
        return text
    }

    private func open(_ url: URL) -> Bool {
        opened = url.absoluteString
        return true
    }
}
// </code>

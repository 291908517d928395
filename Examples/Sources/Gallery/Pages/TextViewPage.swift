import ComponentFlow

extension Page {
    static let textView = Page(
        "text-view", title: "UITextView", topic: .content,
        about: Localized(
            "An editable text of four hundred paragraphs, of which only visible ones are laid out. Select, edit, undo.",
            de:
                "Ein Text von vierhundert Absätzen zum Lesen und Schreiben: Was man nicht sieht, wird nicht gesetzt.",
            ja: "四百段落の文章を読み書きできます。見えていない部分は組版されません。"),
        demo: ViewDemo(340, growsWithText: true) {
            // <code>
            let view = UITextView()
            view.layer.cornerRadius = 10
            view.backgroundColor = .secondarySystemBackground
            view.textContainerInset = UIEdgeInsets(
                top: 12, left: 8, bottom: 12, right: 8)
            view.attributedText = LongText.make()
            view.adjustsFontForContentSizeCategory = true
            view.accessibilityLabel = "Long text"
            return view
            // </code>
        })
}

// <code>
private enum LongText {
    static let verses = [
        "A paragraph wraps where its words end.",
        "Zwei Sprachen, ein Absatz: שלום עולם and مرحبا بالعالم.",
        "日本語の文章も、行の終わりで折り返されます。",
        "Ligatures, e\u{301} with an accent, and 👩‍👩‍👧 stay whole.",
    ]

    @MainActor static func make() -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = 6
        let metrics = UIFontMetrics.default
        let fonts = [
            metrics.scaledFont(for: .systemFont(ofSize: 15)),
            metrics.scaledFont(for: .boldSystemFont(ofSize: 20)),
        ]
        for index in 0..<400 {
            let isTitle = index % 10 == 0
            let line =
                isTitle
                ? "Chapter \(index / 10 + 1)"
                : verses[index % verses.count]
            text.append(
                NSAttributedString(
                    string: line + "\n",
                    attributes: [
                        .font: fonts[isTitle ? 1 : 0],
                        .foregroundColor: UIColor.label,
                        .paragraphStyle: style,
                    ]))
        }
        return text
    }
}
// </code>

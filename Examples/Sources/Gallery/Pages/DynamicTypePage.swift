import ComponentFlow

extension Page {
    static let dynamicType = Page(
        "dynamic-type", title: "Dynamic type", topic: .content,
        about: Localized(
            "Text styles in the size that the user chooses, and custom fonts that scale with it.",
            de: "Textstile in den Größen, die Menschen wählen, und eigene Schriften, die mit ihnen wachsen.",
            ja: "利用者が選ぶ大きさに応じたテキストスタイルと、それに合わせて拡大する独自のフォント。"),
        demo: Demo { theme in
            // <code>
            HStack(alignment: .top, spacing: 32) {
                column(.large, theme)
                column(.extraExtraExtraLarge, theme)
            }
            // </code>
        })
}

// <code>
private func column(
    _ category: UIContentSizeCategory, _ theme: Theme
) -> VStack<Empty> {
    let traits = UITraitCollection(
        preferredContentSizeCategory: category)
    func styled(_ name: String, _ style: UIFont.TextStyle) -> Text {
        text(
            name,
            .preferredFont(
                forTextStyle: style, compatibleWith: traits))
    }
    func text(_ name: String, _ font: UIFont) -> Text {
        // In this size, not in the one that the user chooses.
        let fixed = font.withSize(font.pointSize)
        return Text(text: name, font: fixed, color: theme.text)
    }
    let serif = UIFont.systemFont(ofSize: 17).fontDescriptor
        .withDesign(.serif).map { UIFont(descriptor: $0, size: 0) }
    let own = UIFontMetrics(forTextStyle: .body).scaledFont(
        for: serif ?? .systemFont(ofSize: 17), compatibleWith: traits)
    return VStack(alignment: .leading, spacing: 6) {
        styled("Title", .title1)
        styled("Headline", .headline)
        styled("Body", .body)
        styled("Footnote", .footnote)
        text("A custom font", own)
    }
}
// </code>

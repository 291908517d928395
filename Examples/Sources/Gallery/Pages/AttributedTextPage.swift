import ComponentFlow

extension Page {
    static let attributedText = Page(
        "attributed-text", title: "Attributed text", topic: .content,
        about: Localized(
            "Fonts, colours and lines within one text: ranges of it have attributes of their own.",
            de: "Schriften, Farben und Linien in einem Text: Abschnitte haben ihre eigenen Attribute.",
            ja: "一つのテキストの中でフォント・色・線を使い分けます。範囲ごとに属性を持てます。"),
        demo: Demo { theme in
            // <code>
            VStack(alignment: .left, spacing: 24) {
                Text(attributedText: price(theme))
                Text(
                    attributedText: sentence(theme),
                    font: .systemFont(ofSize: 18), color: theme.text,
                    lineSpacing: 6)
            }
            // </code>
        })
}

// <code>
private func price(_ theme: Theme) -> NSAttributedString {
    let text = NSMutableAttributedString(
        string: "19",
        attributes: [
            .font: UIFont.systemFont(ofSize: 44, weight: .heavy),
            .foregroundColor: theme.text,
        ])
    text.append(
        NSAttributedString(
            string: ".90 €",
            attributes: [
                .font: UIFont.systemFont(ofSize: 22, weight: .medium),
                .foregroundColor: theme.secondaryText,
            ]))
    return text
}

private func sentence(_ theme: Theme) -> NSAttributedString {
    let text = NSMutableAttributedString(
        string: "Read the manual, not the old notes.")
    text.addAttributes(
        [
            .foregroundColor: theme.accent,
            .underlineStyle: NSUnderlineStyle.single.rawValue,
        ], range: NSRange(location: 5, length: 10))
    text.addAttribute(
        .strikethroughStyle,
        value: NSUnderlineStyle.single.rawValue,
        range: NSRange(location: 25, length: 9))
    return text
}
// </code>

import ComponentFlow

extension Page {
    static let text = Page(
        "text", title: "Text", topic: .content,
        about: Localized(
            "Text in every script. It wraps at the available width and returns the size that it needs.",
            de:
                "Gesetzt in jeder Schrift. Bricht an der angebotenen Breite um und antwortet mit der Größe, die es braucht.",
            ja: "あらゆる文字を組版します。与えられた幅で折り返し、必要な大きさを返します。"),
        demo: Demo { theme in
            // <code>
            VStack(alignment: .leading, spacing: 16) {
                Text(
                    text: "Hello, Linux",
                    font: UIFontMetrics.default.scaledFont(
                        for: .systemFont(ofSize: 32, weight: .bold)),
                    color: theme.text)
                Text(
                    text: "Ελληνικά · 日本語 · שלום · مرحبا · 👩‍🚀🌍",
                    font: .title3, color: theme.text)
                Text(
                    text: story, font: .subheadline,
                    color: theme.secondaryText,
                    maximumNumberOfLines: 3,
                    lineBreakMode: .byTruncatingTail, lineSpacing: 3)
                Text("Tinted").italic().font(.title2)
                    .foregroundColor(theme.accent)
                Text("Done").strikethrough()
                    .foregroundColor(theme.secondaryText)
                Text(
                    text: "12:05:09",
                    font: UIFontMetrics.default.scaledFont(
                        for: .monospacedDigitSystemFont(
                            ofSize: 22, weight: .medium)),
                    color: theme.text)
            }
            // </code>
        })
}

private let story = """
    A component is a plain value. One real view displays it, which is updated only when environment, state, \
    component or the available size changed.
    """

import ComponentFlow

extension Page {
    static let fitting = Page(
        "fitting", title: "Fitting", topic: .layout,
        about: Localized(
            "Children that need more space than there is, in the order of their layout priorities, and alternatives.",
            de: "Kinder, die mehr Platz brauchen, als da ist, nach ihrer Priorität, und Alternativen.",
            ja: "場所が足りないときの子の優先順位と、大きさに応じた代替表示です。"),
        demo: Demo { theme, scale in
            // <code>
            VStack(alignment: .leading, spacing: 20) {
                HStack(spacing: 8) {
                    line("A title that is longer than its row", theme)
                    Spacer()
                    line("Yesterday", theme).layoutPriority(1)
                }
                .frame(width: 300 * min(scale, 2.2))
                .frame(minHeight: 36)
                .background(theme.fill)
                HStack(spacing: 12) {
                    for width in [180, 100] as [CGFloat] {
                        ViewThatFits(vertical: false) {
                            line("Download everything", theme)
                            line("Get", theme)
                        }
                        .frame(width: width * min(scale, 2.2))
                        .frame(minHeight: 36)
                        .background(theme.fill)
                    }
                }
                SizeReader { size in
                    line("\(Int(size.width)) points wide", theme)
                }
                .frame(width: 260 * min(scale, 2.2))
                .frame(height: 24 * min(scale, 2.2))
                .background(theme.fill)
                Rectangle(color: .systemTeal)
                    .aspectRatio(16 / 9)
                    .frame(width: 260, height: 90, alignment: .leading)
            }
            // </code>
        })
}

private func line(_ text: String, _ theme: Theme) -> Text {
    Text(
        text: text, font: .subheadline, color: theme.text, maximumNumberOfLines: 1,
        lineBreakMode: .byTruncatingTail)
}

import ComponentFlow

extension Page {
    static let frame = Page(
        "frame", title: "Frame", topic: .layout,
        about: Localized(
            "Sets the size of a component, or limits for it, and the alignment within that size.",
            de: "Gibt einer Komponente eine Größe oder Grenzen dafür, und ihren Platz darin.",
            ja: "コンポーネントに大きさ、またはその範囲を与え、中での位置を決めます。"),
        demo: Demo { theme in
            // <code>
            VStack(spacing: 18) {
                words("240 × 56", theme)
                    .frame(width: 240, height: 56)
                    .background(theme.fill)
                words("At the bottom right", theme)
                    .frame(
                        minWidth: 240, minHeight: 90,
                        alignment: .bottomRight
                    )
                    .background(theme.fill)
                words("As wide as possible", theme)
                    .frame(maxWidth: .infinity, minHeight: 44)
                    .background(theme.fill)
                words("At least 60 wide", theme)
                    .frame(minWidth: 60, minHeight: 44)
                    .background(theme.fill)
            }
            // </code>
        })
}

private func words(_ title: String, _ theme: Theme) -> Text {
    Text(title).font(.subheadline.weight(.medium)).foregroundColor(theme.accent)
}

import ComponentFlow

extension Page {
    static let divider = Page(
        "divider", title: "Divider", topic: .content,
        about: Localized(
            "A thin line between components, horizontal or vertical.",
            de: "Eine dünne Linie zwischen Komponenten, liegend oder stehend.",
            ja: "コンポーネントの間に引く細い線です。水平にも垂直にもできます。"),
        demo: Demo { theme, scale in
            // <code>
            VStack(spacing: 16) {
                for name in ["Monday", "Tuesday", "Wednesday"] {
                    Text(name).foregroundColor(theme.text).id(name)
                    Divider(inset: 24).id("below \(name)")
                }
                HStack(spacing: 18) {
                    Text("Copy").foregroundColor(theme.accent)
                    Divider(.vertical, thickness: 2)
                    Text("Paste").foregroundColor(theme.accent)
                }
                .frame(height: 28 * scale)
            }
            // </code>
        })
}

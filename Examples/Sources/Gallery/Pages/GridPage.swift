import ComponentFlow

extension Page {
    static let grid = Page(
        "grid", title: "Grid", topic: .layout,
        about: Localized(
            "Aligns children in rows and columns, each as long as its longest child.",
            de: "Kinder in Zeilen und Spalten, so lang wie das längste Kind.",
            ja: "子を行と列に揃えます。行と列の長さは最も大きい子に合わせます。"),
        demo: Demo { theme in
            // <code>
            Grid(
                alignment: .leading, horizontalSpacing: 20, verticalSpacing: 12
            ) {
                for (name, share) in [("Swift", 82), ("C", 12), ("Python", 6)] {
                    GridRow(id: name) {
                        caption(name, theme)
                        Rectangle(
                            color: .systemTeal, width: CGFloat(share) * 2,
                            height: 16)
                        caption("\(share) %", theme)
                    }
                }
            }
            // </code>
        })
}

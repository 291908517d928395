import ComponentFlow

extension Page {
    static let verticalStack = Page(
        "vstack", title: "VStack", topic: .layout,
        about: Localized(
            "Arranges children from top to bottom, aligned at the left, the center or the right.",
            de: "Kinder von oben nach unten; schmalere links, in der Mitte oder rechts.",
            ja: "子を上から下へ並べます。幅の狭い子は左・中央・右に揃えられます。"),
        demo: Demo { theme in
            // <code>
            VStack(spacing: 30) {
                for alignment in [VStackAlignment.left, .center, .right] {
                    VStack(alignment: alignment, spacing: 8) {
                        Rectangle(color: .systemRed, width: 220, height: 26)
                        Rectangle(color: .systemOrange, width: 140, height: 26)
                        Rectangle(color: .systemYellow, width: 80, height: 26)
                    }
                }
            }
            // </code>
        })
}

import ComponentFlow

extension Page {
    static let horizontalStack = Page(
        "hstack", title: "HStack", topic: .layout,
        about: Localized(
            "Arranges children from left to right, aligned at the top, the center or the bottom.",
            de: "Kinder von links nach rechts; niedrigere oben, in der Mitte oder unten.",
            ja: "子を左から右へ並べます。高さの低い子は上・中央・下に揃えられます。"),
        demo: Demo { theme in
            // <code>
            HStack(spacing: 34) {
                for alignment in [HStackAlignment.top, .center, .bottom] {
                    HStack(alignment: alignment, spacing: 6) {
                        Rectangle(color: .systemGreen, width: 26, height: 150)
                        Rectangle(color: .systemTeal, width: 26, height: 100)
                        Rectangle(color: .systemBlue, width: 26, height: 56)
                    }
                }
            }
            // </code>
        })
}

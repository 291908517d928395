import ComponentFlow

extension Page {
    static let horizontalStack = Page(
        "hstack", title: "HStack", topic: .layout,
        about: Localized(
            "Arranges children from left to right, aligned at the top, the center, the bottom or baselines.",
            de: "Kinder von links nach rechts; niedrigere oben, in der Mitte, unten oder an der Grundlinie.",
            ja: "子を左から右へ並べます。高さの低い子は上・中央・下・ベースラインに揃えられます。"),
        demo: Demo { theme in
            // <code>
            VStack(spacing: 24) {
                HStack(spacing: 34) {
                    for alignment in [HStackAlignment.top, .center, .bottom] {
                        HStack(alignment: alignment, spacing: 6) {
                            Rectangle(color: .systemGreen, width: 26, height: 150)
                            Rectangle(color: .systemTeal, width: 26, height: 100)
                            Rectangle(color: .systemBlue, width: 26, height: 56)
                        }
                    }
                }
                HStack(alignment: .firstTextBaseline, spacing: 6) {
                    Text("23").font(.largeTitle)
                    Text("degrees").font(.caption)
                }
                .foregroundColor(theme.text)
            }
            // </code>
        })
}

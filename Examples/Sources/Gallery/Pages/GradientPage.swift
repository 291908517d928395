import ComponentFlow

extension Page {
    static let gradient = Page(
        "gradient", title: "Gradient", topic: .shapes,
        about: Localized(
            "Linear, radial and conic color gradients.",
            de: "Farben, die ineinander übergehen: entlang einer Linie, nach außen oder ringsum.",
            ja: "直線に沿って、外へ向かって、または円周に沿って混ざり合う色です。"),
        demo: Demo { theme in
            // <code>
            VStack(spacing: 22) {
                Gradient(
                    colors: [.systemIndigo, .systemPink, .systemOrange],
                    startPoint: CGPoint(x: 0, y: 0),
                    endPoint: CGPoint(x: 1, y: 1), cornerRadius: 18,
                    size: CGSize(width: 290, height: 120))
                HStack(spacing: 22) {
                    Gradient(
                        colors: [.white, .systemYellow, .systemOrange],
                        kind: .radial,
                        startPoint: CGPoint(x: 0.35, y: 0.35),
                        endPoint: CGPoint(x: 1, y: 1), cornerRadius: 67,
                        size: CGSize(width: 134, height: 134))
                    Gradient(
                        colors: [
                            .systemRed, .systemYellow, .systemGreen,
                            .systemTeal, .systemPurple, .systemRed,
                        ],
                        kind: .conic,
                        startPoint: CGPoint(x: 0.5, y: 0.5),
                        endPoint: CGPoint(x: 0.5, y: 0),
                        cornerRadius: 67,
                        size: CGSize(width: 134, height: 134))
                }
                Gradient(
                    colors: [
                        theme.accent, theme.accent.withAlphaComponent(0),
                    ],
                    locations: [0.3, 1],
                    size: CGSize(width: 290, height: 90))
            }
            // </code>
        })
}

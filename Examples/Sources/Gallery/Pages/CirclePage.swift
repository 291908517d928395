import ComponentFlow

extension Page {
    static let circle = Page(
        "circle", title: "Circle", topic: .shapes,
        about: Localized(
            "Fills the ellipse inside its bounds, and draws a line inside its edge.",
            de: "Füllt die Ellipse, die die Seiten berührt, und zieht eine Linie an ihrem Rand.",
            ja: "サイズの四辺に接する楕円を塗り、縁の内側に線を引きます。"),
        demo: Demo { theme in
            // <code>
            VStack(spacing: 28) {
                HStack(spacing: 28) {
                    Circle(
                        fillColor: theme.accent,
                        size: CGSize(width: 110, height: 110))
                    Circle(
                        strokeColor: .systemOrange, strokeWidth: 12,
                        size: CGSize(width: 110, height: 110))
                }
                Circle(
                    fillColor: .systemTeal, strokeColor: .systemIndigo,
                    strokeWidth: 6, size: CGSize(width: 248, height: 90))
                ZStack {
                    for ring in 0..<4 {
                        Circle(
                            strokeColor: .systemPink, strokeWidth: 3,
                            size: CGSize(
                                width: 30 + ring * 28,
                                height: 30 + ring * 28)
                        )
                        .opacity(1 - CGFloat(ring) * 0.22)
                        .id(ring)
                    }
                }
            }
            // </code>
        })
}

import ComponentFlow

extension Page {
    static let roundedRectangle = Page(
        "rounded-rectangle", title: "RoundedRectangle", topic: .shapes,
        about: Localized(
            "Rounded corners, one color or a gradient, a line inside the edge or a ring.",
            de: "Runde Ecken, eine Farbe oder mehrere, eine Linie am Rand oder ein Ring.",
            ja: "角丸の四角形です。単色やグラデーション、縁の線、輪にもできます。"),
        demo: RoundedRectangleDemo())
}

// <code>
private struct RoundedRectangleDemo: CompositeComponent {
    @Local var isRound = false

    var content: some Component<Surroundings> {
        VStack(spacing: 18) {
            HStack(spacing: 18) {
                RoundedRectangle(
                    color: theme.accent, cornerRadius: 20,
                    size: CGSize(width: 120, height: 84))
                RoundedRectangle(
                    colors: [.systemPink, .systemOrange],
                    cornerRadius: nil,
                    size: CGSize(width: 120, height: 84))
            }
            HStack(spacing: 18) {
                RoundedRectangle(
                    color: theme.fill, cornerRadius: 28,
                    stroke: 3, strokeColor: theme.accent,
                    size: CGSize(width: 120, height: 84),
                    smoothCorners: true)
                RoundedRectangle(
                    colors: [.systemTeal, .systemIndigo],
                    cornerRadius: 20, gradientDirection: .vertical,
                    stroke: 10, size: CGSize(width: 120, height: 84))
            }
            RoundedRectangle(
                colors: [.systemGreen, .systemTeal],
                cornerRadius: isRound ? nil : 8,
                size: CGSize(width: isRound ? 90 : 258, height: 90))
            PillButton("Change") {
                withTransition(.spring(duration: 0.6)) {
                    isRound.toggle()
                }
            }
            .starter()
        }
    }
}
// </code>

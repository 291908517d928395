import ComponentFlow

extension Page {
    static let canvas = Page(
        "canvas", title: "Canvas", topic: .shapes,
        about: Localized(
            "Draws with a closure, again when a value changes that the closure has read.",
            de: "Zeichnet mit einer Funktion, und neu, wenn sich ein Wert ändert, den sie gelesen hat.",
            ja: "クロージャで描画し、読み取った値が変わると描き直します。"),
        demo: CanvasDemo())
}

// <code>
private struct CanvasDemo: CompositeComponent {
    @Local var waves = 3.0
    @Local var height = 0.8

    var content: some Component<Surroundings> {
        VStack(spacing: 20) {
            Canvas(redrawsWhen: theme) { [theme] _, size in
                drawGrid(in: size)
                let path = wave(waves, height, in: size)
                path.lineWidth = 3
                theme.accent.setStroke()
                path.stroke()
                "\(Int(waves.rounded())) waves".draw(
                    at: CGPoint(x: 8, y: 6),
                    withAttributes: [
                        .font: UIFont.preferredFont(
                            forTextStyle: .caption1),
                        .foregroundColor: UIColor.label,
                    ])
            }
            .frame(width: 290, height: 150)
            .accessibilityLabel("Wave")
            Slider(value: $waves, in: 1...9, step: 1) {
                Text("Waves")
            }
            Slider(value: $height) { Text("Height") }
        }
        .frame(maxWidth: 290)
    }
}
// </code>

// <code>
@MainActor private func drawGrid(in size: CGSize) {
    UIColor.separator.setFill()
    for index in 0...10 {
        let x = CGFloat(index) / 10 * (size.width - 1)
        let line = CGRect(x: x, y: 0, width: 1, height: size.height)
        UIBezierPath(rect: line).fill()
    }
}

private func wave(
    _ count: Double, _ height: Double, in size: CGSize
) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height / 2))
    for x in stride(from: 1, through: size.width, by: 1) {
        let angle = x / size.width * count * 2 * .pi
        let y = size.height / 2 * (1 - height * sin(angle))
        path.addLine(to: CGPoint(x: x, y: y))
    }
    return path
}
// </code>

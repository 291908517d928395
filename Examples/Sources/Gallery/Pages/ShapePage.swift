import ComponentFlow

extension Page {
    static let shape = Page(
        "shape", title: "Shape", topic: .shapes,
        about: Localized(
            "Any outline, filled or stroked, dashed or partial. Outlines of the same structure are interpolated.",
            de:
                "Jeder Umriss, gefüllt oder gezeichnet, gestrichelt oder teilweise. Gleich gebaute gehen ineinander über.",
            ja: "任意の輪郭を塗り、線を引きます。破線や部分描画も可能で、滑らかに変形します。"),
        demo: ShapeDemo())
}

// <code>
private struct ShapeDemo: CompositeComponent {
    @Local var kind = 0

    var content: some Component<Surroundings> {
        VStack(spacing: 26) {
            Shape(
                .path(id: kind) { [kind] in star($0, kind) },
                fill: kind == 0 ? .systemYellow : .systemPink,
                size: CGSize(width: 150, height: 150))
            HStack(spacing: 22) {
                Shape(
                    .polygon(sides: 6), stroke: theme.text,
                    lineWidth: 2, dashes: [8, 5],
                    size: CGSize(width: 86, height: 86))
                Shape(
                    .ellipse, stroke: theme.accent, lineWidth: 9,
                    lineCap: .round,
                    trim: 0...(kind == 0 ? 0.7 : 0.25),
                    size: CGSize(width: 76, height: 76))
                Shape(
                    .capsule, fill: .systemTeal,
                    size: CGSize(width: 86, height: 44))
            }
            PillButton("Change") {
                withTransition(.spring(duration: 0.7)) {
                    kind = 1 - kind
                }
            }
            .starter()
        }
    }
}
// </code>

// <code>
/// A five-pointed star, wide or narrow.
private func star(_ size: CGSize, _ kind: Int) -> CGPath {
    let path = CGMutablePath()
    let radius = min(size.width, size.height) / 2
    for index in 0..<10 {
        let inner = kind == 0 ? 0.5 : 0.25
        let reach = radius * (index % 2 == 0 ? 1 : inner)
        let angle = CGFloat(index) * .pi / 5 - .pi / 2
        let point = CGPoint(
            x: size.width / 2 + reach * cos(angle),
            y: size.height / 2 + reach * sin(angle))
        if index == 0 {
            path.move(to: point)
        } else {
            path.addLine(to: point)
        }
    }
    path.closeSubpath()
    return path
}
// </code>

import ComponentFlow

extension Page {
    static let layeredStack = Page(
        "zstack", title: "ZStack", topic: .layout,
        about: Localized(
            "Arranges children on top of each other, the last one in front.",
            de: "Kinder übereinander, das letzte vorn.",
            ja: "子を重ねて置きます。最後の子が一番手前です。"),
        demo: Demo { theme, scale in
            // <code>
            VStack(spacing: 24) {
                ZStack {
                    area(.systemIndigo, 280, 170, min(scale, 2.2))
                    area(.systemPink, 210, 110, min(scale, 2.2))
                    Text("In front")
                        .font(frontFont).foregroundColor(.white)
                }
                ZStack(alignment: .bottomRight) {
                    area(theme.fill, 280, 170, min(scale, 2.2))
                    area(.systemIndigo, 130, 80, scale)
                    Text("At the corner").foregroundColor(.white).padding(8)
                }
            }
            // </code>
        })
}

/// A font that grows with the user's text size up to a limit.
private var frontFont: UIFont {
    UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 26, weight: .bold), maximumPointSize: 60)
}

private func area(_ color: UIColor, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat) -> Rectangle {
    Rectangle(color: color, width: width * scale, height: height * scale)
}

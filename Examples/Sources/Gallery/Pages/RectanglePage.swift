import ComponentFlow

extension Page {
    static let rectangle = Page(
        "rectangle", title: "Rectangle", topic: .shapes,
        about: Localized(
            "A color, in a fixed size or in the available size. Modifiers add rounded corners, clipping, opacity and shadows.",
            de: "Eine Farbe, in eigener Größe oder so groß wie angeboten. Modifikatoren runden, blenden und heben sie.",
            ja: "固有のサイズ、または与えられた全体を塗る色です。角丸・透過・影などを加えられます。"),
        demo: Demo { theme in
            // <code>
            VStack(spacing: 26) {
                HStack(spacing: 26) {
                    Rectangle(color: .systemBlue, width: 110, height: 110)
                    Rectangle(color: .systemTeal, width: 110, height: 110)
                        .cornerRadius(28)
                }
                HStack(spacing: 26) {
                    Rectangle(color: .systemOrange, width: 110, height: 110)
                        .cornerRadius(55)
                        .opacity(0.5)
                    Rectangle(color: .systemPurple, width: 110, height: 110)
                        .cornerRadius(16)
                        .shadow(ComponentShadow(opacity: 0.4, radius: 10))
                        .scale(0.85)
                }
                Rectangle(color: theme.accent, height: 4)
                    .frame(width: 246)
            }
            // </code>
        })
}

import ComponentFlow

extension Page {
    static let blur = Page(
        "blur", title: "Blur", topic: .shapes,
        about: Localized(
            "Blurs the content behind it and tints it with the color of the style.",
            de: "Zeigt den Inhalt dahinter unscharf und tönt ihn in der Farbe des Stils.",
            ja: "背後にあるものをぼかし、スタイルの色を重ねます。"),
        demo: Demo { theme in
            // <code>
            ZStack {
                VStack(spacing: 10) {
                    for row in 0..<6 {
                        HStack(spacing: 10) {
                            for column in 0..<4 {
                                Rectangle(
                                    color: colors[(row + column) % 6],
                                    width: 74, height: 74
                                )
                                .cornerRadius(20)
                                .id(column)
                            }
                        }
                        .id(row)
                    }
                }
                VStack(spacing: 34) {
                    glass("Ultra thin", .systemUltraThinMaterial)
                    glass("Material", .systemMaterial)
                    glass("Chrome", .systemChromeMaterial)
                }
            }
            // </code>
        })
}

// <code>
private func glass(
    _ title: String, _ style: UIBlurEffect.Style
) -> Background<Empty> {
    Text(
        text: title, font: .body.weight(.semibold)
    )
    .frame(width: 250, height: 104)
    .background(Blur(style: style, cornerRadius: 22))
}
// </code>

private let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple,
]

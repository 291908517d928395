import ComponentFlow

extension Page {
    static let backgroundOverlay = Page(
        "background-overlay", title: "Background, Overlay", topic: .layout,
        about: Localized(
            "A component behind or in front of another one, which determines the size.",
            de: "Eine Komponente hinter oder vor einer anderen, die die Größe bestimmt.",
            ja: "あるコンポーネントの背後や手前に、その大きさに合わせて別のものを置きます。"),
        demo: Demo { theme, scale in
            // <code>
            VStack(spacing: 32) {
                Text("Paper").foregroundColor(.black)
                    .padding(.horizontal, 40)
                    .padding(.vertical, 20)
                    .background(Rectangle(color: paper))
                Rectangle(
                    color: .systemTeal,
                    width: 92 * scale, height: 92 * scale
                )
                .cornerRadius(22)
                .overlay(badge("3", scale), alignment: .topRight)
                Text("Underlined").foregroundColor(theme.text)
                    .padding(.bottom, 6)
                    .overlay(alignment: .bottom) {
                        Rectangle(color: theme.accent, height: 2)
                    }
                Text("Framed").foregroundColor(theme.text)
                    .padding(12)
                    .border(theme.accent, width: 2)
            }
            // </code>
        })
}

private func badge(_ number: String, _ scale: CGFloat) -> Modified<Empty> {
    Text(number).font(.footnote.weight(.bold)).foregroundColor(.white)
        .frame(width: 28 * scale, height: 28 * scale).background(.rgb(0xB8302A)).cornerRadius(14 * scale)
}

/// A yellow on which black text is legible in every appearance, also with high contrast.
private let paper = UIColor.rgb(0xFFCC00)

import ComponentFlow

extension Page {
    static let layeredStack = Page(
        "zstack", title: "ZStack", topic: .layout,
        about: Localized(
            "Arranges children on top of each other, the last one in front.",
            de: "Kinder übereinander, das letzte vorn.",
            ja: "子を重ねて置きます。最後の子が一番手前です。"),
        demo: Demo { theme in
            // <code>
            VStack(spacing: 24) {
                ZStack {
                    Rectangle(color: .systemIndigo, width: 280, height: 170)
                    Rectangle(color: .systemPink, width: 210, height: 110)
                    Text("In front")
                        .font(.systemFont(ofSize: 26, weight: .bold))
                        .foregroundColor(.white)
                }
                ZStack(alignment: .bottomRight) {
                    Rectangle(color: theme.fill, width: 280, height: 170)
                    Rectangle(color: .systemIndigo, width: 130, height: 80)
                    Text("At the corner").foregroundColor(.white).padding(8)
                }
            }
            // </code>
        })
}

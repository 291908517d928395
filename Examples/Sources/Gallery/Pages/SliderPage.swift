import ComponentFlow

extension Page {
    static let slider = Page(
        "slider", title: "Slider", topic: .controls,
        about: Localized(
            "Selects a number from a range, continuously or in steps.",
            de: "Wählt eine Zahl aus einem Bereich, frei oder in Schritten.",
            ja: "範囲の中から数値を選びます。自由に、または段階的に動かせます。"),
        demo: StatefulDemo((size: 40.0, step: 3.0)) { state, theme in
            // <code>
            VStack(spacing: 26) {
                Rectangle(
                    color: theme.accent, width: state.value.size * 2,
                    height: state.value.size * 2
                )
                .cornerRadius(CGFloat(state.value.step) * 8)
                .frame(width: 200, height: 200)
                caption("Size: any number", theme)
                Slider(
                    value: state.value.size, range: 10...100,
                    tintColor: theme.accent
                ) { size in
                    state.value.size = size
                    state.updated()
                }
                .accessibilityLabel("Size")
                caption("Corners: in steps", theme)
                Slider(value: state.value.step, range: 0...5, step: 1) {
                    state.value.step = $0
                    state.updated(transition: .easeInOut(duration: 0.2))
                }
                .accessibilityLabel("Corners")
            }
            // </code>
        })
}

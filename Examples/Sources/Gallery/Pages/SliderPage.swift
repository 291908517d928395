import ComponentFlow

extension Page {
    static let slider = Page(
        "slider", title: "Slider", topic: .controls,
        about: Localized(
            "Selects a number from a range, continuously or in steps.",
            de: "Wählt eine Zahl aus einem Bereich, frei oder in Schritten.",
            ja: "範囲の中から数値を選びます。自由に、または段階的に動かせます。"),
        demo: SliderDemo())
}

// <code>
private struct SliderDemo: CompositeComponent {
    @Local var size = 40.0
    @Local var step = 3.0
    @Local var isSizing = false

    var content: some Component<Surroundings> {
        VStack(spacing: 26) {
            Rectangle(
                color: theme.accent, width: size * 2, height: size * 2
            )
            .cornerRadius(step * 8)
            .frame(width: 200, height: 200)
            caption(
                isSizing
                    ? "Size: \(Int(size * 2))" : "Size: any number",
                theme)
            Slider(
                value: $size, in: 10...100, tintColor: theme.accent
            ) {
                Text("Size")
            } minimumValueLabel: {
                Text("20")
            } maximumValueLabel: {
                Text("200")
            } onEditingChanged: { isEditing in
                isSizing = isEditing
            }
            caption("Corners: in steps", theme)
            Slider(
                value: $step.transition(.easeInOut(duration: 0.2)),
                in: 0...5, step: 1
            ) {
                Text("Corners")
            }
        }
    }
}
// </code>

import ComponentFlow

extension Page {
    static let progressIndicator = Page(
        "progress-indicator", title: "ProgressIndicator", topic: .controls,
        about: Localized(
            "The completed part of an operation, or that it is in progress.",
            de: "Wie viel von etwas fertig ist, oder dass es noch läuft.",
            ja: "どこまで進んだか、または進行中であることを示します。"),
        demo: ProgressDemo())
}

// <code>
private struct ProgressDemo: CompositeComponent {
    @Local var value = 0.3
    @Local var isCopying = true

    var content: some Component<Surroundings> {
        VStack(spacing: 28) {
            ProgressIndicator(value: value, color: theme.accent)
            ProgressIndicator(
                value: 0.8, color: .systemGreen,
                trackColor: .systemGreen.withAlphaComponent(0.2))
            ProgressIndicator(value: nil, color: .systemPurple)
            if isCopying {
                LabeledProgress("Copying 12 photos", value: value) {
                    isCopying = false
                }
            }
            PillButton("Further") {
                withTransition(.easeInOut(duration: 0.3)) {
                    value = value > 0.8 ? 0.1 : value + 0.2
                }
            }
            .starter()
        }
    }
}
// </code>

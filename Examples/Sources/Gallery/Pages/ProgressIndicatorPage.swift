import ComponentFlow

extension Page {
    static let progressIndicator = Page(
        "progress-indicator", title: "ProgressIndicator", topic: .controls,
        about: Localized(
            "The completed part of an operation, or that it is in progress.",
            de: "Wie viel von etwas fertig ist, oder dass es noch läuft.",
            ja: "どこまで進んだか、または進行中であることを示します。"),
        demo: StatefulDemo(0.3 as Double) { state, theme in
            // <code>
            VStack(spacing: 28) {
                ProgressIndicator(value: state.value, color: theme.accent)
                ProgressIndicator(
                    value: 0.8, color: .systemGreen,
                    trackColor: .systemGreen.withAlphaComponent(0.2))
                ProgressIndicator(value: nil, color: .systemPurple)
                Button(content: label("Further", theme)) {
                    let next = state.value + 0.2
                    state.value = next > 1 ? 0.1 : next
                    state.updated(transition: .easeInOut(duration: 0.3))
                }
                .tagged(Page.starter)
            }
            // </code>
        })
}

import ComponentFlow

extension Page {
    static let activityIndicator = Page(
        "activity-indicator", title: "ActivityIndicator", topic: .controls,
        about: Localized(
            "A rotating indicator for an operation of unknown duration.",
            de: "Speichen, die sich drehen, solange etwas dauert.",
            ja: "処理に時間がかかる間、回り続ける印です。"),
        demo: Demo { theme in
            // <code>
            HStack(spacing: 48) {
                ActivityIndicator()
                ActivityIndicator(size: .large)
                ActivityIndicator(size: .large, color: theme.accent)
            }
            // </code>
        })
}

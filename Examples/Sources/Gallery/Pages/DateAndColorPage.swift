import ComponentFlow

extension Page {
    static let dateAndColor = Page(
        "date-and-color", title: "Date and color", topic: .controls,
        about: Localized(
            "A date in buttons and in a calendar, and a color. All of them show one state.",
            de: "Ein Datum in Tasten und in einem Kalender, und eine Farbe. Alle zeigen denselben Zustand.",
            ja: "ボタンとカレンダーの日付、そして色。同じ状態を表示します。"),
        demo: DateAndColorDemo())
}

// <code>
private struct DateAndColorDemo: CompositeComponent {
    @Local var date = Date(timeIntervalSince1970: 1_781_000_000)
    @Local var color = UIColor.systemOrange

    var content: some Component<Surroundings> {
        VStack(spacing: 16) {
            HStack(spacing: 12) {
                DatePicker("Departure", selection: $date)
                ColorPicker("Color", selection: $color)
            }
            DatePicker(
                "Day", selection: $date, displayedComponents: .date
            )
            .datePickerStyle(.inline)
            .tint(color)
        }
        .language(strings.language.tag)
    }
}
// </code>

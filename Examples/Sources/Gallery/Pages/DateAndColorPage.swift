import ComponentFlow

extension Page {
    static let dateAndColor = Page(
        "date-and-color", title: "Date and color", topic: .controls,
        about: Localized(
            "A date in buttons and in a calendar, and a color. All of them show one state.",
            de: "Ein Datum in Tasten und in einem Kalender, und eine Farbe. Alle zeigen denselben Zustand.",
            ja: "ボタンとカレンダーの日付、そして色。同じ状態を表示します。"),
        demo: StatefulDemo(Appointment()) { state, theme in
            // <code>
            VStack(spacing: 16) {
                HStack(spacing: 12) {
                    DatePicker("Date", selection: state.value.date) { date in
                        state.value.date = date
                        state.updated()
                    }
                    ColorPicker("Color", selection: state.value.color) {
                        state.value.color = $0
                        state.updated()
                    }
                }
                DatePicker(
                    "Day", selection: state.value.date,
                    displayedComponents: .date
                ) { date in
                    state.value.date = date
                    state.updated()
                }
                .datePickerStyle(.inline)
                .tint(state.value.color)
            }
            // </code>
        })
}

/// The state of the page.
private struct Appointment {
    var date = Date(timeIntervalSince1970: 1_781_000_000)
    var color = UIColor.systemOrange
}

import ComponentFlow

extension Page {
    static let multiDatePicker = Page(
        "multi-date-picker", title: "Several dates", topic: .controls,
        about: Localized(
            "A calendar in which any number of days is selected. The days of one month are available.",
            de: "Ein Kalender, in dem beliebig viele Tage gewählt werden. Die Tage eines Monats stehen zur Wahl.",
            ja: "いくつでも日を選べるカレンダー。選べるのは一か月間の日です。"),
        demo: MultiDatePickerDemo())
}

// <code>
private struct MultiDatePickerDemo: CompositeComponent {
    @Local var days: Set<DateComponents> = [
        DateComponents(year: 2026, month: 6, day: 9),
        DateComponents(year: 2026, month: 6, day: 10),
    ]

    var content: some Component<Surroundings> {
        VStack(spacing: 16) {
            MultiDatePicker("Days off", selection: $days, in: june)
                .calendar(Calendar(identifier: .gregorian))
            Text("\(days.count) days")
        }
        .language(strings.language.tag)
    }

    private var june: Range<Date> {
        let start = Date(timeIntervalSince1970: 1_780_300_000)
        return start..<start.addingTimeInterval(29 * 86_400)
    }
}
// </code>

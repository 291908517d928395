import ComponentFlow

extension Page {
    static let calendar = Page(
        "calendar", title: "UICalendarView", topic: .controls,
        about: Localized(
            "A calendar in which several days are selected, with marks below the days. Arrow keys move between days.",
            de: "Ein Kalender, in dem mehrere Tage gewählt werden, mit Marken. Pfeiltasten bewegen von Tag zu Tag.",
            ja: "複数の日を選べるカレンダーです。日付の下に印があり、矢印キーで日を移ります。"),
        demo: ViewDemo(430, growsWithText: true) { TripView() })
}

// <code>
private final class TripView: UIView, UICalendarViewDelegate,
    UICalendarSelectionMultiDateDelegate
{
    private let month = UICalendarView()
    private let days = UILabel()

    init() {
        super.init(frame: .zero)
        let selection = UICalendarSelectionMultiDate(delegate: self)
        month.calendar = Calendar(identifier: .gregorian)
        month.selectionBehavior = selection
        month.delegate = self
        selection.setSelectedDates([day(9), day(10)], animated: false)
        month.setVisibleDateComponents(day(9), animated: false)
        days.font = .preferredFont(forTextStyle: .footnote)
        days.adjustsFontForContentSizeCategory = true
        show(selection)
        let rows = UIStackView(arrangedSubviews: [month, days])
        rows.axis = .vertical
        rows.alignment = .center
        rows.spacing = 12
        rows.translatesAutoresizingMaskIntoConstraints = false
        addSubview(rows)
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: topAnchor),
            rows.leadingAnchor.constraint(equalTo: leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private func day(_ number: Int) -> DateComponents {
        DateComponents(year: 2026, month: 6, day: number)
    }

    private func show(_ selection: UICalendarSelectionMultiDate) {
        days.text = "\(selection.selectedDates.count) days"
    }

    func calendarView(
        _ calendarView: UICalendarView,
        decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
        guard dateComponents.day.map({ $0 % 7 == 5 }) == true else {
            return nil
        }
        return .default(color: .systemOrange, size: .large)
    }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        didSelectDate dateComponents: DateComponents
    ) {
        show(selection)
    }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        didDeselectDate dateComponents: DateComponents
    ) {
        show(selection)
    }
}
// </code>

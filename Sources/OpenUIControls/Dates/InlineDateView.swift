/// The contents of a ``UIDatePicker`` with a calendar, and wheels for the time below it.
@MainActor final class InlineDateView: UIView, DatePickerContent {
    private static let timeHeight: CGFloat = 120

    var didSelect: (Date) -> Void = { _ in }

    private let calendarView = UICalendarView()
    private lazy var selection = UICalendarSelectionSingleDate(delegate: self)
    private var wheels: DateWheelsView?
    private var settings: DatePickerSettings?
    private var date = Date()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(calendarView)
        calendarView.selectionBehavior = selection
    }

    required init?(coder: NSCoder) { nil }

    func show(_ date: Date, _ settings: DatePickerSettings, animated: Bool) {
        let isNew = settings != self.settings || date != self.date
        self.date = date
        if settings != self.settings { apply(settings) }
        let components = settings.rules.calendar.dayComponents(of: date)
        selection.setSelected(components, animated: false)
        if isNew { calendarView.setVisibleDateComponents(components, animated: animated) }
        wheels?.show(date, timeSettings(settings), animated: animated)
    }

    private func apply(_ settings: DatePickerSettings) {
        self.settings = settings
        let rules = settings.rules
        calendarView.calendar = rules.calendar
        calendarView.locale = rules.calendar.locale ?? .current
        calendarView.availableDateRange = DateInterval(start: rules.range.lowerBound, end: rules.range.upperBound)
        let hasTime = settings.mode == .dateAndTime
        guard hasTime != (wheels != nil) else { return }
        wheels?.removeFromSuperview()
        wheels = hasTime ? makeWheels() : nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func makeWheels() -> DateWheelsView {
        let wheels = DateWheelsView(frame: .zero)
        wheels.didSelect = { [weak self] in self?.choose($0) }
        addSubview(wheels)
        return wheels
    }

    private func timeSettings(_ settings: DatePickerSettings) -> DatePickerSettings {
        DatePickerSettings(mode: .time, rules: settings.rules)
    }

    /// Reports a date, or shows the selected one again if it stays.
    private func choose(_ date: Date) {
        if date != self.date { return didSelect(date) }
        if let settings { show(date, settings, animated: true) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let time = wheels == nil ? 0 : min(Self.timeHeight, bounds.height)
        calendarView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - time)
        wheels?.frame = CGRect(x: 0, y: bounds.height - time, width: bounds.width, height: time)
    }

    override var intrinsicContentSize: CGSize {
        let size = calendarView.intrinsicContentSize
        return CGSize(width: size.width, height: size.height + (wheels == nil ? 0 : Self.timeHeight))
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension InlineDateView: UICalendarSelectionSingleDateDelegate {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        guard let rules = settings?.rules, let day = dateComponents.flatMap({ rules.calendar.day($0) }) else {
            return
        }
        choose(rules.date(date, onDayOf: day))
    }
}

/// A month whose days can be selected, with buttons that go to the previous and next month.
///
/// Weeks begin on the calendar's first weekday, and texts are those of the locale. Without a ``selectionBehavior`` the
/// view only displays dates. The days of the month are one stop of the keyboard focus: arrow keys go to the next day or
/// week, Home and End to the ends of the week, Page Up and Page Down to another month, with Shift to another year, and
/// Return and Space select.
@preconcurrency @MainActor open class UICalendarView: UIView {
    private static let (header, weekdays, row): (CGFloat, CGFloat, CGFloat) = (44, 24, 42)
    private static let margin: CGFloat = 8

    private final var storedCalendar: Calendar?
    private final var storedLocale: Locale?
    private final var storedTimeZone: TimeZone?
    private final var storedRange = DateInterval(start: .distantPast, end: .distantFuture)
    private final var month: Date
    private final lazy var texts = DateTexts(calendar: rules.calendar)

    private final let title = UILabel()
    private final let previousButton = UIButton(type: .system)
    private final let nextButton = UIButton(type: .system)
    private final var weekdayLabels: [UILabel] = []
    private final let grid: CalendarGridView

    /// The object that provides decorations.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { grid.updateDecorations() } }

    /// The selection, which users change; `nil` if they only see dates.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            guard oldValue !== selectionBehavior else { return }
            oldValue?.view = nil
            selectionBehavior?.view = self
            selectionDidChange()
        }
    }

    /// Whether the delegate provides decorations, initially `true`.
    open var wantsDateDecorations = true {
        didSet { if oldValue != wantsDateDecorations { grid.updateDecorations() } }
    }

    /// Creates a view that shows the current month.
    public override init(frame: CGRect) {
        (month, grid) = Self.makeGrid()
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view that shows the current month; `coder` is ignored.
    public required init?(coder: NSCoder) {
        (month, grid) = Self.makeGrid()
        super.init(coder: coder)
        setUp()
    }

    private static func makeGrid() -> (Date, CalendarGridView) {
        let now = Date()
        return (now, CalendarGridView(rules: DateRules(calendar: .current), date: now))
    }

    private func setUp() {
        title.adjustsFontSizeToFitWidth = true
        title.minimumScaleFactor = 0.5
        title.accessibilityTraits = .header
        addSubview(title)
        setUpButtons()
        addSubview(grid)
        grid.look = { [weak self] in self?.look(of: $0) ?? CalendarDayCell.Look() }
        grid.choose = { [weak self] in self?.choose($0) ?? false }
        grid.makeDecoration = { [weak self] in self?.makeDecoration(of: $0) }
        grid.didLeaveMonth = { [weak self] in self?.show(monthOf: $0) }
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: UICalendarView, _) in
            view.reload()
            view.invalidateIntrinsicContentSize()
        }
        reload()
    }

    private func setUpButtons() {
        let buttons: [(UIButton, Int, LocalizedString)] = [
            (previousButton, -1, .BuiltIn.datePreviousMonth), (nextButton, 1, .BuiltIn.dateNextMonth),
        ]
        for (button, step, name) in buttons {
            button.setImage(Self.chevron(forward: step > 0), for: .normal)
            button.builtInAccessibilityLabel = name
            button.addAction(UIAction { [weak self] _ in self?.moveMonth(step) }, for: .primaryActionTriggered)
            addSubview(button)
        }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            swipe.addHandler { [weak self] _ in
                if let self { moveMonth((direction == .left) != isReversed ? 1 : -1) }
            }
            addGestureRecognizer(swipe)
        }
    }

    // MARK: Calendar

    /// The calendar, by default the user's.
    open var calendar: Calendar {
        get { storedCalendar ?? .current }
        set {
            storedCalendar = newValue
            reload()
        }
    }

    /// The locale of the texts and of the first weekday, by default that of the calendar or of the language
    /// of the traits.
    open var locale: Locale {
        get { storedLocale ?? storedCalendar?.specifiedLocale ?? traitCollection.language.locale }
        set {
            storedLocale = newValue
            reload()
        }
    }

    /// The time zone in which days begin; `nil` stands for that of the calendar.
    open var timeZone: TimeZone? {
        get { storedTimeZone }
        set {
            storedTimeZone = newValue
            reload()
        }
    }

    /// The days that are displayed and can be selected, by default the years 1 to 4000.
    open var availableDateRange: DateInterval {
        get { storedRange }
        set {
            storedRange = newValue
            reload()
        }
    }

    /// Writes the texts in the language of the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.language != previousTraitCollection?.language { reload() }
    }

    /// The calendar with locale and time zone, and the available range.
    final var rules: DateRules {
        var calendar = calendar
        if let storedTimeZone { calendar.timeZone = storedTimeZone }
        if calendar.locale != locale { calendar.locale = locale }
        return DateRules(calendar: calendar, minimum: storedRange.start, maximum: storedRange.end)
    }

    /// The visible month.
    open var visibleDateComponents: DateComponents {
        get {
            let calendar = rules.calendar
            var components = calendar.dateComponents([.era, .year, .month], from: month)
            components.calendar = calendar
            return components
        }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows the month that contains a date; without a day, the first day of the month counts.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        show(dateComponents)
    }

    final func show(_ components: DateComponents) {
        if let date = rules.calendar.day(components) { show(monthOf: date) }
    }

    private func moveMonth(_ step: Int) {
        show(monthOf: rules.date(month, moved: step, .month))
    }

    /// Shows the month of a date with the cursor at the date, and notifies the delegate of another month.
    private func show(monthOf date: Date) {
        let (rules, old) = (rules, visibleDateComponents)
        let isNew = !rules.calendar.isDate(date, equalTo: month, toGranularity: .month)
        month = rules.accepted(date)
        reload()
        if isNew { delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old) }
    }

    private func reload() {
        let rules = rules
        month = rules.accepted(month)
        title.font = font(17, .semibold, .headline)
        texts.calendar = rules.calendar
        title.text = texts.text(month, template: texts.hasEras ? "GyMMMM" : "yMMMM")
        let starts = rules.startOfMonth(of: month)
        previousButton.isEnabled = starts > rules.range.lowerBound
        nextButton.isEnabled =
            rules.calendar.date(byAdding: .month, value: 1, to: starts).map { $0 <= rules.range.upperBound } ?? false
        showWeekdays(rules.calendar)
        grid.rules = rules
        grid.show(monthOf: month, texts: texts, font: dayFont)
        setNeedsLayout()
    }

    private func showWeekdays(_ calendar: Calendar) {
        let names = calendar.veryShortStandaloneWeekdaySymbols
        let spoken = calendar.standaloneWeekdaySymbols
        while weekdayLabels.count < MonthGrid.columns {
            let label = UILabel()
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            weekdayLabels.append(label)
            addSubview(label)
        }
        for (index, label) in weekdayLabels.enumerated() {
            let weekday = (index + calendar.firstWeekday - 1) % 7
            label.font = font(13, .regular, .footnote, limit: 18)
            label.text = names.indices.contains(weekday) ? names[weekday] : nil
            label.accessibilityLabel = spoken.indices.contains(weekday) ? spoken[weekday] : nil
        }
    }

    /// Returns a font in the user's text size, but not larger than `limit`, so that the days of a week are beside each other,
    /// as in UIKit.
    private func font(
        _ size: CGFloat, _ weight: UIFont.Weight, _ style: UIFont.TextStyle, limit: CGFloat = 28
    ) -> UIFont {
        UIFontMetrics(forTextStyle: style).scaledFont(
            for: .systemFont(ofSize: size, weight: weight), maximumPointSize: limit, compatibleWith: traitCollection)
    }

    private var dayFont: UIFont { font(17, .regular, .body) }

    // MARK: Selection

    /// Requests the decorations of some days again.
    open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
        grid.updateDecorations()
    }

    private func makeDecoration(of day: Date) -> UIView? {
        guard wantsDateDecorations else { return nil }
        return delegate?.calendarView(self, decorationFor: rules.calendar.dayComponents(of: day))?.makeView()
    }

    final func updateLooks() { grid.updateLooks() }

    final func selectionDidChange() {
        updateLooks()
        if let day = selectionBehavior?.preferredDay(in: rules.calendar) { grid.moveCursor(to: day) }
    }

    private func canChoose(_ day: Date) -> Bool {
        let rules = rules
        return rules.acceptsDay(of: day) && selectionBehavior?.canChoose(day, in: rules.calendar) ?? true
    }

    private func look(of day: Date) -> CalendarDayCell.Look {
        let calendar = rules.calendar
        return CalendarDayCell.Look(
            isToday: calendar.isDateInToday(day), isSelected: selectionBehavior?.isSelected(day, in: calendar) ?? false,
            isSelectable: canChoose(day))
    }

    private func choose(_ day: Date) -> Bool {
        guard let selectionBehavior, canChoose(day) else { return false }
        prepareForEvent()
        selectionBehavior.choose(day, in: rules.calendar)
        return true
    }

    // MARK: Layout

    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var rowHeight: CGFloat { max(Self.row, ceil(dayFont.lineHeight) + 20) }

    /// Places the header, the names of the weekdays and the days.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let (margin, side) = (Self.margin, Self.header)
        let width = max(bounds.width - 2 * margin, 0)
        func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat, _ y: CGFloat, _ height: CGFloat) {
            let x = isReversed ? bounds.width - x - width : x
            view.frame = CGRect(x: x, y: y, width: width, height: height)
        }
        title.textAlignment = isReversed ? .right : .left
        place(title, 2 * margin, max(width - 2 * side - margin, 0), 0, side)
        place(previousButton, bounds.width - margin - 2 * side, side, 0, side)
        place(nextButton, bounds.width - margin - side, side, 0, side)
        let column = width / CGFloat(MonthGrid.columns)
        for (index, label) in weekdayLabels.enumerated() {
            place(label, margin + CGFloat(index) * column, column, side, Self.weekdays)
        }
        let top = side + Self.weekdays
        grid.frame = CGRect(x: margin, y: top, width: width, height: max(bounds.height - top - margin, 0))
    }

    /// A width of 320 points, and the height of six weeks.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: 320, height: Self.header + Self.weekdays + CGFloat(MonthGrid.rows) * rowHeight + Self.margin)
    }

    /// Returns the intrinsic content size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private static func chevron(forward: Bool) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 12, height: 20)).image { _ in
            let path = UIBezierPath()
            let (tail, tip): (CGFloat, CGFloat) = forward ? (2, 10) : (10, 2)
            path.move(to: CGPoint(x: tail, y: 2))
            path.addLine(to: CGPoint(x: tip, y: 10))
            path.addLine(to: CGPoint(x: tail, y: 18))
            path.lineWidth = 2.2
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            UIColor.black.setStroke()
            path.stroke()
        }
        .withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
    }
}

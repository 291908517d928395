@_spi(Subclassing) import OpenUIKitCore

/// The days of a month, one of which has the keyboard focus.
///
/// Arrow keys go to the next day or week, Home and End to the first and last day of the week, Page Up and Page Down to
/// the same day of another month, with Shift of another year. Return and Space choose the day.
@MainActor final class CalendarGridView: UIView {
    private static let focusRadius: CGFloat = 8

    var rules: DateRules
    /// The day with the keyboard focus.
    private(set) var cursor: Date { didSet { if cursor != oldValue { updateAccessibility() } } }
    /// Returns the view below the number of a day.
    var makeDecoration: (Date) -> UIView? = { _ in nil }
    /// Returns how a day is displayed.
    var look: (Date) -> CalendarDayCell.Look = { _ in CalendarDayCell.Look() }
    /// Chooses a day; returns `false` if that is not possible.
    var choose: (Date) -> Bool = { _ in false }
    /// Called when keys move the cursor to another month.
    var didLeaveMonth: (Date) -> Void = { _ in }

    private var month: MonthGrid
    private var cells: [CalendarDayCell] = []

    init(rules: DateRules, date: Date) {
        self.rules = rules
        cursor = date
        month = MonthGrid(monthOf: date, rules: rules)
        super.init(frame: .zero)
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] tap in
            if let self { tapped(at: tap.location(in: self)) }
        }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Days

    /// Shows the month of a date, with the cursor at it.
    func show(monthOf date: Date, texts: DateTexts, font: UIFont) {
        cursor = date
        month = MonthGrid(monthOf: date, rules: rules)
        for cell in cells { cell.removeFromSuperview() }
        cells = month.days.map { day in
            let cell = CalendarDayCell(
                day: day, text: texts.text(day, pattern: "d"), spokenText: texts.text(day, template: "yMMMMEEEEd"),
                font: font
            ) { [weak self] in self?.choose($0) ?? false }
            addSubview(cell)
            return cell
        }
        updateLooks()
        updateDecorations()
        accessibilityDidChange(.structure)
        setNeedsLayout()
    }

    /// Moves the cursor to a day, if it belongs to the visible month.
    func moveCursor(to day: Date) {
        if month.cell(of: day, in: rules.calendar) != nil { cursor = day }
    }

    func updateLooks() {
        for cell in cells { cell.look = look(cell.day) }
    }

    func updateDecorations() {
        for cell in cells { cell.show(decoration: makeDecoration(cell.day)) }
    }

    // MARK: Accessibility

    func isCursor(at day: Date) -> Bool { rules.calendar.isDate(day, inSameDayAs: cursor) }

    /// Describes the days again, one of which presents the focus.
    private func updateAccessibility() {
        guard AccessibilityTreeBuilder.shared != nil else { return }
        for cell in cells { cell.accessibilityDidChange(.content) }
    }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        updateAccessibility()
    }

    // MARK: Layout

    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func frame(ofCell cell: Int) -> CGRect {
        let (width, height) = (bounds.width / CGFloat(MonthGrid.columns), bounds.height / CGFloat(MonthGrid.rows))
        let column = cell % MonthGrid.columns
        let place = isReversed ? MonthGrid.columns - 1 - column : column
        return CGRect(
            x: CGFloat(place) * width, y: CGFloat(cell / MonthGrid.columns) * height, width: width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, cell) in cells.enumerated() { cell.frame = frame(ofCell: index + month.leading) }
    }

    // MARK: Input

    private func tapped(at point: CGPoint) {
        let cells = MonthGrid.columns * MonthGrid.rows
        guard let cell = (0..<cells).first(where: { frame(ofCell: $0).contains(point) }),
            let day = month.day(inCell: cell)
        else { return }
        cursor = day
        _ = choose(day)
    }

    override var canBecomeFocused: Bool { true }

    override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        guard let cell = month.cell(of: cursor, in: rules.calendar) else { return (bounds, Self.focusRadius) }
        return (frame(ofCell: cell), Self.focusRadius)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.contains(where: handle) { super.pressesBegan(presses, with: event) }
    }

    override func pressRepeated(_ press: UIPress) {
        if press.activates || !handle(press) { super.pressRepeated(press) }
    }

    private func handle(_ press: UIPress) -> Bool {
        if press.activates { return choose(cursor) }
        guard let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
            return false
        }
        let column = (month.cell(of: cursor, in: rules.calendar) ?? 0) % MonthGrid.columns
        let pages: Calendar.Component = key.modifierFlags.contains(.shift) ? .year : .month
        switch key.keyCode {
        case .keyboardLeftArrow: move(isReversed ? 1 : -1, .day)
        case .keyboardRightArrow: move(isReversed ? -1 : 1, .day)
        case .keyboardUpArrow: move(-MonthGrid.columns, .day)
        case .keyboardDownArrow: move(MonthGrid.columns, .day)
        case .keyboardHome: move(-column, .day)
        case .keyboardEnd: move(MonthGrid.columns - 1 - column, .day)
        case .keyboardPageUp: move(-1, pages)
        case .keyboardPageDown: move(1, pages)
        default: return false
        }
        return true
    }

    private func move(_ amount: Int, _ unit: Calendar.Component) {
        cursor = rules.date(cursor, moved: amount, unit)
        if month.cell(of: cursor, in: rules.calendar) == nil { didLeaveMonth(cursor) }
        hostWindow?.focus.move(to: self, heading: [])
    }
}

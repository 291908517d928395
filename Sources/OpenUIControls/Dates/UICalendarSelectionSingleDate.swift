/// An object that is notified of the selection of a date, and permits it.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    /// Called when the user has selected a date, or cleared the selection with `nil`.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Returns whether the user can select a date, or clear the selection; by default `true`.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// The selection of at most one date in a ``UICalendarView``.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The object that is notified.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    private final var selected: DateComponents?

    /// Creates a selection without a date.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected date; setting it does not notify the delegate.
    open var selectedDate: DateComponents? {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects a date, or none, without notifying the delegate, and shows its month if `animated`.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
        selected = dateComponents
        if animated, let dateComponents { view?.show(dateComponents) }
        view?.selectionDidChange()
    }

    override func isSelected(_ day: Date, in calendar: Calendar) -> Bool {
        selected.map { calendar.isDay($0, of: day) } ?? false
    }

    override func canChoose(_ day: Date, in calendar: Calendar) -> Bool {
        delegate?.dateSelection(self, canSelectDate: calendar.dayComponents(of: day)) ?? true
    }

    override func choose(_ day: Date, in calendar: Calendar) {
        guard !isSelected(day, in: calendar) else { return }
        let components = calendar.dayComponents(of: day)
        setSelected(components, animated: false)
        delegate?.dateSelection(self, didSelectDate: components)
    }

    override func preferredDay(in calendar: Calendar) -> Date? { selected.flatMap { calendar.day($0) } }
}

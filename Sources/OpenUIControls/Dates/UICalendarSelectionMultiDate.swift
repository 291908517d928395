/// An object that is notified of the selection of several dates, and permits it.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    /// Called when the user has selected a date.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// Called when the user has deselected a date.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Returns whether the user can select a date; by default `true`.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Returns whether the user can deselect a date; by default `true`.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}

/// The selection of any number of dates in a ``UICalendarView``, which a tap selects and deselects.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The object that is notified.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    private final var selected: [DateComponents] = []

    /// Creates a selection without dates.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected dates in the order in which they were selected; setting them does not notify the delegate.
    open var selectedDates: [DateComponents] {
        get { selected }
        set { setSelectedDates(newValue, animated: false) }
    }

    /// Selects dates without notifying the delegate, and shows the month of the first one if `animated`.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        selected = selectedDates
        if animated, let first = selectedDates.first { view?.show(first) }
        view?.selectionDidChange()
    }

    override func isSelected(_ day: Date, in calendar: Calendar) -> Bool {
        selected.contains { calendar.isDay($0, of: day) }
    }

    override func canChoose(_ day: Date, in calendar: Calendar) -> Bool {
        guard let delegate else { return true }
        let components = calendar.dayComponents(of: day)
        return isSelected(day, in: calendar)
            ? delegate.multiDateSelection(self, canDeselectDate: components)
            : delegate.multiDateSelection(self, canSelectDate: components)
    }

    override func choose(_ day: Date, in calendar: Calendar) {
        let components = calendar.dayComponents(of: day)
        let wasSelected = isSelected(day, in: calendar)
        if wasSelected { selected.removeAll { calendar.isDay($0, of: day) } } else { selected.append(components) }
        view?.selectionDidChange()
        if wasSelected {
            delegate?.multiDateSelection(self, didDeselectDate: components)
        } else {
            delegate?.multiDateSelection(self, didSelectDate: components)
        }
    }
}

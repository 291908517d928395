/// The selection of dates in a ``UICalendarView``; use one of its subclasses.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    /// The calendar view that has this behavior.
    final weak var view: UICalendarView?

    /// Asks the delegate again which dates can be selected.
    open func updateSelectableDates() { view?.selectionDidChange() }

    /// Returns whether a day is selected.
    func isSelected(_ day: Date, in calendar: Calendar) -> Bool { false }
    /// Returns whether the user can select a day, or deselect a selected one.
    func canChoose(_ day: Date, in calendar: Calendar) -> Bool { false }
    /// Selects or deselects a day for the user.
    func choose(_ day: Date, in calendar: Calendar) {}
    /// The day that receives the keyboard focus.
    func preferredDay(in calendar: Calendar) -> Date? { nil }
}

extension Calendar {
    /// Returns the components that identify a day.
    func dayComponents(of day: Date) -> DateComponents {
        var components = dateComponents([.era, .year, .month, .day], from: day)
        components.calendar = self
        return components
    }

    /// Returns whether components identify the day that contains a date.
    func isDay(_ components: DateComponents, of day: Date) -> Bool {
        date(from: components).map { isDate($0, inSameDayAs: day) } ?? false
    }
}

/// The selection of dates in a ``UICalendarView``; use one of its subclasses.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    /// The calendar view that has this behavior.
    final weak var view: UICalendarView?

    /// Asks the delegate again which dates can be selected.
    open func updateSelectableDates() { view?.updateLooks() }

    func isSelected(_ day: Date, in calendar: Calendar) -> Bool { false }
    /// Returns whether the user can select a day, or deselect a selected one.
    func canChoose(_ day: Date, in calendar: Calendar) -> Bool { false }
    /// Selects or deselects a day for the user.
    func choose(_ day: Date, in calendar: Calendar) {}
    /// Returns the day to which a change of the selection moves the keyboard focus, or `nil` if the focus stays.
    func preferredDay(in calendar: Calendar) -> Date? { nil }
}

extension Calendar {
    /// Returns the components that identify a day.
    func dayComponents(of day: Date) -> DateComponents {
        var components = dateComponents([.era, .year, .month, .day], from: day)
        components.calendar = self
        return components
    }

    /// Returns the date of components, or `nil` if there is none near the years of ``DateRules/supported``.
    ///
    /// Foundation's arithmetic overflows for components that are far from any calendar.
    package func day(_ components: DateComponents) -> Date? {
        let units: [Component] = [
            .era, .year, .quarter, .month, .weekOfMonth, .yearForWeekOfYear, .weekOfYear, .weekdayOrdinal, .weekday,
            .day, .dayOfYear, .hour, .minute, .second,
        ]
        let isNear = units.allSatisfy { (-100_000...100_000).contains(components.value(for: $0) ?? 0) }
        return isNear ? date(from: components) : nil
    }

    /// Returns whether components identify the day that contains a date.
    func isDay(_ components: DateComponents, of day: Date) -> Bool {
        self.day(components).map { isDate($0, inSameDayAs: day) } ?? false
    }
}

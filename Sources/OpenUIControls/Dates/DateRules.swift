/// The dates that a control accepts, and the arithmetic of its calendar.
///
/// Every date that it returns lies within ``range``, also on days on which daylight saving time begins or ends.
struct DateRules: Equatable {
    /// The dates that controls handle: the years 1 to 4000.
    static let supported = Date.distantPast...Date.distantFuture
    /// The limits of loops over the months of a year and the days of a month in any calendar.
    private static let (mostMonths, mostDays) = (14, 60)

    /// The calendar with the locale and time zone in which dates are displayed.
    var calendar: Calendar
    var minimum: Date?
    var maximum: Date?
    /// The distance of the selectable minutes, a divisor of 60.
    var minuteInterval = 1
    /// Whether dates are moved to multiples of the minute interval.
    var roundsToMinuteInterval = true

    /// The accepted dates; limits that contradict each other are ignored.
    var range: ClosedRange<Date> {
        let lower = (minimum ?? Self.supported.lowerBound).clamped(to: Self.supported)
        let upper = (maximum ?? Self.supported.upperBound).clamped(to: Self.supported)
        return lower <= upper ? lower...upper : Self.supported
    }

    /// Returns the accepted date for a date: at a multiple of the minute interval, if there is one within the range.
    func accepted(_ date: Date) -> Date {
        let (range, date) = (range, date.clamped(to: range))
        guard minuteInterval > 1, roundsToMinuteInterval else { return date }
        let rounded = roundedDown(date)
        if range.contains(rounded) { return rounded }
        let next = rounded.addingTimeInterval(Double(minuteInterval) * 60)
        return range.contains(next) ? next : date
    }

    private func roundedDown(_ date: Date) -> Date {
        let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
        let excess = Double((parts.minute ?? 0) % minuteInterval * 60 + (parts.second ?? 0))
        return date.addingTimeInterval(-excess - Double(parts.nanosecond ?? 0) / 1e9)
    }

    /// Returns a date moved by a number of months, years or other units.
    func date(_ date: Date, moved amount: Int, _ unit: Calendar.Component) -> Date {
        accepted(calendar.date(byAdding: unit, value: amount, to: date) ?? date)
    }

    /// Returns a date at another time of the same day, or at the next time that exists on it.
    func date(_ date: Date, atHour hour: Int, minute: Int) -> Date {
        accepted(calendar.date(bySettingHour: hour, minute: minute, second: 0, of: date) ?? date)
    }

    /// Returns the time of a date on another day.
    func date(_ date: Date, onDayOf day: Date) -> Date {
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        let moved = calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
        return accepted(moved ?? day)
    }

    /// Returns whether any time of a day is accepted.
    func acceptsDay(of day: Date) -> Bool {
        let start = calendar.startOfDay(for: day)
        let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
        return start <= range.upperBound && end > range.lowerBound
    }

    /// Returns the starts of the days of the month that contains a date.
    func days(inMonthOf date: Date) -> [Date] {
        guard let month = calendar.dateInterval(of: .month, for: date) else { return [calendar.startOfDay(for: date)] }
        var days: [Date] = []
        while days.count < Self.mostDays,
            let day = calendar.date(byAdding: .day, value: days.count, to: month.start), day < month.end
        {
            days.append(day)
        }
        return days
    }

    /// Returns the starts of the months of the year that contains a date.
    func months(inYearOf date: Date) -> [Date] {
        guard let year = calendar.dateInterval(of: .year, for: date) else { return [startOfMonth(of: date)] }
        var (months, start) = ([Date](), year.start)
        while months.count < Self.mostMonths, start < year.end {
            months.append(start)
            guard let next = calendar.dateInterval(of: .month, for: start)?.end, next > start else { break }
            start = next
        }
        return months
    }

    func startOfMonth(of date: Date) -> Date {
        calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
    }

    /// Returns the index of the last start that is not after a date.
    func index(of date: Date, in starts: [Date]) -> Int { max((starts.lastIndex { $0 <= date }) ?? 0, 0) }
}

extension Date {
    func clamped(to range: ClosedRange<Date>) -> Date { min(max(self, range.lowerBound), range.upperBound) }
}

extension Calendar {
    /// The locale that was set; `nil` for the one of a new calendar, which has no language.
    package var specifiedLocale: Locale? {
        locale.flatMap { $0.identifier.isEmpty ? nil : $0 }
    }
}

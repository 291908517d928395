/// The days of a month in weeks.
struct MonthGrid: Equatable {
    static let (columns, rows) = (7, 6)

    /// The starts of the days of the month.
    let days: [Date]
    /// The number of empty cells before the first day.
    let leading: Int

    init(monthOf date: Date, rules: DateRules) {
        days = Array(rules.days(inMonthOf: date).prefix(Self.columns * (Self.rows - 1)))
        let weekday = rules.calendar.component(.weekday, from: days.first ?? date)
        leading = ((weekday - rules.calendar.firstWeekday) % 7 + 7) % 7
    }

    /// Returns the day in a cell, or `nil` if it is empty.
    func day(inCell cell: Int) -> Date? {
        let index = cell - leading
        return days.indices.contains(index) ? days[index] : nil
    }

    /// Returns the cell of the day that contains a date, or `nil` if it belongs to another month.
    func cell(of date: Date, in calendar: Calendar) -> Int? {
        days.firstIndex { calendar.isDate($0, inSameDayAs: date) }.map { $0 + leading }
    }
}

/// The rows of the wheels with which a date is selected.
@MainActor final class DateWheels {
    /// What a wheel selects.
    enum Kind: Equatable {
        case day, month, year
        /// A day regardless of its month, in a list of all days.
        case anyDay
        case hour, minute
        /// Before or after noon.
        case dayPeriod
    }

    /// The numbers of years and days before and after the first date that the wheels contain.
    private static let (years, days) = (1000, 20_000)

    let kinds: [Kind]
    let rules: DateRules
    private let texts: DateTexts
    private(set) var date: Date
    /// The date from which rows of years and days are counted, and the row of this date.
    private let anchor: Date
    private let (yearRow, yearCount): (Int, Int)
    private let (dayRow, dayCount): (Int, Int)

    init(_ mode: UIDatePicker.Mode, date: Date, rules: DateRules, texts: DateTexts) {
        let calendar = rules.calendar
        let time: [Kind] = [.hour, .minute] + (texts.hasDayPeriods ? [.dayPeriod] : [])
        kinds =
            switch mode {
            case .time, .countDownTimer: time
            case .date: Self.dateKinds(texts)
            case .yearAndMonth: Self.dateKinds(texts).filter { $0 != .day }
            case .dateAndTime: [.anyDay] + time
            }
        self.rules = rules
        self.texts = texts
        self.date = rules.accepted(date)
        anchor = calendar.startOfDay(for: self.date)
        (yearRow, yearCount) = Self.rows(.year, around: anchor, rules, atMost: Self.years)
        (dayRow, dayCount) = Self.rows(.day, around: anchor, rules, atMost: Self.days)
    }

    /// Returns the wheels of a date in the order of the locale.
    private static func dateKinds(_ texts: DateTexts) -> [Kind] {
        texts.order.map { $0 == "d" ? .day : $0 == "M" ? .month : .year }
    }

    /// Returns the row of a date among those of the units in the range, and their number.
    private static func rows(
        _ unit: Calendar.Component, around date: Date, _ rules: DateRules, atMost limit: Int
    ) -> (Int, Int) {
        let before = min(max(distance(unit, from: rules.range.lowerBound, to: date, rules.calendar), 0), limit)
        let after = min(max(distance(unit, from: date, to: rules.range.upperBound, rules.calendar), 0), limit)
        return (before, before + after + 1)
    }

    /// Returns the number of units from the one that contains a date to the one that contains another date.
    private static func distance(_ unit: Calendar.Component, from: Date, to: Date, _ calendar: Calendar) -> Int {
        func start(_ date: Date) -> Date { calendar.dateInterval(of: unit, for: date)?.start ?? date }
        let parts = calendar.dateComponents([unit], from: start(from), to: start(to))
        return (unit == .year ? parts.year : parts.day) ?? 0
    }

    /// Whether the wheels contain a date, so that they need not be made again.
    func contains(_ date: Date) -> Bool {
        kinds.allSatisfy { kind in
            kind != .year && kind != .anyDay || (0..<count(kind)).contains(row(of: kind, at: date))
        }
    }

    // MARK: Rows

    func count(_ kind: Kind) -> Int {
        switch kind {
        case .day: rules.days(inMonthOf: date).count
        case .month: rules.months(inYearOf: date).count
        case .year: yearCount
        case .anyDay: dayCount
        case .hour: hasPeriods ? 12 : 24
        case .minute: 60 / rules.minuteInterval
        case .dayPeriod: 2
        }
    }

    private var hasPeriods: Bool { kinds.contains(.dayPeriod) }
    private var hour: Int { rules.calendar.component(.hour, from: date) }
    private var minute: Int { rules.calendar.component(.minute, from: date) }

    /// Returns the row of the selected date.
    func selectedRow(_ kind: Kind) -> Int { min(max(row(of: kind, at: date), 0), max(count(kind) - 1, 0)) }

    private func row(of kind: Kind, at date: Date) -> Int {
        let calendar = rules.calendar
        switch kind {
        case .day: return rules.index(of: date, in: rules.days(inMonthOf: date))
        case .month: return rules.index(of: date, in: rules.months(inYearOf: date))
        case .year: return yearRow + Self.distance(.year, from: anchor, to: date, calendar)
        case .anyDay: return dayRow + Self.distance(.day, from: anchor, to: date, calendar)
        case .hour: return calendar.component(.hour, from: date) % (hasPeriods ? 12 : 24)
        case .minute: return calendar.component(.minute, from: date) / rules.minuteInterval
        case .dayPeriod: return calendar.component(.hour, from: date) / 12
        }
    }

    func title(_ kind: Kind, row: Int) -> String {
        switch kind {
        case .day:
            let days = rules.days(inMonthOf: date)
            return days.indices.contains(row) ? texts.text(days[row], pattern: "d") : ""
        case .month:
            let months = rules.months(inYearOf: date)
            return months.indices.contains(row) ? texts.text(months[row], pattern: "LLLL") : ""
        case .year:
            let year = rules.calendar.date(byAdding: .year, value: row - yearRow, to: anchor) ?? anchor
            return texts.text(year, template: texts.hasEras ? "Gy" : "y")
        case .anyDay:
            let day = rules.calendar.date(byAdding: .day, value: row - dayRow, to: anchor) ?? anchor
            return texts.text(day, template: "EEEMMMd")
        case .hour: return number(hasPeriods && row == 0 ? 12 : row, digits: 1)
        case .minute: return number(row * rules.minuteInterval, digits: 2)
        case .dayPeriod:
            let symbols = [rules.calendar.amSymbol, rules.calendar.pmSymbol]
            return symbols.indices.contains(row) ? symbols[row] : ""
        }
    }

    /// The titles of the months of the selected year.
    var monthTitles: [String] { rules.months(inYearOf: date).map { texts.text($0, pattern: "LLLL") } }

    private func number(_ value: Int, digits: Int) -> String {
        value.formatted(.number.precision(.integerLength(digits...)).locale(texts.locale))
    }

    // MARK: Selection

    func select(_ date: Date) { self.date = rules.accepted(date) }

    /// Selects the row of a wheel; if the resulting date is not accepted, the date is the nearest accepted one.
    func select(row: Int, of kind: Kind) {
        let calendar = rules.calendar
        switch kind {
        case .day:
            let days = rules.days(inMonthOf: date)
            if days.indices.contains(row) { date = rules.date(date, onDayOf: days[row]) }
        case .month:
            let months = rules.months(inYearOf: date)
            guard months.indices.contains(row) else { return }
            let days = rules.days(inMonthOf: months[row])
            let day = min(selectedRow(.day), max(days.count - 1, 0))
            if days.indices.contains(day) { date = rules.date(date, onDayOf: days[day]) }
        case .year: date = rules.date(date, moved: row - selectedRow(.year), .year)
        case .anyDay:
            let day = calendar.date(byAdding: .day, value: row - dayRow, to: anchor) ?? anchor
            date = rules.date(date, onDayOf: day)
        case .hour:
            date = rules.date(date, atHour: hasPeriods ? row + hour / 12 * 12 : row, minute: minute)
        case .minute: date = rules.date(date, atHour: hour, minute: row * rules.minuteInterval)
        case .dayPeriod: date = rules.date(date, atHour: hour % 12 + row * 12, minute: minute)
        }
    }

    // MARK: Appearance

    func name(_ kind: Kind) -> LocalizedString {
        switch kind {
        case .day, .anyDay: .BuiltIn.dateDay
        case .month: .BuiltIn.dateMonth
        case .year: .BuiltIn.dateYear
        case .hour: .BuiltIn.dateHour
        case .minute: .BuiltIn.dateMinute
        case .dayPeriod: .BuiltIn.dateDayPeriod
        }
    }

    /// The width of a wheel relative to the others.
    func share(_ kind: Kind) -> CGFloat {
        switch kind {
        case .month: 2.2
        case .anyDay: 2.6
        case .year: texts.hasEras ? 2 : 1.3
        case .day, .hour, .minute, .dayPeriod: 1
        }
    }
}

import Foundation
import Fuzzing
import Testing

@testable import OpenUIControls

@Suite struct DateRulesTests {
    private static let calendars: [Calendar.Identifier] = [
        .gregorian, .hebrew, .japanese, .islamicUmmAlQura, .buddhist, .persian, .coptic, .chinese,
    ]
    private static let zones = [
        "UTC", "Europe/Berlin", "America/Sao_Paulo", "Asia/Beirut", "Australia/Lord_Howe", "Pacific/Apia",
        "America/New_York",
    ]

    private func gregorian(_ zone: String = "UTC") -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
        return calendar
    }

    private func date(_ calendar: Calendar, _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0)
        -> Date
    {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? Date()
    }

    @Test("A date outside of the range becomes the nearest end, and contradictory limits are ignored")
    func limits() {
        let calendar = gregorian()
        let (first, last) = (date(calendar, 2026, 1, 10), date(calendar, 2026, 1, 20))
        var rules = DateRules(calendar: calendar, minimum: first, maximum: last)
        #expect(rules.accepted(date(calendar, 2025, 1, 1)) == first)
        #expect(rules.accepted(date(calendar, 2027, 1, 1)) == last)
        rules = DateRules(calendar: calendar, minimum: last, maximum: first)
        #expect(rules.accepted(date(calendar, 2027, 1, 1)) == date(calendar, 2027, 1, 1))
    }

    @Test("A date is rounded down to the minute interval, and up where that is too early")
    func interval() {
        let calendar = gregorian()
        var rules = DateRules(calendar: calendar, minuteInterval: 15)
        #expect(rules.accepted(date(calendar, 2026, 1, 1, 10, 44)) == date(calendar, 2026, 1, 1, 10, 30))
        rules.minimum = date(calendar, 2026, 1, 1, 10, 40)
        #expect(rules.accepted(date(calendar, 2026, 1, 1, 10, 44)) == date(calendar, 2026, 1, 1, 10, 45))
        rules.maximum = date(calendar, 2026, 1, 1, 10, 42)
        #expect(rules.accepted(date(calendar, 2026, 1, 1, 10, 44)) == date(calendar, 2026, 1, 1, 10, 42))
    }

    @Test("The 29th of February of another year is the 28th, and the end of a month stays within the next one")
    func leapYears() {
        let calendar = gregorian()
        let rules = DateRules(calendar: calendar)
        #expect(rules.date(date(calendar, 2024, 2, 29), moved: 1, .year) == date(calendar, 2025, 2, 28))
        #expect(rules.date(date(calendar, 2024, 1, 31), moved: 1, .month) == date(calendar, 2024, 2, 29))
        #expect(rules.days(inMonthOf: date(calendar, 2024, 2, 10)).count == 29)
        #expect(rules.days(inMonthOf: date(calendar, 2026, 2, 10)).count == 28)
        #expect(rules.months(inYearOf: date(calendar, 2026, 2, 10)).count == 12)
    }

    @Test("A time that does not exist on a day becomes the next one that does")
    func daylightSavingTime() {
        let calendar = gregorian("Europe/Berlin")
        let rules = DateRules(calendar: calendar)
        let noon = date(calendar, 2025, 3, 30, 12)
        let moved = rules.date(noon, atHour: 2, minute: 30)
        #expect(calendar.isDate(moved, inSameDayAs: noon))
        #expect(calendar.component(.hour, from: moved) == 3)
    }

    @Test("The grid of a month begins with the first weekday", arguments: [(1, 0), (2, 6), (7, 1)])
    func grid(firstWeekday: Int, leading: Int) {
        var calendar = gregorian()
        calendar.firstWeekday = firstWeekday
        let rules = DateRules(calendar: calendar)
        let grid = MonthGrid(monthOf: date(calendar, 2026, 2, 14), rules: rules)
        #expect(grid.leading == leading)
        #expect(grid.days.count == 28)
        #expect(grid.day(inCell: leading) == date(calendar, 2026, 2, 1))
        #expect(grid.cell(of: date(calendar, 2026, 2, 28, 23, 59), in: calendar) == leading + 27)
        #expect(grid.cell(of: date(calendar, 2026, 3, 1), in: calendar) == nil)
    }

    @Test("Random changes of a date stay within its range, in all calendars and time zones", arguments: 0..<64)
    @MainActor func randomChanges(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let rules = rules(&random)
        let modes: [UIDatePicker.Mode] = [.time, .date, .dateAndTime]
        let mode = modes.randomElement(using: &random) ?? .date
        let wheels = DateWheels(
            mode, date: anyDate(&random), rules: rules, texts: DateTexts(calendar: rules.calendar))
        var misplaced: [String] = []
        for step in 0..<40 {
            let kind = wheels.kinds.randomElement(using: &random) ?? .hour
            wheels.select(row: Int.random(in: 0..<max(wheels.count(kind), 1), using: &random), of: kind)
            if !rules.range.contains(wheels.date) { misplaced.append("\(step): \(kind) selects \(wheels.date)") }
            for kind in wheels.kinds where !(0..<wheels.count(kind)).contains(wheels.selectedRow(kind)) {
                misplaced.append("\(step): the row of \(kind) for \(wheels.date)")
            }
            let units: [Calendar.Component] = [.day, .month, .year]
            let unit = units.randomElement(using: &random) ?? .day
            wheels.select(rules.date(wheels.date, moved: Int.random(in: -50...50, using: &random), unit))
            if !rules.range.contains(wheels.date) { misplaced.append("\(step): \(unit) moves to \(wheels.date)") }
        }
        #expect(misplaced.isEmpty)
    }

    @Test("The days and months of random dates are in order and contain the date", arguments: 0..<64)
    func randomMonths(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var rules = rules(&random)
        (rules.minimum, rules.maximum) = (nil, nil)
        let date = anyDate(&random)
        let (days, months) = (rules.days(inMonthOf: date), rules.months(inYearOf: date))
        #expect((28...31).contains(days.count) || rules.calendar.identifier != .gregorian)
        #expect(days == days.sorted())
        #expect(months == months.sorted())
        #expect(days.contains { rules.calendar.isDate($0, inSameDayAs: date) })
    }

    private func rules(_ random: inout SeededRandom) -> DateRules {
        var calendar = Calendar(identifier: Self.calendars.randomElement(using: &random) ?? .gregorian)
        calendar.locale = Locale(
            identifier: ["en_US", "de_DE", "ja_JP", "ar_EG"].randomElement(using: &random) ?? "en")
        calendar.timeZone = TimeZone(identifier: Self.zones.randomElement(using: &random) ?? "UTC") ?? .gmt
        return DateRules(
            calendar: calendar, minimum: Bool.random(using: &random) ? anyDate(&random) : nil,
            maximum: Bool.random(using: &random) ? anyDate(&random) : nil,
            minuteInterval: [1, 5, 15, 30].randomElement(using: &random) ?? 1)
    }

    /// Returns a moment of the years 1990 to 2050.
    private func anyDate(_ random: inout SeededRandom) -> Date {
        Date(timeIntervalSince1970: Double(Int.random(in: 631_152_000...2_524_608_000, using: &random)))
    }
}

import Foundation

/// The marks of dates: the beginnings of minutes, hours, days, weeks, months and years of a calendar.
struct ChartDateScale {
    private static let steps: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
        (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
        (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800),
        (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
        (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
        (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.month, 6, 15_778_800),
        (.year, 1, 31_557_600), (.year, 2, 63_115_200), (.year, 5, 157_788_000), (.year, 10, 315_576_000),
        (.year, 20, 631_152_000), (.year, 50, 1_577_880_000), (.year, 100, 3_155_760_000),
        (.year, 200, 6_311_520_000), (.year, 500, 15_778_800_000), (.year, 1000, 31_557_600_000),
    ]
    /// The greatest distance from 2001 in seconds, about 10,000 years, within which calendars are exact.
    private static let limit = 3e11

    private let calendar: Calendar

    init(_ calendar: Calendar) {
        self.calendar = calendar
    }

    /// Returns the scale of a range in seconds since 2001.
    ///
    /// - Parameter maximumMarks: The largest number of marks, at least 1.
    func scale(_ range: ClosedRange<Double>?, maximumMarks: Int) -> ChartScale {
        var (lower, upper) = (range?.lowerBound ?? 0, range?.upperBound ?? 86_400)
        (lower, upper) = (min(max(lower, -Self.limit), Self.limit), min(max(upper, -Self.limit), Self.limit))
        if upper - lower < 1 { (lower, upper) = (lower - 43_200, upper + 43_200) }
        for step in Self.steps where (upper - lower) / step.seconds <= Double(maximumMarks) * 1.5 {
            let marks = marks(step.unit, step.count, lower, upper, atMost: maximumMarks)
            if let marks { return ChartScale(lower: lower, upper: upper, marks: marks, step: step.seconds) }
        }
        return ChartScale(lower: lower, upper: upper, marks: [], step: upper - lower)
    }

    /// Returns the beginnings of each `count`th unit in a range, or `nil` if there are too many.
    private func marks(
        _ unit: Calendar.Component, _ count: Int, _ lower: Double, _ upper: Double, atMost maximum: Int
    ) -> [Double]? {
        guard let start = start(unit, count, Date(timeIntervalSinceReferenceDate: lower)) else { return nil }
        var marks: [Double] = []
        for index in 0...(2 * maximum + 4) {
            guard let date = calendar.date(byAdding: unit, value: index * count, to: start) else { return nil }
            let mark = date.timeIntervalSinceReferenceDate
            if mark > upper { return marks }
            if mark >= lower { marks.append(mark) }
            if marks.count > maximum { return nil }
        }
        return nil
    }

    /// Returns the last beginning of a `count`th unit that is not later than a date.
    private func start(_ unit: Calendar.Component, _ count: Int, _ date: Date) -> Date? {
        guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
        let first = unit == .month || unit == .day ? 1 : 0
        guard count > 1, unit != .weekOfYear else { return start }
        let excess = (calendar.component(unit, from: start) - first) % count
        return calendar.date(byAdding: unit, value: -((excess + count) % count), to: start)
    }
}

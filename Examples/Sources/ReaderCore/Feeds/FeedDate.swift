import Foundation

/// Reads the dates of feeds: RFC 822 with its successors, RFC 3339, and what programs write instead.
enum FeedDate {
    /// Returns the date; `nil` if the text has no day, month and year.
    static func parse(_ text: String) -> Date? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines).prefix(80)
        guard !text.isEmpty else { return nil }
        return internet(text) ?? mail(text)
    }

    /// RFC 3339, 5.6, with optional parts: `2024-03-01T12:30:00.25+01:00`.
    private static func internet(_ text: Substring) -> Date? {
        let pattern =
            /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s*([A-Za-z]+|[+-]\d{2}:?\d{2})?/
        guard let match = text.firstMatch(of: pattern) else { return nil }
        return date(
            year: Int(match.1), month: Int(match.2), day: match.3.flatMap { Int($0) } ?? 1,
            time: [match.4, match.5, match.6].map { $0.flatMap { Int($0) } ?? 0 }, zone: match.7)
    }

    /// RFC 5322, 3.3: `Fri, 01 Mar 2024 12:30:00 +0100`; the weekday is ignored.
    private static func mail(_ text: Substring) -> Date? {
        let pattern =
            /(\d{1,2})[ -]+([A-Za-z]{3})[A-Za-z]*\.?[ -]+(\d{4}|\d{2})(?:[ ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*([A-Za-z]+|[+-]\d{2}:?\d{2})?/
        guard let match = text.firstMatch(of: pattern) else { return nil }
        let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
        let month = months.firstIndex(of: match.2.lowercased()).map { $0 + 1 }
        // RFC 5322, 4.3: years of two digits.
        let year = Int(match.3).map { $0 < 50 ? $0 + 2000 : $0 < 100 ? $0 + 1900 : $0 }
        return date(
            year: year, month: month, day: Int(match.1),
            time: [match.4, match.5, match.6].map { $0.flatMap { Int($0) } ?? 0 }, zone: match.7)
    }

    private static func date(year: Int?, month: Int?, day: Int?, time: [Int], zone: Substring?) -> Date? {
        guard let year, let month, let day, (1...12).contains(month), (1...31).contains(day), time[0] < 25 else {
            return nil
        }
        let seconds = days(year: year, month: month, day: day) * 86_400 + time[0] * 3600 + time[1] * 60 + time[2]
        return Date(timeIntervalSince1970: TimeInterval(seconds - offset(of: zone)))
    }

    /// Returns the days since 1970 ("chrono-Compatible Low-Level Date Algorithms", Hinnant, `days_from_civil`).
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// Returns the offset of a zone in seconds; 0 if it is unknown.
    private static func offset(of zone: Substring?) -> Int {
        guard let zone else { return 0 }
        let names = [
            "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7, "mdt": -6, "pst": -8, "pdt": -7, "cet": 1, "cest": 2,
            "jst": 9,
        ]
        if let hours = names[zone.lowercased()] { return hours * 3600 }
        let digits = zone.filter(\.isNumber)
        guard digits.count == 4, let value = Int(digits) else { return 0 }
        let seconds = value / 100 * 3600 + value % 100 * 60
        return zone.hasPrefix("-") ? -seconds : seconds
    }
}

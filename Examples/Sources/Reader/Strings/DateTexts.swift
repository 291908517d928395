import Foundation

/// Dates and numbers as texts in the languages of the program.
@MainActor
enum DateTexts {
    private static var formatters: [String: DateFormatter] = [:]

    /// The date of an article in a list: the time of today, or the day.
    static func short(_ date: Date, _ strings: Strings, now: Date = Date(), zone: TimeZone = .current) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        if calendar.isDate(date, inSameDayAs: now) { return text(date, "jm", strings.language, zone) }
        if let yesterday = calendar.date(byAdding: .day, value: -1, to: now),
            calendar.isDate(date, inSameDayAs: yesterday)
        {
            return strings[.yesterday]
        }
        let isThisYear = calendar.isDate(date, equalTo: now, toGranularity: .year)
        return text(date, isThisYear ? "dMMM" : "dMMMyyyy", strings.language, zone)
    }

    /// The date and the time of an article on its page.
    static func long(_ date: Date, _ strings: Strings, zone: TimeZone = .current) -> String {
        text(date, "dMMMMyyyyjm", strings.language, zone)
    }

    private static func text(_ date: Date, _ template: String, _ language: Language, _ zone: TimeZone) -> String {
        let key = "\(template) \(language.rawValue) \(zone.identifier)"
        if let formatter = formatters[key] { return formatter.string(from: date) }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: language.rawValue)
        formatter.timeZone = zone
        formatter.setLocalizedDateFormatFromTemplate(template)
        formatters[key] = formatter
        return formatter.string(from: date)
    }

    nonisolated static func numberFormatter(_ language: Language) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: language.rawValue)
        formatter.numberStyle = .decimal
        return formatter
    }
}

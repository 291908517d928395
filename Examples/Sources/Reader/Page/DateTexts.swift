import ComponentFlow
import Foundation

/// Dates in a language.
@MainActor
enum DateTexts {
    private static var formatters: [String: DateFormatter] = [:]

    /// The date of an article in a list: the time of today, or the day.
    static func short(_ date: Date, _ language: Language, now: Date = Date(), zone: TimeZone = .current) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        if calendar.isDate(date, inSameDayAs: now) { return text(date, "jm", language, zone) }
        if let yesterday = calendar.date(byAdding: .day, value: -1, to: now),
            calendar.isDate(date, inSameDayAs: yesterday)
        {
            return String(localized: .yesterday, language: language)
        }
        let isThisYear = calendar.isDate(date, equalTo: now, toGranularity: .year)
        return text(date, isThisYear ? "dMMM" : "dMMMyyyy", language, zone)
    }

    /// The date and the time of an article on its page.
    static func long(_ date: Date, _ language: Language, zone: TimeZone = .current) -> String {
        text(date, "dMMMMyyyyjm", language, zone)
    }

    private static func text(_ date: Date, _ template: String, _ language: Language, _ zone: TimeZone) -> String {
        let key = "\(template) \(language.identifier) \(zone.identifier)"
        if let formatter = formatters[key] { return formatter.string(from: date) }
        let formatter = DateFormatter()
        formatter.locale = language.locale
        formatter.timeZone = zone
        formatter.setLocalizedDateFormatFromTemplate(template)
        formatters[key] = formatter
        return formatter.string(from: date)
    }
}

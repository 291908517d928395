/// Texts of dates in a locale, whose formatters are created on first use.
@MainActor final class DateTexts {
    private var formatters: [String: DateFormatter] = [:]

    /// The calendar with the locale and time zone of the texts.
    var calendar: Calendar { didSet { if oldValue != calendar { formatters = [:] } } }

    init(calendar: Calendar) {
        self.calendar = calendar
    }

    var locale: Locale { calendar.locale ?? .current }

    /// Returns a date with the fields of a template in the locale's order.
    func text(_ date: Date, template: String) -> String {
        formatter("t" + template) { $0.setLocalizedDateFormatFromTemplate(template) }.string(from: date)
    }

    /// Returns a date with the fields of a pattern in its order.
    func text(_ date: Date, pattern: String) -> String {
        formatter("p" + pattern) { $0.dateFormat = pattern }.string(from: date)
    }

    private func formatter(_ key: String, _ configure: (DateFormatter) -> Void) -> DateFormatter {
        if let formatter = formatters[key] { return formatter }
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        configure(formatter)
        formatters[key] = formatter
        return formatter
    }

    /// Whether the locale counts hours to twelve.
    var hasDayPeriods: Bool {
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
    }

    /// The letters d, M and y in the locale's order.
    var order: [Character] {
        let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
        let found = pattern.reduce(into: [Character]()) { found, letter in
            let letter: Character = letter == "L" ? "M" : letter
            if "dMy".contains(letter), !found.contains(letter) { found.append(letter) }
        }
        return found.count == 3 ? found : ["d", "M", "y"]
    }

    /// Whether years need their era, as in the Japanese calendar.
    var hasEras: Bool { calendar.identifier == .japanese || calendar.identifier == .republicOfChina }
}

import ComponentFlow
import Foundation

/// How the values of a chart are written.
struct ChartTexts {
    private let data: ChartData
    private let positionAxis: ChartAxis
    private let valueAxis: ChartAxis
    private let locale: Locale
    private let calendar: Calendar
    private let language: Language

    /// - Parameter language: The language of texts, whose locale a chart without a locale has.
    init(_ chart: Chart, language: Language) {
        self.language = language
        (data, positionAxis, valueAxis) = (chart.data, chart.positionAxis, chart.valueAxis)
        (locale, calendar) = (chart.locale ?? language.locale, chart.calendar)
    }

    /// Returns a text of the framework.
    func builtIn(_ string: LocalizedString) -> String {
        string.text(in: language)
    }

    // MARK: Axes

    func positionMark(_ value: Double, _ scale: ChartScale) -> String {
        switch data.positionKind {
        case .date: dateMark(value, step: scale.step)
        case .category: category(value)
        case .number, nil: number(value, positionAxis.format, step: scale.step)
        }
    }

    func valueMark(_ value: Double, _ scale: ChartScale) -> String {
        number(value, valueAxis.format, step: scale.step)
    }

    // MARK: Values

    func position(_ value: Double) -> String {
        switch data.positionKind {
        case .date: date(value)
        case .category: category(value)
        case .number, nil: number(value, positionAxis.format, step: abs(value) / 1e6)
        }
    }

    func value(_ value: Double) -> String {
        number(value, valueAxis.format, step: abs(value) / 1e6)
    }

    func part(_ part: Double) -> String {
        part.formatted(.percent.precision(.fractionLength(0...1)).locale(locale))
    }

    // MARK: Formats

    private func category(_ value: Double) -> String {
        guard let index = Int(exactly: value), data.categories.indices.contains(index) else { return "" }
        return data.categories[index]
    }

    /// Returns a number with the digits that distinguish it from those at a distance of `step`.
    private func number(_ value: Double, _ format: FloatingPointFormatStyle<Double>?, step: Double) -> String {
        if let format { return value.formatted(format) }
        let style = FloatingPointFormatStyle<Double>.number.locale(locale)
        guard value != 0 else { return value.formatted(style.precision(.fractionLength(0))) }
        guard abs(value) < 1e9, abs(value) >= 1e-5 else {
            return value.formatted(style.notation(.scientific).precision(.significantDigits(1...6)))
        }
        let digits = step > 0 ? min(max(Int((-log10(step)).rounded(.up)), 0), 10) : 6
        return value.formatted(style.precision(.fractionLength(0...digits)))
    }

    private func date(_ value: Double) -> String {
        let date = Date(timeIntervalSinceReferenceDate: value)
        let day = style.year().month(.abbreviated).day()
        let isDay = calendar.startOfDay(for: date) == date
        return date.formatted(isDay ? day : day.hour().minute())
    }

    private func dateMark(_ value: Double, step: Double) -> String {
        let date = Date(timeIntervalSinceReferenceDate: value)
        if step < 60 { return date.formatted(style.hour().minute().second()) }
        if step < 86_400 { return date.formatted(style.hour().minute()) }
        if step < 2_629_800 { return date.formatted(style.month(.abbreviated).day()) }
        if step < 31_557_600 { return date.formatted(style.year().month(.abbreviated)) }
        return date.formatted(style.year())
    }

    private var style: Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    }
}

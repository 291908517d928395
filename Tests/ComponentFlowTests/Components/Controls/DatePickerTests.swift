import ComponentFlow
import ComponentFlowTesting
import Foundation
import Fuzzing
import TestSupport
import Testing

@Suite @MainActor
struct DatePickerTests {
    private let stage = Stage(size: CGSize(width: 324, height: 460))
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = .gmt
        calendar.firstWeekday = 2
        return calendar
    }()

    private func date(_ day: Int) -> Date {
        calendar.date(from: DateComponents(year: 2026, month: 2, day: day, hour: 9)) ?? Date()
    }

    @Test("A date picker reports a tap on a day and reverts if its selection is not updated")
    func inline() {
        var received: [Date] = []
        let picker = DatePicker("Day", selection: date(3), displayedComponents: .date) { received.append($0) }
            .datePickerStyle(.inline).calendar(calendar)
        #expect(stage.show(picker).width == 324)
        stage.tap(at: CGPoint(x: 74, y: 173))
        #expect(received == [date(10)])
        #expect((stage.componentView as? UIDatePicker)?.date == date(3))
    }

    @Test("Dates are written in the language of the component", arguments: ["de", "pl", "ja"])
    func language(identifier: String) throws {
        let picker = DatePicker("Day", selection: date(3), displayedComponents: .date) { _ in }.datePickerStyle(.inline)
        stage.show(picker.language(Language(identifier)))
        let month = date(3).formatted(.dateTime.month(.wide).year().locale(Locale(identifier: identifier)))
        #expect(stage.accessibilityOutline.contains { $0.contains(month) })
    }

    @Test("The size of a date picker is that of its texts after the language changes")
    func languageSize() {
        let picker = DatePicker("Day", selection: date(3), displayedComponents: .date) { _ in }
        stage.show(picker.language("ja"))
        let changed = stage.show(picker.language("de"))
        #expect(changed == Stage(size: CGSize(width: 324, height: 460)).show(picker.language("de")))
    }

    @Test("The calendar of a date picker keeps its own locale in another language")
    func calendarLocale() {
        let picker = DatePicker("Day", selection: date(3), displayedComponents: .date) { _ in }
            .datePickerStyle(.inline).calendar(calendar)
        stage.show(picker.language("de"))
        #expect(stage.accessibilityOutline.contains { $0.contains("February 2026") })
    }

    @Test("The displayed components determine the mode, and a range the limits")
    func modes() {
        var shown = date(3)
        let binding = Binding {
            shown
        } set: {
            shown = $0
        }
        stage.show(DatePicker("Time", selection: binding, in: date(2)...date(5), displayedComponents: .hourAndMinute))
        let view = stage.componentView as? UIDatePicker
        #expect(view?.datePickerMode == .time)
        #expect(view?.minimumDate == date(2))
        #expect(view?.maximumDate == date(5))
        stage.show(DatePicker("Time", selection: binding, in: date(4)...))
        #expect(view?.datePickerMode == .dateAndTime)
        #expect(view?.date == date(4))
        #expect(view?.maximumDate == nil)
    }

    @Test(
        "After random updates, a date picker is the same as a new one",
        arguments: 0..<(isDebugBuild ? 5 : 20) as Range<UInt64>)
    func incrementalEqualsFresh(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var last = randomPicker(&random)
        stage.show(last)
        for _ in 0..<8 {
            last = randomPicker(&random)
            stage.show(last)
        }
        stage.settle()
        let incremental = try #require(stage.image())
        let fresh = Stage(size: CGSize(width: 324, height: 460))
        fresh.show(last)
        fresh.settle()
        let expected = try #require(fresh.image())
        #expect(ImageComparison(incremental, expected).differingPixels == 0)
    }

    private func randomPicker(_ random: inout SeededRandom) -> DatePicker {
        let styles: [UIDatePickerStyle] = [.automatic, .compact, .inline]
        let parts: [DatePickerComponents] = [.date, .hourAndMinute, [.date, .hourAndMinute]]
        let picker = DatePicker(
            "Date", selection: date(Int.random(in: 1...80, using: &random)),
            minimumDate: Bool.random(using: &random) ? date(Int.random(in: 1...20, using: &random)) : nil,
            maximumDate: Bool.random(using: &random) ? date(Int.random(in: 20...60, using: &random)) : nil,
            displayedComponents: parts.randomElement(using: &random) ?? .date,
            isEnabled: Bool.random(using: &random)
        ) { _ in }
        return picker.calendar(calendar).datePickerStyle(styles.randomElement(using: &random) ?? .inline)
            .minuteInterval([1, 15].randomElement(using: &random) ?? 1)
    }
}

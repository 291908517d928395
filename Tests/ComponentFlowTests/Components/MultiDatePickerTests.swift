import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

@Suite("Multi-date pickers") @MainActor
struct MultiDatePickerTests {
    private let stage = Stage(size: CGSize(width: 324, height: 460))
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = .gmt
        calendar.firstWeekday = 2
        return calendar
    }()

    /// The place of Tuesday, the 10th, in February 2026.
    private static let tenth = CGPoint(x: 74, y: 173)

    private func day(_ day: Int, month: Int = 2) -> DateComponents {
        DateComponents(year: 2026, month: month, day: day)
    }

    private func date(_ day: Int) -> Date { calendar.date(from: self.day(day)) ?? .distantPast }

    private var view: UICalendarView? { stage.window.views(of: UICalendarView.self).first }

    private var selectedDays: [Int?] {
        (view?.selectionBehavior as? UICalendarSelectionMultiDate)?.selectedDates.map(\.day) ?? []
    }

    /// Shows a picker whose selection changes with each report, and returns the reports.
    private func show(
        _ selection: Set<DateComponents>, from minimum: Date? = nil, to end: Date? = nil, isEnabled: Bool = true,
        _ report: @escaping (Set<DateComponents>) -> Void = { _ in }
    ) {
        stage.show(
            MultiDatePicker(
                "Days off", selection: selection, minimumDate: minimum, endDate: end, isEnabled: isEnabled,
                selectionUpdated: report
            )
            .calendar(calendar))
    }

    @Test("The specified days are selected, and the month of the first one is shown")
    func specified() {
        show([day(20), day(3)])
        #expect(selectedDays == [3, 20])
        #expect(view?.visibleDateComponents.month == 2)
    }

    @Test("A tap on a day adds it to the selection")
    func selection() {
        var reports: [Set<Int>] = []
        show([day(3)]) { days in reports.append(Set(days.compactMap(\.day))) }
        stage.tap(at: Self.tenth)
        #expect(reports == [[3, 10]])
    }

    @Test("A tap on a selected day removes it")
    func deselection() {
        var reports: [Set<DateComponents>] = []
        show([day(3), day(10)]) { reports.append($0) }
        stage.tap(at: Self.tenth)
        #expect(reports == [[day(3)]])
    }

    @Test("Days that the closure does not adopt are not selected")
    func rejection() {
        show([day(3)])
        stage.tap(at: Self.tenth)
        #expect(selectedDays == [3])
    }

    @Test("A binding receives the selected days")
    func binding() {
        var days: Set = [day(3)]
        let picker = MultiDatePicker("Days", selection: Binding(get: { days }, set: { days = $0 })).calendar(calendar)
        stage.show(picker)
        stage.tap(at: Self.tenth)
        #expect(Set(days.compactMap(\.day)) == [3, 10])
    }

    @Test("Days outside of the range cannot be selected", arguments: [(11, 28), (1, 10)])
    func range(first: Int, end: Int) {
        var reports = 0
        show([day(12)], from: date(first), to: date(end)) { _ in reports += 1 }
        stage.tap(at: Self.tenth)
        #expect(reports == 0)
    }

    @Test("A disabled calendar reports nothing")
    func disabled() {
        var reports = 0
        show([day(3)], isEnabled: false) { _ in reports += 1 }
        stage.tap(at: Self.tenth)
        #expect(reports == 0)
    }

    @Test("Another selection changes the selected days, and the month remains")
    func update() {
        show([day(3)])
        show([day(5, month: 7)])
        #expect(selectedDays == [5])
        #expect(view?.visibleDateComponents.month == 2)
    }

    @Test("The calendar is a group with the title for assistive technologies")
    func accessibility() {
        show([day(3)])
        #expect(stage.contains("Days off"))
    }

    @Test("Texts are in the language of the component")
    func language() {
        stage.show(MultiDatePicker("Days", selection: [day(3)]) { _ in }.language("de"))
        #expect(stage.accessibilityOutline.contains { $0.contains("Februar 2026") })
    }
}

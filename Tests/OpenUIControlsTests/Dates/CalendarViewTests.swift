import Foundation
import Testing

@testable import OpenUIControls
import UIKitTestSupport

@Suite @MainActor struct CalendarViewTests {
    private final class Watcher: UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate,
        UICalendarViewDelegate
    {
        var log: [String] = []
        var forbidden: Int?

        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate components: DateComponents?) {
            log.append("select \(components?.day ?? 0)")
        }

        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, canSelectDate components: DateComponents?
        ) -> Bool {
            components?.day != forbidden
        }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didSelectDate components: DateComponents
        ) {
            log.append("select \(components.day ?? 0)")
        }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate components: DateComponents
        ) {
            log.append("deselect \(components.day ?? 0)")
        }

        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents
        ) {
            log.append("\(previous.month ?? 0) to \(calendarView.visibleDateComponents.month ?? 0)")
        }
    }

    private let watcher = Watcher()

    @Test("A calendar without a locale has the texts of the language of the traits")
    func calendarWithoutLocale() {
        WindowStage.run(CGSize(width: 324, height: 340)) { stage in
            stage.window.traitOverrides.language = "de"
            let view = stage.add(UICalendarView(), CGRect(x: 0, y: 0, width: 324, height: 340))
            view.calendar = Calendar(identifier: .gregorian)
            #expect(view.locale.language.languageCode == "de")
        }
    }

    /// Runs a body with a calendar that shows February 2026 in weeks from Monday to Sunday.
    private func withCalendar(_ body: (WindowStage, UICalendarView) -> Void) {
        WindowStage.run(CGSize(width: 324, height: 340)) { stage in
            let view = UICalendarView()
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = Locale(identifier: "en_US")
            calendar.timeZone = .gmt
            calendar.firstWeekday = 2
            view.calendar = calendar
            view.visibleDateComponents = DateComponents(year: 2026, month: 2, day: 10)
            view.delegate = watcher
            stage.add(view, CGRect(x: 0, y: 0, width: 324, height: 328))
            stage.frame()
            body(stage, view)
        }
    }

    private func grid(of view: UICalendarView) -> CalendarGridView? {
        view.subviews.compactMap { $0 as? CalendarGridView }.first
    }

    @Test("A tap on a day selects it once, mirrored from right to left")
    func tap() {
        withCalendar { stage, view in
            let selection = UICalendarSelectionSingleDate(delegate: watcher)
            view.selectionBehavior = selection
            stage.tap(74, 173)
            stage.tap(74, 173)
            #expect(selection.selectedDate?.day == 10)
            #expect(watcher.log == ["select 10"])
            view.semanticContentAttribute = .forceRightToLeft
            grid(of: view)?.semanticContentAttribute = .forceRightToLeft
            stage.frame()
            stage.tap(74, 173)
            #expect(selection.selectedDate?.day == 14)
        }
    }

    @Test("Days that the delegate forbids or that are outside of the available range cannot be selected")
    func forbidden() {
        withCalendar { stage, view in
            let selection = UICalendarSelectionSingleDate(delegate: watcher)
            watcher.forbidden = 10
            view.selectionBehavior = selection
            stage.tap(74, 173)
            #expect(selection.selectedDate == nil)
            watcher.forbidden = nil
            let end = view.calendar.date(from: DateComponents(year: 2026, month: 2, day: 9, hour: 12)) ?? Date()
            view.availableDateRange = DateInterval(start: .distantPast, end: end)
            stage.frame()
            stage.tap(74, 173)
            #expect(selection.selectedDate == nil)
            stage.tap(30, 173)
            #expect(selection.selectedDate?.day == 9)
        }
    }

    @Test("Several dates are selected and deselected by taps")
    func multipleDates() {
        withCalendar { stage, view in
            let selection = UICalendarSelectionMultiDate(delegate: watcher)
            view.selectionBehavior = selection
            stage.tap(74, 173)
            stage.tap(118, 173)
            stage.tap(74, 173)
            #expect(selection.selectedDates.map(\.day) == [11])
            #expect(watcher.log == ["select 10", "select 11", "deselect 10"])
        }
    }

    @Test(
        "Keys move the focused day, and Return selects it",
        arguments: [
            (KeySymbol.right, 11), (KeySymbol.left, 9), (KeySymbol.down, 17), (KeySymbol.up, 3), (0xff50 as UInt32, 9),
            (0xff57, 15),
        ])
    func keys(symbol: UInt32, day: Int) {
        withCalendar { stage, view in
            let selection = UICalendarSelectionSingleDate(delegate: watcher)
            view.selectionBehavior = selection
            if let grid = grid(of: view) { stage.window.focus.move(to: grid, heading: []) }
            stage.press(symbol)
            stage.press(KeySymbol.enter)
            #expect(selection.selectedDate?.day == day)
        }
    }

    @Test("An update of the selectable dates keeps the focused day")
    func selectableDates() {
        withCalendar { stage, view in
            let selection = UICalendarSelectionSingleDate(delegate: watcher)
            view.selectionBehavior = selection
            selection.selectedDate = DateComponents(year: 2026, month: 2, day: 20)
            if let grid = grid(of: view) { stage.window.focus.move(to: grid, heading: []) }
            stage.press(KeySymbol.right)
            selection.updateSelectableDates()
            stage.press(KeySymbol.enter)
            #expect(selection.selectedDate?.day == 21)
        }
    }

    @Test("A selection in code moves the focused day, unless it belongs to another month")
    func focusedDay() {
        withCalendar { stage, view in
            let selection = UICalendarSelectionSingleDate(delegate: watcher)
            view.selectionBehavior = selection
            selection.selectedDate = DateComponents(year: 2026, month: 2, day: 20)
            selection.selectedDate = DateComponents(year: 2026, month: 7, day: 1)
            if let grid = grid(of: view) { stage.window.focus.move(to: grid, heading: []) }
            stage.press(KeySymbol.right)
            stage.press(KeySymbol.enter)
            #expect(selection.selectedDate?.day == 21)
        }
    }

    @Test("Page Up and Page Down go to another month and notify the delegate, with Shift to another year")
    func months() {
        withCalendar { stage, view in
            if let grid = grid(of: view) { stage.window.focus.move(to: grid, heading: []) }
            stage.press(0xff56)
            #expect(watcher.log == ["2 to 3"])
            stage.press(0xff55)
            #expect(view.visibleDateComponents.month == 2)
            stage.press(0xff56, "", .shift)
            #expect(view.visibleDateComponents.year == 2027)
            #expect(view.visibleDateComponents.month == 2)
        }
    }

    @Test("The buttons go to the next month and back, and are disabled at the ends of the available range")
    func buttons() {
        withCalendar { stage, view in
            let button = view.subviews.compactMap { $0 as? UIButton }.first { $0.accessibilityLabel == "Next month" }
            stage.tap(button?.frame.midX ?? 0, button?.frame.midY ?? 0)
            #expect(view.visibleDateComponents.month == 3)
            let end = view.calendar.date(from: DateComponents(year: 2026, month: 3, day: 9)) ?? Date()
            view.availableDateRange = DateInterval(start: .distantPast, end: end)
            #expect(button?.isEnabled == false)
        }
    }

    @Test("A day is a button with its full date, which is selected if the day is")
    func accessibility() {
        withCalendar { _, view in
            let selection = UICalendarSelectionSingleDate(delegate: watcher)
            view.selectionBehavior = selection
            selection.selectedDate = DateComponents(year: 2026, month: 2, day: 10)
            let day = grid(of: view)?.subviews.first { $0.accessibilityLabel == "Tuesday, February 10, 2026" }
            #expect(day?.accessibilityTraits.contains(.button) == true)
            #expect(day?.accessibilityTraits.contains(.selected) == true)
        }
    }

    @Test(
        "Components that are far from any calendar are ignored",
        arguments: [
            DateComponents(year: .max - 1, month: .min, day: .max - 1),
            DateComponents(year: 2026, month: 2, day: 3, hour: .max - 1),
            DateComponents(weekday: 2, weekOfYear: .max - 1, yearForWeekOfYear: .min),
        ])
    func extremeComponents(components: DateComponents) {
        withCalendar { _, view in
            let selection = UICalendarSelectionSingleDate(delegate: watcher)
            view.selectionBehavior = selection
            selection.selectedDate = components
            view.visibleDateComponents = DateComponents(year: .min, month: 1)
            #expect(view.visibleDateComponents.year == 2026)
            #expect(grid(of: view)?.subviews.contains { $0.accessibilityTraits.contains(.selected) } == false)
        }
    }
}

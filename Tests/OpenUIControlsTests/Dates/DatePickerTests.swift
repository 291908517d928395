import Foundation
import Testing

import OpenUIControls
import UIKitTestSupport

@Suite @MainActor struct DatePickerTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = .gmt
        calendar.firstWeekday = 2
        return calendar
    }()

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? Date()
    }

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.calendar = calendar
        picker.date = date(2026, 1, 31, 10, 30)
        return picker
    }

    @Test("The date is clamped to the limits, which apply again when they change")
    func limits() {
        let picker = picker(.dateAndTime, .wheels)
        picker.maximumDate = date(2026, 1, 20)
        #expect(picker.date == date(2026, 1, 20))
        picker.minimumDate = date(2026, 2, 1)
        #expect(picker.date == date(2026, 1, 31, 10, 30))
        picker.maximumDate = nil
        #expect(picker.date == date(2026, 2, 1))
    }

    @Test("A minute interval that does not divide 60 is replaced by 1, and another rounds the date down")
    func minuteInterval() {
        let picker = picker(.time, .wheels)
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.minuteInterval = 20
        #expect(picker.date == date(2026, 1, 31, 10, 20))
    }

    @Test("Dates that are set are not rounded if the picker does not round to the minute interval")
    func unroundedMinutes() {
        let picker = picker(.time, .wheels)
        picker.roundsToMinuteInterval = false
        picker.minuteInterval = 20
        #expect(picker.date == date(2026, 1, 31, 10, 30))
        picker.roundsToMinuteInterval = true
        #expect(picker.date == date(2026, 1, 31, 10, 20))
    }

    @Test("Dates that are not finite are ignored")
    func notFinite() {
        let picker = picker(.date, .wheels)
        picker.date = Date(timeIntervalSinceReferenceDate: .nan)
        picker.minimumDate = Date(timeIntervalSinceReferenceDate: .infinity)
        #expect(picker.date == date(2026, 1, 31, 10, 30))
        #expect(picker.minimumDate == nil)
    }

    @Test("A key in the wheel of months keeps the day within the month and sends valueChanged")
    func wheels() {
        WindowStage.run(CGSize(width: 320, height: 216)) { stage in
            let picker = stage.add(picker(.date, .wheels), CGRect(x: 0, y: 0, width: 320, height: 216))
            var changes = 0
            picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            stage.frame()
            stage.press(KeySymbol.tab)
            stage.press(KeySymbol.down)
            #expect(picker.date == date(2026, 2, 28, 10, 30))
            #expect(changes == 1)
            picker.date = date(2026, 5, 5)
            #expect(changes == 1)
        }
    }

    @Test("A picker of months has a wheel for the month and one for the year, in every style")
    func yearAndMonth() throws {
        for style in [UIDatePickerStyle.automatic, .wheels, .compact, .inline] {
            let picker = picker(.yearAndMonth, style)
            #expect(picker.datePickerStyle == .wheels)
            let wheels = try #require(picker.subviews.compactMap { $0.subviews.first as? UIPickerView }.first)
            #expect(wheels.numberOfComponents == 2)
            #expect(wheels.numberOfRows(inComponent: 0) == 12)
        }
    }

    @Test("A picker of months keeps the day within the month, and the time")
    func monthSelection() {
        WindowStage.run(CGSize(width: 320, height: 216)) { stage in
            let picker = stage.add(picker(.yearAndMonth, .wheels), CGRect(x: 0, y: 0, width: 320, height: 216))
            stage.frame()
            stage.press(KeySymbol.tab)
            stage.press(KeySymbol.down)
            #expect(picker.date == date(2026, 2, 28, 10, 30))
            stage.press(KeySymbol.tab)
            stage.press(KeySymbol.down)
            #expect(picker.date == date(2027, 2, 28, 10, 30))
        }
    }

    @Test("Another date of the same year keeps the rows of the wheel of months")
    func wheelOfMonths() {
        WindowStage.run(CGSize(width: 320, height: 216)) { stage in
            let picker = stage.add(picker(.date, .wheels), CGRect(x: 0, y: 0, width: 320, height: 216))
            stage.frame()
            let wheels = picker.subviews.compactMap { $0.subviews.first as? UIPickerView }.first
            let february = wheels?.view(forRow: 1, forComponent: 0)
            picker.date = date(2026, 2, 10)
            stage.frame()
            #expect(february != nil)
            #expect(wheels?.view(forRow: 1, forComponent: 0) === february)
        }
    }

    @Test("A wheel that leaves the range turns back to the nearest date")
    func wheelsTurnBack() {
        WindowStage.run(CGSize(width: 320, height: 216)) { stage in
            let picker = stage.add(picker(.date, .wheels), CGRect(x: 0, y: 0, width: 320, height: 216))
            picker.maximumDate = date(2026, 2, 10)
            stage.frame()
            stage.press(KeySymbol.tab)
            stage.press(0xff57)
            stage.advance(by: 1)
            #expect(picker.date == date(2026, 2, 10))
        }
    }

    @Test("A tap on a day of the inline calendar keeps the time")
    func inline() {
        WindowStage.run(CGSize(width: 324, height: 460)) { stage in
            let picker = stage.add(picker(.dateAndTime, .inline), CGRect(x: 0, y: 0, width: 324, height: 448))
            picker.date = date(2026, 2, 3, 10, 30)
            stage.frame()
            stage.tap(74, 173)
            #expect(picker.date == date(2026, 2, 10, 10, 30))
        }
    }

    @Test(
        "A picker whose size is its natural one grows with the text size",
        arguments: [UIDatePickerStyle.inline, .compact])
    func textSize(style: UIDatePickerStyle) {
        WindowStage.run(CGSize(width: 900, height: 900)) { stage in
            let picker = stage.add(picker(.date, style), .zero)
            picker.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                picker.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
                picker.topAnchor.constraint(equalTo: stage.window.topAnchor),
            ])
            stage.frame()
            let height = picker.bounds.height
            stage.surface.setTextScale(3)
            stage.frame()
            #expect(picker.bounds.height > height)
            #expect(picker.bounds.height == picker.intrinsicContentSize.height)
            stage.surface.setTextScale(1)
            stage.frame()
            #expect(picker.bounds.height == height)
        }
    }

    @Test("The buttons of the compact style show the date and the time, and open a popover until the picker is removed")
    func compact() {
        WindowStage.run(CGSize(width: 600, height: 600)) { stage in
            let root = UIViewController()
            stage.window.rootViewController = root
            let picker = picker(.dateAndTime, .compact)
            stage.add(picker, CGRect(origin: CGPoint(x: 20, y: 20), size: picker.intrinsicContentSize), to: root.view)
            stage.frame()
            let buttons = picker.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
            #expect(buttons.map(\.accessibilityValue).first == "Jan 31, 2026")
            stage.tap(40, 30)
            stage.advance(by: 1)
            let opened = root.presentedViewController?.view.subviews.compactMap { $0 as? UIDatePicker }.first
            #expect(opened?.datePickerStyle == .inline)
            #expect(opened?.date == picker.date)
            picker.removeFromSuperview()
            stage.advance(by: 1)
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("The buttons of the compact style are below each other in a width that is too small for both")
    func narrow() {
        WindowStage.run(CGSize(width: 600, height: 600)) { stage in
            let picker = picker(.dateAndTime, .compact)
            let width = picker.intrinsicContentSize.width - 20
            let size = picker.sizeThatFits(CGSize(width: width, height: 600))
            stage.add(picker, CGRect(x: 0, y: 0, width: width, height: size.height))
            stage.frame()
            let buttons = picker.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
            #expect(buttons.map(\.frame.minY) == [0, picker.intrinsicContentSize.height + 6])
        }
    }

    @Test("A countdown timer has wheels, and its duration is between a minute and a day")
    func countDown() {
        let picker = picker(.countDownTimer, .compact)
        #expect(picker.datePickerStyle == .wheels)
        #expect(picker.countDownDuration == 60)
        picker.countDownDuration = 1e9
        #expect(picker.countDownDuration == 86_340)
        picker.countDownDuration = -5
        #expect(picker.countDownDuration == 60)
    }

    @Test("A disabled picker ignores keys and taps")
    func disabled() {
        WindowStage.run(CGSize(width: 320, height: 216)) { stage in
            let picker = stage.add(picker(.date, .wheels), CGRect(x: 0, y: 0, width: 320, height: 216))
            picker.isEnabled = false
            stage.frame()
            stage.tap(60, 150)
            stage.press(KeySymbol.tab)
            stage.press(KeySymbol.down)
            #expect(picker.date == date(2026, 1, 31, 10, 30))
        }
    }

    @Test(
        "Every mode and style shows a date in calendars with other months, years and eras",
        arguments: [Calendar.Identifier.hebrew, .japanese, .islamicUmmAlQura, .chinese, .buddhist])
    func otherCalendars(identifier: Calendar.Identifier) {
        WindowStage.run(CGSize(width: 320, height: 460)) { stage in
            for mode in [UIDatePicker.Mode.time, .date, .dateAndTime, .countDownTimer] {
                for style in [UIDatePickerStyle.wheels, .compact, .inline] {
                    let picker = picker(mode, style)
                    picker.calendar = Calendar(identifier: identifier)
                    picker.locale = Locale(identifier: "ja_JP")
                    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 448)
                    stage.window.addSubview(picker)
                    stage.frame()
                    #expect(picker.date == date(2026, 1, 31, 10, 30))
                    picker.removeFromSuperview()
                }
            }
        }
    }
}

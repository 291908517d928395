import OpenUIControls
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct ControlTests {
    @MainActor private final class Target {
        var plain = 0
        var senders: [UIControl] = []
        var events = 0
        func pressedPlainly() { plain += 1 }
        func pressed(_ sender: UIControl) { senders.append(sender) }
        func pressed(_ sender: Any, event: UIEvent?) { events += event == nil ? 0 : 1 }
    }

    private func record(_ control: UIControl) -> RecordingView.Log {
        let log = RecordingView.Log()
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"),
            (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "upInside"),
            (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
        ]
        for (event, name) in names { control.addAction(UIAction { _ in log.add(name) }, for: event) }
        return log
    }

    @Test("A focused button has the title of the state without focus, unless it has one for the focused state")
    func focusedTitle() {
        let button = UIButton(type: .custom)
        button.setTitle("Off", for: .normal)
        button.setTitle("On", for: .selected)
        #expect(button.title(for: [.selected, .focused]) == "On")
        #expect(button.title(for: .focused) == "Off")
        #expect(button.title(for: [.selected, .highlighted]) == "Off")
        button.setTitle("Focused", for: [.selected, .focused])
        #expect(button.title(for: [.selected, .focused]) == "Focused")
    }

    @Test("The primary action of a control is performed by its primary event, and a button shows its title")
    func primaryAction() {
        var count = 0
        let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
        control.sendActions(for: .primaryActionTriggered)
        let button = UIButton(frame: .zero, primaryAction: UIAction(title: "Send") { _ in count += 1 })
        button.performPrimaryAction()
        #expect(count == 2)
        #expect(button.title(for: .normal) == "Send")
    }

    @Test("Escape cancels what the pointer presses, and its release does nothing then")
    func escape() {
        WindowStage.run { stage in
            let control = stage.add(UIControl(), CGRect(x: 100, y: 0, width: 20, height: 20))
            let log = record(control)
            stage.pointer(.pressed, 110, 10, button: 1)
            stage.press(KeySymbol.escape)
            stage.pointer(.released, 110, 10, button: 1)
            #expect(log.lines == ["down", "cancel"])
        }
    }

    @Test("A touch that ends inside, or less than 70 points outside of a control is a touch up inside")
    func slop() {
        WindowStage.run { stage in
            let control = stage.add(UIControl(), CGRect(x: 100, y: 0, width: 20, height: 20))
            let log = record(control)
            stage.touch(.began, 110, 10)
            #expect(control.isTracking)
            #expect(control.isHighlighted)
            #expect(control.state == .highlighted)
            stage.touch(.moved, 35, 10)
            #expect(control.isHighlighted)
            stage.touch(.ended, 35, 10)
            #expect(log.lines == ["down", "dragInside", "upInside"])
            #expect(!control.isTracking)
            #expect(!control.isHighlighted)
        }
    }

    @Test("A touch that ends further away from a control is a touch up outside")
    func outside() {
        WindowStage.run { stage in
            let control = stage.add(UIControl(), CGRect(x: 100, y: 0, width: 20, height: 20))
            let log = record(control)
            stage.touch(.began, 110, 10)
            stage.touch(.moved, 20, 10)
            #expect(!control.isHighlighted)
            stage.touch(.moved, 50, 10)
            stage.touch(.moved, 20, 10)
            stage.touch(.ended, 20, 10)
            #expect(
                log.lines == [
                    "down", "dragOutside", "exit", "dragInside", "enter", "dragOutside", "exit", "upOutside",
                ])
        }
    }

    @Test("A cancelled touch and a control that is disabled during a touch send no touch up event")
    func cancelled() {
        WindowStage.run { stage in
            let control = stage.add(UIControl(), CGRect(x: 0, y: 0, width: 20, height: 20))
            let log = record(control)
            stage.touch(.began, 10, 10)
            stage.touch(.cancelled, 10, 10)
            #expect(log.lines == ["down", "cancel"])
            stage.touch(.began, 10, 10)
            control.isEnabled = false
            #expect(!control.isTracking)
            #expect(control.state == .disabled)
            stage.touch(.ended, 10, 10)
            stage.tap(10, 10)
            #expect(log.lines == ["down", "cancel", "down"])
        }
    }

    @Test("The tracking methods are called in order, and a return value of false ends the tracking")
    func trackingMethods() {
        final class Tracker: UIControl {
            var calls: [String] = []
            var goesOn = true
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                calls.append("begin")
                return true
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                calls.append("continue")
                return goesOn
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
            override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
        }
        WindowStage.run { stage in
            let control = stage.add(Tracker(), CGRect(x: 0, y: 0, width: 20, height: 20))
            stage.touch(.began, 10, 10)
            stage.touch(.moved, 12, 10)
            stage.touch(.ended, 12, 10)
            #expect(control.calls == ["begin", "continue", "end"])
            control.calls = []
            control.goesOn = false
            stage.touch(.began, 10, 10)
            stage.touch(.moved, 12, 10)
            stage.touch(.moved, 14, 10)
            stage.touch(.ended, 14, 10)
            #expect(control.calls == ["begin", "continue", "end"])
            control.calls = []
            stage.touch(.began, 10, 10)
            stage.touch(.cancelled, 10, 10)
            #expect(control.calls == ["begin", "cancel"])
        }
    }

    @Test("Target methods take no argument, the sender, or sender and event, and targets are held weakly")
    func targets() {
        WindowStage.run { stage in
            let control = stage.add(UIControl(), CGRect(x: 0, y: 0, width: 20, height: 20))
            var target: Target? = Target()
            weak let weakTarget = target
            control.addTarget(target, action: Target.pressedPlainly, for: .touchUpInside)
            control.addTarget(target, action: Target.pressed(_:), for: .touchUpInside)
            control.addTarget(target, action: Target.pressed(_:event:), for: .touchUpInside)
            stage.tap(10, 10)
            #expect(target?.plain == 1)
            #expect(target?.senders == [control])
            control.sendActions(for: .touchUpInside)
            #expect(target?.plain == 2)
            control.removeTarget(target, action: nil, for: .touchUpInside)
            stage.tap(10, 10)
            #expect(target?.plain == 2)
            control.addTarget(target, action: Target.pressed(_:), for: .touchDown)
            target = nil
            #expect(weakTarget == nil)
            stage.tap(10, 10)
        }
    }

    @Test("A target method without a target is sent to the nearest responder of its class")
    func nilTarget() {
        final class Root: UIView {
            var count = 0
            func fire() { count += 1 }
        }
        WindowStage.run { stage in
            let root = stage.add(Root(), CGRect(x: 0, y: 0, width: 100, height: 100))
            let control = stage.add(UIControl(), CGRect(x: 0, y: 0, width: 20, height: 20), to: root)
            control.addTarget(nil, action: Root.fire, for: .touchUpInside)
            stage.tap(10, 10)
            #expect(root.count == 1)
        }
    }

    @Test("An action with the identifier of an earlier one replaces it")
    func actionIdentifiers() {
        let control = UIControl()
        var log: [String] = []
        control.addAction(UIAction(identifier: .init("a")) { _ in log.append("old") }, for: .touchDown)
        let new = UIAction(identifier: .init("a")) { action in log.append("new \(action.sender === control)") }
        control.addAction(new, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(log == ["new true"])
        control.removeAction(new, for: .touchDown)
        control.sendActions(for: .allEvents)
        #expect(log == ["new true"])
        #expect(control.allControlEvents == [])
    }

    @Test("A tap recognizer on a control's superview does not prevent its events, one on the control does")
    func tapAround() {
        WindowStage.run { stage in
            let (around, own) = (Counter(), Counter())
            _ = around.attach(UITapGestureRecognizer(), to: stage.window)
            let control = stage.add(UIControl(), CGRect(x: 0, y: 0, width: 20, height: 20))
            let log = record(control)
            stage.tap(10, 10)
            #expect(log.lines == ["down", "upInside"])
            #expect(around.count == 0)
            _ = own.attach(UITapGestureRecognizer(), to: control)
            stage.tap(10, 10)
            #expect(own.count == 1)
            #expect(log.lines.last == "cancel")
        }
    }

    @Test("A button shows the title for its state and performs its primary action")
    func button() {
        WindowStage.run { stage in
            var count = 0
            let button = UIButton(primaryAction: UIAction(title: "Press") { _ in count += 1 })
            stage.add(button, CGRect(x: 0, y: 0, width: 100, height: 40))
            #expect(button.currentTitle == "Press")
            #expect(button.titleLabel?.text == "Press")
            #expect(button.titleLabel?.textColor == .link)
            button.setTitle("Off", for: .disabled)
            stage.frame()
            stage.tap(10, 10)
            #expect(count == 1)
            button.isEnabled = false
            #expect(button.titleLabel?.text == "Off")
            stage.tap(10, 10)
            #expect(count == 1)
            #expect(button.intrinsicContentSize.width > 10)
            #expect(button.titleLabel?.frame.midX == 50)
        }
    }
}

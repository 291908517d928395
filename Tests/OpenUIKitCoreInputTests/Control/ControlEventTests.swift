import OpenDisplay
import OpenUIControls
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

/// Tests the control events that sequences of touches send, as UIKit documents them.
@Suite @MainActor struct ControlEventTests {
    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
        (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
        (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]

    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        /// The positions of the touch, one event for each.
        ///
        /// The touch begins at the first position and ends at the last.
        let places: [CGFloat]
        var isCancelled = false
        var isTwice = false
        let events: [String]
        var testDescription: String { name }
    }

    /// The control's bounds end at 50, and at 120 while it tracks a touch.
    nonisolated static let table = [
        Row(name: "a tap", places: [10, 10], events: ["down", "upInside"]),
        Row(name: "a drag inside", places: [10, 40, 40], events: ["down", "inside", "upInside"]),
        Row(name: "a drag near by", places: [10, 110, 110], events: ["down", "inside", "upInside"]),
        Row(
            name: "a drag away", places: [10, 130, 140, 140],
            events: ["down", "outside", "exit", "outside", "upOutside"]),
        Row(
            name: "a drag away and back", places: [10, 130, 20, 20],
            events: ["down", "outside", "exit", "inside", "enter", "upInside"]),
        Row(name: "a lost touch", places: [10, 20, 20], isCancelled: true, events: ["down", "inside", "cancel"]),
        Row(
            name: "two taps", places: [10, 10], isTwice: true,
            events: ["down", "upInside", "down", "repeat", "upInside"]),
    ]

    private func makeControl(_ stage: WindowStage, _ log: @escaping @MainActor (String) -> Void) -> UIControl {
        let control = stage.add(UIControl(), CGRect(x: 0, y: 0, width: 50, height: 50))
        for (event, name) in Self.names { control.addAction(UIAction { _ in log(name) }, for: event) }
        return control
    }

    @Test("A control sends the documented events for a sequence of touches", arguments: table)
    func events(row: Row) {
        WindowStage.run { stage in
            var lines: [String] = []
            _ = makeControl(stage) { lines.append($0) }
            for _ in 0...(row.isTwice ? 1 : 0) {
                for (index, place) in row.places.enumerated() {
                    let isLast = index == row.places.count - 1
                    let end = row.isCancelled ? .cancelled : TouchEvent.Phase.ended
                    stage.touch(index == 0 ? .began : isLast ? end : .moved, place, 10)
                }
            }
            #expect(lines == row.events)
        }
    }

    @Test("A control tracks one touch, updates isTouchInside and stops when it is disabled")
    func tracking() {
        WindowStage.run { stage in
            var lines: [String] = []
            let control = makeControl(stage) { lines.append($0) }
            stage.touch(.began, 10, 10)
            #expect(control.isTracking)
            #expect(control.isTouchInside)
            #expect(control.isHighlighted)
            stage.touch(.moved, 190, 10)
            #expect(control.isTracking)
            #expect(!control.isTouchInside)
            #expect(!control.isHighlighted)
            stage.touch(.moved, 20, 10)
            control.isEnabled = false
            #expect(!control.isTracking)
            #expect(!control.isHighlighted)
            #expect(control.state == .disabled)
            lines = []
            stage.touch(.ended, 20, 10)
            #expect(lines.isEmpty)
        }
    }

    @Test("An action replaces the one with its identifier, for the events that it is added for")
    func identity() {
        var lines: [String] = []
        let control = UIControl()
        let name = UIAction.Identifier("one")
        control.addAction(UIAction(identifier: name) { _ in lines.append("a") }, for: [.touchDown, .valueChanged])
        control.addAction(UIAction(identifier: name) { _ in lines.append("b") }, for: .valueChanged)
        control.addAction(UIAction { _ in lines.append("other") }, for: .valueChanged)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)
        #expect(lines == ["a", "b", "other"])
        control.removeAction(identifiedBy: name, for: .allEvents)
        control.sendActions(for: .allEvents)
        #expect(lines.count == 4)
        #expect(control.allControlEvents == .valueChanged)
    }

    @Test("Enumeration of event handlers stops when the closure sets its stop parameter")
    func enumeration() {
        final class Screen: UIResponder {
            func pressed() {}
        }
        let (control, screen) = (UIControl(), Screen())
        let action = UIAction { _ in }
        control.addAction(action, for: .valueChanged)
        control.addTarget(screen, action: Selector(Screen.pressed), for: .touchUpInside)
        control.addTarget(screen, action: Screen.pressed, for: .touchDown)
        var found: [String] = []
        control.enumerateEventHandlers { handler, target, events, stop in
            found.append(handler === action ? "action" : target?.target as AnyObject? === screen ? "target" : "?")
            stop = events == .touchUpInside
        }
        #expect(found == ["action", "target"])
        #expect(control.allTargets == [screen])
    }

    @Test("A method without a target is sent to the first responder in the chain that implements it")
    func nilTarget() {
        final class Host: UIView {
            var count = 0
            func pressed() { count += 1 }
        }
        let (host, middle, control) = (Host(), UIView(), UIControl())
        host.addSubview(middle)
        middle.addSubview(control)
        control.addTarget(nil, action: Selector(Host.pressed), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.sendAction(Selector(Host.pressed), to: nil, for: nil)
        #expect(host.count == 2)
    }

    @Test("A target that was deallocated no longer counts as a target of a control")
    func expiredTargets() {
        final class Screen: UIResponder {
            func pressed() {}
        }
        let control = UIControl()
        do {
            let screen = Screen()
            control.addTarget(screen, action: Screen.pressed, for: .touchUpInside)
            withExtendedLifetime(screen) { #expect(control.canBecomeFocused) }
        }
        #expect(!control.canBecomeFocused)
        #expect(control.allControlEvents == [])
        var count = 0
        control.enumerateEventHandlers { _, _, _, _ in count += 1 }
        #expect(count == 0)
    }

    @Test("Registering a target removes those that were deallocated, for controls and gesture recognizers")
    func expiredTargetsAreRemoved() {
        final class Screen: UIResponder {
            func pressed() {}
        }
        let recognizer = UITapGestureRecognizer()
        for _ in 0..<100 {
            let screen = Screen()
            recognizer.addTarget(screen, action: Screen.pressed)
        }
        #expect(recognizer.actions.count == 1)
    }

    private final class ActionHost: UIView {
        var senders: [Any?] = []
        func pressed(_ sender: Any?) { senders.append(sender) }
    }

    @Test("The application sends an action without a target along the responder chain of the first responder")
    func applicationAction() {
        WindowStage.run { stage in
            let (host, field) = (ActionHost(), UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30)))
            stage.add(host, CGRect(x: 0, y: 0, width: 100, height: 100))
            host.addSubview(field)
            field.becomeFirstResponder()
            let action = Selector(ActionHost.pressed)
            #expect(UIApplication.shared.sendAction(action, to: nil, from: field, for: nil))
            #expect(host.senders.first as? UITextField === field)
            field.resignFirstResponder()
            #expect(!UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil))
            #expect(!UIApplication.shared.sendAction(action, to: UIView(), from: nil, for: nil))
        }
    }

    @Test("An action that resigns the first responder ends editing without knowing the text field")
    func resigningAction() {
        WindowStage.run { stage in
            let field = UITextField()
            stage.add(field, CGRect(x: 0, y: 0, width: 100, height: 30))
            field.becomeFirstResponder()
            let action = Selector(UIResponder.resignFirstResponder)
            #expect(UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil))
            #expect(!field.isFirstResponder)
        }
    }
}

import OpenQuartzCore
import OpenUIControls
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite("Keyboard focus") @MainActor struct FocusTests {
    private func button(_ stage: WindowStage, _ y: CGFloat, _ action: @escaping () -> Void = {}) -> UIButton {
        let button = UIButton(primaryAction: UIAction(title: "Button") { _ in action() })
        return stage.add(button, CGRect(x: 20, y: y, width: 80, height: 30))
    }

    @Test("Tab and Shift-Tab cycle through tappable views and skip hidden and disabled ones")
    func order() {
        WindowStage.run { stage in
            let first = button(stage, 10)
            let disabled = button(stage, 50)
            let card = stage.add(UIView(), CGRect(x: 20, y: 90, width: 80, height: 30))
            card.addGestureRecognizer(UITapGestureRecognizer())
            let field = stage.add(UITextField(), CGRect(x: 20, y: 130, width: 80, height: 30))
            let plain = stage.add(UIControl(), CGRect(x: 20, y: 170, width: 80, height: 20))
            disabled.isEnabled = false
            var seen: [UIView?] = []
            for _ in 0..<4 {
                stage.press(KeySymbol.tab)
                seen.append(stage.window.focus.item)
            }
            #expect(seen == [first, card, field, first])
            #expect(first.isFocused)
            #expect(first.state == .focused)
            #expect(!card.isFocused)
            #expect(!plain.canBecomeFocused)
            stage.press(0xfe20, "", .shift)
            #expect(field.isFocused)
            #expect(field.isFirstResponder)
        }
    }

    @Test("Space presses a button until it is released, and Return presses it at once")
    func pressesButton() {
        WindowStage.run { stage in
            var count = 0
            let button = button(stage, 10) { count += 1 }
            stage.press(KeySymbol.tab)
            stage.key(.pressed, KeySymbol.space, " ")
            #expect(button.isHighlighted)
            #expect(count == 0)
            stage.key(.pressed, KeySymbol.space, " ")
            stage.key(.released, KeySymbol.space, " ")
            #expect(!button.isHighlighted)
            #expect(count == 1)
            stage.press(KeySymbol.enter, "\r")
            #expect(count == 2)
            stage.press(KeySymbol.enter, "\r", .control)
            #expect(count == 2)
        }
    }

    @Test("A button pressed by a key is released without an action when the window loses focus")
    func cancelled() {
        WindowStage.run { stage in
            var count = 0
            let button = button(stage, 10) { count += 1 }
            stage.press(KeySymbol.tab)
            stage.key(.pressed, KeySymbol.space, " ")
            stage.surface.send(.activeChanged(false))
            #expect(!button.isHighlighted)
            #expect(count == 0)
        }
    }

    @Test("Space taps a tappable view unless a view in front of it receives the tap")
    func tapsView() {
        WindowStage.run { stage in
            let card = stage.add(UIView(), CGRect(x: 20, y: 20, width: 100, height: 100))
            var taps: [CGPoint] = []
            let tap = UITapGestureRecognizer()
            tap.addHandler { taps.append($0.location(in: card)) }
            card.addGestureRecognizer(tap)
            var presses = 0
            let inner = UIButton(primaryAction: UIAction { _ in presses += 1 })
            stage.add(inner, CGRect(x: 30, y: 30, width: 40, height: 40), to: card)
            stage.press(KeySymbol.tab)
            stage.press(KeySymbol.space, " ")
            #expect(card.isFocused)
            #expect(taps == [CGPoint(x: 10, y: 50)])
            #expect(presses == 0)
            stage.press(KeySymbol.tab)
            stage.press(KeySymbol.enter, "\r")
            #expect(inner.isFocused)
            #expect(taps.count == 1)
            #expect(presses == 1)
        }
    }

    @Test("A view whose tap recognizer does not cancel touches cannot be focused")
    func watchers() {
        WindowStage.run { stage in
            let tap = UITapGestureRecognizer()
            tap.cancelsTouchesInView = false
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            view.addGestureRecognizer(tap)
            #expect(!view.canBecomeFocused)
        }
    }

    @Test("Focus moves away from a text field only if the field resigns first responder")
    func resigns() {
        final class Stubborn: UITextField {
            var agrees = false
            override func resignFirstResponder() -> Bool { agrees && super.resignFirstResponder() }
        }
        WindowStage.run { stage in
            let field = stage.add(Stubborn(), CGRect(x: 20, y: 10, width: 80, height: 30))
            let button = button(stage, 50)
            stage.press(KeySymbol.tab)
            stage.press(KeySymbol.tab)
            #expect(field.isFocused)
            #expect(field.isFirstResponder)
            #expect(!button.isFocused)
            field.agrees = true
            stage.press(KeySymbol.tab)
            #expect(!field.isFirstResponder)
            #expect(button.isFocused)
        }
    }

    @Test("A click hides the focus ring, and Tab continues from the clicked view")
    func clicks() {
        WindowStage.run { stage in
            let (first, second, third) = (button(stage, 10), button(stage, 50), button(stage, 90))
            stage.press(KeySymbol.tab)
            #expect(first.isFocused)
            #expect(first.layer.sublayers?.contains { $0.zPosition > 0 } == true)
            stage.tap(60, 65)
            #expect(!first.isFocused)
            #expect(!second.isFocused)
            #expect(first.layer.sublayers?.contains { $0.zPosition > 0 } != true)
            stage.press(KeySymbol.tab)
            #expect(third.isFocused)
        }
    }

    @Test("A view that gets focus is scrolled into view")
    func scrolls() {
        WindowStage.run { stage in
            let scroll = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 200, height: 200))
            scroll.contentSize = CGSize(width: 200, height: 1000)
            let far = UIButton(primaryAction: UIAction { _ in })
            stage.add(far, CGRect(x: 10, y: 700, width: 50, height: 30), to: scroll)
            stage.press(KeySymbol.tab)
            stage.advance(by: 1)
            #expect(far.isFocused)
            #expect(scroll.contentOffset.y >= 530)
            #expect(scroll.contentOffset.y <= 700)
        }
    }

    @Test("A focused view that is removed or disabled loses focus")
    func leaves() {
        WindowStage.run { stage in
            let (first, second) = (button(stage, 10), button(stage, 50))
            stage.press(KeySymbol.tab)
            first.removeFromSuperview()
            #expect(stage.window.focus.item == nil)
            #expect(!first.isFocused)
            stage.press(KeySymbol.tab)
            #expect(second.isFocused)
            second.isEnabled = false
            #expect(stage.window.focus.item == nil)
            #expect(second.state == .disabled)
        }
    }

    @Test("Both views and their ancestors are notified once of a focus change and can prevent it")
    func tells() {
        final class Note: UIView {
            var name = ""
            var log: (String) -> Void = { _ in }
            var refuses = false
            override var canBecomeFocused: Bool { name != "box" }
            override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !refuses }
            override func didUpdateFocus(
                in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
            ) {
                let next = (context.nextFocusedView as? Note)?.name ?? "-"
                log("\(name): \(next)")
                coordinator.addCoordinatedAnimations(nil) { [log, name] in log("\(name) done") }
            }
        }
        WindowStage.run { stage in
            var lines: [String] = []
            @MainActor func make(_ name: String, in parent: UIView?) -> Note {
                let view = Note()
                view.name = name
                view.log = { lines.append($0) }
                return stage.add(view, CGRect(x: 0, y: 0, width: 50, height: 50), to: parent)
            }
            let box = make("box", in: nil)
            let (first, second) = (make("first", in: box), make("second", in: box))
            stage.press(KeySymbol.tab)
            lines = []
            stage.press(KeySymbol.tab)
            #expect(
                lines == [
                    "first: second", "box: second", "second: second", "first done", "box done", "second done",
                ])
            second.refuses = true
            stage.press(KeySymbol.tab)
            #expect(second.isFocused)
            #expect(!first.isFocused)
        }
    }

    @Test("Keys that the focused view does not handle are passed to its ancestors, which can be first responder")
    func chain() {
        final class Screen: UIViewController {
            var keys: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += presses.compactMap { $0.key?.characters }
                super.pressesBegan(presses, with: event)
            }
        }
        WindowStage.run { stage in
            let screen = Screen()
            stage.window.rootViewController = screen
            screen.becomeFirstResponder()
            let button = UIButton(primaryAction: UIAction { _ in })
            stage.add(button, CGRect(x: 0, y: 0, width: 50, height: 30), to: screen.view)
            stage.press(KeySymbol.tab, "\t")
            #expect(button.isFocused)
            #expect(screen.isFirstResponder)
            stage.press(0x61, "a")
            #expect(screen.keys == ["\t", "a"])
        }
    }

    @Test("Return presses the default button and Escape the cancel button with focus on any view")
    func roles() {
        WindowStage.run { stage in
            var pressed: [String] = []
            for (role, title) in [(UIButton.Role.cancel, "no"), (.primary, "yes"), (.normal, "other")] {
                let button = UIButton(primaryAction: UIAction(title: title) { _ in pressed.append(title) })
                button.role = role
                stage.add(button, CGRect(x: 0, y: 0, width: 50, height: 30))
            }
            stage.press(KeySymbol.enter, "\r")
            stage.press(KeySymbol.escape)
            #expect(pressed == ["yes", "no"])
            for _ in 0..<3 { stage.press(KeySymbol.tab) }
            stage.press(KeySymbol.enter, "\r")
            #expect(pressed == ["yes", "no", "other"])
        }
    }

    @Test("Escape performs accessibilityPerformEscape of the nearest responder, starting at the focused view")
    func escape() {
        final class Panel: UIView {
            var count = 0
            override func accessibilityPerformEscape() -> Bool {
                count += 1
                return true
            }
        }
        final class Screen: UIViewController {
            var count = 0
            override func accessibilityPerformEscape() -> Bool {
                count += 1
                return true
            }
        }
        WindowStage.run { stage in
            let screen = Screen()
            stage.window.rootViewController = screen
            stage.press(KeySymbol.escape)
            #expect(screen.count == 1)
            let panel = stage.add(Panel(), CGRect(x: 0, y: 0, width: 100, height: 100), to: screen.view)
            let button = UIButton(primaryAction: UIAction { _ in })
            stage.add(button, CGRect(x: 0, y: 0, width: 50, height: 30), to: panel)
            UIFocusSystem.focusSystem(for: panel)?.requestFocusUpdate(to: button)
            stage.press(KeySymbol.escape)
            #expect(panel.count == 1)
            #expect(screen.count == 1)
        }
    }

    @Test("The focus system reports the focused view and moves focus to the first focusable descendant")
    func system() {
        WindowStage.run { stage in
            let box = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            let button = UIButton(primaryAction: UIAction { _ in })
            stage.add(button, CGRect(x: 0, y: 0, width: 50, height: 30), to: box)
            let system = UIFocusSystem.focusSystem(for: box)
            #expect(system?.focusedItem == nil)
            #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
            system?.requestFocusUpdate(to: box)
            #expect(system?.focusedItem === button)
        }
    }

    @Test("The focus ring is hidden while another window has the keyboard")
    func inactiveWindow() {
        WindowStage.run { stage in
            let button = button(stage, 20)
            @MainActor func ring() -> CALayer? { button.layer.sublayers?.first { $0.zPosition > 0 } }
            stage.press(KeySymbol.tab)
            stage.surface.setActive(false)
            #expect(ring() == nil)
            button.setNeedsLayout()
            stage.frame()
            #expect(ring() == nil)
            stage.surface.setActive(true)
            #expect(ring() != nil)
        }
    }

    @Test("The focus ring surrounds a view, lies inside a clipping view, and is absent without a focus effect")
    func outline() {
        WindowStage.run { stage in
            let button = button(stage, 20)
            button.layer.cornerRadius = 6
            @MainActor func ring() -> CALayer? { button.layer.sublayers?.first { $0.zPosition > 0 } }
            stage.press(KeySymbol.tab)
            #expect(ring()?.frame == CGRect(x: -4, y: -4, width: 88, height: 38))
            #expect(ring()?.cornerRadius == 10)
            button.clipsToBounds = true
            button.frame.size.width = 100
            stage.frame()
            #expect(ring()?.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
            button.focusEffect = UIFocusHaloEffect(
                roundedRect: CGRect(x: 5, y: 5, width: 10, height: 10), cornerRadius: 2)
            button.setNeedsLayout()
            stage.frame()
            #expect(ring()?.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
            button.focusEffect = nil
            button.setNeedsLayout()
            stage.frame()
            #expect(ring() == nil)
        }
    }

    @Test("The focus ring of a text field covers its border")
    func textFieldOutline() {
        WindowStage.run { stage in
            let field = UITextField()
            field.borderStyle = .roundedRect
            stage.add(field, CGRect(x: 20, y: 20, width: 80, height: 30))
            stage.press(KeySymbol.tab)
            let ring = field.layer.sublayers?.first { $0.zPosition >= 1e5 }
            #expect(ring?.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
        }
    }
}

import Accessibility
import OpenDisplay
import OpenQuartzCore
import OpenUIControls
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

@Suite("Tool tips") @MainActor struct ToolTipTests {
    /// A stage with two buttons, one above the other, that have tool tips.
    private func run(_ body: (WindowStage, UIButton, UIButton) -> Void) {
        WindowStage.run { stage in
            let buttons = [0, 100].map { y in
                let button = UIButton(primaryAction: UIAction(title: "Button") { _ in })
                return stage.add(button, CGRect(x: 0, y: y, width: 100, height: 40))
            }
            (buttons[0].toolTip, buttons[1].toolTip) = ("first", "second")
            stage.frame()
            body(stage, buttons[0], buttons[1])
        }
    }

    private func text(_ stage: WindowStage) -> String? { stage.window.toolTips.text }

    @Test("A tool tip is shown below the pointer after it has rested over the view, and hidden when it leaves")
    func rest() {
        run { stage, first, _ in
            stage.pointer(.moved, 20, 20)
            stage.advance(by: 0.4)
            stage.pointer(.moved, 22, 20)
            stage.advance(by: 0.4)
            #expect(text(stage) == nil)
            stage.advance(by: 0.2)
            #expect(text(stage) == "first")
            let tip = stage.window.subviews.last
            #expect(tip?.frame.origin == CGPoint(x: 22, y: 40))
            stage.pointer(.moved, 30, 30)
            #expect(stage.window.subviews.last === tip)
            stage.pointer(.moved, 150, 80)
            #expect(text(stage) == nil)
            #expect(stage.window.subviews.last !== tip)
        }
    }

    /// The names of the tool tips that assistive technologies see.
    private func presentedTips(_ builder: AccessibilityTreeBuilder) -> [String] {
        builder.updateTree()
        return builder.tree.identifiers.compactMap { builder.tree[$0] }.filter { $0.role == .toolTip }.map(\.name)
    }

    @Test("A visible tool tip is an element with its text, and the description of the view as well")
    func accessibility() {
        WindowStage.run { stage in
            defer { AccessibilityTreeBuilder.deactivate() }
            let button = stage.add(UIButton(), CGRect(x: 0, y: 0, width: 100, height: 40))
            button.setTitle("Send", for: .normal)
            button.toolTip = "Sends the message"
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            #expect(presentedTips(builder) == [])
            stage.pointer(.moved, 20, 20)
            stage.advance(by: 0.6)
            #expect(presentedTips(builder) == ["Sends the message"])
            #expect(builder.id(of: button).flatMap { builder.tree[$0] }?.help == "Sends the message")
            stage.pointer(.moved, 150, 80)
            #expect(presentedTips(builder) == [])
        }
    }

    @Test("The next tool tip is shown almost at once, but not after a pause")
    func browsing() {
        run { stage, _, _ in
            stage.pointer(.moved, 20, 20)
            stage.advance(by: 0.6)
            stage.pointer(.moved, 20, 120)
            stage.advance(by: 0.1)
            #expect(text(stage) == "second")
            stage.pointer(.moved, 150, 80)
            stage.advance(by: 1)
            stage.pointer(.moved, 20, 20)
            stage.advance(by: 0.1)
            #expect(text(stage) == nil)
        }
    }

    @Test("A click hides a tool tip or prevents it, until the pointer has left the view", arguments: [0.1, 0.6])
    func click(rest: Double) {
        run { stage, _, _ in
            stage.pointer(.moved, 20, 20)
            stage.advance(by: rest)
            stage.pointer(.pressed, 20, 20, button: 1)
            stage.pointer(.released, 20, 20, button: 1)
            #expect(text(stage) == nil)
            stage.pointer(.moved, 25, 20)
            stage.advance(by: 1)
            #expect(text(stage) == nil)
            stage.pointer(.moved, 150, 80)
            stage.pointer(.moved, 20, 20)
            stage.advance(by: 1)
            #expect(text(stage) == "first")
        }
    }

    @Test("The focus that the keyboard moves shows a tool tip beside the view, and a key hides it")
    func keyboard() {
        run { stage, first, _ in
            stage.press(KeySymbol.tab)
            #expect(first.isFocused)
            stage.advance(by: 0.6)
            #expect(text(stage) == "first")
            #expect(stage.window.subviews.last?.frame.minY == 46)
            stage.press(KeySymbol.escape)
            #expect(text(stage) == nil)
        }
    }

    @Test("The tool tip of the focused view remains when the pointer enters again where it was, and not when it moves")
    func restingPointer() {
        run { stage, _, _ in
            stage.pointer(.moved, 20, 120)
            stage.advance(by: 0.6)
            stage.press(KeySymbol.tab)
            stage.advance(by: 0.6)
            stage.pointer(.moved, 20, 120)
            stage.advance(by: 0.6)
            #expect(text(stage) == "first")
            stage.pointer(.moved, 150, 80)
            stage.pointer(.moved, 20, 120)
            stage.advance(by: 0.6)
            #expect(text(stage) == "second")
        }
    }

    @Test("Scrolling, another window and the removal of the view hide a tool tip")
    func hiding() {
        run { stage, first, second in
            @MainActor func show(at y: CGFloat) {
                stage.pointer(.moved, 150, 80)
                stage.pointer(.moved, 20, y)
                stage.advance(by: 0.6)
            }
            show(at: 20)
            stage.wheel(20, 20, by: CGVector(dx: 0, dy: 1))
            #expect(text(stage) == nil)
            show(at: 20)
            stage.surface.setActive(false)
            #expect(text(stage) == nil)
            stage.surface.setActive(true)
            show(at: 20)
            #expect(text(stage) == "first")
            first.removeFromSuperview()
            #expect(text(stage) == nil)
            show(at: 120)
            #expect(text(stage) == "second")
            second.toolTip = nil
            #expect(text(stage) == nil)
            #expect(second.interactions.isEmpty)
        }
    }

    @Test("A delegate provides a text for an area of a view")
    func delegate() {
        final class Owner: UIToolTipInteractionDelegate {
            func toolTipInteraction(
                _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
            ) -> UIToolTipConfiguration? {
                point.x < 50
                    ? UIToolTipConfiguration(toolTip: "left", in: CGRect(x: 0, y: 0, width: 50, height: 40)) : nil
            }
        }
        WindowStage.run { stage in
            let owner = Owner()
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 40))
            let interaction = UIToolTipInteraction(defaultToolTip: "default")
            interaction.delegate = owner
            view.addInteraction(interaction)
            stage.pointer(.moved, 80, 20)
            stage.advance(by: 1)
            #expect(text(stage) == nil)
            stage.pointer(.moved, 20, 20)
            stage.advance(by: 1)
            #expect(text(stage) == "left")
            interaction.isEnabled = false
            #expect(text(stage) == nil)
        }
    }

    @Test("A tool tip stays inside the window, above the pointer if there is not enough space below")
    func edge() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 200))
            view.addInteraction(UIToolTipInteraction(defaultToolTip: String(repeating: "long text ", count: 12)))
            stage.pointer(.moved, 190, 190)
            stage.advance(by: 1)
            let frame = stage.window.subviews.last?.frame ?? .null
            #expect(stage.window.bounds.contains(frame))
            #expect(frame.maxY < 190)
        }
    }

    @Test("A truncated label shows its whole text while the pointer rests over it, if that is enabled")
    func expansionText() {
        WindowStage.run { stage in
            let parent = stage.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 100))
            let label = stage.add(UILabel(), CGRect(x: 0, y: 0, width: 40, height: 30), to: parent)
            label.text = "A text that is longer than its label"
            stage.frame()
            stage.pointer(.moved, 20, 20)
            stage.advance(by: 0.6)
            #expect(text(stage) == nil)
            label.showsExpansionTextWhenTruncated = true
            stage.pointer(.moved, 22, 20)
            stage.advance(by: 0.6)
            #expect(text(stage) == label.text)
            stage.pointer(.moved, 150, 20)
            #expect(text(stage) == nil)
            label.text = "A"
            stage.frame()
            stage.pointer(.moved, 20, 20)
            stage.advance(by: 0.6)
            #expect(text(stage) == nil)
            label.showsExpansionTextWhenTruncated = false
            #expect(label.interactions.isEmpty)
        }
    }
}

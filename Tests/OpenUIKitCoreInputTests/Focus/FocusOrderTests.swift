import OpenQuartzCore
import OpenUIControls
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite("Order of the keyboard focus") @MainActor struct FocusOrderTests {
    private static let f6: UInt32 = 0xffc3

    private func button(_ stage: WindowStage, _ x: CGFloat, _ y: CGFloat, in view: UIView? = nil) -> UIButton {
        let button = UIButton(primaryAction: UIAction(title: "Button") { _ in })
        button.frame = CGRect(x: x, y: y, width: 80, height: 30)
        (view ?? stage.window).addSubview(button)
        return button
    }

    /// The views that Tab reaches when it is pressed a number of times.
    private func reached(_ count: Int, _ stage: WindowStage) -> [UIView?] {
        (0..<count).map { _ in
            stage.press(KeySymbol.tab)
            return stage.window.focus.item
        }
    }

    @Test("Tab reaches views row by row, however they were added")
    func readingOrder() {
        WindowStage.run { stage in
            let below = button(stage, 10, 100)
            let right = button(stage, 120, 12)
            let left = button(stage, 10, 10)
            #expect(reached(3, stage) == [left, right, below])
        }
    }

    @Test("Tab reaches views from right to left where text is read so")
    func rightToLeft() {
        WindowStage.run { stage in
            stage.window.semanticContentAttribute = .forceRightToLeft
            let left = button(stage, 10, 10)
            let right = button(stage, 120, 10)
            #expect(reached(2, stage) == [right, left])
        }
    }

    @Test("Tab does not leave a modal view")
    func modal() {
        WindowStage.run { stage in
            _ = button(stage, 10, 10)
            let dialog = stage.add(UIView(), CGRect(x: 0, y: 50, width: 300, height: 100))
            dialog.accessibilityViewIsModal = true
            let (first, second) = (button(stage, 10, 10, in: dialog), button(stage, 10, 50, in: dialog))
            #expect(reached(3, stage) == [first, second, first])
        }
    }

    @Test("A text view inserts a tab, and Shift or Control and Tab leave it")
    func textView() {
        WindowStage.run { stage in
            let before = button(stage, 10, 10)
            let text = stage.add(UITextView(), CGRect(x: 10, y: 50, width: 100, height: 50))
            let after = button(stage, 10, 120)
            text.becomeFirstResponder()
            stage.press(KeySymbol.tab, "\t")
            #expect(text.text == "\t")
            stage.press(KeySymbol.tab, "\t", .control)
            #expect(after.isFocused)
            text.becomeFirstResponder()
            stage.press(0xfe20, "", .shift)
            #expect(before.isFocused)
            #expect(text.text == "\t")
        }
    }

    @Test("F6 moves the focus to the first view of the next pane, and Shift and F6 to the previous one")
    func panes() {
        WindowStage.run { stage in
            let sidebar = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 300))
            sidebar.accessibilityContainerType = .landmark
            let content = stage.add(UIScrollView(), CGRect(x: 100, y: 0, width: 200, height: 300))
            let first = button(stage, 10, 10, in: sidebar)
            let second = button(stage, 10, 50, in: sidebar)
            let third = button(stage, 10, 10, in: content)
            stage.press(Self.f6)
            #expect(first.isFocused)
            stage.press(KeySymbol.tab)
            #expect(second.isFocused)
            stage.press(Self.f6)
            #expect(third.isFocused)
            stage.press(Self.f6)
            #expect(first.isFocused)
            stage.press(Self.f6, "", .shift)
            #expect(third.isFocused)
        }
    }

    @Test("The focus returns to a button after the controller that it presented was dismissed")
    func dismissal() {
        WindowStage.run { stage in
            let (root, dialog) = (UIViewController(), UIViewController())
            stage.window.rootViewController = root
            let opener = button(stage, 10, 10, in: root.view)
            let inside = button(stage, 10, 10, in: dialog.view)
            stage.press(KeySymbol.tab)
            root.present(dialog, animated: false)
            stage.frame()
            #expect(!opener.isFocused)
            stage.press(KeySymbol.tab)
            #expect(inside.isFocused)
            root.dismiss(animated: false)
            stage.frame()
            #expect(opener.isFocused)
        }
    }

    @Test("The focus ring lies inside a view if an ancestor would cut it off")
    func ringInside() {
        WindowStage.run { stage in
            let list = stage.add(UIScrollView(), CGRect(x: 20, y: 20, width: 80, height: 200))
            let row = button(stage, 0, 40, in: list)
            stage.press(KeySymbol.tab)
            let ring = row.layer.sublayers?.first { $0.zPosition > 0 }
            #expect(ring?.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
        }
    }

    @Test("The focus ring has the color of the present style and tint")
    func ringColor() {
        WindowStage.run { stage in
            let button = button(stage, 20, 20)
            stage.press(KeySymbol.tab)
            @MainActor func expectTint() {
                let ring = button.layer.sublayers?.first { $0.zPosition > 0 }
                #expect(ring?.borderColor == button.tintColor.resolvedColor(with: button.traitCollection).cgColor)
            }
            let light = button.layer.sublayers?.first { $0.zPosition > 0 }?.borderColor
            stage.surface.setAppearance(.dark)
            expectTint()
            #expect(button.layer.sublayers?.first { $0.zPosition > 0 }?.borderColor != light)
            stage.window.tintColor = .systemRed
            expectTint()
            button.tintColor = .systemGreen
            expectTint()
        }
    }

    @Test("The order is shown as numbers on request, which follow the focus and are not presented")
    func showsOrder() throws {
        try WindowStage.run { stage in
            _ = (button(stage, 10, 100), button(stage, 10, 10))
            let system = try #require(UIFocusSystem.focusSystem(for: stage.window))
            system.showsFocusOrder = true
            let overlay = try #require(stage.window.subviews.last)
            @MainActor func numbers() -> [String?] { overlay.subviews.map { ($0 as? UILabel)?.text } }
            #expect(numbers() == ["1", "2"])
            #expect(overlay.subviews.map(\.frame.minY) == [4, 94])
            _ = button(stage, 10, 200)
            stage.press(KeySymbol.tab)
            #expect(numbers() == ["1", "2", "3"])
            system.showsFocusOrder = false
            #expect(overlay.superview == nil)
        }
    }
}

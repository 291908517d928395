import OpenUIControls
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct ScrollKeyTests {
    private final class Focused: UIView {
        var wants: Set<UIKeyboardHIDUsage> = []
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if let code = presses.first?.key?.keyCode, wants.contains(code) { return }
            super.pressesBegan(presses, with: event)
        }
    }

    private enum Key {
        static let (home, up, down, pageUp, pageDown, end): (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (
            0xff50, 0xff52, 0xff54, 0xff55, 0xff56, 0xff57
        )
    }

    private func press(_ stage: WindowStage, _ symbol: UInt32, _ characters: String = "") {
        stage.key(.pressed, symbol, characters)
        stage.key(.released, symbol, characters)
        stage.advance(by: 0.5)
    }

    private func run(_ body: (WindowStage, UIScrollView, Focused, ScrollRecorder) -> Void) {
        WindowStage.run { stage in
            let (view, log) = stage.addScrollView()
            let inner = stage.add(Focused(), CGRect(x: 0, y: 0, width: 100, height: 30), to: view)
            inner.becomeFirstResponder()
            body(stage, view, inner, log)
            withExtendedLifetime(log) {}
        }
    }

    @Test("Keys that no focused view handles scroll by a line, by a page and to the ends")
    func keys() {
        run { stage, view, _, _ in
            press(stage, Key.down)
            #expect(view.contentOffset.y == 40)
            press(stage, Key.pageDown)
            #expect(view.contentOffset.y == 220)
            press(stage, 0x20, " ")
            #expect(view.contentOffset.y == 400)
            press(stage, Key.pageUp)
            press(stage, Key.up)
            #expect(view.contentOffset.y == 180)
            press(stage, Key.end)
            #expect(view.contentOffset.y == 4800)
            press(stage, Key.home)
            #expect(view.contentOffset.y == 0)
        }
    }

    @Test("Scroll keys are ignored if a focused view handles them or keyboard scrolling is disabled")
    func leftAlone() {
        run { stage, view, inner, _ in
            inner.wants = [.keyboardDownArrow]
            press(stage, Key.down)
            #expect(view.contentOffset.y == 0)
            inner.wants = []
            view.allowsKeyboardScrolling = false
            press(stage, Key.down)
            #expect(view.contentOffset.y == 0)
        }
    }

    @Test("A scroll key is passed to the outer scroll view when the inner one is at its end")
    func nested() {
        WindowStage.run { stage in
            let (outer, _) = stage.addScrollView()
            let inner = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 200, height: 100), to: outer)
            inner.contentSize = CGSize(width: 200, height: 130)
            stage.add(Focused(), CGRect(x: 0, y: 0, width: 10, height: 10), to: inner).becomeFirstResponder()
            press(stage, Key.down)
            #expect(inner.contentOffset.y == 30)
            #expect(outer.contentOffset.y == 0)
            press(stage, Key.down)
            #expect(outer.contentOffset.y == 40)
        }
    }

    @Test("Scroll keys turn pages in a paging scroll view")
    func pages() {
        run { stage, view, _, _ in
            view.isPagingEnabled = true
            press(stage, Key.down)
            press(stage, Key.pageDown)
            #expect(view.contentOffset.y == 400)
        }
    }

    @Test("The Home key queries the delegate and reports the arrival at the top")
    func home() {
        final class Delegate: UIScrollViewDelegate {
            var lines: [String] = []
            var allows = false
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
                lines.append("should")
                return allows
            }
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("did") }
        }
        run { stage, view, _, _ in
            let delegate = Delegate()
            view.delegate = delegate
            view.contentOffset.y = 900
            press(stage, Key.home)
            #expect(view.contentOffset.y == 900)
            #expect(delegate.lines == ["should"])
            delegate.allows = true
            press(stage, Key.home)
            #expect(view.contentOffset.y == 0)
            #expect(delegate.lines == ["should", "should", "did"])
        }
    }

    @Test("A drag ends text editing if keyboardDismissMode is onDrag", arguments: [true, false])
    func dismissesKeyboard(isOn: Bool) {
        WindowStage.run { stage in
            let (view, _) = stage.addScrollView()
            view.keyboardDismissMode = isOn ? .onDrag : .none
            let field = stage.add(UITextField(), CGRect(x: 0, y: 0, width: 100, height: 30), to: view)
            field.becomeFirstResponder()
            stage.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -10), steps: 4)
            #expect(field.isFirstResponder == !isOn)
            stage.lift(100, 110)
        }
    }
}

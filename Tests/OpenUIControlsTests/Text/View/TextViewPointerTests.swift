import OpenDisplay
import OpenQuartzCore
import Testing

import OpenUIControls
import UIKitTestSupport

/// Tests pointer and touch input of a text view.
@MainActor @Suite struct TextViewPointerTests {
    private final class Links: UITextViewDelegate {
        var opened: [(URL, NSRange)] = []

        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            opened.append((URL, characterRange))
            return false
        }
    }

    private static let lines = (0..<500).map { "Line number \($0)" }.joined(separator: "\n")

    private func make(_ stage: WindowStage, _ text: String) -> UITextView {
        let view = stage.add(UITextView(), CGRect(x: 0, y: 50, width: 200, height: 100))
        view.font = .systemFont(ofSize: 15)
        view.text = text
        view.selectedRange = NSRange(location: 0, length: 0)
        stage.frame()
        return view
    }

    /// The center of a caret rectangle, in window coordinates.
    private func point(_ view: UITextView, _ offset: Int) -> CGPoint {
        let caret = view.caretRect(for: .at(offset))
        return view.convert(CGPoint(x: caret.minX, y: caret.midY), to: nil)
    }

    private func click(_ stage: WindowStage, _ point: CGPoint, modifiers: KeyModifiers = []) {
        for phase in [PointerEvent.Phase.pressed, .released] {
            stage.surface.send(
                .pointer(
                    PointerEvent(
                        phase: phase, location: point, button: 1, modifiers: modifiers, timestamp: stage.clock.now)))
        }
    }

    @Test("Successive clicks in a text view place the caret, select the word and select the paragraph")
    func clicks() {
        WindowStage.run { stage in
            let view = make(stage, "one two three\nfour five")
            click(stage, point(view, 5))
            #expect(view.isFirstResponder)
            #expect(view.selectedRange == NSRange(location: 5, length: 0))
            click(stage, point(view, 5))
            #expect(view.selectedRange == NSRange(location: 4, length: 3))
            click(stage, point(view, 5))
            #expect(view.selectedRange.location == 0)
            #expect(view.selectedRange.length >= 13)
        }
    }

    @Test("A Shift-click in a text view extends the selection from its anchor")
    func shiftClick() {
        WindowStage.run { stage in
            let view = make(stage, "one two three\nfour five")
            click(stage, point(view, 2))
            stage.advance(by: 1)
            click(stage, point(view, 18), modifiers: .shift)
            #expect(view.selectedRange == NSRange(location: 2, length: 16))
        }
    }

    @Test("A mouse drag in a text view selects and does not scroll")
    func dragging() {
        WindowStage.run { stage in
            let view = make(stage, Self.lines)
            let (start, end) = (point(view, 3), point(view, 30))
            stage.pointer(.pressed, start.x, start.y, button: 1)
            stage.pointer(.moved, end.x, end.y)
            stage.frame()
            #expect(view.selectedRange == NSRange(location: 3, length: 27))
            #expect(view.contentOffset.y == 0)
            stage.pointer(.released, end.x, end.y, button: 1)
            #expect(view.selectedRange == NSRange(location: 3, length: 27))
        }
    }

    @Test("A selecting drag beyond an edge scrolls and extends the selection until the button is released")
    func autoscroll() {
        WindowStage.run { stage in
            let view = make(stage, Self.lines)
            let start = point(view, 3)
            stage.pointer(.pressed, start.x, start.y, button: 1)
            stage.pointer(.moved, start.x, 180)
            stage.advance(by: 0.5)
            let (offset, selected) = (view.contentOffset.y, view.selectedRange)
            #expect(offset > 60)
            #expect(selected.location == 3)
            #expect(selected.length > 80)
            stage.advance(by: 0.5)
            #expect(view.contentOffset.y > offset + 60)
            #expect(view.selectedRange.length > selected.length)
            stage.pointer(.released, start.x, 180, button: 1)
            let end = view.contentOffset.y
            stage.advance(by: 0.5)
            #expect(view.contentOffset.y == end)
        }
    }

    @Test("A finger scrolls a text view, and its tap places the caret")
    func fingers() {
        WindowStage.run { stage in
            let view = make(stage, Self.lines)
            stage.drag(from: CGPoint(x: 100, y: 130), by: CGVector(dx: 0, dy: -10), steps: 5)
            stage.lift(100, 80)
            stage.frame()
            #expect(view.contentOffset.y > 20)
            #expect(!view.isFirstResponder)
            #expect(view.selectedRange.length == 0)
            stage.advance(by: 3)
            let place = point(view, view.closestPosition(to: CGPoint(x: 30, y: view.bounds.midY))?.offset ?? 0)
            stage.tap(place.x, place.y)
            #expect(view.isFirstResponder)
            #expect(point(view, view.selectedRange.location) == place)
        }
    }

    @Test("A click on a link of a read-only text view queries the delegate")
    func links() throws {
        try WindowStage.run { stage in
            let view = make(stage, "")
            let text = NSMutableAttributedString(
                string: "Read the manual first.", attributes: [.font: UIFont.systemFont(ofSize: 15)])
            let range = (text.string as NSString).range(of: "the manual")
            text.addAttribute(.link, value: "https://example.org/manual", range: range)
            view.attributedText = text
            view.isEditable = false
            let links = Links()
            view.delegate = links
            stage.frame()
            click(stage, point(view, 12))
            let opened = try #require(links.opened.first)
            #expect(opened.0.absoluteString == "https://example.org/manual")
            #expect(opened.1 == range)
            stage.advance(by: 1)
            click(stage, point(view, 2))
            #expect(links.opened.count == 1)
            view.isEditable = true
            stage.advance(by: 1)
            click(stage, point(view, 12))
            #expect(links.opened.count == 1)
            #expect(view.selectedRange.location == 12)
        }
    }

    @Test("The wheel scrolls a text view, and typing scrolls back to the caret")
    func wheel() {
        WindowStage.run { stage in
            let view = make(stage, Self.lines)
            view.becomeFirstResponder()
            stage.wheel(100, 100, by: CGVector(dx: 0, dy: 1000), isPrecise: true)
            stage.frame()
            #expect(view.contentOffset.y == 1000)
            view.insertText("x")
            stage.frame()
            #expect(view.contentOffset.y == 0)
        }
    }
}

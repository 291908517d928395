import ComponentFlow
import ComponentFlowTesting
import OpenDisplay
import TestSupport
import Testing

@Suite("Text areas and editing state") @MainActor struct TextAreaTests {
    private let stage = Stage(size: CGSize(width: 200, height: 300))

    private var area: UITextView? { stage.componentView as? UITextView }

    private func type(_ text: String) {
        for character in text {
            let isReturn = character == "\n"
            stage.pressKey(
                symbol: isReturn ? 0xff0d : character.unicodeScalars.first?.value ?? 0,
                characters: isReturn ? "\r" : String(character))
        }
    }

    @Test("A text area takes the available width and the height of its text, within its line limits")
    func size() {
        let font = UIFont.systemFont(ofSize: 17)
        func height(_ text: String, least: Int = 1, most: Int = 0) -> CGFloat {
            stage.show(
                TextArea(text: text, minimumNumberOfLines: least, maximumNumberOfLines: most) { _ in }
            ).height
        }
        let line = height("a")
        #expect(stage.componentView?.bounds.width == 200)
        expectNear(line - font.lineHeight, 12, within: 1)
        expectNear(height("a\nb\nc") - line, 2 * font.lineHeight, within: 1)
        expectNear(height("a", least: 3) - line, 2 * font.lineHeight, within: 1)
        expectNear(height("a\nb\nc\nd", most: 2) - line, font.lineHeight, within: 1)
        #expect(height(String(repeating: "line\n", count: 100)) == 300)
        #expect(height(String(repeating: "word ", count: 20)) > line)
    }

    @Test("A text area is edited by clicks and keys, Return inserts a line break, and the closure receives changes")
    func writing() {
        var received: [String] = []
        stage.show(TextArea(text: "ab", placeholder: "Note") { received.append($0) })
        stage.tap(at: CGPoint(x: 190, y: 15))
        type("c\nd")
        #expect(received == ["abc", "abc\n", "abc\nd"])
        #expect(area?.text == "abc\nd")
    }

    @Test("An update from the parent replaces a text area's text and keeps the caret position")
    func parentDecides() {
        stage.show(TextArea(text: "abcd") { _ in })
        stage.tap(at: CGPoint(x: 190, y: 15))
        for _ in 0..<2 { stage.pressKey(symbol: 0xff51) }
        type("x")
        #expect(area?.text == "abxcd")
        #expect(area?.selectedRange == NSRange(location: 3, length: 0))
        stage.show(TextArea(text: "ABXCD") { _ in })
        #expect(area?.text == "ABXCD")
        #expect(area?.selectedRange == NSRange(location: 3, length: 0))
    }

    @Test("Focus, selection and placeholder of a text area follow user input")
    func follows() {
        var received: [String] = []
        let focus = ActionSlot<Bool>()
        stage.show(
            TextArea(text: "", placeholder: "Note") { _ in }.focus(focus)
                .onFocus { received.append("focus \($0)") }
                .onSelection { received.append("\($0.location)+\($0.length)") })
        @MainActor func placeholder() -> UILabel? {
            area?.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Note" }
        }
        #expect(placeholder()?.isHidden == false)
        focus.invoke(true)
        type("ab")
        #expect(placeholder()?.isHidden == true)
        focus.invoke(false)
        #expect(received.first == "focus true")
        #expect(received.last == "focus false")
        #expect(received.filter { $0.hasSuffix("+0") } == ["1+0", "2+0"])
    }

    /// Counts its updates.
    private struct Counted: CombinedComponent {
        @MainActor final class Log {
            var runs = 0
        }

        let log: Log
        let content: AnyComponent<Empty>

        static func == (lhs: Counted, rhs: Counted) -> Bool { lhs.content == rhs.content }

        static var body: Body {
            let child = Child(environment: Empty.self)
            return { context in
                context.component.log.runs += 1
                let child = child.update(
                    component: context.component.content, availableSize: context.availableSize,
                    transition: context.transition)
                context.add(child.position(CGPoint(x: child.size.width / 2, y: child.size.height / 2)))
                return child.size
            }
        }
    }

    @Test("An edit updates only its own text input, and also its ancestors if it changes the size")
    func onlyItself() {
        let log = Counted.Log()
        let field = TextField(text: "") { _ in }
        stage.show(Counted(log: log, content: AnyComponent(field)))
        log.runs = 0
        stage.tap(at: CGPoint(x: 20, y: 15))
        type("abc")
        #expect(log.runs == 0)

        let area = TextArea(text: "") { _ in }
        stage.show(Counted(log: log, content: AnyComponent(area)))
        stage.tap(at: CGPoint(x: 20, y: 15))
        log.runs = 0
        type("abc")
        #expect(log.runs == 0)
        type("\n")
        #expect(log.runs == 1)
    }
}

import ComponentFlowTesting
import Fuzzing
import OpenDisplay
import TestSupport
import Testing

import ComponentFlow

@Suite("Code editors") @MainActor struct CodeEditorTests {
    private let stage = Stage(size: CGSize(width: 400, height: 300))
    private static let grammar = CodeGrammar(keywords: ["let"])

    private var editor: UITextView? {
        func find(in view: UIView) -> UITextView? {
            view as? UITextView ?? view.subviews.lazy.compactMap { find(in: $0) }.first
        }
        return stage.componentView.flatMap { find(in: $0) }
    }
    private var text: String { editor?.text ?? "" }
    private var selection: NSRange? { editor?.selectedRange }

    /// Shows an editor with the keyboard focus and a selection.
    private func show(
        _ text: String, selecting range: NSRange = NSRange(location: 0, length: 0),
        _ change: (CodeEditor) -> CodeEditor = { $0 }
    ) {
        stage.show(change(CodeEditor("Source", text: text) { _ in }))
        editor?.becomeFirstResponder()
        editor?.selectedRange = range
        stage.advance(by: 0)
    }

    private func pressTab() { stage.pressKey(symbol: 0xff09, characters: "\t") }
    private func pressReturn() { stage.pressKey(symbol: 0xff0d, characters: "\r") }
    private func pressEscape() { stage.pressKey(symbol: 0xff1b) }
    private func pressShiftTab() { stage.press(0xfe20, with: .shift) }
    private func pressControlM() { stage.press(0x6d, "m", with: .control) }
    private func undo() { stage.press(0x7a, "z", with: .control) }

    /// The texts of the line numbers that are displayed, from top to bottom.
    private var numbers: [String] {
        func labels(in view: UIView) -> [UILabel] {
            view.isHidden ? [] : (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
        }
        return editor.map { labels(in: $0).sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.text) } ?? []
    }

    private func color(at place: Int) -> UIColor? {
        editor?.textStorage.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
    }

    /// Shows an editor with a long line in the middle of the stage, and presses the pointer on it.
    ///
    /// - Returns: The vertical position of the pointer.
    private func pressOnLongLine(wraps: Bool) -> CGFloat {
        let text = String(repeating: "long ", count: 100)
        stage.show(CodeEditor("Source", text: text) { _ in }.lineWrapping(wraps).frame(width: 300))
        editor?.becomeFirstResponder()
        stage.advance(by: 0)
        let y = editor.map { $0.convert($0.caretRect(for: $0.beginningOfDocument), to: nil).midY } ?? 0
        stage.pressPointer(at: CGPoint(x: 250, y: y))
        return y
    }

    @Test("A selection that is dragged beyond the right or left edge scrolls lines that do not wrap")
    func horizontalAutoscroll() throws {
        let y = pressOnLongLine(wraps: false)
        let editor = try #require(editor)
        stage.movePointer(to: CGPoint(x: 370, y: y))
        stage.advance(by: 0.5)
        let (offset, selected) = (editor.contentOffset.x, editor.selectedRange.length)
        #expect(offset > 50)
        #expect(selected > 10)
        stage.advance(by: 0.5)
        #expect(editor.contentOffset.x > offset + 50)
        #expect(editor.selectedRange.length > selected)
        stage.movePointer(to: CGPoint(x: 200, y: y))
        let inside = editor.contentOffset.x
        stage.advance(by: 0.5)
        #expect(editor.contentOffset.x == inside)
        // Over the line numbers.
        stage.movePointer(to: CGPoint(x: 20, y: y))
        stage.advance(by: 10)
        #expect(editor.contentOffset.x == 0)
        stage.releasePointer(at: CGPoint(x: 20, y: y))
    }

    @Test("A selection that is dragged beyond the side of wrapped lines does not scroll")
    func wrappedAutoscroll() {
        let y = pressOnLongLine(wraps: true)
        stage.movePointer(to: CGPoint(x: 370, y: y))
        stage.advance(by: 0.5)
        #expect(editor?.contentOffset.x == 0)
        #expect((editor?.selectedRange.length ?? 0) > 0)
        stage.releasePointer(at: CGPoint(x: 370, y: y))
    }

    // MARK: Size and text

    @Test("An editor takes the proposed size")
    func size() {
        #expect(stage.show(CodeEditor("Source", text: "a")) == CGSize(width: 400, height: 300))
    }

    @Test("An editor in a scroll view is as high as its lines")
    func heightOfText() {
        func height(_ text: String) -> CGFloat {
            stage.show(ScrollView { CodeEditor("Source", text: text) })
            func find(_ view: UIView) -> UITextView? {
                view as? UITextView ?? view.subviews.lazy.compactMap { find($0) }.first
            }
            return find(stage.window)?.bounds.height ?? 0
        }
        let lineHeight = height("a\nb") - height("a")
        #expect(lineHeight > 10)
        expectNear(height("a\nb\nc") - height("a"), 2 * lineHeight, within: 1)
    }

    @Test("Keys change the text, and the closure receives it")
    func typing() {
        var received: [String] = []
        stage.show(CodeEditor("Source", text: "a") { received.append($0) })
        editor?.becomeFirstResponder()
        editor?.selectedRange = NSRange(location: 1, length: 0)
        stage.pressKey(symbol: 0x22, characters: "\"")
        #expect(received == ["a\""])
    }

    @Test("An editor without a binding cannot be edited")
    func readOnly() {
        stage.show(CodeEditor("Source", text: "a"))
        #expect(editor?.isEditable == false)
    }

    @Test("An editor in a disabled component cannot be edited")
    func disabled() {
        stage.show(CodeEditor("Source", text: "a") { _ in }.disabled())
        #expect(editor?.isEditable == false)
    }

    // MARK: Indentation

    @Test("Tab inserts spaces up to the next level")
    func tab() {
        show("abc", selecting: NSRange(location: 3, length: 0))
        pressTab()
        #expect(text == "abc ")
        pressTab()
        #expect(text == "abc     ")
    }

    @Test("Tab inserts a tab if that is the indentation")
    func tabCharacter() {
        show("a", selecting: NSRange(location: 1, length: 0)) { $0.indentation(.tab(width: 4)) }
        pressTab()
        #expect(text == "a\t")
    }

    @Test("Tab indents the selected lines as one step, except empty ones, and keeps the characters selected")
    func indentLines() {
        show("ab\n\ncd\nef", selecting: NSRange(location: 1, length: 4)) { $0.indentation(.spaces(2)) }
        pressTab()
        #expect(text == "  ab\n\n  cd\nef")
        #expect(selection == NSRange(location: 3, length: 6))
        undo()
        #expect(text == "ab\n\ncd\nef")
    }

    @Test("A line at whose start the selection ends is not indented")
    func selectionEndsAtStart() {
        show("a\nb\nc", selecting: NSRange(location: 0, length: 4)) { $0.indentation(.spaces(2)) }
        pressTab()
        #expect(text == "  a\n  b\nc")
    }

    @Test("Shift-Tab removes a level or what there is of it")
    func outdent() {
        show("      a\n b\n\tc\nd", selecting: NSRange(location: 0, length: 15))
        pressShiftTab()
        #expect(text == "  a\nb\nc\nd")
    }

    @Test("Shift-Tab keeps the caret at its character, or at the start of the line")
    func outdentCaret() {
        show("    ab", selecting: NSRange(location: 5, length: 0))
        pressShiftTab()
        #expect(selection == NSRange(location: 1, length: 0))
        show("    ab\n", selecting: NSRange(location: 2, length: 0))
        pressShiftTab()
        #expect(selection == NSRange(location: 0, length: 0))
    }

    @Test("Return continues with the indentation before the caret")
    func newline() {
        show("  \tab", selecting: NSRange(location: 4, length: 0))
        pressReturn()
        #expect(text == "  \ta\n  \tb")
        show("    ab", selecting: NSRange(location: 2, length: 0))
        pressReturn()
        #expect(text == "  \n    ab")
    }

    // MARK: Leaving the editor

    /// Shows an editor with the keyboard focus between two buttons.
    private func showBetweenButtons() {
        stage.show(
            VStack {
                Button("Before") {}
                CodeEditor("Source", text: "a") { _ in }.frame(height: 100)
                Button("After") {}
            })
        func find(_ view: UIView) -> UITextView? {
            view as? UITextView ?? view.subviews.lazy.compactMap { find($0) }.first
        }
        find(stage.window)?.becomeFirstResponder()
        stage.advance(by: 0)
    }

    private var focused: String? {
        (UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? UIView)?.accessibilityLabel
    }

    @Test("Tab stays in the editor, and after Escape it moves the focus")
    func escape() {
        showBetweenButtons()
        pressTab()
        #expect(focused == "Source")
        pressEscape()
        pressTab()
        #expect(focused == "After")
    }

    @Test("Shift-Tab moves the focus back after Escape")
    func escapeBackward() {
        showBetweenButtons()
        pressEscape()
        pressShiftTab()
        #expect(focused == "Before")
    }

    @Test("Another key after Escape lets Tab indent again")
    func escapeAndType() {
        showBetweenButtons()
        pressEscape()
        stage.pressKey(symbol: 0x62, characters: "b")
        pressTab()
        #expect(focused == "Source")
    }

    @Test("After Control-M Tab moves the focus, until Control-M is pressed again")
    func controlM() {
        showBetweenButtons()
        pressControlM()
        pressControlM()
        pressTab()
        #expect(focused == "Source")
        pressControlM()
        pressTab()
        #expect(focused == "After")
    }

    @Test("An editor without space for some characters does not wrap lines", arguments: [0, 20, 60])
    func narrow(width: CGFloat) {
        let text = "let answer = 42"
        func height(_ text: String) -> CGFloat {
            stage.show(CodeEditor("Source", text: text).coloring(Self.grammar).frame(width: width)).height
        }
        #expect(height(text) == height("a"))
    }

    @Test("The accessibility audit finds no focus trap and no missing name")
    func audit() {
        showBetweenButtons()
        #expect(stage.auditAccessibility().isEmpty)
    }

    @Test("Assistive technologies read the title and the code, not the line numbers")
    func accessibility() {
        stage.show(CodeEditor("Source", text: "a\nb") { _ in })
        #expect(stage.accessibilityOutline.count == 1)
        #expect(stage.accessibilityOutline.first?.hasPrefix(#"textView "Source""#) == true)
    }

    // MARK: Line numbers

    @Test("Each line has a number, also an empty one at the end")
    func lineNumbers() {
        show("a\n\nb\n")
        #expect(numbers == ["1", "2", "3", "4"])
    }

    @Test("A line that wraps has one number")
    func wrappedLine() {
        show(String(repeating: "word ", count: 60) + "\nb")
        #expect(numbers == ["1", "2"])
    }

    @Test("Without wrapping, a long line takes one row and the view scrolls horizontally to the caret")
    func noWrapping() {
        show(String(repeating: "word ", count: 60), selecting: NSRange(location: 299, length: 0)) {
            $0.lineWrapping(false)
        }
        stage.advance(by: 0.1)
        #expect(editor.map { $0.contentSize.width > 600 } == true)
        #expect(editor.map { $0.contentOffset.x > 200 } == true)
    }

    @Test("Only visible lines have labels")
    func visibleNumbers() {
        show(String(repeating: "a\n", count: 5000))
        #expect(numbers.count < 100)
        #expect(numbers.first == "1")
    }

    @Test("The gutter widens with the number of digits")
    func gutterWidth() {
        show("a")
        let narrow = editor?.textContainerInset.left ?? 0
        show(String(repeating: "a\n", count: 1000))
        #expect(editor.map { $0.textContainerInset.left > narrow } == true)
        show("a") { $0.lineNumbers(false) }
        #expect(editor.map { $0.textContainerInset.left < narrow } == true)
    }

    @Test("From right to left, numbers are at the left and code begins at the left")
    func rightToLeft() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        show("// שלום\nשלום")
        #expect(editor.map { $0.caretRect(for: $0.beginningOfDocument).minX < 100 } == true)
        let gutter = editor?.subviews.first { $0.backgroundColor == .secondarySystemBackground }
        #expect(gutter?.frame.minX == 0)
    }

    // MARK: Colors

    @Test("Tokens have the colors of the theme")
    func colors() {
        show("let a // b") { $0.coloring(Self.grammar) }
        #expect(color(at: 0) == CodeTheme.standard.colors[.keyword])
        #expect(color(at: 4) == CodeTheme.standard.text)
        #expect(color(at: 7) == CodeTheme.standard.colors[.comment])
    }

    @Test("Another theme and no coloring are shown")
    func otherTheme() {
        show("let") { $0.coloring(Self.grammar) }
        show("let") { $0.coloring(Self.grammar, theme: CodeTheme(colors: [.keyword: .red])) }
        #expect(color(at: 0) == .red)
        show("let")
        #expect(color(at: 0) == CodeTheme.standard.text)
    }

    @Test("Colors are not part of the undo history")
    func undoOfTyping() {
        show("let a", selecting: NSRange(location: 5, length: 0)) { $0.coloring(Self.grammar) }
        stage.pressKey(symbol: 0x62, characters: "b")
        stage.advance(by: 0.1)
        undo()
        #expect(text == "let a")
    }

    @Test("After random edits, colors and line numbers are those of the text shown freshly", arguments: 0..<12)
    func randomEdits(seed: UInt64) {
        let choices = Choices(seed: seed)
        show("let a\n") { $0.coloring(Self.grammar).font(.monospacedSystemFont(ofSize: 6, weight: .regular)) }
        let pieces = ["/*", "*/", "\n", "\"", "let ", "1", " x", "//", "\r\n", "\r", "日本", "👩‍👩‍👧", "\\"]
        for _ in 0..<40 {
            guard let storage = editor?.textStorage else { break }
            let start = choices.below(storage.length + 1)
            let length = choices.below(min(storage.length - start, 6) + 1)
            let new = (0..<choices.below(3)).map { _ in choices.element(of: pieces) }.joined()
            storage.replaceCharacters(in: NSRange(location: start, length: length), with: new)
            if choices.below(3) == 0 { stage.advance(by: 0) }
        }
        stage.advance(by: 0.1)
        #expect(shownColors == freshColors)
        #expect(numbers == (1...lineCount).map(String.init))
    }

    private var lineCount: Int { text.filter { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }.count + 1 }

    /// The colors of all characters that are not line breaks.
    private var shownColors: [UIColor?] { editor.map { colors(of: $0.textStorage) } ?? [] }

    private var freshColors: [UIColor?] {
        colors(of: NSTextStorage(attributedString: Self.grammar.attributedString(text, font: .systemFont(ofSize: 6))))
    }

    private func colors(of storage: NSTextStorage) -> [UIColor?] {
        let units = Array(storage.string.utf16)
        return units.indices.filter { units[$0] != 10 && units[$0] != 13 }.map {
            storage.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
        }
    }

    // MARK: Long texts

    /// Counts the queries; its state is the number of the line.
    private struct CountingColoring: CodeColoring {
        final class Log {
            var lines = 0
        }

        let log: Log
        let initialState = 0

        static func == (lhs: CountingColoring, rhs: CountingColoring) -> Bool { lhs.log === rhs.log }

        func tokens(in line: Substring, state: inout Int) -> [CodeToken] {
            log.lines += 1
            state += 1
            return [CodeToken(.keyword, line.startIndex..<line.endIndex)]
        }
    }

    private static let longText = String(repeating: "0123456789012345678901234567890123456789\n", count: 25_000)

    @Test("A text of a megabyte is not scanned when it is shown")
    func opening() {
        let log = CountingColoring.Log()
        show(Self.longText) { $0.coloring(CountingColoring(log: log)) }
        #expect(log.lines < 500)
        #expect(color(at: 0) == CodeTheme.standard.colors[.keyword])
    }

    @Test("A key in a text of a megabyte does not scan the lines after the visible ones")
    func keyInLongText() {
        let log = CountingColoring.Log()
        show(Self.longText) { $0.coloring(CountingColoring(log: log)) }
        log.lines = 0
        stage.pressKey(symbol: 0x62, characters: "b")
        stage.advance(by: 0.1)
        #expect(log.lines < 500)
    }

    @Test("The end of a text of a megabyte is colored after the lines before it were scanned in several frames")
    func endOfLongText() {
        let log = CountingColoring.Log()
        show(Self.longText) { $0.coloring(CountingColoring(log: log)) }
        editor?.selectedRange = NSRange(location: Self.longText.utf16.count, length: 0)
        editor?.scrollRangeToVisible(NSRange(location: Self.longText.utf16.count, length: 0))
        let place = Self.longText.utf16.count - 5
        var frames = 0
        while color(at: place) != CodeTheme.standard.colors[.keyword], frames < 20_000 {
            stage.advance(by: 1.0 / 60)
            frames += 1
        }
        #expect(color(at: place) == CodeTheme.standard.colors[.keyword])
        #expect(numbers.last == "25001")
    }

    // MARK: Appearance

    @Test("The line with the caret has a background while the editor has the keyboard focus")
    func currentLine() {
        func highlight() -> CALayer? { editor?.layer.sublayers?.first }
        show("a\nb", selecting: NSRange(location: 2, length: 0))
        stage.advance(by: 0)
        #expect(highlight()?.isHidden == false)
        #expect(highlight().map { $0.frame.minY > 15 } == true)
        editor?.resignFirstResponder()
        stage.advance(by: 0)
        #expect(highlight()?.isHidden == true)
    }

    @Test("A larger text size enlarges the code")
    func textSize() {
        show("a")
        let size = editor?.font?.pointSize ?? 0
        stage.setTextScale(2)
        stage.advance(by: 0)
        #expect(editor?.font.map { $0.pointSize > size } == true)
    }
}

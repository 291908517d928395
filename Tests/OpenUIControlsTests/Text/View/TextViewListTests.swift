import Accessibility
import TestSupport
import Testing

@testable import OpenUIControls
import UIKitTestSupport

@Suite("Editing lists in text views") @MainActor struct TextViewListTests {
    private static let backspace: UInt32 = 0xff08

    /// Runs a body with a text view whose paragraphs are items of a numbered list, with the caret at an offset.
    private func run(_ text: String, caret: Int, level: Int = 1, _ body: (WindowStage, UITextView) throws -> Void)
        rethrows
    {
        try WindowStage.run { stage in
            let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 200))
            let style = NSMutableParagraphStyle()
            style.textLists = Array(repeating: NSTextList(markerFormat: "{decimal}.", options: 0), count: level)
            view.attributedText = NSAttributedString(
                string: text, attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style])
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: caret, length: 0)
            stage.frame()
            try body(stage, view)
        }
    }

    /// The text with the markers of its items.
    private func shown(_ view: UITextView) -> String { view.accessibilityValue ?? "" }

    private func undo(_ stage: WindowStage) { stage.press(0x7a, "z", .control) }

    @Test("Return continues the list, and the following items are numbered again")
    func newItem() {
        run("a\nb", caret: 1) { stage, view in
            stage.press(KeySymbol.enter)
            stage.press(0x78, "x")
            #expect(shown(view) == "1. a\n2. x\n3. b")
        }
    }

    @Test("Return in an empty item ends the list", arguments: ["a\n", "a\n\nb"])
    func endOfList(text: String) {
        run(text, caret: 2) { stage, view in
            stage.press(KeySymbol.enter)
            #expect(shown(view) == (text == "a\n" ? "1. a\n" : "1. a\n\n1. b"))
            stage.press(0x78, "x")
            #expect(shown(view) == (text == "a\n" ? "1. a\nx" : "1. a\nx\n1. b"))
        }
    }

    @Test("A list that ended at the end of the text has ended when the caret returns")
    func endIsKept() {
        run("a\n", caret: 2) { stage, view in
            stage.press(KeySymbol.enter)
            view.selectedRange = NSRange(location: 0, length: 0)
            view.selectedRange = NSRange(location: 2, length: 0)
            stage.press(0x78, "x")
            #expect(shown(view) == "1. a\nx")
        }
    }

    @Test("Undo restores the list, and redo ends it again")
    func undoOfEnd() {
        run("a\n", caret: 2) { stage, view in
            stage.press(KeySymbol.enter)
            undo(stage)
            #expect(shown(view) == "1. a\n2. ")
            stage.press(0x7a, "z", [.control, .shift])
            #expect(shown(view) == "1. a\n")
        }
    }

    @Test("Return in an empty item of a nested list continues the enclosing one")
    func emptyNestedItem() {
        run("a\n", caret: 2, level: 2) { stage, view in
            stage.press(KeySymbol.enter)
            #expect((view.typingAttributes[.paragraphStyle] as? NSParagraphStyle)?.textLists.count == 1)
        }
    }

    @Test("Tab nests an item with the next kind of numbers, Shift-Tab moves it back, and both can be undone")
    func levels() {
        run("a\nb", caret: 3) { stage, view in
            stage.press(KeySymbol.tab, "\t")
            #expect(shown(view) == "1. a\na. b")
            undo(stage)
            #expect(shown(view) == "1. a\n2. b")
            stage.press(KeySymbol.tab, "\t")
            stage.press(0xfe20, "", .shift)
            #expect(shown(view) == "1. a\n2. b")
        }
    }

    @Test("Tab joins the nested list above, and changes all selected items")
    func selectedLevels() {
        run("a\nb\nc", caret: 2) { stage, view in
            stage.press(KeySymbol.tab, "\t")
            view.selectedRange = NSRange(location: 4, length: 1)
            stage.press(KeySymbol.tab, "\t")
            #expect(shown(view) == "1. a\na. b\nb. c")
            view.selectedRange = NSRange(location: 0, length: 5)
            stage.press(KeySymbol.tab, "\t")
            #expect(shown(view) == "a. a\ni. b\nii. c")
        }
    }

    @Test("Tab in text that is not a list inserts a tab")
    func tab() {
        run("a", caret: 1, level: 0) { stage, view in
            stage.press(KeySymbol.tab, "\t")
            #expect(view.text == "a\t")
        }
    }

    @Test("Backspace at the start of an item moves it to the enclosing list, and then ends the list")
    func backspace() {
        run("a\nb", caret: 2) { stage, view in
            stage.press(KeySymbol.tab, "\t")
            stage.press(Self.backspace)
            #expect(shown(view) == "1. a\n2. b")
            stage.press(Self.backspace)
            #expect(shown(view) == "1. a\nb")
            stage.press(Self.backspace)
            #expect(shown(view) == "1. ab")
        }
    }

    @Test("Text that was joined with an item belongs to it after Return")
    func joined() {
        run("a\nbc", caret: 2) { stage, view in
            stage.press(Self.backspace)
            stage.press(Self.backspace)
            #expect(shown(view) == "1. abc")
            view.selectedRange = NSRange(location: 2, length: 0)
            stage.press(KeySymbol.enter)
            #expect(shown(view) == "1. ab\n2. c")
            undo(stage)
            undo(stage)
            #expect(shown(view) == "1. a\nbc")
        }
    }

    /// Makes the paragraphs "ab" and "cd", of which only the first one is a list item.
    private func runWithListAndText(_ body: (WindowStage, UITextView) throws -> Void) rethrows {
        try run("ab\ncd", caret: 3) { stage, view in
            stage.press(Self.backspace)
            try body(stage, view)
        }
    }

    @Test(
        "Text that replaces a selection across paragraphs joins them in the style of the first one",
        arguments: [(1, "1. ax\n2. d"), (0, "1. x\n2. d")])
    func replaced(start: Int, expected: String) {
        runWithListAndText { stage, view in
            view.selectedRange = NSRange(start..<4)
            stage.press(0x78, "x")
            view.selectedRange = NSRange(location: start + 1, length: 0)
            stage.press(KeySymbol.enter)
            #expect(shown(view) == expected)
            undo(stage)
            undo(stage)
            #expect(shown(view) == "1. ab\ncd")
        }
    }

    @Test("A deletion that joins a list item with text has the name of a deletion")
    func nameOfDeletion() {
        runWithListAndText { stage, view in
            view.selectedRange = NSRange(location: 1, length: 3)
            stage.press(Self.backspace)
            #expect(shown(view) == "1. ad")
            #expect(view.undoManager?.undoActionName == "Delete")
        }
    }

    @Test("A deletion by a key that joins a list item with text is undone separately, and has the name of typing")
    func nameOfKey() {
        runWithListAndText { stage, view in
            stage.press(Self.backspace)
            stage.press(Self.backspace)
            #expect(shown(view) == "1. acd")
            #expect(view.undoManager?.undoActionName == "Typing")
            undo(stage)
            #expect(shown(view) == "1. abcd")
        }
    }

    @Test("The alignment of the view applies to an empty paragraph after a list")
    func alignmentOfEnd() {
        run("a\n", caret: 2) { stage, view in
            stage.press(KeySymbol.enter)
            view.textAlignment = .right
            stage.frame()
            #expect(view.caretRect(for: view.endOfDocument).minX > 150)
        }
    }

    @Test("The attributes of text do not contain the style of the paragraph after it")
    func stylingOfBreak() {
        run("a\n", caret: 2) { stage, view in
            stage.press(KeySymbol.enter)
            let attributes = view.textStyling(at: view.endOfDocument, in: .backward)
            #expect(attributes.map { Set($0.keys) } == [.font, .paragraphStyle])
        }
    }

    @Test("The last item keeps its list when it becomes empty")
    func emptied() {
        run("a", caret: 1, level: 0) { stage, view in
            stage.press(KeySymbol.enter)
            view.toggleList(.disc)
            stage.press(0x78, "x")
            #expect(shown(view) == "a\n• x")
            stage.press(Self.backspace)
            #expect(shown(view) == "a\n• ")
            stage.press(0x79, "y")
            #expect(shown(view) == "a\n• y")
        }
    }

    @Test("Lists of an empty text")
    func emptyText() {
        run("", caret: 0, level: 0) { stage, view in
            view.toggleList(.disc)
            stage.press(0x78, "x")
            #expect(shown(view) == "• x")
        }
    }

    @Test("Commands make lists of the selected paragraphs, change their kind, and end them")
    func toggles() {
        run("a\nb\nc", caret: 0, level: 0) { stage, view in
            view.selectedRange = NSRange(location: 0, length: 3)
            view.toggleList(.disc)
            #expect(shown(view) == "• a\n• b\nc")
            view.toggleList("{decimal}.")
            #expect(shown(view) == "1. a\n2. b\nc")
            view.selectedRange = NSRange(location: 0, length: 5)
            view.toggleList("{decimal}.")
            #expect(shown(view) == "1. a\n2. b\n3. c")
            UndoEventGrouping.end()
            view.toggleList("{decimal}.")
            #expect(shown(view) == "a\nb\nc")
            undo(stage)
            #expect(shown(view) == "1. a\n2. b\n3. c")
        }
    }

    @Test("A list of another marker without numbers changes the marker, and the same one ends the list")
    func markers() {
        run("a", caret: 0, level: 0) { _, view in
            view.toggleList(.disc)
            view.toggleList(.check)
            #expect(shown(view) == "✓ a")
            view.toggleList(.check)
            #expect(shown(view) == "a")
        }
    }

    @Test("The marker of a nested list is the same as that of its outermost list")
    func nestedMarkers() {
        run("a", caret: 0, level: 0) { stage, view in
            view.toggleList(.disc)
            stage.press(KeySymbol.tab, "\t")
            #expect(shown(view) == "◦ a")
            view.toggleList(.disc)
            #expect(shown(view) == "a")
        }
    }

    @Test("Shift-Tab outside of a nested list leaves the item as it is", arguments: [0, 1])
    func shiftTab(level: Int) {
        run("a", caret: 0, level: level) { stage, view in
            let before = shown(view)
            stage.press(0xfe20, "", .shift)
            #expect(shown(view) == before)
        }
    }

    @Test("An empty item shows its marker", arguments: [0, 1])
    func emptyItem(level: Int) throws {
        try run("a\n", caret: 0, level: level) { stage, view in
            view.backgroundColor = .systemBackground
            let image = try stage.screenshot("empty item of level \(level)")
            let ground = try #require(image.pixel(x: 2, y: 2))
            let line = view.caretRect(for: view.endOfDocument)
            let isShown = (Int(line.minY) + 1..<Int(line.maxY)).contains { y in
                (4..<28).contains { x in image.pixel(x: x, y: y) != ground }
            }
            #expect(isShown == (level > 0))
        }
    }

    @Test("The caret in an item is behind its marker")
    func caret() {
        run("a", caret: 0) { _, view in
            let own = view.textContainerInset.left + view.textContainer.lineFragmentPadding
            expectNear(view.caretRect(for: view.beginningOfDocument).minX - own, 30, within: 2)
        }
    }

    // MARK: Accessibility

    @Test("Assistive technologies read the markers, and their offsets count them")
    func accessibility() throws {
        try run("one\ntwo", caret: 4) { stage, view in
            defer { AccessibilityTreeBuilder.deactivate() }
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            builder.updateTree()
            let id = try #require(builder.id(of: view))
            let text = try #require(builder.tree[id]?.text)
            #expect(text.string == "1. one\n2. two")
            #expect(text.caret == 10)
            #expect(builder.lineRange(at: 8, in: id) == 7..<13)
            _ = builder.selectText(10..<13, in: id)
            #expect(view.selectedRange == NSRange(location: 4, length: 3))
        }
    }

    @Test("The accessibility label of a label has the markers")
    func label() {
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "one\ntwo", attributes: [.paragraphStyle: style])
        #expect(label.accessibilityLabel == "• one\n• two")
    }

    @Test("The accessibility label of a label has no marker for an empty line at the end, which shows none")
    func labelWithEmptyEnd() {
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "one\n", attributes: [.paragraphStyle: style])
        #expect(label.accessibilityLabel == "• one\n")
    }

    @Test("Changes of attributes change the text that assistive technologies read")
    func accessibilityAfterChange() {
        run("one", caret: 0) { _, view in
            #expect(view.accessibilityValue == "1. one")
            view.textStorage.addAttribute(
                .paragraphStyle, value: NSParagraphStyle(), range: NSRange(location: 0, length: 3))
            #expect(view.accessibilityValue == "one")
        }
    }
}

import Accessibility
import Testing

@testable import OpenUIKitCore
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
    private func shown(_ view: UITextView) -> String { view.textStorage.stringWithMarkers }

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

    @Test("The caret in an item is behind its marker")
    func caret() {
        run("a", caret: 0) { _, view in
            let own = view.textContainerInset.left + view.textContainer.lineFragmentPadding
            #expect(abs(view.caretRect(for: view.beginningOfDocument).minX - own - 30) < 2)
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
}

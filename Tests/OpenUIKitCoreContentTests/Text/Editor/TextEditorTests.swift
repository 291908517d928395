import Testing

import OpenUIKitCore

@Suite @MainActor struct TextEditorTests {
    private let client = EditorClient()
    private let editor = TextEditor(storage: NSTextStorage(string: ""))
    private static let mark = NSAttributedString.Key("mark")

    init() {
        editor.client = client
    }

    private var text: String { editor.storage.string }
    private var selection: Range<Int> { Range(editor.selection.range) ?? 0..<0 }

    private func set(_ text: String, _ anchor: Int? = nil, _ head: Int? = nil) {
        editor.setText(NSAttributedString(string: text))
        if let anchor { editor.select(TextSelection(anchor: anchor, head: head ?? anchor)) }
        client.log = []
    }

    /// Performs commands, each as a separate event.
    private func perform(_ commands: TextCommand...) {
        for command in commands {
            editor.perform(command)
            UndoEventGrouping.end()
        }
    }

    private func type(_ text: String) {
        for character in text {
            editor.insertText(String(character))
            UndoEventGrouping.end()
        }
    }

    @Test("Return has no effect in an empty text if it is enabled automatically")
    func returnKey() {
        client.enablesReturnKeyAutomatically = true
        perform(.insertNewline)
        #expect(text.isEmpty)
        type("a")
        perform(.insertNewline)
        #expect(text == "a\n")
    }

    // MARK: Movement

    @Test("Commands move through, select and delete words, lines, paragraphs and the document")
    func movements() {
        set("one two\nthree four\n\nfive", 3)
        perform(.move(.wordForward))
        #expect(selection == 7..<7)
        perform(.move(.wordForward))
        #expect(selection == 13..<13)
        perform(.select(.wordBackward), .select(.wordBackward))
        #expect(selection == 4..<13)
        #expect(editor.selection.head == 4)
        perform(.move(.paragraphEnd))
        #expect(selection == 18..<18)
        perform(.move(.paragraphEnd))
        #expect(selection == 19..<19)
        perform(.move(.paragraphStart), .move(.paragraphStart))
        #expect(selection == 0..<0)
        perform(.move(.documentEnd), .move(.lineStart))
        #expect(selection == 20..<20)
        perform(.delete(.wordForward))
        #expect(text == "one two\nthree four\n\n")
        perform(.delete(.wordBackward))
        #expect(text == "one two\nthree ")
        perform(.delete(.paragraphStart))
        #expect(text == "one two\n")
        perform(.selectAll)
        #expect(selection == 0..<8)
        perform(.selectNone)
        #expect(selection == 8..<8)
    }

    @Test("A move by one character collapses a selection to its end, and other moves start from there")
    func leavingSelections() {
        set("one two three", 4, 7)
        perform(.move(.left))
        #expect(selection == 4..<4)
        set("one two three", 7, 4)
        perform(.move(.right))
        #expect(selection == 7..<7)
        set("one two three", 7, 4)
        perform(.move(.wordRight))
        #expect(selection == 13..<13)
        set("אבג דה", 1, 3)
        perform(.move(.left))
        #expect(selection == 3..<3)
        perform(.move(.wordLeft))
        #expect(selection == 6..<6)
    }

    @Test("Up and down keep the horizontal position through short and wrapped lines")
    func verticalMoves() {
        set("abcdefgh\nx\nabcdefgh", 4)
        let geometry = GridGeometry(editor, columns: 100)
        editor.geometry = geometry
        perform(.move(.down))
        #expect(selection == 10..<10)
        perform(.move(.down))
        #expect(selection == 15..<15)
        perform(.select(.up))
        #expect(selection == 10..<15)
        perform(.move(.left), .move(.down))
        #expect(selection == 12..<12)
        perform(.move(.documentStart), .move(.up))
        #expect(selection == 0..<0)
        perform(.move(.forward), .move(.forward), .move(.up))
        #expect(selection == 0..<0)
        perform(.move(.pageDown))
        #expect(selection == 11..<11)
        perform(.move(.forward), .move(.down))
        #expect(selection == 19..<19)
    }

    @Test("Home and End move to the ends of the caret's line, also in wrapped lines")
    func wrappedLines() {
        set("abcdefghij", 2)
        let geometry = GridGeometry(editor, columns: 4)
        editor.geometry = geometry
        perform(.move(.lineEnd))
        #expect(editor.selection == TextSelection(caret: 4, affinity: .backward))
        perform(.move(.lineEnd))
        #expect(editor.selection == TextSelection(caret: 4, affinity: .backward))
        perform(.move(.down))
        #expect(editor.selection == TextSelection(caret: 8, affinity: .backward))
        perform(.move(.lineStart))
        #expect(editor.selection == TextSelection(caret: 4))
        perform(.select(.lineEnd))
        #expect(selection == 4..<8)
        perform(.move(.lineStart), .move(.lineStart))
        #expect(selection == 4..<4)
    }

    // MARK: Editing

    @Test("Backspace and Delete remove grapheme clusters")
    func deleting() {
        set("a👨‍👩‍👧e\u{301}🇩🇪\r\nx")
        perform(.delete(.backward), .delete(.backward))
        #expect(text == "a👨‍👩‍👧e\u{301}🇩🇪")
        perform(.delete(.backward), .delete(.backward))
        #expect(text == "a👨‍👩‍👧")
        perform(.move(.documentStart), .delete(.forward), .delete(.forward), .delete(.forward))
        #expect(text.isEmpty)
        #expect(selection == 0..<0)
    }

    @Test("If a deletion joins the text around it to one character, the caret moves after it")
    func deletionThatJoins() {
        set("\u{1100}x\u{1161}y", 2)
        perform(.delete(.backward))
        #expect(text == "\u{1100}\u{1161}y")
        #expect(selection == 2..<2)
    }

    @Test("A character that is longer than a block of its paragraph is deleted in parts")
    func deletingLongCharacter() {
        set("aa" + String(repeating: "\u{301}", count: 4096), 2)
        let end = selection.upperBound
        perform(.delete(.backward))
        let left = "a" + String(repeating: "\u{301}", count: 4098 - end)
        #expect(text.utf16.elementsEqual(left.utf16))
        #expect(selection.lowerBound == left.utf16.count)
    }

    @Test("A typed combining accent joins the preceding letter, with the caret after both")
    func joining() {
        set("ab", 1)
        type("\u{301}")
        #expect(text == "a\u{301}b")
        #expect(selection == 2..<2)
        set("🇩🇪", 0)
        type("🇪")
        #expect(selection.lowerBound == 4)
    }

    @Test("A change calls the client in order, and a rejected change has no effect")
    func order() {
        set("abc", 1, 2)
        editor.insertText("X")
        #expect(client.log == ["should 1+1 X", "will", "selection 2+0", "text"])
        client.log = []
        client.allows = { _, _ in false }
        editor.insertText("Y")
        perform(.delete(.backward), .cut)
        #expect(text == "aXc")
        #expect(client.log == ["should 2+0 Y", "should 1+1 "])
        client.allows = { _, _ in
            self.editor.setText(NSAttributedString(string: "other"))
            return true
        }
        editor.insertText("Z")
        #expect(text == "other")
        #expect(client.unapprovedChangeCount == 0)
    }

    @Test("Read-only text can be selected and copied but not changed")
    func readOnly() {
        set("words here", 0)
        client.isTextEditable = false
        perform(.select(.wordForward), .copy)
        #expect(UIPasteboard.general.string == "words")
        #expect(!editor.perform(.cut))
        #expect(!editor.perform(.paste))
        #expect(!editor.perform(.delete(.backward)))
        editor.insertText("x")
        editor.setMarkedText("y", selectedRange: NSRange(location: 1, length: 0))
        #expect(text == "words here")
    }

    @Test("Secure text cannot be copied, and its words are not distinguished")
    func secret() {
        set("my secret words", 4)
        client.isSecureTextEntry = true
        UIPasteboard.general.string = "before"
        perform(.move(.wordForward))
        #expect(selection == 15..<15)
        perform(.selectAll, .copy, .cut)
        #expect(UIPasteboard.general.string == "before")
        #expect(text == "my secret words")
        #expect(editor.range(of: .word, around: 4).length == 15)
    }

    @Test("Pasted text keeps its attributes if the client allows it, and adopts the adjacent ones otherwise")
    func attributedPaste() {
        editor.setText(NSAttributedString(string: "red", attributes: [Self.mark: 1]))
        perform(.selectAll, .copy)
        editor.setText(NSAttributedString(string: "blue", attributes: [Self.mark: 2]))
        perform(.paste)
        #expect(text == "bluered")
        #expect(editor.storage.attribute(Self.mark, at: 5, effectiveRange: nil) as? Int == 2)
        client.allowsEditingTextAttributes = true
        perform(.paste)
        #expect(editor.storage.attribute(Self.mark, at: 8, effectiveRange: nil) as? Int == 1)
        editor.typingAttributes = [Self.mark: 9]
        type("x")
        #expect(editor.storage.attribute(Self.mark, at: 10, effectiveRange: nil) as? Int == 9)
        UIPasteboard.general.string = "plain"
        perform(.paste)
        #expect(text == "blueredredxplain")
    }

    @Test("Clicks place the caret and select the word or paragraph, and a drag continues by the same unit")
    func pointer() {
        set("one two\nthree four", 0)
        editor.beginSelecting(at: 5, by: TextPointerUnit(tapCount: 1), extending: false)
        editor.continueSelecting(to: 2)
        #expect(editor.selection == TextSelection(anchor: 5, head: 2))
        editor.endSelecting()
        editor.beginSelecting(at: 5, by: TextPointerUnit(tapCount: 2), extending: false)
        #expect(selection == 4..<7)
        editor.continueSelecting(to: 15)
        #expect(selection == 4..<18)
        editor.continueSelecting(to: 1)
        #expect(editor.selection == TextSelection(anchor: 7, head: 0))
        editor.endSelecting()
        editor.continueSelecting(to: 18)
        #expect(selection == 0..<7)
        editor.beginSelecting(at: 10, by: TextPointerUnit(tapCount: 3), extending: false)
        #expect(selection == 8..<18)
        editor.beginSelecting(at: 3, by: .character, extending: true)
        #expect(editor.selection == TextSelection(anchor: 8, head: 3))
    }

    @Test("Dropped text is selected, and a move within the text is undone in one step")
    func dropping() {
        set("one two three")
        #expect(editor.drop(at: 13, from: NSRange(location: 4, length: 4)))
        UndoEventGrouping.end()
        #expect(text == "one threetwo ")
        #expect(selection == 9..<13)
        perform(.undo)
        #expect(text == "one two three")
        #expect(editor.drop(at: 0, from: NSRange(location: 4, length: 4)))
        #expect(text == "two one three")
        #expect(
            !editor.drop(at: 2, from: NSRange(location: 0, length: 4)), "a drop into the dragged range has no effect")
    }

    @Test("A drop whose insertion or removal is rejected changes neither text nor selection")
    func refusedDrop() {
        set("one two three")
        editor.select(NSRange(location: 4, length: 4))
        UndoEventGrouping.end()
        client.allows = { _, text in text.isEmpty }
        #expect(!editor.drop(at: 13, from: NSRange(location: 4, length: 4)))
        #expect(text == "one two three")
        #expect(selection == 4..<8)
        #expect(!editor.drop("x", at: 3))
        client.allows = { _, text in !text.isEmpty }
        #expect(!editor.drop(at: 0, from: NSRange(location: 4, length: 4)))
        #expect(text == "one two three")
        #expect(client.unapprovedChangeCount == 0)
    }

    // MARK: Undo

    @Test("Undo reverts typing by words and deletions by runs, and restores the selection")
    func undoing() {
        set("")
        type("hello big ")
        type("world")
        perform(.undo)
        #expect(text == "hello big ")
        #expect(selection == 10..<10)
        perform(.undo)
        #expect(text == "hello ")
        perform(.undo)
        #expect(text == "")
        #expect(selection == 0..<0)
        perform(.redo, .redo, .redo)
        #expect(text == "hello big world")
        #expect(selection == 15..<15)
        for _ in 0..<8 { perform(.delete(.backward)) }
        #expect(text == "hello b")
        perform(.undo)
        #expect(text == "hello big world")
        #expect(selection == 15..<15)
        editor.select(NSRange(location: 6, length: 3))
        perform(.delete(.backward))
        type("x")
        perform(.undo)
        #expect(text == "hello  world")
        #expect(selection == 6..<6)
        perform(.undo)
        #expect(text == "hello big world")
        #expect(selection == 6..<9)
    }

    @Test("A moved caret and a new line each begin a new undo step of typing")
    func runs() {
        set("")
        type("ab")
        perform(.move(.left))
        type("c")
        perform(.undo)
        #expect(text == "ab")
        #expect(selection == 1..<1)
        perform(.undo)
        #expect(text == "")
        type("a\nb")
        perform(.undo)
        #expect(text == "a\n")
        perform(.undo)
        #expect(text == "a")
    }

    @Test("Undo requires the client's approval, and a rejected step remains on the stack")
    func vetoedUndo() {
        set("")
        type("abc")
        client.allows = { _, _ in false }
        perform(.undo)
        #expect(text == "abc")
        client.allows = { _, _ in true }
        perform(.undo)
        #expect(text == "")
        #expect(client.unapprovedChangeCount == 0)
        perform(.redo)
        #expect(text == "abc")
    }

    @Test("Undo restores attributes with their text")
    func attributedUndo() {
        let original = NSMutableAttributedString(string: "plain", attributes: [Self.mark: 1])
        original.append(NSAttributedString(string: "bold", attributes: [Self.mark: 2]))
        editor.setText(original)
        editor.select(NSRange(location: 3, length: 4))
        type("x")
        perform(.undo)
        #expect(editor.storage.isEqual(to: original))
        #expect(selection == 3..<7)
    }

    @Test("An external text change shifts the selection and clears the undo history")
    func foreignChanges() {
        set("one two three", 4, 7)
        editor.storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "first")
        #expect(selection == 6..<9)
        type("x")
        editor.storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "")
        perform(.undo)
        #expect(text == " x three")
        #expect(client.undoManager?.canUndo == false)
        editor.select(NSRange(location: 0, length: 8))
        editor.storage.setAttributedString(NSAttributedString(string: ""))
        #expect(selection == 0..<0)
    }

    // MARK: Composition

    @Test("An input method's marked text is replaced in place until it is committed")
    func composing() {
        set("ab", 1)
        editor.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
        editor.setMarkedText("にほ", selectedRange: NSRange(location: 1, length: 1))
        #expect(text == "aにほb")
        #expect(editor.markedRange == NSRange(location: 1, length: 2))
        #expect(selection == 2..<3)
        #expect(editor.storage.attribute(.underlineStyle, at: 1, effectiveRange: nil) as? Int == 1)
        editor.insertText("日本")
        UndoEventGrouping.end()
        #expect(text == "a日本b")
        #expect(editor.markedRange == nil)
        #expect(selection == 3..<3)
        #expect(editor.storage.attribute(.underlineStyle, at: 1, effectiveRange: nil) == nil)
        perform(.undo)
        #expect(text == "ab")
        #expect(selection == 1..<1)
        perform(.redo)
        #expect(text == "a日本b")
        #expect(selection == 3..<3)
    }

    @Test("A cancelled composition over a selection is one undo step, and so is unmarked text")
    func composingOverSelection() {
        set("one two", 4, 7)
        editor.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        editor.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
        UndoEventGrouping.end()
        #expect(text == "one ")
        #expect(editor.markedRange == nil)
        perform(.undo)
        #expect(text == "one two")
        #expect(selection == 4..<7)
        editor.setMarkedText("xy", selectedRange: NSRange(location: 2, length: 0))
        editor.unmarkText()
        UndoEventGrouping.end()
        #expect(text == "one xy")
        #expect(editor.markedRange == nil)
        perform(.undo)
        #expect(text == "one two")
        #expect(selection == 4..<7)
        editor.setMarkedText("xy", selectedRange: NSRange(location: 2, length: 0))
        perform(.undo)
        #expect(text == "one two")
        #expect(editor.markedRange == nil)
    }

    @Test("A rejected commit restores the text from before the composition")
    func vetoedCommit() {
        set("one two", 4, 7)
        editor.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        client.allows = { _, _ in false }
        editor.setMarkedText("xy", selectedRange: NSRange(location: 1, length: 0))
        #expect(text == "one x")
        editor.insertText("z")
        #expect(text == "one two")
        #expect(selection == 4..<7)
        #expect(editor.markedRange == nil)
        client.allows = { _, _ in true }
        perform(.undo)
        #expect(text == "one two")
    }

    @Test("Undo restores text that an input method deleted around its composition")
    func deletingSurrounding() {
        set("abcd", 2)
        editor.setMarkedText("xy", selectedRange: NSRange(location: 1, length: 0))
        editor.replace(NSRange(location: 4, length: 2), with: "")
        editor.replace(NSRange(location: 1, length: 1), with: "")
        #expect(text == "axy")
        #expect(editor.markedRange == NSRange(location: 1, length: 2))
        #expect(selection == 2..<2)
        editor.insertText("Z")
        UndoEventGrouping.end()
        #expect(text == "aZ")
        perform(.undo)
        #expect(text == "abcd")
        #expect(selection == 2..<2)
    }

    @Test("A caret movement keeps composed text, and composed letters belong to the undo step of their word")
    func leavingComposition() {
        set("")
        type("caf")
        editor.setMarkedText("´", selectedRange: NSRange(location: 1, length: 0))
        editor.insertText("é")
        UndoEventGrouping.end()
        type("s")
        perform(.undo)
        #expect(text == "")
        set("ab", 1)
        editor.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        perform(.move(.documentStart))
        #expect(text == "axb")
        #expect(editor.markedRange == nil)
        #expect(selection == 0..<0)
    }
}

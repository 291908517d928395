import Testing

@testable import OpenUIKitCore

@Suite @MainActor struct SmartEditingTests {
    private let client = EditorClient()
    private let editor = TextEditor(storage: NSTextStorage(string: ""))

    init() {
        editor.client = client
    }

    private var text: String { editor.storage.string }

    private func type(_ text: String) {
        for character in text {
            editor.insertText(String(character))
            UndoEventGrouping.end()
        }
    }

    private func set(_ text: String, selecting part: String) {
        editor.setText(NSAttributedString(string: text))
        editor.select((text as NSString).range(of: part))
    }

    private func set(_ text: String, caret: Int) {
        editor.setText(NSAttributedString(string: text))
        editor.select(NSRange(location: caret, length: 0))
    }

    // MARK: Quotes and dashes

    @Test("Typed quotes become opening and closing quotation marks and apostrophes")
    func quotes() {
        client.smartQuotesType = .yes
        type("\"It's 'so' (\"good\")\"")
        #expect(text == "“It’s ‘so’ (“good”)”")
        #expect(client.unapprovedChangeCount == 0)
    }

    @Test("Two hyphens become an en dash, and three an em dash")
    func dashes() {
        client.smartDashesType = .yes
        type("a-b c--d e---f")
        #expect(text == "a-b c–d e—f")
        #expect(client.unapprovedChangeCount == 0)
    }

    @Test("By default, and in secure text, quotes and hyphens stay as they are typed")
    func defaults() {
        type("\"--\"")
        #expect(text == "\"--\"")
        editor.setText(NSAttributedString(string: ""))
        client.smartQuotesType = .yes
        client.smartDashesType = .yes
        client.isSecureTextEntry = true
        type("\"--\"")
        #expect(text == "\"--\"")
    }

    @Test("Undo restores the hyphens that a dash replaced")
    func undo() {
        client.smartDashesType = .yes
        type("a--")
        editor.undo()
        #expect(text == "a-")
    }

    // MARK: Spaces

    @Test(
        "Deleting a whole word deletes a superfluous space with it",
        arguments: [
            ("one two three", "two", "one three"), ("one two", "two", "one"), ("one two", "one", "two"),
            ("one two.", "two", "one."), ("one, two", "one", ", two"), ("one two", "tw", "one o"),
            ("one two three", " two", "one three"), ("a\ntwo three", "two", "a\nthree"), ("word", "word", ""),
        ])
    func deleting(_ original: String, _ part: String, _ expected: String) {
        client.smartInsertDeleteType = .yes
        set(original, selecting: part)
        editor.deleteBackward()
        #expect(text == expected)
    }

    @Test("Pasted words are separated from adjacent words, and other text is not")
    func pasting() {
        client.smartInsertDeleteType = .yes
        set("onethree", caret: 3)
        editor.insertPasted("two")
        #expect(text == "one two three")
        set("one three", caret: 4)
        editor.insertPasted("two")
        #expect(text == "one two three")
        set("f()", caret: 2)
        editor.insertPasted("x")
        #expect(text == "f(x)")
        set("日本", caret: 1)
        editor.insertPasted("中")
        #expect(text == "日中本")
    }

    @Test("A cut word that is pasted elsewhere moves with its space")
    func moving() {
        client.smartInsertDeleteType = .yes
        set("one two three", selecting: "two")
        editor.cutSelection()
        #expect(text == "one three")
        editor.select(NSRange(location: 0, length: 0))
        editor.perform(.paste)
        #expect(text == "two one three")
    }

    @Test("Spaces are not adjusted by default")
    func plainSpaces() {
        set("one two three", selecting: "two")
        editor.deleteBackward()
        #expect(text == "one  three")
    }
}

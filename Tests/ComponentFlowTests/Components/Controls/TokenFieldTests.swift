import ComponentFlow
import ComponentFlowTesting
import Testing

@Observable
private final class TagModel {
    var tags = ["Home", "Work"]
    var accepts = true
    var suggestions: [String] = []
    var allowsDuplicates = false
    var isEnabled = true
    @ObservationIgnored var submissions = 0
}

private struct TagField: CompositeComponent {
    @Bindable var model: TagModel

    var content: some Component<Empty> {
        VStack {
            TokenField(
                "Tags", tokens: model.tags, allowsDuplicates: model.allowsDuplicates, isEnabled: model.isEnabled
            ) { tags in
                if model.accepts { model.tags = tags }
            }
            .suggestions(model.suggestions)
            .validation { $0.count < 10 }
        }
        .onSubmit { model.submissions += 1 }
        .padding(8)
    }
}

@Suite("Token fields") @MainActor
struct TokenFieldTests {
    private static let backspace: UInt32 = 0xff08
    private let stage = Stage(size: CGSize(width: 320, height: 400))
    private let model = TagModel()

    private func show() throws -> UITextField {
        stage.show(TagField(model: model))
        return try #require(stage.window.views(of: UITextField.self).first)
    }

    /// Shows the field, begins editing and types a text.
    private func enter(_ text: String) throws -> UITextField {
        let field = try show()
        field.becomeFirstResponder()
        type(text)
        return field
    }

    private func type(_ text: String) {
        stage.type(text)
        stage.advance(by: 0)
    }

    private func press(_ symbols: UInt32...) {
        for symbol in symbols {
            stage.pressKey(symbol: symbol, characters: symbol == KeySymbol.enter ? "\r" : "")
            stage.advance(by: 0)
        }
    }

    private func pressWithControl(_ letter: Character) {
        stage.holdModifiers(.control)
        stage.pressKey(symbol: letter.unicodeScalars.first?.value ?? 0, characters: String(letter))
        stage.holdModifiers([])
        stage.advance(by: 0)
    }

    /// The lines of tokens in the outline that assistive technologies see.
    private var buttons: [String] {
        stage.accessibilityOutline.map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("button") }
    }

    private var selectedButtons: [String] { buttons.filter { $0.contains("selected") } }

    private var listedValues: [String] {
        stage.accessibilityOutline.filter { $0.contains("listItem") }
            .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
    }

    /// The frames of the tokens in the window.
    private func tokenFrames(in field: UITextField) throws -> [CGRect] {
        try model.tags.map { try stage.element($0).frame }
    }

    // MARK: Text that becomes tokens

    @Test("Return, a comma and Tab turn the text into a token", arguments: ["\n", ",", "\t", "，", "、"])
    func commits(key: String) throws {
        let field = try enter("Travel" + key)
        #expect(model.tags == ["Home", "Work", "Travel"])
        #expect(field.text == "")
        #expect(field.isFirstResponder)
    }

    @Test("Spaces around the text are not part of the token")
    func trims() throws {
        _ = try enter("  Two words \n")
        #expect(model.tags.last == "Two words")
    }

    @Test("Several tokens can be typed in one go")
    func several() throws {
        _ = try enter("a,b,c\n")
        #expect(model.tags == ["Home", "Work", "a", "b", "c"])
    }

    @Test("The end of editing turns the text into a token")
    func endOfEditing() throws {
        let field = try enter("Travel")
        field.resignFirstResponder()
        stage.advance(by: 0)
        #expect(model.tags == ["Home", "Work", "Travel"])
    }

    @Test("A comma in the middle of the text leaves the rest in the field")
    func commaInside() throws {
        let field = try enter("ab")
        press(KeySymbol.left)
        type(",")
        #expect(model.tags.last == "a")
        #expect(field.text == "b")
    }

    @Test("Return without a text performs the action of onSubmit")
    func submits() throws {
        _ = try enter("a\n")
        #expect(model.submissions == 0)
        press(KeySymbol.enter)
        #expect(model.submissions == 1)
    }

    // MARK: Rejected texts

    @Test("A text whose token is already there stays in the field and is selected")
    func duplicate() throws {
        let field = try enter("Work\n")
        #expect(model.tags == ["Home", "Work"])
        #expect(field.text == "Work")
        #expect(field.selectedTextRange?.isEmpty == false)
    }

    @Test("Duplicates can be allowed")
    func allowedDuplicate() throws {
        model.allowsDuplicates = true
        _ = try enter("Work\n")
        #expect(model.tags == ["Home", "Work", "Work"])
    }

    @Test("A text that is not valid stays in the field, and valid ones before it do not")
    func invalid() throws {
        let field = try show()
        field.becomeFirstResponder()
        UIPasteboard.general.string = "ok\nmuch too long"
        pressWithControl("v")
        #expect(model.tags == ["Home", "Work", "ok"])
        #expect(field.text == "much too long")
    }

    @Test("Tab with a text that cannot be added moves the focus")
    func tabWithInvalidText() throws {
        stage.show(
            VStack {
                TagField(model: model)
                Button("Next") {}
            })
        let field = try #require(stage.window.views(of: UITextField.self).first)
        field.becomeFirstResponder()
        type("Work\t")
        #expect(!field.isFirstResponder)
        #expect(field.text == "Work")
    }

    @Test("If the closure does not add the token, the text stays")
    func rejected() throws {
        model.accepts = false
        let field = try enter("Travel\n")
        #expect(model.tags == ["Home", "Work"])
        #expect(field.text == "Travel")
        #expect(buttons.count == 2)
    }

    // MARK: Pasteboard

    @Test("A pasted list becomes tokens", arguments: ["a, b,c", "a\nb\nc", "a\r\nb\r\n\r\nc\r\n"])
    func paste(list: String) throws {
        let field = try show()
        field.becomeFirstResponder()
        UIPasteboard.general.string = list
        pressWithControl("v")
        #expect(model.tags == ["Home", "Work", "a", "b", "c"])
        #expect(field.text == "")
    }

    @Test("A pasted text without separators is inserted into the text")
    func pasteText() throws {
        let field = try enter("ab")
        press(KeySymbol.left)
        UIPasteboard.general.string = "xy"
        pressWithControl("v")
        #expect(field.text == "axyb")
        #expect(model.tags == ["Home", "Work"])
    }

    @Test("Selected tokens are copied as a list")
    func copies() throws {
        _ = try enter("")
        pressWithControl("a")
        pressWithControl("c")
        #expect(UIPasteboard.general.string == "Home, Work")
        #expect(model.tags == ["Home", "Work"])
    }

    @Test("Selected tokens are cut")
    func cuts() throws {
        _ = try enter("")
        press(KeySymbol.left)
        pressWithControl("x")
        #expect(UIPasteboard.general.string == "Work")
        #expect(model.tags == ["Home"])
    }

    // MARK: Keyboard

    @Test("Backspace before the text selects the last token, and a second one deletes it")
    func backspace() throws {
        _ = try enter("")
        press(Self.backspace)
        #expect(model.tags == ["Home", "Work"])
        #expect(selectedButtons == [#"button "Work" selected actions Delete"#])
        press(Self.backspace)
        #expect(model.tags == ["Home"])
        #expect(selectedButtons == [])
    }

    @Test("Backspace in the text deletes a character")
    func backspaceInText() throws {
        let field = try enter("ab")
        press(Self.backspace)
        #expect(field.text == "a")
        #expect(selectedButtons == [])
    }

    @Test("The arrow keys move among the tokens and the text")
    func arrows() throws {
        let field = try enter("")
        press(KeySymbol.left, KeySymbol.left, KeySymbol.left)
        #expect(selectedButtons == [#"button "Home" selected actions Delete"#])
        press(KeySymbol.right, KeySymbol.right)
        #expect(selectedButtons == [])
        type("a")
        #expect(field.text == "a")
    }

    @Test("The right arrow after the last token leaves the caret before the text")
    func arrowToText() throws {
        let field = try enter("ab")
        press(KeySymbol.home, KeySymbol.left, KeySymbol.right)
        type("x")
        #expect(field.text == "xab")
    }

    @Test("Home before the text selects the first token, and End returns to the text")
    func homeAndEnd() throws {
        _ = try enter("ab")
        press(KeySymbol.home, KeySymbol.home)
        #expect(selectedButtons == [#"button "Home" selected actions Delete"#])
        press(KeySymbol.end)
        #expect(selectedButtons == [])
    }

    @Test("Shift with an arrow key selects several tokens, and Delete deletes them")
    func extends() throws {
        model.tags = ["a", "b", "c"]
        _ = try enter("")
        press(KeySymbol.left)
        stage.holdModifiers(.shift)
        press(KeySymbol.left)
        stage.holdModifiers([])
        #expect(selectedButtons.count == 2)
        press(KeySymbol.delete)
        #expect(model.tags == ["a"])
    }

    @Test("Pressing the Shift key does not delete selected tokens")
    func shiftAlone() throws {
        _ = try enter("")
        press(KeySymbol.left, 0xffe1)
        #expect(model.tags == ["Home", "Work"])
    }

    @Test("Escape ends the selection of tokens")
    func escape() throws {
        _ = try enter("")
        press(KeySymbol.left, KeySymbol.escape)
        #expect(selectedButtons == [])
    }

    @Test("Typed text replaces the selected tokens")
    func replaces() throws {
        let field = try enter("")
        press(KeySymbol.left)
        type("x")
        #expect(model.tags == ["Home"])
        #expect(field.text == "x")
    }

    @Test("In right-to-left layouts, the right arrow key moves to the tokens")
    func reversedArrows() throws {
        let field = try show()
        field.semanticContentAttribute = .forceRightToLeft
        field.becomeFirstResponder()
        press(KeySymbol.right)
        #expect(selectedButtons == [#"button "Work" selected actions Delete"#])
    }

    // MARK: Pointer

    @Test("A click selects a token, and a click beside it ends the selection")
    func click() throws {
        let field = try show()
        try stage.tap("Home")
        #expect(selectedButtons == [#"button "Home" selected actions Delete"#])
        #expect(field.isFirstResponder)
        let rect = field.convert(field.bounds, to: nil)
        stage.tap(at: CGPoint(x: rect.maxX - 20, y: rect.maxY - 15))
        #expect(selectedButtons == [])
    }

    // MARK: Order

    private func pressWithAlt(_ symbol: UInt32) {
        stage.press(symbol, with: .alternate)
        stage.advance(by: 0)
    }

    @Test("Alt with an arrow key moves the selected tokens, which stay selected")
    func moveWithKeys() throws {
        model.tags = ["a", "b", "c"]
        _ = try enter("")
        press(KeySymbol.left)
        pressWithAlt(KeySymbol.left)
        #expect(model.tags == ["a", "c", "b"])
        #expect(selectedButtons.map { $0.contains(#""c""#) } == [true])
        pressWithAlt(KeySymbol.left)
        pressWithAlt(KeySymbol.left)
        #expect(model.tags == ["c", "a", "b"])
        pressWithAlt(KeySymbol.right)
        #expect(model.tags == ["a", "c", "b"])
    }

    @Test("Several selected tokens move together")
    func moveSeveral() throws {
        model.tags = ["a", "b", "c"]
        _ = try enter("")
        press(KeySymbol.left)
        stage.press(KeySymbol.left, with: .shift)
        pressWithAlt(KeySymbol.left)
        #expect(model.tags == ["b", "c", "a"])
        #expect(selectedButtons.count == 2)
    }

    @Test("Tokens that the closure does not move stay where they are", arguments: [false, true])
    func rejectedMove(withPointer: Bool) throws {
        _ = try enter("")
        model.accepts = false
        let frames = try tokenFrames(in: show())
        if withPointer {
            stage.dragPointer(
                from: CGPoint(x: frames[0].midX, y: frames[0].midY), to: CGPoint(x: frames[1].maxX, y: frames[1].midY))
        } else {
            press(KeySymbol.left)
            pressWithAlt(KeySymbol.left)
        }
        stage.advance(by: 0.5)
        #expect(model.tags == ["Home", "Work"])
        #expect(try tokenFrames(in: show()) == frames)
    }

    @Test("The pointer drags a token to another place", arguments: [false, true])
    func moveWithPointer(isRightToLeft: Bool) throws {
        model.tags = ["a", "b", "c"]
        let field = try show()
        if isRightToLeft { field.semanticContentAttribute = .forceRightToLeft }
        stage.advance(by: 0)
        let frames = try tokenFrames(in: field)
        // The middle of the second token after the first one was taken away, and before that of the third one.
        let x = frames[1].midX + (frames[0].midX - frames[1].midX) * 0.3
        stage.dragPointer(
            from: CGPoint(x: frames[0].midX, y: frames[0].midY), to: CGPoint(x: x, y: frames[1].midY))
        stage.advance(by: 0.5)
        #expect(model.tags == ["b", "a", "c"])
        #expect(selectedButtons.map { $0.contains(#""a""#) } == [true])
    }

    @Test("The tokens of a disabled field do not move", arguments: [false, true])
    func disabledMove(isEnabled: Bool) throws {
        model.isEnabled = isEnabled
        let frames = try tokenFrames(in: show())
        stage.dragPointer(
            from: CGPoint(x: frames[0].midX, y: frames[0].midY), to: CGPoint(x: frames[1].maxX, y: frames[1].midY))
        stage.advance(by: 0.5)
        #expect(model.tags == (isEnabled ? ["Work", "Home"] : ["Home", "Work"]))
    }

    /// Drags the first of three tokens behind the second one, performs an action, and releases the pointer.
    private func drag(_ action: () throws -> Void) throws {
        model.tags = ["a", "b", "c"]
        let frames = try tokenFrames(in: show())
        let target = CGPoint(x: frames[1].midX + (frames[0].midX - frames[1].midX) * 0.3, y: frames[1].midY)
        stage.pressPointer(at: CGPoint(x: frames[0].midX, y: frames[0].midY))
        for step in 1...10 {
            stage.advance(by: 1.0 / 60)
            let x = frames[0].midX + (target.x - frames[0].midX) * CGFloat(step) / 10
            stage.movePointer(to: CGPoint(x: x, y: target.y))
        }
        stage.advance(by: 0.5)
        try action()
        stage.advance(by: 0.5)
        stage.releasePointer(at: target)
        stage.advance(by: 0.5)
    }

    @Test(
        "Keys while the pointer drags tokens cancel the drag", arguments: [0xff08, KeySymbol.escape, 0x78] as [UInt32])
    func keyWhileDragging(symbol: UInt32) throws {
        try drag { press(symbol) }
        #expect(model.tags == ["a", "b", "c"])
        #expect(selectedButtons.map { $0.contains(#""a""#) } == [true])
        let order = try tokenFrames(in: show()).map(\.minX)
        #expect(order == order.sorted())
    }

    @Test("The tokens that the pointer drags move although a modifier key is pressed")
    func modifierWhileDragging() throws {
        try drag { press(0xffe1) }
        #expect(model.tags == ["b", "a", "c"])
    }

    @Test("Cut while the pointer drags tokens deletes these")
    func cutWhileDragging() throws {
        try drag { stage.window.views(of: UITextField.self).first?.cut(nil) }
        #expect(model.tags == ["b", "c"])
    }

    @Test("A field that is disabled while the pointer drags tokens keeps their order")
    func disabledWhileDragging() throws {
        try drag { model.isEnabled = false }
        #expect(model.tags == ["a", "b", "c"])
    }

    @Test("The delete button of a token appears under the pointer and deletes it")
    func deleteButton() throws {
        _ = try show()
        let frame = try stage.element("Home").frame
        let point = CGPoint(x: frame.maxX - 9, y: frame.midY)
        stage.movePointer(to: point)
        stage.advance(by: 0)
        stage.click(at: point)
        stage.advance(by: 0)
        #expect(model.tags == ["Work"])
    }

    @Test("A click at the end of a token that is not selected only selects it")
    func hiddenDeleteButton() throws {
        _ = try show()
        let frame = try stage.element("Home").frame
        stage.tap(at: CGPoint(x: frame.maxX - 9, y: frame.midY))
        stage.advance(by: 0)
        #expect(model.tags == ["Home", "Work"])
    }

    @Test("A disabled field cannot be changed")
    func disabled() throws {
        model.isEnabled = false
        let field = try show()
        try stage.tap("Home")
        #expect(selectedButtons == [])
        #expect(!field.isFirstResponder)
    }

    // MARK: Suggestions

    @Test("Suggestions contain the typed text, and are not those that are tokens already")
    func suggestions() throws {
        model.suggestions = ["Homework", "Holiday", "Home", "Travel"]
        _ = try enter("ho")
        #expect(listedValues == ["Homework", "Holiday"])
    }

    @Test("A suggestion that is chosen becomes a token")
    func chooses() throws {
        model.suggestions = ["Holiday", "Travel"]
        let field = try enter("h")
        press(KeySymbol.down, KeySymbol.enter)
        #expect(model.tags.last == "Holiday")
        #expect(field.text == "")
        #expect(listedValues == [])
    }

    @Test("The Down key lists all suggestions, and Escape closes the list")
    func opens() throws {
        model.suggestions = ["Holiday", "Travel"]
        _ = try enter("")
        press(KeySymbol.down)
        #expect(listedValues == ["Holiday", "Travel"])
        press(KeySymbol.escape)
        #expect(listedValues == [])
    }

    @Test("A text that equals a suggestion regardless of case becomes that suggestion")
    func equalSuggestion() throws {
        model.suggestions = ["Holiday"]
        _ = try enter("holiday\n")
        #expect(model.tags.last == "Holiday")
    }

    // MARK: Layout

    @Test("Tokens that do not fit start another line, and the field becomes higher")
    func wraps() throws {
        let field = try show()
        let height = field.bounds.height
        model.tags = (1...9).map { "Number \($0)" }
        stage.advance(by: 0)
        #expect(field.bounds.height > height * 2)
        let frames = try tokenFrames(in: field)
        #expect(frames.allSatisfy { field.convert(field.bounds, to: nil).contains($0) })
    }

    @Test("In right-to-left layouts, the first token is at the right")
    func reversed() throws {
        let field = try show()
        field.semanticContentAttribute = .forceRightToLeft
        field.setNeedsLayout()
        stage.advance(by: 0)
        let frames = try tokenFrames(in: field)
        #expect(frames[0].minX > frames[1].maxX)
    }

    @Test("Tokens grow with the text size")
    func textSize() throws {
        let field = try show()
        let height = try tokenFrames(in: field)[0].height
        stage.setTextScale(2)
        stage.advance(by: 0)
        #expect(try tokenFrames(in: field)[0].height > height * 1.5)
    }

    // MARK: Updates

    @Test("Changed tokens are shown, and the views of the others are kept")
    func changes() throws {
        let field = try show()
        let last = field.subviews.last
        model.tags = ["Work", "New"]
        stage.advance(by: 0)
        #expect(buttons == [#"button "Work" actions Delete"#, #"button "New" actions Delete"#])
        #expect(last?.superview === field)
    }

    @Test("The placeholder is shown while there are no tokens")
    func placeholder() throws {
        let field = try show()
        #expect(field.placeholder == nil)
        model.tags = []
        stage.advance(by: 0)
        #expect(field.placeholder == "Tags")
    }

    @Test("Token fields are equal if their properties are")
    func equality() {
        let field = TokenField("a", tokens: ["b"]) { _ in }
        #expect(field == TokenField("a", tokens: ["b"]) { _ in })
        #expect(field != TokenField("a", tokens: ["c"]) { _ in })
        #expect(field != TokenField("a", tokens: ["b"], allowsDuplicates: true) { _ in })
        #expect(field != field.suggestions(["d"]))
    }

    // MARK: Accessibility

    @Test("Assistive technologies see a field with a button for each token")
    func outline() throws {
        _ = try show()
        #expect(stage.accessibilityOutline.first?.hasPrefix(#"textField "Tags""#) == true)
        #expect(buttons == [#"button "Home" actions Delete"#, #"button "Work" actions Delete"#])
    }

    @Test("A field with suggestions is a combo box")
    func comboBox() throws {
        model.suggestions = ["Holiday"]
        _ = try show()
        #expect(stage.accessibilityOutline.first?.hasPrefix(#"comboBox "Tags""#) == true)
    }

    @Test("A token has an action that deletes it")
    func deleteAction() throws {
        _ = try show()
        let technology = AssistiveTechnology(on: stage)
        #expect(technology.customActions(of: "Home") == ["Delete"])
        #expect(technology.perform(named: "Delete", on: "Home"))
        #expect(model.tags == ["Work"])
    }
}

// MARK: - Tokens of another type

private struct Person: Hashable, Identifiable {
    let id: Int
    let name: String
}

private struct Recipients: CompositeComponent {
    @Local var people: [Person] = []
    @Behavior var report: ([Person]) -> Void

    var content: some Component<Empty> {
        TokenField("To", tokens: $people, title: \.name)
            .suggestions { text in
                [Person(id: 1, name: "Ada"), Person(id: 2, name: "Alan")].filter { $0.name.hasPrefix(text) }
            }
            .onChange(of: people) { report(people) }
    }
}

@Suite("Token fields for values") @MainActor
struct ValueTokenFieldTests {
    private let stage = Stage(size: CGSize(width: 320, height: 200))

    private func enter(_ text: String) throws -> (field: UITextField, people: [Person]) {
        var people: [Person] = []
        stage.show(Recipients { people = $0 })
        let field = try #require(stage.window.views(of: UITextField.self).first)
        field.becomeFirstResponder()
        stage.type(text)
        stage.advance(by: 0)
        return (field, people)
    }

    @Test("A text that is the title of a suggestion becomes its value")
    func value() throws {
        #expect(try enter("Alan\n").people == [Person(id: 2, name: "Alan")])
    }

    @Test("Another text stays in the field")
    func unknown() throws {
        let (field, people) = try enter("Bob\n")
        #expect(people == [])
        #expect(field.text == "Bob")
    }
}

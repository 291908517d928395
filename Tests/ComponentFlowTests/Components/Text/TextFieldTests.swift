import ComponentFlow
import ComponentFlowTesting
import OpenDisplay
import Testing

@Suite @MainActor
struct TextFieldTests {
    private let stage = Stage(size: CGSize(width: 200, height: 100))

    private var field: UITextField? { stage.componentView as? UITextField }

    private func press(_ symbol: UInt32, _ characters: String = "") {
        stage.clock.install()
        for phase in [KeyEvent.Phase.pressed, .released] {
            let event = KeyEvent(
                phase: phase, keySymbol: symbol, characters: characters, timestamp: stage.clock.now)
            (stage.window.surface as? OffscreenSurface)?.send(.key(event))
        }
        stage.advance(by: 0)
    }

    private func type(_ text: String) {
        for character in text { press(character.unicodeScalars.first?.value ?? 0, String(character)) }
    }

    @Test("A text field takes the available width, is edited by clicks and keys, and its closure receives changes")
    func writing() {
        var received: [String] = []
        let size = stage.show(TextField(text: "ab", placeholder: "Name") { received.append($0) })
        #expect(size.width == 200)
        #expect(size.height > 25)
        #expect(field?.text == "ab")
        #expect(field?.placeholder == "Name")
        stage.tap(at: CGPoint(x: 190, y: 15))
        #expect(field?.isEditing == true)
        type("cd")
        #expect(received == ["abc", "abcd"])
        #expect(field?.text == "abcd")
        stage.show(TextField(text: "abcd", placeholder: "Name") { received.append("new \($0)") })
        press(0xff08)
        #expect(received.last == "new abc")
    }

    @Test("An update from the parent replaces a text field's text and keeps the caret position")
    func parentDecides() {
        stage.show(TextField(text: "abcd") { _ in })
        stage.tap(at: CGPoint(x: 190, y: 15))
        for _ in 0..<2 { press(0xff51) }
        type("x")
        #expect(field?.text == "abxcd")
        stage.show(TextField(text: "abcd") { _ in })
        #expect(field?.text == "abcd")
        type("Y")
        #expect(field?.text == "abcYd" || field?.text == "abYcd")
        stage.show(TextField(text: "ABYCD") { _ in })
        #expect(field?.text == "ABYCD")
        #expect(field?.selectedTextRange?.end != field?.endOfDocument)
    }

    @Test("An action slot focuses and unfocuses a text field, which reports it, and Return submits and keeps focus")
    func focus() {
        var received: [String] = []
        let focus = ActionSlot<Bool>()
        stage.show(
            TextField(text: "") { _ in }.focus(focus).onFocus { received.append("focus \($0)") }
                .onSubmit { received.append("submit") })
        focus.invoke(true)
        #expect(field?.isEditing == true)
        press(0xff0d, "\r")
        #expect(field?.isEditing == true)
        focus.invoke(false)
        #expect(received == ["focus true", "submit", "focus false"])
    }

    @Test("A text field's appearance follows its component's color, font, border, secure entry and enabled state")
    func look() {
        stage.show(TextField(text: "a", isSecure: true, isEnabled: false) { _ in })
        #expect(field?.isSecureTextEntry == true)
        #expect(field?.isEnabled == false)
        #expect(field?.borderStyle == .roundedRect)
        stage.tap(at: CGPoint(x: 20, y: 15))
        #expect(field?.isEditing == false)
        let font = UIFont.systemFont(ofSize: 30)
        let large = stage.show(TextField(text: "a", font: font, color: .red, borderStyle: .none) { _ in })
        #expect(field?.font == font)
        #expect(field?.textColor == .red)
        #expect(large.height > 34)
    }

    // MARK: Styles

    @Test(
        "A text field has the border of its style",
        arguments: [
            (TextFieldStyle.automatic, UITextField.BorderStyle.roundedRect), (.plain, .none),
            (.roundedBorder, .roundedRect),
        ])
    func styles(style: TextFieldStyle, border: UITextField.BorderStyle) {
        stage.show(TextField("Name", text: .constant("")).textFieldStyle(style))
        #expect(field?.borderStyle == border)
    }

    @Test("Text fields have the style of the nearest modifier around them, unless they specify a border")
    func inheritedStyle() {
        stage.show(
            VStack {
                TextField("a", text: .constant(""))
                SecureField("b", text: .constant(""))
                VStack { TextField("c", text: .constant("")) }.textFieldStyle(.automatic)
                TextField("d", text: .constant(""), borderStyle: .line)
                TextField("e", text: .constant("")).textFieldStyle(.roundedBorder).onFocus { _ in }
            }
            .textFieldStyle(.plain))
        let borders = stage.window.views(of: UITextField.self).map { $0.borderStyle }
        #expect(borders == [.none, .none, .roundedRect, .line, .roundedRect])
    }

    @Test("A text field follows a changed style and keeps its view")
    func changedStyle() {
        func show(_ style: TextFieldStyle) {
            stage.show(VStack { TextField("a", text: .constant("")) }.textFieldStyle(style))
        }
        show(.plain)
        let shown = stage.window.views(of: UITextField.self)
        show(.roundedBorder)
        #expect(shown.map(\.borderStyle) == [.roundedRect])
        #expect(stage.window.views(of: UITextField.self) == shown)
    }
}

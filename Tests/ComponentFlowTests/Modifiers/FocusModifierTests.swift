import ComponentFlowTesting
import Testing

import ComponentFlow

@Suite("Focus and key presses of components") @MainActor
struct FocusModifierTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private let log = UpdateLog()

    /// The field that a form's binding refers to.
    private enum Field: Hashable {
        case name, city
    }

    /// Two fields whose focus is bound to a value, and a button that sets it.
    private struct Form: CompositeComponent {
        @Local var field: Field? = nil
        @Behavior var log: UpdateLog

        var content: some Component<Empty> {
            let description = field.map { "\($0)" } ?? "none"
            log.note(description)
            return VStack {
                TextField(text: "name") { _ in }.focused($field, equals: .name)
                TextField(text: "city") { _ in }.focused($field, equals: .city)
                Button("City") { field = .city }
                Button("None") { field = nil }
            }
        }
    }

    private var fields: [UITextField] {
        func find(_ view: UIView) -> [UITextField] {
            ((view as? UITextField).map { [$0] } ?? []) + view.subviews.flatMap { find($0) }
        }
        return stage.componentView.map { find($0) } ?? []
    }

    private var focused: [Bool] {
        fields.map { $0.isFirstResponder }
    }

    private func showForm() {
        stage.show(Form(log: log))
        _ = log.take()
    }

    /// Taps a button of the form, and updates it.
    private func tap(_ title: String) throws {
        func find(_ view: UIView) -> UIView? {
            if (view as? UILabel)?.text == title { return view }
            return view.subviews.compactMap { find($0) }.first
        }
        stage.tap(on: try #require(stage.componentView.flatMap { find($0) }))
        stage.advance(by: 0.1)
    }

    @Test("The binding follows the focus that the user moves")
    func userMoves() {
        showForm()
        stage.pressKey(symbol: 0xff09)
        stage.advance(by: 0.1)
        #expect(log.take() == ["name"])
        stage.pressKey(symbol: 0xff09)
        stage.advance(by: 0.1)
        #expect(log.take() == ["city"])
    }

    @Test("Setting the binding moves the focus, and nil removes it")
    func bindingMoves() throws {
        showForm()
        try tap("City")
        #expect(focused == [false, true])
        try tap("None")
        #expect(focused == [false, false])
    }

    @Test("A binding that is true before its component is in a window moves the focus when it is")
    func initialFocus() {
        var isFocused = true
        let binding = Binding {
            isFocused
        } set: {
            isFocused = $0
        }
        stage.show(TextField(text: "name") { _ in }.focused(binding))
        #expect(focused == [true])
        stage.window.endEditing(true)
        #expect(!isFocused)
    }

    @Test("A binding that is set again before the next update moves the focus back", arguments: [true, false])
    func setAgain(isFocused: Bool) throws {
        var value = isFocused
        let binding = Binding {
            value
        } set: {
            value = $0
        }
        stage.show(TextField(text: "name") { _ in }.focused(binding))
        if isFocused { stage.window.endEditing(true) } else { try #require(fields.first).becomeFirstResponder() }
        value = isFocused
        stage.advance(by: 0.1)
        #expect(focused == [isFocused])
    }

    @Test("A constant binding moves the focus once, and lets the user move it away")
    func constant() {
        stage.show(TextField(text: "name") { _ in }.focused(.constant(true)))
        stage.window.endEditing(true)
        stage.advance(by: 0.1)
        #expect(focused == [false])
    }

    @Test("A binding becomes false if nothing in its component can be focused")
    func nothingToFocus() {
        var isFocused = true
        let binding = Binding {
            isFocused
        } set: {
            isFocused = $0
        }
        stage.show(Rectangle(color: .red).focused(binding))
        #expect(!isFocused)
    }

    // MARK: - Keys

    private func keyed(_ turn: Int, _ result: KeyPress.Result = .handled) -> Attached<Empty> {
        let log = log
        return Rectangle(color: .red, width: 40, height: 40).focusable()
            .onKeyPress(.leftArrow) {
                log.note("left \(turn)")
                return result
            }
    }

    @Test("A focused component receives key presses with its current closure")
    func keyPress() {
        stage.show(keyed(1))
        stage.pressKey(symbol: 0xff51)
        #expect(log.entries == [])
        stage.pressKey(symbol: 0xff09)
        stage.pressKey(symbol: 0xff51)
        stage.show(keyed(2))
        stage.pressKey(symbol: 0xff51)
        stage.pressKey(symbol: 0xff53)
        #expect(log.entries == ["left 1", "left 2"])
    }

    @Test("A press that a closure ignores is received by the ancestors", arguments: [true, false])
    func propagation(isHandled: Bool) {
        let log = log
        stage.show(
            VStack { keyed(1, isHandled ? .handled : .ignored) }.onKeyPress { press in
                log.note("outer \(press.key == .leftArrow)")
                return .handled
            })
        stage.pressKey(symbol: 0xff09)
        _ = log.take()
        stage.pressKey(symbol: 0xff51)
        #expect(log.entries == (isHandled ? ["left 1"] : ["left 1", "outer true"]))
    }

    @Test("A closure for both phases receives the press and the release, with the characters")
    func phases() {
        let log = log
        stage.show(
            Rectangle(color: .red, width: 40, height: 40).focusable()
                .onKeyPress(keys: ["a"], phases: [.down, .up]) { press in
                    log.note("\(press.phase == .down) \(press.characters)")
                    return .handled
                })
        stage.pressKey(symbol: 0xff09)
        stage.type("a")
        #expect(log.entries == ["true a", "false a"])
    }

    @Test("A component that is no longer focusable loses the focus")
    func unfocusable() {
        func show(_ isFocusable: Bool) {
            stage.show(Rectangle(color: .red, width: 40, height: 40).focusable(isFocusable))
        }
        show(true)
        stage.pressKey(symbol: 0xff09)
        #expect(stage.componentView?.isFirstResponder == true)
        show(false)
        #expect(stage.componentView?.isFirstResponder == false)
    }

    // MARK: - Shortcuts

    @Test("A keyboard shortcut performs the current action of its button, unless the button is disabled or removed")
    func shortcut() {
        let log = log
        func show(_ turn: Int, isEnabled: Bool = true) {
            stage.show(
                Button("Save", isEnabled: isEnabled) { log.note("save \(turn)") }.keyboardShortcut("x", modifiers: []))
        }
        show(1)
        stage.type("x")
        show(2)
        stage.type("x")
        show(3, isEnabled: false)
        stage.type("x")
        stage.show(Rectangle(color: .red))
        stage.type("x")
        #expect(log.entries == ["save 1", "save 2"])
    }
}

import ComponentFlow
import ComponentFlowTesting
import Testing

private struct AlertPresenter: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        let number = model.number
        return Text("base").alert("Title \(number)", isPresented: $model.isFirst) {
            Button("Remove", role: .destructive, isEnabled: number < 3) { model.log.append("removed \(number)") }
            Button("Keep", role: .cancel) { model.log.append("kept") }
        } message: {
            Text("Message \(number)")
        }
    }
}

private struct EmptyAlertPresenter: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        Text("base").alert("Done", isPresented: $model.isFirst) {}
    }
}

private struct DialogPresenter: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        Text("base").confirmationDialog("Which?", isPresented: $model.isFirst) {
            Button("One") { model.log.append("one") }
            Button("Two") { model.log.append("two") }
        }
    }
}

private struct ErrorPresenter: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        Text("base").alert("Error", isPresented: $model.isFirst, presenting: model.item) { item in
            Button("Retry \(item.name)") { model.log.append("retried") }
        } message: {
            Text("Failed: \($0.name)")
        }
    }
}

/// An alert with a text field that takes at most three characters, and a button that requires a text.
private struct FieldPresenter: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        let name = Binding {
            model.text
        } set: {
            model.text = String($0.prefix(3))
            model.number += 1
        }
        return Text("base \(model.number)").alert("Rename", isPresented: $model.isFirst) {
            TextField("Name", text: name)
            Button("Rename", role: .primary) { model.log.append(model.text) }.disabled(model.text.isEmpty)
        }
    }
}

@Suite("Alerts of components") @MainActor
struct AlertTests {
    private let model = PresentationModel()
    private let screen = PresentationStage()

    private func present(_ component: some Component<Empty>) {
        screen.present(component, model)
    }

    @Test("An alert shows its title, its message and its actions")
    func content() {
        present(AlertPresenter(model: model))
        #expect(Set(screen.texts) == ["base", "Title 1", "Message 1", "Remove", "Keep"])
    }

    @Test("An action is performed once, after the binding was set to false")
    func action() throws {
        present(AlertPresenter(model: model))
        try screen.tap("Remove")
        #expect(screen.presented == nil)
        #expect(model.takeLog() == ["first false", "removed 1"])
    }

    private func type(_ text: String) throws -> UITextField {
        let field: UITextField = try #require(screen.view())
        field.becomeFirstResponder()
        for character in text.unicodeScalars {
            screen.stage.pressKey(symbol: character.value, characters: String(character))
        }
        return field
    }

    @Test("A text field in an alert shows its placeholder and sets its binding")
    func textField() throws {
        present(FieldPresenter(model: model))
        let field = try type("ab")
        #expect(field.placeholder == "Name")
        #expect(model.text == "ab")
    }

    @Test("A text field in an alert shows the text of its binding")
    func textFieldUpdate() throws {
        model.text = "a"
        present(FieldPresenter(model: model))
        let field: UITextField = try #require(screen.view())
        #expect(field.text == "a")
        model.text = "b"
        screen.settle()
        #expect(field.text == "b")
    }

    @Test("A text field in an alert shows the text that its component specifies after an edit")
    func shortenedEdit() throws {
        present(FieldPresenter(model: model))
        let field = try type("abcd")
        #expect(field.text == "abc")
    }

    @Test("The actions of an alert are enabled according to the text that was entered")
    func enabledByText() throws {
        present(FieldPresenter(model: model))
        let action = try #require((screen.presented as? UIAlertController)?.actions.first)
        #expect(!action.isEnabled)
        _ = try type("a")
        screen.settle()
        #expect(action.isEnabled)
    }

    @Test("Escape performs the cancel action and sets the binding to false once")
    func escape() {
        present(AlertPresenter(model: model))
        screen.escape()
        #expect(screen.presented == nil)
        #expect(model.takeLog() == ["first false", "kept"])
    }

    @Test("The texts and actions of an alert are updated while it is shown")
    func updates() throws {
        present(AlertPresenter(model: model))
        let alert = screen.presented
        model.number = 2
        screen.settle()
        #expect(screen.presented === alert)
        #expect(screen.texts.contains("Message 2"))
        try screen.tap("Remove")
        #expect(model.takeLog() == ["first false", "removed 2"])
    }

    @Test("A disabled action cannot be chosen")
    func disabled() throws {
        present(AlertPresenter(model: model))
        model.number = 3
        screen.settle()
        try screen.tap("Remove")
        #expect(screen.presented != nil)
        #expect(model.takeLog() == [])
    }

    @Test("An alert without actions has the button OK")
    func standardAction() throws {
        present(EmptyAlertPresenter(model: model))
        try screen.tap("OK")
        #expect(screen.presented == nil)
        #expect(model.takeLog() == ["first false"])
    }

    @Test("A tap outside of a confirmation dialog cancels it")
    func tapOutside() {
        present(DialogPresenter(model: model))
        screen.stage.tap(at: CGPoint(x: 10, y: 10))
        screen.settle()
        #expect(screen.presented == nil)
        #expect(model.takeLog() == ["first false"])
    }

    @Test("A confirmation dialog performs the chosen action")
    func dialog() throws {
        present(DialogPresenter(model: model))
        try screen.tap("Two")
        #expect(model.takeLog() == ["first false", "two"])
    }

    @Test("An alert about a value shows it")
    func value() {
        model.item = .init(id: 1, name: "load")
        present(ErrorPresenter(model: model))
        #expect(screen.texts.contains("Failed: load"))
    }

    @Test("An alert about a value is not presented without one")
    func noValue() {
        present(ErrorPresenter(model: model))
        #expect(screen.presented == nil)
    }
}

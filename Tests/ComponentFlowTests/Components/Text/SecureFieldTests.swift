import ComponentFlow
import ComponentFlowTesting
import Testing

@Observable
private final class Account {
    var name = ""
    var password = "secret"
}

/// Fields, all of which perform the same action unless they have one of their own.
private struct LoginFields: CompositeComponent {
    @Bindable var account: Account
    @Behavior var log: UpdateLog
    var action = "log in"

    var content: some Component<Empty> {
        let action = action
        return VStack(spacing: 8) {
            TextField("Name", text: $account.name)
            SecureField("Password", text: $account.password)
            TextField("Code", text: .constant("")).onSubmit { log.note("check code") }
        }
        .padding(8)
        .onSubmit { log.note(action) }
    }
}

@Suite("Secure fields, and actions of all fields in a component") @MainActor
struct SecureFieldTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200))
    private let account = Account()
    private let log = UpdateLog()

    private var fields: [UITextField] { stage.window.views(of: UITextField.self) }

    private func submit(_ index: Int) {
        fields[index].becomeFirstResponder()
        stage.pressKey(symbol: KeySymbol.enter, characters: "\r")
    }

    @Test("A secure field hides its text, has the proposed width, and sets its binding")
    func secure() throws {
        let size = stage.show(SecureField("Password", text: Bindable(account).password))
        let field = try #require(fields.first)
        #expect(size.width == 300)
        #expect(field.isSecureTextEntry)
        #expect(field.placeholder == "Password")
        field.becomeFirstResponder()
        stage.type("x")
        #expect(account.password == "secretx")
    }

    @Test("A secure field presents no text to assistive technologies")
    func accessibility() {
        stage.show(SecureField("Password", text: Bindable(account).password))
        #expect(!stage.accessibilityOutline.joined().contains("secret"))
    }

    @Test("Return performs the action of the component around the fields, unless a field has one of its own")
    func submitting() {
        stage.show(LoginFields(account: account, log: log))
        submit(0)
        submit(1)
        #expect(log.take() == ["log in", "log in"])
        #expect(fields[1].isEditing)
        submit(2)
        #expect(log.take() == ["check code"])
    }

    @Test("Return performs the current action, also if only the closure has changed")
    func currentAction() {
        stage.show(LoginFields(account: account, log: log))
        stage.show(LoginFields(account: account, log: log, action: "sign up"))
        submit(1)
        #expect(log.take() == ["sign up"])
    }

    @Test("The nearest action takes precedence")
    func nearest() {
        stage.show(
            VStack {
                SecureField("Password", text: .constant("")).padding(1).onSubmit { log.note("inner") }
            }
            .onSubmit { log.note("outer") })
        submit(0)
        #expect(log.take() == ["inner"])
    }

    @Test("A field that is edited with keys alone is submitted with Return")
    func keyboard() {
        stage.show(LoginFields(account: account, log: log))
        stage.pressKey(symbol: KeySymbol.tab)
        stage.type("Ada")
        stage.pressKey(symbol: KeySymbol.tab)
        stage.pressKey(symbol: KeySymbol.enter, characters: "\r")
        #expect(account.name == "Ada")
        #expect(log.take() == ["log in"])
    }
}

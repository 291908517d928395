import ComponentFlow
import ComponentFlowTesting
import Testing

/// Uses the screens in the folder `Screens` as users do.
@Suite("Screens") @MainActor
struct ScreenTests {
    private let screen = PresentationStage()

    private func field(_ placeholder: String) throws -> UITextField {
        try #require(screen.view { $0.placeholder == placeholder })
    }

    /// Moves the focus into a text field with a click, and types a text.
    private func type(_ text: String, into placeholder: String) throws {
        screen.stage.tap(on: try field(placeholder))
        screen.stage.type(text)
        screen.stage.advance(by: 0.1)
    }

    /// Returns a point of a view in the window; `fraction` is its place between the leading and the trailing edge.
    private func point(in view: UIView, at fraction: CGFloat = 0.5) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.width * fraction, y: view.bounds.midY), to: screen.stage.window)
    }

    // MARK: Contacts

    private let book: AddressBook = {
        let book = AddressBook()
        book.contacts = [
            Contact(id: 1, name: "Ada", mail: "ada@example.org"),
            Contact(id: 2, name: "Grace", mail: "grace@example.org"),
        ]
        return book
    }()

    @Test("The list shows the contacts that are searched for")
    func searchedContacts() throws {
        screen.show(ContactList(book: book))
        try type("gra", into: "Search")
        #expect(screen.texts.contains("Grace"))
        #expect(!screen.texts.contains("Ada"))
    }

    @Test("The list shows that no contact matches")
    func noContacts() throws {
        screen.show(ContactList(book: book))
        try type("x", into: "Search")
        #expect(screen.texts.contains("No contacts"))
    }

    @Test("A click selects a contact")
    func selectedContact() throws {
        screen.show(ContactList(book: book))
        screen.stage.click(at: point(in: try #require(screen.label("Grace"))))
        #expect(book.selected == 2)
    }

    @Test("The context menu of a contact deletes it")
    func deletedContact() throws {
        screen.show(ContactList(book: book))
        screen.stage.click(at: point(in: try #require(screen.label("Ada"))), button: 3)
        screen.stage.press(KeySymbol.down)
        screen.stage.press(KeySymbol.enter)
        screen.stage.advance(by: 0.1)
        #expect(book.contacts.map(\.name) == ["Grace"])
    }

    // MARK: Preferences

    private let preferences = Preferences()

    @Test("The form writes what is typed and switched to the model")
    func editedPreferences() throws {
        screen.show(PreferencesForm(preferences: preferences))
        try type("Ada", into: "Name")
        let toggle: UISwitch = try #require(screen.view())
        screen.stage.tap(on: toggle)
        #expect(preferences.name == "Ada")
        #expect(!preferences.notifies)
    }

    @Test("The form shows the number of columns that the stepper sets")
    func columns() throws {
        screen.show(PreferencesForm(preferences: preferences))
        let stepper: UIStepper = try #require(screen.view())
        screen.stage.tap(at: point(in: stepper, at: 0.75))
        screen.stage.advance(by: 0.1)
        #expect(screen.texts.contains("Columns: 3"))
    }

    @Test("The segmented control of the form sets the appearance")
    func appearance() throws {
        screen.show(PreferencesForm(preferences: preferences))
        let control: UISegmentedControl = try #require(screen.view())
        screen.stage.tap(at: point(in: control, at: 0.75))
        #expect(preferences.appearance == 1)
    }

    @Test("The form is reset after a confirmation")
    func resetPreferences() throws {
        preferences.name = "Ada"
        screen.show(PreferencesForm(preferences: preferences))
        try screen.tap("Reset")
        #expect(preferences.name == "Ada")
        try screen.tap("Reset all")
        #expect(preferences.name.isEmpty)
    }

    // MARK: Login

    /// A server that accepts one password, and records the attempts.
    @MainActor private final class LoginServer {
        struct Failure: LocalizedError {
            var errorDescription: String? { "The password is wrong." }
        }

        private(set) var attempts: [String] = []

        func signIn(_ mail: String, _ password: String) async throws {
            attempts.append("\(mail) \(password)")
            if password != "correct horse" { throw Failure() }
        }
    }

    private let server = LoginServer()

    private func showLogin(password: String) throws {
        let server = server
        screen.show(LoginForm(signIn: { try await server.signIn($0, $1) }))
        try type("ada@example.org", into: "Mail")
        try type(password, into: "Password")
    }

    /// Runs tasks and frames until a condition is met.
    private func wait(until condition: () -> Bool) async {
        for _ in 0..<1000 {
            if condition() { return }
            await Task.yield()
            screen.stage.advance(by: 0.02)
        }
    }

    @Test("A login without a valid password is not sent")
    func invalidLogin() throws {
        try showLogin(password: "short")
        #expect(screen.label("Enter a mail address and at least 8 characters.") != nil)
        try screen.tap("Sign in")
        #expect(screen.view(where: { (_: UIActivityIndicatorView) in true }) == nil)
    }

    @Test("The login shows an indicator while the request runs")
    func pendingLogin() throws {
        try showLogin(password: "correct horse")
        screen.stage.type("\n")
        screen.stage.advance(by: 0.1)
        #expect(screen.view(where: { (_: UIActivityIndicatorView) in true }) != nil)
    }

    @Test("The login shows the error of the request, and can be tried again")
    func failedLogin() async throws {
        try showLogin(password: "wrong horse")
        try screen.tap("Sign in")
        await wait { screen.label("The password is wrong.") != nil }
        #expect(screen.label("The password is wrong.") != nil)
        #expect(screen.label("Sign in") != nil)
    }

    @Test("The login sends what was typed")
    func login() async throws {
        try showLogin(password: "correct horse")
        try screen.tap("Sign in")
        await wait { screen.label("Sign in") != nil }
        #expect(server.attempts == ["ada@example.org correct horse"])
        #expect(screen.label("The password is wrong.") == nil)
    }
}

import ComponentFlow

/// A title, a password and a text in a window: the program that the window tests type into.
final class NotesController: UIViewController {
    private let titleField = UITextField()
    private let secretField = UITextField()
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleField.borderStyle = .roundedRect
        titleField.placeholder = "Title"
        secretField.borderStyle = .roundedRect
        secretField.placeholder = "Secret"
        secretField.isSecureTextEntry = true
        textView.font = .systemFont(ofSize: 17)
        textView.backgroundColor = .secondarySystemBackground
        view.addSubview(titleField)
        view.addSubview(secretField)
        view.addSubview(textView)
    }

    /// Control-R replaces the text with the clipboard's content.
    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: "Replace", input: "r", modifierFlags: .control) { [weak self] _ in
                self?.textView.text = UIPasteboard.general.string
            }
        ]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 40
        titleField.frame = CGRect(x: 20, y: 20, width: width, height: 36)
        secretField.frame = CGRect(x: 20, y: 70, width: width, height: 36)
        textView.frame = CGRect(x: 20, y: 120, width: width, height: max(view.bounds.height - 140, 0))
    }
}

@main
final class NotesApp: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 320))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.title = "Notes"
        window.rootViewController = NotesController()
        window.makeKeyAndVisible()
        return true
    }
}

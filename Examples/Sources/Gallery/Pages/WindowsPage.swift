import ComponentFlow

extension Page {
    static let windows = Page(
        "windows", title: "Windows", topic: .controls,
        about: Localized(
            "Windows that belong to another one: the desktop keeps them in front of it, and a modal one takes all "
                + "input until it is closed. They have a subtitle, and limits for their size.",
            de: "Fenster, die zu einem anderen gehören: Der Desktop hält sie vor ihm, und ein modales nimmt alle "
                + "Eingaben, bis es geschlossen wird. Sie haben einen Untertitel und Grenzen für ihre Größe.",
            ja: "別のウインドウに属するウインドウです。デスクトップは前面に保ち、モーダルなものは閉じるまですべての入力を受け取ります。"
                + "サブタイトルとサイズの制限があります。"),
        demo: ViewDemo(90, growsWithText: true) { WindowsDemo(frame: .zero) })
}

// <code>
private final class WindowsDemo: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView(arrangedSubviews: [
            button("Window in front", isModal: false),
            button("Modal window", isModal: true),
        ])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        stack.centerXAnchor.constraint(equalTo: centerXAnchor)
            .isActive = true
        stack.centerYAnchor.constraint(equalTo: centerYAnchor)
            .isActive = true
    }

    required init?(coder: NSCoder) { nil }

    private func button(
        _ title: String, isModal: Bool
    ) -> UIButton {
        let open = UIAction(title: title) { [weak self] _ in
            self?.open(title, isModal: isModal)
        }
        let button = UIButton(primaryAction: open)
        button.titleLabel?.font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 15))
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        return button
    }

    private func open(_ title: String, isModal: Bool) {
        let size = CGSize(width: 320, height: 200)
        let opened = UIWindow(
            frame: CGRect(origin: .zero, size: size))
        opened.overrideUserInterfaceStyle =
            traitCollection.userInterfaceStyle
        opened.title = title
        let scene = opened.windowScene
        scene?.subtitle = "ComponentFlow Gallery"
        scene?.parentScene = window?.windowScene
        scene?.isModal = isModal
        scene?.sizeRestrictions?.minimumSize = size
        scene?.sizeRestrictions?.maximumSize =
            CGSize(width: 640, height: 400)
        let content = ClosableController()
        content.close = { [weak scene] in
            guard let session = scene?.session else { return }
            UIApplication.shared
                .requestSceneSessionDestruction(session, options: nil)
        }
        opened.rootViewController = content
        opened.makeKeyAndVisible()
    }
}

private final class ClosableController: UIViewController {
    var close: @MainActor () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let action = UIAction(title: "Close") { [weak self] _ in
            self?.close()
        }
        let button = UIButton(primaryAction: action)
        button.frame = view.bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(button)
    }
}
// </code>

import ComponentFlow

extension Page {
    static let titleBar = Page(
        "title-bar", title: "Title bar", topic: .controls,
        about: Localized(
            "A navigation bar or a toolbar as the title bar of a window: with the window's buttons where the desktop "
                + "has them, and dragging an empty place moves the window.",
            de: "Eine Navigationsleiste oder eine Werkzeugleiste als Titelleiste eines Fensters: mit dessen Knöpfen, "
                + "wo der Desktop sie hat, und an leeren Stellen wird das Fenster verschoben.",
            ja: "ナビゲーションバーやツールバーをウインドウのタイトルバーにします。ボタンはデスクトップの設定の位置にあり、"
                + "空いた場所をドラッグするとウインドウが動きます。"),
        demo: ViewDemo(90, growsWithText: true) { TitleBarDemo(frame: .zero) })
}

// <code>
private final class TitleBarDemo: UIView {
    private var opened: UIWindow?

    override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView(arrangedSubviews: [
            button("Navigation bar") {
                UINavigationController(
                    rootViewController: LettersController())
            },
            button("Toolbar") { ColorsController() },
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
        _ title: String,
        _ make: @escaping @MainActor () -> UIViewController
    ) -> UIButton {
        let open = UIAction(title: title) { [weak self] _ in
            self?.open(title, make())
        }
        let button = UIButton(primaryAction: open)
        button.titleLabel?.font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 15))
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        return button
    }

    private func open(
        _ title: String, _ controller: UIViewController
    ) {
        let size = CGSize(width: 480, height: 320)
        let window = UIWindow(
            frame: CGRect(origin: .zero, size: size))
        window.title = title
        window.overrideUserInterfaceStyle =
            traitCollection.userInterfaceStyle
        window.windowScene?.titlebar?.titleVisibility = .hidden
        window.rootViewController = controller
        window.makeKeyAndVisible()
        opened = window
    }
}

private final class LettersController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Letters"
        view.backgroundColor = .systemBackground
        let add = UIAction { [weak self] _ in
            let next = UIViewController()
            next.title = "New Letter"
            next.view.backgroundColor = .systemBackground
            self?.navigationController?
                .pushViewController(next, animated: true)
        }
        navigationItem.rightBarButtonItem =
            UIBarButtonItem(title: "Write", primaryAction: add)
    }
}

private final class ColorsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let toolbar = UIToolbar()
        toolbar.items = [
            item("Red", .systemRed), item("Blue", .systemBlue),
            .flexibleSpace(), item("Clear", .systemBackground),
        ]
        toolbar.frame = CGRect(
            x: 0, y: 0, width: view.bounds.width, height: 44)
        toolbar.autoresizingMask = .flexibleWidth
        view.addSubview(toolbar)
    }

    private func item(
        _ title: String, _ color: UIColor
    ) -> UIBarButtonItem {
        let show = UIAction { [weak self] _ in
            self?.view.backgroundColor = color
        }
        return UIBarButtonItem(title: title, primaryAction: show)
    }
}
// </code>

import ComponentFlow

extension Page {
    static let titleBar = Page(
        "titleBar", title: "Title bar", topic: .controls,
        about: Localized(
            "A navigation bar as the title bar of a window: with the window's buttons where the desktop has them, and "
                + "dragging an empty place moves the window.",
            de: "Eine Navigationsleiste als Titelleiste eines Fensters: mit dessen Knöpfen, wo der Desktop sie hat, "
                + "und an leeren Stellen wird das Fenster verschoben.",
            ja: "ナビゲーションバーをウインドウのタイトルバーにします。ボタンはデスクトップの設定の位置にあり、"
                + "空いた場所をドラッグするとウインドウが動きます。"),
        demo: ViewDemo(90) { TitleBarDemo(frame: .zero) })
}

// <code>
private final class TitleBarDemo: UIView {
    private var opened: UIWindow?

    override init(frame: CGRect) {
        super.init(frame: frame)
        let button = UIButton(
            primaryAction: UIAction(title: "Open a window") {
                [weak self] _ in self?.open()
            })
        button.translatesAutoresizingMaskIntoConstraints = false
        addSubview(button)
        button.centerXAnchor.constraint(equalTo: centerXAnchor)
            .isActive = true
        button.centerYAnchor.constraint(equalTo: centerYAnchor)
            .isActive = true
    }

    required init?(coder: NSCoder) { nil }

    private func open() {
        let size = CGSize(width: 480, height: 320)
        let window = UIWindow(
            frame: CGRect(origin: .zero, size: size))
        window.title = "Letters"
        window.overrideUserInterfaceStyle =
            traitCollection.userInterfaceStyle
        window.windowScene?.titlebar?.titleVisibility = .hidden
        window.rootViewController = UINavigationController(
            rootViewController: LettersController())
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
// </code>

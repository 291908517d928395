/// The delegate of the scene of a window of a ``ComponentApp``.
final class ComponentSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    /// The titles of the declaration, which components can replace.
    private var titles: WindowTitles?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene, let app = RunningApp.current,
            let declaration = session.configuration.name.flatMap({ app.declaration(id: $0) }),
            let content = declaration.makeController(app.value(of: session))
        else { return }
        let window = declaration.defaultSize.map { UIWindow(frame: CGRect(origin: .zero, size: $0)) } ?? UIWindow()
        window.windowScene = scene
        let titles = WindowTitles(title: declaration.title, subtitle: declaration.subtitle)
        titles.show(in: scene)
        self.titles = titles
        if let limit = declaration.minimumSize { scene.sizeRestrictions?.minimumSize = limit }
        if let limit = declaration.maximumSize { scene.sizeRestrictions?.maximumSize = limit }
        showMenuBar(declaration.showsMenuBar, in: scene)
        if declaration.style == .hiddenTitleBar { hideTitleBar(in: scene) }
        // Before the first update, in which components find what was saved with the window.
        window.rootViewController = content
        if declaration.resizability == .contentSize { adoptSize(of: content, in: window) }
        window.makeKeyAndVisible()
        self.window = window
        open(options.urlContexts)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        open(URLContexts)
    }

    /// Passes resources to the components of the window, which are created before.
    private func open(_ contexts: Set<UIOpenURLContext>) {
        guard !contexts.isEmpty, let window else { return }
        window.layoutIfNeeded()
        for url in contexts.map(\.url).sorted(by: { $0.absoluteString < $1.absoluteString }) {
            guard !window.open(url) else { continue }
            diagnose(
                "window.url-unhandled", "No component opens \(url.absoluteString)", path: window.title,
                hint: "Add the modifier onOpenURL(perform:) to a component of the window.")
        }
    }

    /// Shows the titles that a component specifies, or otherwise those of the declaration.
    func showTitles() {
        guard let window, let scene = window.windowScene else { return }
        (window.windowTitles ?? titles)?.show(in: scene)
    }

    /// Shows what the program declares for the window now.
    func reload() {
        guard let session = window?.windowScene?.session, let app = RunningApp.current,
            let declaration = session.configuration.name.flatMap({ app.declaration(id: $0) }),
            let content = declaration.makeController(app.value(of: session))
        else { return }
        (window?.rootViewController as? any WindowContent)?.update(as: content)
        if let scene = window?.windowScene { showMenuBar(declaration.showsMenuBar, in: scene) }
        titles = WindowTitles(title: declaration.title, subtitle: declaration.subtitle)
        showTitles()
    }

    /// Gives the window the size of its content, now and whenever it changes.
    private func adoptSize(of content: any WindowContent, in window: UIWindow) {
        let available = CGSize(
            width: window.bounds.width, height: window.bounds.height - heightAboveContent(of: window))
        content.propose(available) { [weak window] size in
            guard let window, let restrictions = window.windowScene?.sizeRestrictions, size.width > 0, size.height > 0
            else { return }
            let height = size.height.rounded(.up) + heightAboveContent(of: window)
            let size = CGSize(width: size.width.rounded(.up), height: height)
            restrictions.minimumSize = size
            restrictions.maximumSize = size
        }
    }

    func windowSceneShouldClose(_ windowScene: UIWindowScene) -> Bool {
        guard let confirmation = window?.dismissalConfirmation else { return true }
        confirmation.present(in: windowScene)
        return false
    }
}

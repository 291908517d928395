/// The delegate of the scene of a window of a ``ComponentApp``.
final class ComponentSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene, let app = RunningApp.current,
            let declaration = session.configuration.name.flatMap({ app.declaration(id: $0) }),
            let content = declaration.makeController(app.value(of: session))
        else { return }
        let window = declaration.defaultSize.map { UIWindow(frame: CGRect(origin: .zero, size: $0)) } ?? UIWindow()
        window.windowScene = scene
        window.title = declaration.title
        scene.subtitle = declaration.subtitle
        if let limit = declaration.minimumSize { scene.sizeRestrictions?.minimumSize = limit }
        if let limit = declaration.maximumSize { scene.sizeRestrictions?.maximumSize = limit }
        if declaration.resizability == .contentSize { adoptSize(of: content, in: window) }
        window.rootViewController = content
        window.makeKeyAndVisible()
        self.window = window
    }

    /// Gives the window the size of its content, now and whenever it changes.
    private func adoptSize(of content: any WindowContent, in window: UIWindow) {
        content.proposal = window.bounds.size
        content.onContentSizeChange = { [weak window] size in
            guard let restrictions = window?.windowScene?.sizeRestrictions, size.width > 0, size.height > 0 else {
                return
            }
            let size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
            restrictions.minimumSize = size
            restrictions.maximumSize = size
        }
        content.updateForWindow()
    }

    func windowSceneShouldClose(_ windowScene: UIWindowScene) -> Bool {
        guard let confirmation = window?.dismissalConfirmation else { return true }
        confirmation.present(in: windowScene)
        return false
    }
}

/// The delegate of the scene of a window of a ``ComponentApp``.
final class ComponentSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    /// The titles of the declaration, which components can replace.
    private var titles: WindowTitles?
    private lazy var subscription = ClosureSubscription { [weak self] in self?.descriptionDidChange(transition: $0) }
    private var rate = WindowUpdateRate()
    private var hasReportedRate = false
    /// The delayed update of a window that is described again without end.
    private var delayedUpdate: DelayedCall?
    /// Whether the content is described again when something changes that it has read.
    private var followsContent = true

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene, let (declaration, content) = describe(session), let content
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
        declaration.relation.establish(of: scene)
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

    func sceneDidDisconnect(_ scene: UIScene) {
        subscription.end()
        delayedUpdate?.invalidate()
    }

    func windowSceneShouldClose(_ windowScene: UIWindowScene) -> Bool {
        guard let confirmation = window?.dismissalConfirmation else { return true }
        confirmation.present(in: windowScene)
        return false
    }

    // MARK: - Updates

    /// Shows what the program declares for the window now, after functions of the program were replaced.
    func reload() {
        followsContent = true
        update(transition: .immediate) { _, _ in true }
    }

    /// Called before the next frame after something has changed that the description of the window has read.
    private func descriptionDidChange(transition: ComponentTransition) {
        guard delayedUpdate == nil else { return }
        rate.changeOccurred(at: CACurrentMediaTime(), input: DeliveredEvents.count)
        guard rate.isExceeded else { return follow(transition: transition) }
        reportRate()
        delayedUpdate = performAfter(seconds: WindowUpdateRate.reducedInterval) { [weak self] in
            self?.delayedUpdate = nil
            self?.follow(transition: .immediate)
        }
    }

    /// Shows what the program declares for the window now, unless its content has models that are created each time.
    private func follow(transition: ComponentTransition) {
        update(transition: transition) { declaration, content in
            guard let model = self.createdModel(in: content, of: declaration) else { return true }
            self.followsContent = false
            self.reportCreated(model)
            return false
        }
        rate.updateDidEnd(at: CACurrentMediaTime())
    }

    /// Describes the window again, and shows its titles, and the content if a closure returns `true`.
    private func update(
        transition: ComponentTransition, showsContent: (SceneDeclaration, any WindowContent) -> Bool
    ) {
        guard let scene = window?.windowScene, let (declaration, content) = describe(scene.session) else { return }
        if let content, showsContent(declaration, content) { shownContent?.update(as: content, transition: transition) }
        showMenuBar(declaration.showsMenuBar, in: scene)
        titles = WindowTitles(title: declaration.title, subtitle: declaration.subtitle)
        showTitles()
    }

    private var shownContent: (any WindowContent)? { window?.rootViewController as? any WindowContent }

    /// Returns what the program declares for the window now, and subscribes the window to what was read for it.
    ///
    /// The content is `nil` if the window does not follow it, or if the value of the window has another type.
    private func describe(_ session: UISceneSession) -> (SceneDeclaration, (any WindowContent)?)? {
        subscription.track {
            guard let app = RunningApp.current,
                let declaration = session.configuration.name.flatMap({ app.declaration(id: $0) })
            else { return nil }
            return (declaration, followsContent ? declaration.makeController(app.value(of: session)) : nil)
        }
    }

    /// Returns the type of a model that each description of the window creates, in the closure of the content or around it.
    ///
    /// Shown, such a model would replace the one that the user sees, and what it reads and changes would often cause the next
    /// description. If the content has models that are not shown, the window is described again: a model that was only
    /// selected is the same.
    private func createdModel(in content: any WindowContent, of declaration: SceneDeclaration) -> String? {
        guard let shown = shownContent?.models, let session = window?.windowScene?.session else { return nil }
        let unknown = content.models.types.filter { shown.types[$0.key] == nil }
        guard !unknown.isEmpty, let app = RunningApp.current,
            let other = app.declaration(id: declaration.id)?.makeController(app.value(of: session))
        else { return nil }
        // Objects that are deallocated could have the identifiers of others.
        return withExtendedLifetime((content, other)) {
            let others = other.models.types
            return unknown.first { others[$0.key] == nil }?.value
        }
    }

    private func reportCreated(_ model: String) {
        diagnose(
            "window.creates-model",
            "The description of a window creates a \(model) each time; the content was described again because "
                + "\(subscription.changedProperty) has changed, and is not updated any more",
            path: titles?.title ?? "",
            hint: "Create the model once, in a stored property of the ComponentApp or in a @Local value of a component."
        )
    }

    private func reportRate() {
        guard !hasReportedRate else { return }
        hasReportedRate = true
        diagnose(
            "window.update-loop",
            "A window was described \(WindowUpdateRate.limit) times in a row without input, most recently because "
                + "\(subscription.changedProperty) has changed; from now on it is updated once a second meanwhile",
            path: titles?.title ?? "",
            hint:
                "Change nothing in the closure of the content that it reads, and create models outside of it; read values "
                + "that change in each frame in a component.")
    }
}

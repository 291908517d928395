/// The application delegate of a ``ComponentApp``.
package final class ComponentAppDelegate<App: ComponentApp>: UIResponder, UIApplicationDelegate {
    private let app: RunningApp
    private var hasLaunched = false
    /// Whether no window was restored at launch, so that the windows of a first launch are opened.
    private var isFirstLaunch = false

    /// Creates the program; called at launch.
    package override convenience init() {
        self.init(App())
    }

    /// Creates the delegate of a program, which becomes the running one.
    package init(_ program: App) {
        app = RunningApp(program)
        super.init()
        RunningApp.current = app
        rebuildsMenusOnUse(true)
    }

    /// Ends the program of a test.
    package func end() {
        rebuildsMenusOnUse(false)
        if RunningApp.current === app { RunningApp.current = nil }
    }

    package func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let isUnspecified = session.configuration.name == nil && options.userActivities.isEmpty
        let declaration = app.connect(session, options)
        let configuration = UISceneConfiguration(name: declaration?.id, sessionRole: session.role)
        if declaration != nil { configuration.delegateClass = ComponentSceneDelegate.self }
        isFirstLaunch = isFirstLaunch || isUnspecified
        return configuration
    }

    /// Opens the further windows of a first launch behind the first one.
    package func applicationDidBecomeActive(_ application: UIApplication) {
        guard !hasLaunched else { return }
        hasLaunched = true
        guard isFirstLaunch else { return }
        let further = app.launchDeclarations.dropFirst()
        guard let first = application.keyWindow?.windowScene?.session, !further.isEmpty else { return }
        for declaration in further { app.open(id: declaration.id) }
        application.requestSceneSessionActivation(first, userActivity: nil, options: nil)
    }

    package override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        let declarations = app.declarations
        for change in declarations.flatMap(\.standardMenuChanges) + declarations.flatMap(\.menuChanges) {
            change.apply(to: builder)
        }
    }
}

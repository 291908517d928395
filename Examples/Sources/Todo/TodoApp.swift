import Render

/// Displays the list with a few initial tasks.
final class TodoViewController: UIComponentViewController<TodoScreen> {
    override func buildRootComponent() -> TodoScreen {
        let screen = context.component(TodoScreen.self, key: rootKey)
        for title in [
            "Water the plants", "Write to Ada about the engine, and ask how her sums are coming along", "Bread",
        ] {
            screen.state.lastID += 1
            screen.state.tasks.append(TodoTask(id: screen.state.lastID, title: title))
        }
        return screen
    }
}

@main
final class TodoApp: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 560))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = TodoViewController()
        window.makeKeyAndVisible()
        return true
    }
}

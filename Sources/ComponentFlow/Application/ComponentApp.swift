/// A program that consists of windows with components.
///
/// ```swift
/// @main struct CounterApp: ComponentApp {
///     var body: some Scene {
///         Window("Counter") { Counter() }
///     }
/// }
/// ```
///
/// The windows are opened at launch; the program ends when the last one is closed. Models that several windows share
/// are properties of the program. Use a `UIApplicationDelegate` instead if the program has to be notified of its
/// lifecycle.
@MainActor
public protocol ComponentApp {
    /// The type of the scenes.
    associatedtype Body: Scene

    /// Creates the program; called once, at launch.
    init()

    /// The windows of the program.
    @SceneBuilder var body: Body { get }
}

extension ComponentApp {
    /// Launches the program, and returns when it terminates.
    public static func main() {
        UIApplicationMain(ComponentAppDelegate<Self>.self)
    }
}

/// Opens the windows of a program when it is launched.
final class ComponentAppDelegate<App: ComponentApp>: UIResponder, UIApplicationDelegate {
    private let app = App()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // The application makes the last window that is shown the key window, which should be the first one.
        for window in app.body.windows.reversed() { window.open() }
        return true
    }
}

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
/// At launch, the windows that were open when the program ended are opened again; the first launch opens the first window.
/// The program ends when the last window is closed. Models that several windows share are properties of the program. See
/// <doc:SeveralWindows>. Use a `UIApplicationDelegate` instead if the program has to be notified of its lifecycle.
@preconcurrency @MainActor
public protocol ComponentApp {
    /// The type of the scenes.
    associatedtype Body: Scene

    /// Creates the program; called once, at launch.
    init()

    /// The windows of the program, and the commands in its menus.
    ///
    /// Evaluated whenever a window is opened or the menus are needed, and, with the closure that creates the component of
    /// a window, before the next frame after a change of a model or an ``AppStorage`` value that they have read: the titles
    /// and the component of the window follow the change.
    ///
    /// The body and the closure may be evaluated any number of times, so models are created outside of them: in a stored
    /// property of the program, or in a ``Local`` value of a component if each window has its own. If they create a model for the
    /// component, it is reported, and the component is not described again when something changes.
    @SceneBuilder var body: Body { get }

    /// The identifier of the program for the desktop; see `UIApplication.identifier`.
    ///
    /// The desktop finds the name and the icon of the windows by the identifier, and the program its saved state.
    static var identifier: String { get }
}

extension ComponentApp {
    /// The identifier of the main bundle, or otherwise the name of the executable.
    public static var identifier: String { UIApplication.identifier }

    /// Launches the program, and returns when it terminates.
    public static func main() {
        UIApplication.identifier = identifier
        UIApplicationMain(ComponentAppDelegate<Self>.self)
    }
}

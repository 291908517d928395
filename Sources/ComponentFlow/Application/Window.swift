/// A window of the desktop that shows a component, centered.
///
/// ```swift
/// Window("Counter") { Counter() }.defaultSize(width: 320, height: 240)
/// ```
///
/// A closure can open further windows; those with the same model show the same values:
///
/// ```swift
/// Button("New Window") { Window("Library") { BookList(library: library) }.open() }
/// ```
@MainActor
public struct Window: Scene {
    private let title: String
    private let makeController: () -> UIViewController
    private var size: CGSize?

    /// Creates a window that shows a component in an environment.
    ///
    /// - Parameters:
    ///   - title: The title of the window.
    ///   - content: A closure that creates the component; called when the window is opened.
    ///   - environment: A closure that returns the environment values; called on each update from the window.
    public init<Content: Component>(
        _ title: String, content: @escaping @MainActor () -> Content,
        @EnvironmentBuilder environment: @escaping () -> Environment<Content.EnvironmentType>
    ) {
        self.title = title
        makeController = { ComponentViewController(content(), environment: environment) }
    }

    /// Creates a window that shows a component without an environment.
    ///
    /// - Parameters:
    ///   - title: The title of the window.
    ///   - content: A closure that creates the component; called when the window is opened.
    public init<Content: Component>(_ title: String, content: @escaping @MainActor () -> Content)
    where Content.EnvironmentType == Empty {
        self.init(title, content: content, environment: {})
    }

    public var windows: [Window] {
        [self]
    }

    /// Returns the window with an initial size, in points.
    public func defaultSize(width: CGFloat, height: CGFloat) -> Window {
        var window = self
        window.size = CGSize(width: width, height: height)
        return window
    }

    /// Opens the window, and returns it.
    ///
    /// Each call opens another window with state of its own. The application retains it until it is closed.
    @discardableResult
    public func open() -> UIWindow {
        let window = size.map { UIWindow(frame: CGRect(origin: .zero, size: $0)) } ?? UIWindow()
        window.title = title
        window.rootViewController = makeController()
        window.makeKeyAndVisible()
        return window
    }
}

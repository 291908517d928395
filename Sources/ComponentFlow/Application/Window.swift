/// A window of which there is one, and which shows a component, centered.
///
/// ```swift
/// Window("Counter") { Counter() }
///     .defaultSize(width: 320, height: 240)
/// ```
///
/// The first window of the program is opened at launch, others with ``openWindow(id:)``, which shows an open window in
/// front of others.
@preconcurrency @MainActor
public struct Window: Scene {
    public let declarations: [SceneDeclaration]

    /// Creates a window that shows a component in an environment.
    ///
    /// - Parameters:
    ///   - title: The title of the window.
    ///   - id: The identifier for ``openWindow(id:)``; `nil` is the title.
    ///   - content: A closure that creates the component; called when the window is opened, and
    ///     when something changes that it has read; see ``ComponentApp/body``.
    ///   - environment: A closure that returns the environment values; called on each update from the window.
    public init<Content: Component>(
        _ title: String, id: String? = nil, content: @escaping @MainActor () -> Content,
        @EnvironmentBuilder environment: @escaping () -> Environment<Content.EnvironmentType>
    ) {
        declarations = [
            SceneDeclaration(.single, id: id ?? title, title: title) { _ in
                WindowContentController(content(), environment: environment)
            }
        ]
    }

    /// Creates a window that shows a component without an environment.
    ///
    /// - Parameters:
    ///   - title: The title of the window.
    ///   - id: The identifier for ``openWindow(id:)``; `nil` is the title.
    ///   - content: A closure that creates the component; called when the window is opened, and
    ///     when something changes that it has read; see ``ComponentApp/body``.
    public init<Content: Component>(
        _ title: String, id: String? = nil, content: @escaping @MainActor () -> Content
    ) where Content.EnvironmentType == Empty {
        self.init(title, id: id, content: content, environment: {})
    }
}

/// Windows of the same kind, each with state of its own.
///
/// ```swift
/// var body: some Scene {
///     WindowGroup("Library", id: "library") { BookList(library: library) }
///     WindowGroup("Book", for: Book.ID.self) { id in BookDetail(book: library[id]) }
/// }
/// ```
///
/// Each ``openWindow(id:)`` opens another window of the group. A group for values has one window for each value, which
/// ``openWindow(value:)`` opens, or shows in front of others if it is open.
@preconcurrency @MainActor
public struct WindowGroup: Scene {
    public let declarations: [SceneDeclaration]

    /// Creates a group of windows that show a component in an environment.
    ///
    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - id: The identifier for ``openWindow(id:)``; `nil` is the title.
    ///   - content: A closure that creates the component; called for each window that is opened, and
    ///     when something changes that it has read; see ``ComponentApp/body``.
    ///   - environment: A closure that returns the environment values; called on each update from a window.
    public init<Content: Component>(
        _ title: String, id: String? = nil, content: @escaping @MainActor () -> Content,
        @EnvironmentBuilder environment: @escaping () -> Environment<Content.EnvironmentType>
    ) {
        declarations = [
            SceneDeclaration(.several, id: id ?? title, title: title) { _ in
                WindowContentController(content(), environment: environment)
            }
        ]
    }

    /// Creates a group of windows that show a component without an environment.
    ///
    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - id: The identifier for ``openWindow(id:)``; `nil` is the title.
    ///   - content: A closure that creates the component; called for each window that is opened, and
    ///     when something changes that it has read; see ``ComponentApp/body``.
    public init<Content: Component>(
        _ title: String, id: String? = nil, content: @escaping @MainActor () -> Content
    ) where Content.EnvironmentType == Empty {
        self.init(title, id: id, content: content, environment: {})
    }

    /// Creates a group with a window for each value, which shows a component in an environment.
    ///
    /// The value is saved with the window, so it should identify what is shown rather than contain it.
    ///
    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - type: The type of the values; a program has one group for each type.
    ///   - content: A closure that creates the component for a value; called again when something changes that it
    ///     has read; see ``ComponentApp/body``.
    ///   - environment: A closure that returns the environment values; called on each update from a window.
    public init<Value: Codable & Hashable, Content: Component>(
        _ title: String, for type: Value.Type, content: @escaping @MainActor (Value) -> Content,
        @EnvironmentBuilder environment: @escaping () -> Environment<Content.EnvironmentType>
    ) {
        declarations = [
            SceneDeclaration(.values(SceneValueType(type)), id: "\(type)", title: title) { value in
                guard let value = value?.base as? Value else { return nil }
                return WindowContentController(content(value), environment: environment)
            }
        ]
    }

    /// Creates a group with a window for each value, which shows a component without an environment.
    ///
    /// The value is saved with the window, so it should identify what is shown rather than contain it.
    ///
    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - type: The type of the values; a program has one group for each type.
    ///   - content: A closure that creates the component for a value; called again when something changes that it
    ///     has read; see ``ComponentApp/body``.
    public init<Value: Codable & Hashable, Content: Component>(
        _ title: String, for type: Value.Type, content: @escaping @MainActor (Value) -> Content
    ) where Content.EnvironmentType == Empty {
        self.init(title, for: type, content: content, environment: {})
    }
}

/// The window with the settings of the program.
///
/// ```swift
/// var body: some Scene {
///     Window("Mail") { Mailboxes(mail: mail) }
///     Settings { MailSettings(mail: mail) }
/// }
/// ```
///
/// Control and comma open it, the entry "Settings…" of the program's menu, and ``openSettings()``.
@preconcurrency @MainActor
public struct Settings: Scene {
    public let declarations: [SceneDeclaration]

    /// Creates a window that shows a component in an environment.
    ///
    /// - Parameters:
    ///   - content: A closure that creates the component; called when the window is opened, and
    ///     when something changes that it has read; see ``ComponentApp/body``.
    ///   - environment: A closure that returns the environment values; called on each update from the window.
    public init<Content: Component>(
        content: @escaping @MainActor () -> Content,
        @EnvironmentBuilder environment: @escaping () -> Environment<Content.EnvironmentType>
    ) {
        var declaration = SceneDeclaration(.settings, id: "Settings", title: LocalizedString.BuiltIn.settings.text()) {
            _ in
            WindowContentController(content(), environment: environment)
        }
        declaration.isRestored = false
        declarations = [declaration]
    }

    /// Creates a window that shows a component without an environment.
    ///
    /// - Parameter content: A closure that creates the component; called when the window is opened, and
    ///     when something changes that it has read; see ``ComponentApp/body``.
    public init<Content: Component>(content: @escaping @MainActor () -> Content)
    where Content.EnvironmentType == Empty {
        self.init(content: content, environment: {})
    }
}

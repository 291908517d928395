/// A button that opens the menus of the program, as F10 does.
///
/// See ``Scene/commands(_:)``.
public struct MainMenuButton: CompositeComponent {
    private let title: String

    /// Creates a button with a title.
    public init(_ title: String = "Menu") {
        self.title = title
    }

    /// The button.
    public var content: some Component<Empty> {
        Button(title) { openMainMenu() }
    }
}

/// Opens the menus of the program in the window with the keyboard focus.
@preconcurrency @MainActor
public func openMainMenu() {
    presentMainMenu()
}

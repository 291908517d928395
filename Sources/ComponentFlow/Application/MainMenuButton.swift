/// A button that opens the menus of the program, as F10 does.
///
/// See ``Scene/commands(_:)``.
public struct MainMenuButton: CompositeComponent {
    private let title: String?

    /// Creates a button with a title; `nil` stands for "Menu" in the language of the component.
    public init(_ title: String? = nil) {
        self.title = title
    }

    /// The button.
    public var content: some Component<Empty> {
        Button(title ?? localized(.BuiltIn.menuMenu)) { openMainMenu() }
    }
}

/// Opens the menus of the program in the window with the keyboard focus.
@preconcurrency @MainActor
public func openMainMenu() {
    presentMainMenu()
}

/// A button whose label reads values of the environment.
///
/// ```swift
/// LabelButton {
///     library.addBook()
/// } label: {
///     ThemedIcon("plus")          // a Component<Theme>
///     Text("Add")
/// }
/// ```
///
/// Several components of the label are shown side by side. A ``Button`` has a title, or a label that expects no environment.
public struct LabelButton<ChildEnvironment>: Wrapper {
    /// The environment that the label expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The button, with the label as its content.
    let content: AnyComponent<ChildEnvironment>

    /// Creates a button with a label.
    ///
    /// - Parameters:
    ///   - role: The keyboard role: Return activates a primary button, Escape a cancel button.
    ///   - isEnabled: Whether the button reacts to touches.
    ///   - action: The closure called on a tap.
    ///   - label: The components of the label.
    public init(
        role: UIButton.Role = .normal, isEnabled: Bool = true, action: @escaping () -> Void,
        @ComponentBuilder<ChildEnvironment> label: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        // The button passes on the environment that it receives, which is the environment of this component.
        let label = ItemGroup.row(of: label(), spacing: Button.labelSpacing)
        let button = Button(role: role, isEnabled: isEnabled, action: action, labelBox: label.box)
        content = AnyComponent(box: TypedComponentBox(button))
    }
}

extension Button {
    /// The distance between the components of a label, in points.
    static let labelSpacing: CGFloat = 6

    /// Creates a button with a label.
    ///
    /// ```swift
    /// Button { state.add() } label: {
    ///     Image(plus)
    ///     Text("Add")
    /// }
    /// ```
    ///
    /// Several components of the label are shown side by side. A label that reads the environment needs a ``LabelButton``.
    ///
    /// - Parameters:
    ///   - role: The keyboard role: Return activates a primary button, Escape a cancel button.
    ///   - isEnabled: Whether the button reacts to touches.
    ///   - action: The closure called on a tap.
    ///   - label: The components of the label.
    public init(
        role: UIButton.Role = .normal, isEnabled: Bool = true, action: @escaping () -> Void,
        @ComponentBuilder<Empty> label: () -> [AnyComponentWithIdentity<Empty>]
    ) {
        let label = ItemGroup.row(of: label(), spacing: Self.labelSpacing)
        self.init(role: role, isEnabled: isEnabled, action: action, labelBox: label.box)
    }

    /// Rejects a label that reads the environment.
    @available(*, unavailable, message: "A label that reads the environment needs a LabelButton")
    @_disfavoredOverload
    public init<Other>(
        role: UIButton.Role = .normal, isEnabled: Bool = true, action: @escaping () -> Void,
        @ComponentBuilder<Other> label: () -> [AnyComponentWithIdentity<Other>]
    ) {
        let label = ItemGroup.row(of: label(), spacing: Self.labelSpacing)
        self.init(role: role, isEnabled: isEnabled, action: action, labelBox: label.box)
    }

    fileprivate init(role: UIButton.Role, isEnabled: Bool, action: @escaping () -> Void, labelBox: ComponentBox) {
        self.init(content: AnyComponent(box: labelBox), isEnabled: isEnabled, action: action)
        self = self.role(role)
    }
}

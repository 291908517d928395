/// A control that performs an action when it is tapped, and optionally another one repeatedly while it is held.
///
/// ```swift
/// Button("Save") { save() }
///
/// Button {
///     save()
/// } label: {
///     Text("Save").padding(8).background(.systemFill)
/// }
/// ```
///
/// A button with a title has a minimum size and the tint color; one with a label has the size and the colors of the label.
///
/// Closures are behavior: they are not part of `==`, and a button always calls the current closure, even after a
/// skipped update.
public struct Button: Component {
    /// The content of the button.
    public private(set) var content: AnyComponent<Empty>
    /// The insets of the content within the button, in points.
    public private(set) var contentInsets: UIEdgeInsets
    /// The minimum size of the button, in points; the content is centered.
    public private(set) var minSize: CGSize?
    /// The insets of the touch area relative to the button's bounds; negative values enlarge the area.
    public private(set) var hitTestEdgeInsets: UIEdgeInsets?
    /// The tag with which `UIView.findTaggedView(tag:)` finds the button's view.
    public private(set) var tag: AnyObject?
    /// Whether the button is dimmed while it is pressed.
    public private(set) var automaticHighlight: Bool
    /// Whether the button reacts to touches.
    ///
    /// A disabled button is dimmed.
    public private(set) var isEnabled: Bool
    /// Whether the button receives touches exclusively while it is touched.
    public private(set) var isExclusive: Bool
    /// The keyboard role: Return activates a primary button, Escape a cancel button.
    public private(set) var role = UIButton.Role.normal
    /// The style of the button.
    public private(set) var style = ButtonStyle.plain
    /// The title from which the content is made; `nil` for a label.
    private var title: ButtonTitle?
    /// The key combination that performs the action while the button is in a window.
    public private(set) var shortcut: KeyboardShortcut?
    /// The closure called on a tap.
    public private(set) var action: () -> Void
    /// The closure called repeatedly while the button is held: first after half a second, then at decreasing intervals.
    ///
    /// The tap action is not called afterward.
    public private(set) var holdAction: ((UIView) -> Void)?
    /// The slot called when the highlighted state changes.
    public private(set) var highlightedAction: ActionSlot<Bool>?

    /// Creates a button.
    public init(
        content: AnyComponent<Empty>, contentInsets: UIEdgeInsets = .zero, isEnabled: Bool = true,
        automaticHighlight: Bool = true, isExclusive: Bool = true, action: @escaping () -> Void,
        highlightedAction: ActionSlot<Bool>? = nil
    ) {
        self.content = content
        self.contentInsets = contentInsets
        self.isEnabled = isEnabled
        self.automaticHighlight = automaticHighlight
        self.isExclusive = isExclusive
        self.action = action
        self.highlightedAction = highlightedAction
    }

    /// Returns the button with a minimum size, in points.
    public func minSize(_ minSize: CGSize?) -> Button {
        with { $0.minSize = minSize }
    }

    /// Returns the button with insets around its content, in points.
    public func withContentInsets(_ insets: UIEdgeInsets) -> Button {
        with { $0.contentInsets = insets }
    }

    /// Returns the button with a touch area that is enlarged (negative insets) or reduced.
    public func withHitTestEdgeInsets(_ insets: UIEdgeInsets?) -> Button {
        with { $0.hitTestEdgeInsets = insets }
    }

    /// Returns the button that receives touches exclusively while it is touched, or together with other views.
    public func withIsExclusive(_ isExclusive: Bool) -> Button {
        with { $0.isExclusive = isExclusive }
    }

    /// Returns the button with an action that is repeated while it is held.
    public func withHoldAction(_ holdAction: ((UIView) -> Void)?) -> Button {
        with { $0.holdAction = holdAction }
    }

    /// Returns the button with a keyboard role: Return activates a primary button, Escape a cancel button.
    public func role(_ role: UIButton.Role) -> Button {
        with { $0.role = role }
    }

    /// Returns the button with a style; the default is ``ButtonStyle/plain``.
    ///
    /// ```swift
    /// Button("Save") { save() }.buttonStyle(.borderedProminent)
    /// ```
    public func buttonStyle(_ style: ButtonStyle) -> Button {
        with {
            $0.style = style
            guard let title else { return }
            $0.content = title.content(role, style)
            $0.minSize = style == .plain ? Self.minimumTitleSize : nil
        }
    }

    /// Returns the button with a key combination that performs the action while the button is in a window, for any focus.
    ///
    /// In a menu the combination is shown next to the title.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: UIKeyModifierFlags = .command) -> Button {
        with { $0.shortcut = KeyboardShortcut(key, modifiers: modifiers) }
    }

    /// Returns the button, disabled or not.
    public func disabled(_ isDisabled: Bool = true) -> Button {
        with { $0.isEnabled = !isDisabled }
    }

    /// Returns the button with a tag.
    public func tagged(_ tag: AnyObject) -> Button {
        with { $0.tag = tag }
    }

    /// Returns whether both have equal properties; closures are ignored.
    public static func == (lhs: Button, rhs: Button) -> Bool {
        lhs.content == rhs.content && lhs.contentInsets == rhs.contentInsets && lhs.minSize == rhs.minSize
            && lhs.hitTestEdgeInsets == rhs.hitTestEdgeInsets && lhs.tag === rhs.tag
            && lhs.automaticHighlight == rhs.automaticHighlight && lhs.isEnabled == rhs.isEnabled
            && lhs.isExclusive == rhs.isExclusive && lhs.highlightedAction == rhs.highlightedAction
            && lhs.role == rhs.role && lhs.style == rhs.style && lhs.shortcut == rhs.shortcut
            && (lhs.holdAction == nil) == (rhs.holdAction == nil)
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Updates the content and the control.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(
            component: self, availableSize: availableSize, state: state, environment: environment,
            transition: transition)
    }
}

extension Button {
    /// The minimum size of a button with a title, in points.
    static let minimumTitleSize = CGSize(width: 44, height: 44)

    /// Creates a button with a title, in the color of its role or the tint color.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - role: The role: Return activates a primary button, Escape a cancel button; destructive ones are red.
    ///   - isEnabled: Whether the button reacts to touches.
    ///   - action: The closure called on a tap.
    public init(
        _ title: String, role: UIButton.Role = .normal, isEnabled: Bool = true, action: @escaping () -> Void
    ) {
        self.init(title: Text(title: title), role: role, isEnabled: isEnabled, action: action)
    }

    /// Creates a button with a title of a string catalog, in the language of the component that contains the button.
    public init(
        _ title: LocalizedString, role: UIButton.Role = .normal, isEnabled: Bool = true, action: @escaping () -> Void
    ) {
        self.init(title: Text(title: title), role: role, isEnabled: isEnabled, action: action)
    }

    /// Creates a button with a text as its title.
    init(
        title: Text, systemImage: String? = nil, role: UIButton.Role = .normal, isEnabled: Bool = true,
        action: @escaping () -> Void
    ) {
        let title = ButtonTitle(text: title, systemImage: systemImage)
        self.init(content: title.content(role, .plain), isEnabled: isEnabled, action: action)
        self = minSize(Self.minimumTitleSize).role(role)
        self.title = title
    }

    /// Creates a button with a symbol before its title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of the symbol; see `UIImage.systemSymbolNames`.
    ///   - role: The role, which also determines the appearance of the title.
    ///   - isEnabled: Whether the button reacts to touches.
    ///   - action: The closure called on a tap.
    public init(
        _ title: String, systemImage: String, role: UIButton.Role = .normal, isEnabled: Bool = true,
        action: @escaping () -> Void
    ) {
        self.init(
            title: Text(title: title), systemImage: systemImage, role: role, isEnabled: isEnabled, action: action)
    }

    /// Creates a button with a symbol before its title of a string catalog.
    public init(
        _ title: LocalizedString, systemImage: String, role: UIButton.Role = .normal, isEnabled: Bool = true,
        action: @escaping () -> Void
    ) {
        self.init(
            title: Text(title: title), systemImage: systemImage, role: role, isEnabled: isEnabled, action: action)
    }
}

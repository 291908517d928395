/// An entry of a menu, an alert or a bar, created by a ``MenuBuilder``.
///
/// Its action is behavior: it is not considered when entries are compared.
public struct MenuItem: Equatable {
    enum Kind: Equatable {
        case action
        case separator
        case submenu([MenuItem])
        case picker(PickerPresentation, [MenuItem])
        case element(UIMenuElement)
        case textField(TextField)
    }

    private(set) var kind: Kind
    /// The title; empty for a separator.
    public let title: String
    /// The image before the title.
    public internal(set) var image: UIImage?
    /// The role, which determines the color of a destructive entry and the keys of an alert.
    public let role: UIButton.Role
    /// Whether the entry can be chosen.
    public internal(set) var isEnabled: Bool
    /// Whether the entry has a check mark; `nil` for an entry that is neither on nor off.
    var isOn: Bool?
    /// The key combination, which a menu shows next to the title.
    var shortcut: KeyboardShortcut?
    @Behavior var action: () -> Void

    /// Creates an entry that performs an action.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - role: The role.
    ///   - isEnabled: Whether the entry can be chosen.
    ///   - action: A closure called when the entry is chosen.
    public init(
        _ title: String, role: UIButton.Role = .normal, isEnabled: Bool = true, action: @escaping () -> Void
    ) {
        self.init(kind: .action, title: title, role: role, isEnabled: isEnabled, action: action)
    }

    private init(
        kind: Kind, title: String = "", role: UIButton.Role = .normal, isEnabled: Bool = true,
        action: @escaping () -> Void = {}
    ) {
        self.kind = kind
        self.title = title
        self.role = role
        self.isEnabled = isEnabled
        self.action = action
    }

    /// A line between entries.
    public static var separator: MenuItem {
        MenuItem(kind: .separator)
    }

    init(submenu title: String, image: UIImage?, isEnabled: Bool, items: [MenuItem]) {
        self.init(kind: .submenu(items), title: title, isEnabled: isEnabled)
        self.image = image
    }

    init(picker title: String, _ presentation: PickerPresentation, isEnabled: Bool, options: [MenuItem]) {
        self.init(kind: .picker(presentation, options), title: title, isEnabled: isEnabled)
    }

    init(_ element: UIMenuElement) {
        self.init(kind: .element(element))
    }

    init(_ field: TextField) {
        self.init(kind: .textField(field))
    }

    init(_ button: Button) {
        let label = button.content.wrapped
        let title = label.labelText?.textInComponent
        if title == nil {
            diagnose(
                "menu.no-title", "The label of a button in a menu, an alert or a bar contains no text",
                path: "\(type(of: label))", hint: "Create the button with a title.")
        }
        self.init(
            kind: .action, title: title ?? "", role: button.role, isEnabled: button.isEnabled, action: button.action)
        image = label.labelImage
        shortcut = button.shortcut
    }

    /// The text field of an alert.
    var textField: TextField? {
        guard case .textField(let field) = kind else { return nil }
        return field
    }

    /// The entry, which cannot be chosen.
    var disabled: MenuItem {
        var item = self
        item.isEnabled = false
        if case .picker(let presentation, let options) = kind {
            item.kind = .picker(presentation, options.map(\.disabled))
        }
        return item
    }
}

/// An entry of a menu, an alert or a bar, created from a ``Button``, a ``Divider`` or a ``Menu`` by a ``MenuItemBuilder``.
///
/// Its action is behavior: it is not considered when entries are compared.
public struct MenuItem: Equatable {
    enum Kind: Equatable {
        case action
        case separator
        case submenu([MenuItem])
    }

    let kind: Kind
    /// The title; empty for a separator.
    public let title: String
    /// The role, which determines the color of a destructive entry and the keys of an alert.
    public let role: UIButton.Role
    /// Whether the entry can be chosen.
    public let isEnabled: Bool
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
        kind: Kind, title: String, role: UIButton.Role, isEnabled: Bool, action: @escaping () -> Void
    ) {
        self.kind = kind
        self.title = title
        self.role = role
        self.isEnabled = isEnabled
        self.action = action
    }

    /// A line between entries.
    public static var separator: MenuItem {
        MenuItem(kind: .separator, title: "", role: .normal, isEnabled: false, action: {})
    }

    init(submenu title: String, isEnabled: Bool, items: [MenuItem]) {
        self.init(kind: .submenu(items), title: title, role: .normal, isEnabled: isEnabled, action: {})
    }

    init(_ button: Button) {
        let title = button.content.wrapped.titleText
        if title == nil {
            diagnose(
                "menu.no-title", "The label of a button in a menu, an alert or a bar contains no text",
                path: "\(type(of: button.content.wrapped))", hint: "Create the button with a title.")
        }
        self.init(title ?? "", role: button.role, isEnabled: button.isEnabled, action: button.action)
    }
}

extension Component {
    /// The text of a label that is a text with or without modifiers; `nil` if it is something else.
    var titleText: String? {
        if let text = self as? Text { return text.text }
        return (self as? any LabelWrapper)?.wrappedLabel.titleText
    }
}

/// A component that shows another one, which can be a label.
protocol LabelWrapper {
    var wrappedLabel: any Component { get }
}

extension Modified: LabelWrapper {
    var wrappedLabel: any Component { content.wrapped }
}

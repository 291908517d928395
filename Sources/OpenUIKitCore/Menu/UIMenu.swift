/// A menu of actions, commands and submenus.
///
/// A submenu opens next to its parent, or with ``Options/displayInline`` is displayed as a section of it.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// Identifies a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates an identifier from a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Options for the display of a menu.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Displays the elements as a section of the parent menu, between separators.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Displays the menu in red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Allows only one selected element: choosing one deselects the others.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    public final let identifier: Identifier
    public final let options: Options
    /// The elements of the menu, from top to bottom.
    public final let children: [UIMenuElement]
    private static var lastNumber = 0

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], children: [UIMenuElement] = []
    ) {
        Self.lastNumber += 1
        self.identifier = identifier ?? Identifier("menu-\(Self.lastNumber)")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns a copy of the menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The selected elements of this menu and its inline submenus.
    public final var selectedElements: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            switch element {
            case let action as UIAction: action.state == .on ? [action] : []
            case let command as UICommand: command.state == .on ? [command] : []
            case let menu as UIMenu: menu.options.contains(.displayInline) ? menu.selectedElements : []
            default: []
            }
        }
    }
}

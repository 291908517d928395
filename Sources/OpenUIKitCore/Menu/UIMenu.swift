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
        /// Displays the images of the elements side by side, as a palette from which one is chosen.
        ///
        /// An image with the rendering mode `alwaysOriginal` keeps its colors. Elements without an image show their title, and a
        /// selected one has an outline. Elements that do not fit are on further lines. With ``displayInline``, the palette is a section
        /// of the parent menu. Menu bars of the desktop display the elements below each other.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The size in which a menu displays its elements.
    public enum ElementSize: Int, Sendable {
        /// The images of up to four elements side by side; an element without an image shows its title.
        case small = 0
        /// Up to three elements side by side, with the title below the image.
        case medium = 1
        /// One element below the other.
        case large = 2
        /// The size that the system chooses, which is ``large``.
        case automatic = -1
    }

    public final let identifier: Identifier
    public final let options: Options
    /// The elements of the menu, from top to bottom.
    public final let children: [UIMenuElement]
    /// The size in which the menu displays its elements when it is opened; an inline menu displays its own elements in its own size.
    ///
    /// Menu bars of the desktop display all elements below each other.
    open var preferredElementSize: ElementSize
    /// The preferences for the display of the elements when the menu is opened; `nil` shortens titles to one line.
    ///
    /// An inline menu without preferences has those of its parent.
    open var displayPreferences: UIMenuDisplayPreferences?
    /// Whether a choice in a menu with single selection changes the states of the elements; otherwise the client does.
    package final var selectsChosenElement = true
    private static var lastNumber = 0

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic,
        children: [UIMenuElement] = []
    ) {
        Self.lastNumber += 1
        self.identifier = identifier ?? Identifier("menu-\(Self.lastNumber)")
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns a copy of the menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.displayPreferences = displayPreferences
        menu.selectsChosenElement = selectsChosenElement
        return menu
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

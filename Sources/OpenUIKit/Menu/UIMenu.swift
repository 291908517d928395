/// A list of things to do.
///
/// A menu inside a menu opens beside it, or with ``Options/displayInline`` stands in it as a section of its own.
@MainActor open class UIMenu: UIMenuElement {
    /// Names a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier of a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a menu is shown.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The elements stand in the menu around this one, between lines.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu is shown in red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Only one of the elements is on at a time: choosing one turns the others off.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// Names the menu.
    public final let identifier: Identifier
    /// How the menu is shown.
    public final let options: Options
    /// What is in the menu, from top to bottom.
    public final let children: [UIMenuElement]
    private static var lastNumber = 0

    /// Makes a menu.
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

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The elements that are on, here and in menus shown inline.
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

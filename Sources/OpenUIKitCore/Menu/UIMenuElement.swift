/// The base class of menu elements: actions, commands and menus.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// The attributes that determine the style and behavior of an element.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The element is displayed but cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element performs a destructive action and is displayed in red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is not displayed.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Choosing the element keeps the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The state displayed next to an element.
    public enum State: Int, Sendable {
        /// No mark.
        case off = 0
        /// A check mark.
        case on = 1
        /// A dash, for a partially selected state.
        case mixed = 2
    }

    open var title: String
    /// The image displayed before the title.
    open var image: UIImage?
    /// The text displayed below the title.
    open var subtitle: String?

    init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
        self.title = title
        self.image = image
        self.subtitle = subtitle
        super.init()
    }
}

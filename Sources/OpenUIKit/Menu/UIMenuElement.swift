/// Something that stands in a menu: an action, a command or another menu.
@MainActor open class UIMenuElement: NSObject {
    /// How an element can be used.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// It is shown, but cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It takes something away for good, and is shown in red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Choosing it leaves the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The mark beside an element.
    public enum State: Int, Sendable {
        /// None.
        case off = 0
        /// A tick.
        case on = 1
        /// A dash: some are, some are not.
        case mixed = 2
    }

    /// What the element is called.
    open var title: String
    /// A picture before the title.
    open var image: UIImage?
    /// A second line below the title.
    open var subtitle: String?

    init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
        self.title = title
        self.image = image
        self.subtitle = subtitle
        super.init()
    }
}

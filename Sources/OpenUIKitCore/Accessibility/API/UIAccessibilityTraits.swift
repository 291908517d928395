/// Characteristics of an element, reported to assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The element is currently selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// The element plays its own sound when it is activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// The element is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// The element is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The element summarizes the current conditions when the program starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// The element is disabled and does not respond to interaction.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The element changes its label or value so often that changes are not announced.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// The element is a field for the text of a search.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Activating the element starts audio or video, which speech should not interrupt.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// The element has a value that can be incremented and decremented.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The element handles touches directly, like a drawing or the keys of a piano.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Reading continues with the next page after the element was read; see
    /// ``AccessibleObject/accessibilityScroll(_:)``.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// The element contains the tabs of a tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// The element is the header of a section.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// The element is a switch, which is either on (``AccessibleObject/accessibilityValue`` is `"1"`) or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
    /// The content of the element can be enlarged; see ``AccessibleObject/accessibilityZoomIn(at:)``.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
}

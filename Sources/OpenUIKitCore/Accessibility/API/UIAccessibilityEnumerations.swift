/// The kinds of containers of accessibility elements.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// The object is not a container of interest.
    case none = 0
    /// A table with rows and columns.
    case dataTable = 1
    case list = 2
    /// A region of the screen, such as a navigation bar or a side bar.
    case landmark = 3
    /// A group of elements that belong together.
    case semanticGroup = 4
}

/// How assistive technologies present the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    case automatic = 0
    /// Every element is presented by itself.
    case separate = 1
    /// The elements are presented as one.
    case combined = 2
}

/// The directions in which assistive technologies scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left = 2
    case up = 3
    case down = 4
    case next = 5
    case previous = 6
}

/// The kind of text that an element contains, according to which it is read.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
    public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
    public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    public static let wordProcessing = UIAccessibilityTextualContext(
        rawValue: "UIAccessibilityTextualContextWordProcessing")
}

/// Whether an element can show and hide what belongs to it, and whether it shows that.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
    /// The element cannot be expanded.
    case unsupported = 0
    case expanded = 1
    case collapsed = 2
}

/// How an element with the trait ``UIAccessibilityTraits/allowsDirectInteraction`` handles touches while a screen reader is running.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The screen reader does not speak when the element is touched, because the element makes sounds itself.
    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
    /// Touches reach the element only after it was activated.
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

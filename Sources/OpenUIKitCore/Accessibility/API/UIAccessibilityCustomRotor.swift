/// A search through the elements of one kind, such as the headings or the misspelled words.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    /// A closure that returns the result that follows the current one, or `nil` if there is none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The directions of a search.
    public enum Direction: Int, Sendable {
        case previous = 0
        case next = 1
    }

    /// The kinds of rotors that assistive technologies know.
    public enum SystemRotorType: Int, Sendable {
        /// A kind of the program's own, known by its name.
        case none = 0
        case link = 1
        case visitedLink = 2
        case heading = 3
        case headingLevel1 = 4
        case headingLevel2 = 5
        case headingLevel3 = 6
        case headingLevel4 = 7
        case headingLevel5 = 8
        case headingLevel6 = 9
        case boldText = 10
        case italicText = 11
        case underlineText = 12
        case misspelledWord = 13
        case image = 14
        case textField = 15
        case table = 16
        case list = 17
        case landmark = 18
    }

    /// The localized name, by which users choose the rotor.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// ``name`` with attributes.
    open var attributedName: NSAttributedString
    /// The closure that performs the search.
    open var itemSearchBlock: Search
    /// The kind of the rotor.
    public let systemRotorType: SystemRotorType

    /// Creates a rotor of the program's own.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: name)
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
    }

    /// Creates a rotor of the program's own, whose name has attributes.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.attributedName = attributedName.textCopy
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
    }

    /// Creates a rotor of a kind that assistive technologies know.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: "")
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
    }
}

/// The start and the direction of a search by a ``UIAccessibilityCustomRotor``.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The result from which the search continues.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    public override init() {
        super.init()
    }
}

/// A result of a search by a ``UIAccessibilityCustomRotor``: an element, or a range of its text.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element; `nil` at the start of a search.
    open weak var targetElement: AccessibleObject?
    /// The range in the element's text; `nil` stands for the entire element.
    open var targetRange: UITextRange?

    /// Creates the result at the start of a search.
    public override init() {
        super.init()
    }

    /// Creates a result.
    public init(targetElement: AccessibleObject, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}

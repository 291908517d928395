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
    /// The element is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The element is disabled and does not respond to interaction.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The element has a value that can be incremented and decremented.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The element is the header of a section.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension UIView {
    /// Whether the view itself, rather than its subviews, is an element for assistive technologies.
    public final var isAccessibilityElement: Bool {
        get { flags.contains(.isAccessibilityElement) }
        set { flags.set(.isAccessibilityElement, to: newValue) }
    }

    /// A short description of the view, in one or two words.
    public final var accessibilityLabel: String? {
        get { rareState?.accessibilityTexts?.label }
        set { if newValue != accessibilityLabel { ensureAccessibilityTexts().label = newValue } }
    }

    /// An identifier by which tests find the view; never presented to the user.
    public final var accessibilityIdentifier: String? {
        get { rareState?.accessibilityTexts?.identifier }
        set { if newValue != accessibilityIdentifier { ensureAccessibilityTexts().identifier = newValue } }
    }

    /// The current value of the view, as text.
    public final var accessibilityValue: String? {
        get { rareState?.accessibilityTexts?.value }
        set { if newValue != accessibilityValue { ensureAccessibilityTexts().value = newValue } }
    }

    /// The result of activating the view, in a sentence.
    public final var accessibilityHint: String? {
        get { rareState?.accessibilityTexts?.hint }
        set { if newValue != accessibilityHint { ensureAccessibilityTexts().hint = newValue } }
    }

    /// The characteristics of the view as an accessibility element.
    public final var accessibilityTraits: UIAccessibilityTraits {
        get { rareState?.accessibilityTraits ?? .none }
        set { if newValue != accessibilityTraits { ensureRareState().accessibilityTraits = newValue } }
    }
}

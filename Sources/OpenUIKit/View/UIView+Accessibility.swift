/// What an element is and can do, for people who do not see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Makes traits from their bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Nothing special.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Currently selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// A text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Not usable at the moment.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// A value that goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The head of a section.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension UIView {
    /// Whether the view itself, rather than what is inside it, is an element for assistive techniques.
    public final var isAccessibilityElement: Bool {
        get { flags.contains(.isAccessibilityElement) }
        set { flags.set(.isAccessibilityElement, to: newValue) }
    }

    /// What the view is called, in a word or two.
    public final var accessibilityLabel: String? {
        get { rareState?.accessibilityTexts?.label }
        set { if newValue != accessibilityLabel { ensureAccessibilityTexts().label = newValue } }
    }

    /// A name by which tests find the view; never shown.
    public final var accessibilityIdentifier: String? {
        get { rareState?.accessibilityTexts?.identifier }
        set { if newValue != accessibilityIdentifier { ensureAccessibilityTexts().identifier = newValue } }
    }

    /// The view's present value.
    public final var accessibilityValue: String? {
        get { rareState?.accessibilityTexts?.value }
        set { if newValue != accessibilityValue { ensureAccessibilityTexts().value = newValue } }
    }

    /// What happens on activation, in a sentence.
    public final var accessibilityHint: String? {
        get { rareState?.accessibilityTexts?.hint }
        set { if newValue != accessibilityHint { ensureAccessibilityTexts().hint = newValue } }
    }

    /// What the view is and can do.
    public final var accessibilityTraits: UIAccessibilityTraits {
        get { rareState?.accessibilityTraits ?? .none }
        set { if newValue != accessibilityTraits { ensureRareState().accessibilityTraits = newValue } }
    }
}

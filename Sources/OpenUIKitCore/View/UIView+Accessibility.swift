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

    /// The strings that describe a view to assistive technologies and tests.
    final class AccessibilityTexts {
        var label: String?
        var identifier: String?
        var value: String?
        var hint: String?
    }

    final func ensureAccessibilityTexts() -> AccessibilityTexts {
        let state = ensureRareState()
        if let texts = state.accessibilityTexts { return texts }
        let texts = AccessibilityTexts()
        state.accessibilityTexts = texts
        return texts
    }
}

// The texts that the framework itself presents to assistive technologies.
extension AccessibleObject {
    /// A text of the framework that is the label, in the language of the object's traits, until another label is set.
    package final var builtInAccessibilityLabel: LocalizedString? {
        get { accessibilitySettings?.builtInLabel }
        set { changeAccessibility(\.builtInLabel, to: newValue, changing: .content) }
    }

    /// The language of the framework's texts about the object: that of its traits or its container, or else of the user.
    package final var builtInLanguage: Language {
        if let view = self as? UIView { return view.traitCollection.language }
        if let controller = self as? UIViewController { return controller.traitCollection.language }
        if let element = self as? UIAccessibilityElement, let container = element.accessibilityContainer {
            return (container as? AccessibleObject)?.builtInLanguage ?? .preferred
        }
        return (self as? UIBarButtonItem)?.displayedView?.traitCollection.language ?? .preferred
    }

    /// Returns a text of the framework in ``builtInLanguage``.
    package final func builtInText(_ string: LocalizedString) -> String {
        string.text(in: builtInLanguage)
    }

    /// Returns a fraction in percent, as it is written in ``builtInLanguage``.
    package final func percentText(_ fraction: Double) -> String {
        let style = FloatingPointFormatStyle<Double>.Percent(locale: builtInLanguage.locale)
        return ((fraction * 100).rounded() / 100).formatted(style.precision(.fractionLength(0)))
    }

    /// Returns a number with at most `digits` digits after the decimal separator, as it is written in ``builtInLanguage``.
    package final func numberText(_ number: Double, digits: Int) -> String {
        let style = FloatingPointFormatStyle<Double>(locale: builtInLanguage.locale)
        return number.formatted(style.precision(.fractionLength(0...max(digits, 0))))
    }
}

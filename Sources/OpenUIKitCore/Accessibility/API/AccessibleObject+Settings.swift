/// What changed about an object, as far as assistive technologies are concerned.
package enum AccessibilityChange {
    /// The description: label, value, traits, actions or text.
    case content
    /// Which elements there are in the object, or whether it is one itself.
    case structure
}

extension AccessibleObject {
    var rareAccessibility: AccessibilitySettings.Rare? { accessibilitySettings?.rare }

    var ensuredAccessibilitySettings: AccessibilitySettings {
        if let settings = accessibilitySettings { return settings }
        let settings = AccessibilitySettings()
        accessibilitySettings = settings
        return settings
    }

    /// Sets a property unless it has the value already.
    func changeAccessibility<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<AccessibilitySettings, Value?>, to value: Value?,
        changing change: AccessibilityChange
    ) {
        guard accessibilitySettings?[keyPath: property] != value else { return }
        ensuredAccessibilitySettings[keyPath: property] = value
        accessibilityDidChange(change)
    }

    func setAccessibilityText(
        _ property: ReferenceWritableKeyPath<AccessibilitySettings, AccessibilityString?>,
        to text: AccessibilityString?
    ) {
        let old = accessibilitySettings?[keyPath: property]
        // Attributed texts are not compared, because that takes longer than the update.
        guard old?.string != text?.string || old?.attributed != nil || text?.attributed != nil else { return }
        ensuredAccessibilitySettings[keyPath: property] = text
        accessibilityDidChange(.content)
    }

    /// Sets one of the properties that few objects set, unless it has the value already.
    func changeRareAccessibility<Value: Equatable>(
        _ property: WritableKeyPath<AccessibilitySettings.Rare, Value>, to value: Value,
        changing change: AccessibilityChange = .content
    ) {
        let old = rareAccessibility ?? AccessibilitySettings.Rare()
        if old[keyPath: property] != value { setRareAccessibility(property, to: value, changing: change) }
    }

    /// Sets one of the properties that few objects set.
    func setRareAccessibility<Value>(
        _ property: WritableKeyPath<AccessibilitySettings.Rare, Value>, to value: Value,
        changing change: AccessibilityChange
    ) {
        var rare = rareAccessibility ?? AccessibilitySettings.Rare()
        rare[keyPath: property] = value
        ensuredAccessibilitySettings.rare = rare
        accessibilityDidChange(change)
    }

    private static let interactiveTraits: UIAccessibilityTraits = [
        .button, .link, .keyboardKey, .searchField, .adjustable, .allowsDirectInteraction, .toggleButton,
    ]

    /// Whether the traits, or an action, let users operate the element.
    var respondsToUserInteractionByDefault: Bool {
        if !accessibilityTraits.isDisjoint(with: Self.interactiveTraits) { return true }
        return (self as? UIView)?.canBecomeFirstResponder ?? false
    }
}

// Users of the keyboard change a value with the arrow keys, as that of a slider.
extension UIView {
    /// Whether a modifier has an action that changes the value of the element, which is neither hidden nor disabled.
    final var isAdjustableByModifier: Bool {
        guard let modification = accessibilityModification, modification.adjust != nil else { return false }
        return !modification.isHidden && !accessibilityTraits.contains(.notEnabled)
    }

    /// Whether the arrow keys change the value, by a modifier's action or by the methods of an adjustable element.
    ///
    /// Controls handle the keys themselves.
    final var isAdjustableByKeys: Bool {
        if isAdjustableByModifier { return true }
        guard !(self is UIControl), isAccessibilityElement else { return false }
        let traits = accessibilityTraits
        return traits.contains(.adjustable) && !traits.contains(.notEnabled)
    }

    /// Changes the value, if the press is that of an arrow key; returns `false` otherwise.
    final func adjust(for press: UIPress) -> Bool {
        guard let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift]),
            let direction = press.valueStep(isReversed: effectiveUserInterfaceLayoutDirection == .rightToLeft),
            isAdjustableByKeys
        else { return false }
        if isAdjustableByModifier { return adjustByModifier(direction > 0 ? .increment : .decrement) }
        if direction > 0 { accessibilityIncrement() } else { accessibilityDecrement() }
        return true
    }
}

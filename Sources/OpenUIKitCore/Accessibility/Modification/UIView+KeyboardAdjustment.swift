// Users of the keyboard change a value with the arrow keys, as that of a slider.
extension UIView {
    /// Whether a modifier has an action that changes the value of the element, which is neither hidden nor disabled.
    final var isAdjustableByModifier: Bool {
        guard let modification = accessibilityModification, modification.adjust != nil else { return false }
        return !modification.isHidden && !accessibilityTraits.contains(.notEnabled)
    }

    /// Changes the value as a modifier specifies, if the press is that of an arrow key; returns `false` otherwise.
    final func adjustByModifier(for press: UIPress) -> Bool {
        guard isAdjustableByModifier, let key = press.key,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift])
        else { return false }
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard let direction = press.valueStep(isReversed: isReversed) else { return false }
        return adjustByModifier(direction > 0 ? .increment : .decrement)
    }
}

extension AccessibleObject {
    /// The searches that modifiers specify.
    final var modifierRotors: [UIAccessibilityCustomRotor] {
        (accessibilityModification?.rotors ?? []).map { rotor in
            UIAccessibilityCustomRotor(name: rotor.name) { [weak self] predicate in
                self?.nextElement(of: rotor, after: predicate)
            }
        }
    }

    /// Returns the element of a rotor that follows the current one, or `nil` at the end.
    private func nextElement(
        of rotor: AccessibilityModification.Rotor, after predicate: UIAccessibilityCustomRotorSearchPredicate
    ) -> UIAccessibilityCustomRotorItemResult? {
        let isForward = predicate.searchDirection == .next
        let found = rotor.identifiers.compactMap { accessibilityElement(identifiedBy: $0) }
        let elements = isForward ? found : found.reversed()
        let current = elements.firstIndex { $0 === predicate.currentItem.targetElement }
        let next = current.map { $0 + 1 } ?? 0
        guard elements.indices.contains(next) else { return nil }
        return UIAccessibilityCustomRotorItemResult(targetElement: elements[next], targetRange: nil)
    }

    private func accessibilityElement(identifiedBy identifier: String) -> AccessibleObject? {
        firstAccessibilityContent { $0.accessibilityIdentifier == identifier }
    }
}

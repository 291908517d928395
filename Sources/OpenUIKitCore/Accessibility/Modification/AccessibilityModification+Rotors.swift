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
    ///
    /// If the current element is none of the rotor's, the search continues with those that are read after it, or before it.
    private func nextElement(
        of rotor: AccessibilityModification.Rotor, after predicate: UIAccessibilityCustomRotorSearchPredicate
    ) -> UIAccessibilityCustomRotorItemResult? {
        let isForward = predicate.searchDirection == .next
        let current = predicate.currentItem.targetElement
        let (found, place) = places(identifiedBy: rotor.identifiers, and: current)
        let elements = isForward ? found : found.reversed()
        let next =
            if let index = elements.firstIndex(where: { $0.element === current }) {
                elements[(index + 1)...].first
            } else {
                elements.first { item in place.map { isForward ? item.place > $0 : item.place < $0 } ?? true }
            }
        return next.map { UIAccessibilityCustomRotorItemResult(targetElement: $0.element, targetRange: nil) }
    }

    /// Returns the first element with each of the identifiers, in their order, with its place in reading order, and the place of
    /// another element, or `nil` if that is not in the object.
    private func places(
        identifiedBy identifiers: [String], and other: AccessibleObject?
    ) -> (found: [(element: AccessibleObject, place: Int)], other: Int?) {
        var found: [String: (element: AccessibleObject, place: Int)] = [:]
        var (place, otherPlace): (Int, Int?) = (0, nil)
        _ = firstAccessibilityContent { object in
            place += 1
            if object === other { otherPlace = place }
            if let identifier = object.accessibilityIdentifier, found[identifier] == nil {
                found[identifier] = (object, place)
            }
            return false
        }
        return (identifiers.compactMap { found[$0] }, otherPlace)
    }
}

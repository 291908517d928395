/// Keeps the recognisers of a child's view in line with the gestures its parent asks for.
///
/// A gesture takes over the recogniser of the gesture of the same kind that stood at the same place among its kind.
@MainActor
struct GestureBinding {
    private struct Bound {
        let kind: ObjectIdentifier
        let recognizer: UIGestureRecognizer
    }

    private var bound: [Bound] = []

    var isEmpty: Bool {
        bound.isEmpty
    }

    mutating func apply(_ gestures: [Gesture], to view: UIView) {
        if takesOver(gestures) {
            for (index, gesture) in gestures.enumerated() { gesture.update(recognizer: bound[index].recognizer) }
            return
        }
        var left = bound
        var next: [Bound] = []
        next.reserveCapacity(gestures.count)
        for gesture in gestures {
            let kind = ObjectIdentifier(type(of: gesture))
            let entry: Bound
            if let index = left.firstIndex(where: { $0.kind == kind }) {
                entry = left.remove(at: index)
            } else {
                entry = Bound(kind: kind, recognizer: gesture.makeRecognizer())
                view.addGestureRecognizer(entry.recognizer)
            }
            gesture.update(recognizer: entry.recognizer)
            next.append(entry)
        }
        for entry in left { view.removeGestureRecognizer(entry.recognizer) }
        bound = next
    }

    /// Whether the gestures are of the kinds that are bound, one by one, which is the rule.
    private func takesOver(_ gestures: [Gesture]) -> Bool {
        guard gestures.count == bound.count else { return false }
        for (index, gesture) in gestures.enumerated() where ObjectIdentifier(type(of: gesture)) != bound[index].kind {
            return false
        }
        return true
    }
}

/// Reconciles the gesture recognizers of a child's view with the gestures specified by its parent.
///
/// The n-th gesture of a kind reuses the recognizer of the previous n-th gesture of that kind.
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
        if matchesBoundKinds(of: gestures) {
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

    /// Returns whether the gestures match the bound recognizers one by one in kind, which is the common case.
    private func matchesBoundKinds(of gestures: [Gesture]) -> Bool {
        guard gestures.count == bound.count else { return false }
        for (index, gesture) in gestures.enumerated() where ObjectIdentifier(type(of: gesture)) != bound[index].kind {
            return false
        }
        return true
    }
}

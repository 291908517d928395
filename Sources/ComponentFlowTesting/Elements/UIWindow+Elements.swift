import ComponentFlow

extension UIWindow {
    /// The elements of the window in reading order, containers before what they contain.
    var stageElements: [StageElement] {
        AccessibilityScene(self).elements.map(StageElement.init)
    }

    /// Returns the element with a label or an identifier.
    ///
    /// Of several ones, it is the one that users can do something with.
    func stageElement(_ label: String) throws(StageElementError) -> StageElement {
        let all = stageElements
        let found = all.filter { $0.label == label || $0.identifier == label }
        let operable = found.filter(\.isOperable)
        let usable = operable.isEmpty ? found : operable
        // A row that contains only a control has the name of the control.
        let candidates = usable.filter { outer in !usable.contains { outer.contains($0) } }
        guard let element = candidates.first else {
            throw .notFound(label, existing: all.map(\.label).filter { !$0.isEmpty })
        }
        guard candidates.count == 1 else { throw .ambiguous(label, candidates: candidates.map(\.description)) }
        return element
    }
}

import Flexbox

/// What this module remembers about a view.
@MainActor
final class ViewRecord {
    let layout: YGLayout
    /// For which nodes the view was made; `nil` if it was not made here.
    var reuseIdentifier: String?
    var key: String?
    var isMounted = false
    var tapAction: TapAction?
    /// The properties that were set by the last render, each with what gives it its first value back.
    private var properties: [(keyPath: AnyKeyPath, restore: () -> Void)] = []

    init(view: UIView) {
        layout = YGLayout(view: view)
    }

    /// Applies the assignments of a render, and undoes those of earlier ones that it does not repeat.
    ///
    /// - Returns: How many properties changed.
    func apply(_ assignments: [PropertyAssignment], to view: UIView) -> Int {
        var changes = undoOthers(than: assignments)
        for assignment in assignments {
            if !properties.contains(where: { $0.keyPath == assignment.keyPath }) {
                properties.append((assignment.keyPath, assignment.restoration(for: view)))
            }
            changes += assignment.apply(to: view) ? 1 : 0
        }
        return changes
    }

    private func undoOthers(than assignments: [PropertyAssignment]) -> Int {
        let obsolete = properties.filter { property in
            !assignments.contains { $0.keyPath == property.keyPath }
        }
        guard !obsolete.isEmpty else { return 0 }
        obsolete.forEach { $0.restore() }
        properties.removeAll { property in obsolete.contains { $0.keyPath == property.keyPath } }
        return obsolete.count
    }
}

extension UIView {
    /// What this module remembers about the view, from now on if not already.
    var ensuredRecord: ViewRecord {
        if let record = viewRecord { return record }
        let record = ViewRecord(view: self)
        viewRecord = record
        return record
    }
}

/// A layout guide with constraints that are active while it is near edges of its view, or away from them.
///
/// A guide is near an edge if it is in the quarter next to it of the space in which it can move; a guide as long as the view is near
/// neither end. Which constraints are active is determined at each layout of the view.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    /// Constraints that are active at some positions of the guide.
    private struct Tracked {
        let edges: NSDirectionalRectEdge
        let isNear: Bool
        let constraints: [NSLayoutConstraint]
    }

    private final var tracked: [Tracked] = []

    /// Sets the constraints that are active while the guide is near all of the given edges, instead of previous ones.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        set(trackingConstraints, edge, isNear: true)
    }

    /// Sets the constraints that are active while the guide is near none of the given edges, instead of previous ones.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        set(trackingConstraints, edge, isNear: false)
    }

    /// Returns the constraints that are active while the guide is near all of the given edges.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraints(edge, isNear: true)
    }

    /// Returns the constraints that are active while the guide is near none of the given edges.
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraints(edge, isNear: false)
    }

    /// Deactivates and removes the constraints for all edges.
    open func removeAllTrackedConstraints() {
        let old = tracked
        tracked = []
        for item in old { NSLayoutConstraint.deactivate(item.constraints) }
    }

    private func constraints(_ edges: NSDirectionalRectEdge, isNear: Bool) -> [NSLayoutConstraint] {
        tracked.first { $0.edges == edges && $0.isNear == isNear }?.constraints ?? []
    }

    private func set(_ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, isNear: Bool) {
        let old = self.constraints(edges, isNear: isNear)
        tracked.removeAll { $0.edges == edges && $0.isNear == isNear }
        NSLayoutConstraint.deactivate(old.filter { !constraints.contains($0) })
        if !constraints.isEmpty {
            tracked.append(Tracked(edges: edges, isNear: isNear, constraints: constraints))
        }
        owningView?.setNeedsLayout()
    }

    /// Activates and deactivates constraints for the position of the guide; returns whether any have changed.
    final func updateTrackedConstraints() -> Bool {
        guard !tracked.isEmpty, let view = owningView else { return false }
        let near = edges(nearTo: layoutFrame, in: view)
        var hasChanged = false
        for item in tracked {
            let isActive = item.isNear ? near.isSuperset(of: item.edges) : near.isDisjoint(with: item.edges)
            let changing = item.constraints.filter { $0.isActive != isActive }
            guard !changing.isEmpty else { continue }
            hasChanged = true
            if isActive { NSLayoutConstraint.activate(changing) } else { NSLayoutConstraint.deactivate(changing) }
        }
        return hasChanged
    }

    private func edges(nearTo frame: CGRect, in view: UIView) -> NSDirectionalRectEdge {
        let bounds = view.bounds
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var near: NSDirectionalRectEdge = []
        func add(_ edge: NSDirectionalRectEdge, _ distance: CGFloat, opposite: CGFloat) {
            let space = distance + opposite
            if space > 0, distance / space < 0.25 { near.insert(edge) }
        }
        let (left, right) = (frame.minX - bounds.minX, bounds.maxX - frame.maxX)
        let (top, bottom) = (frame.minY - bounds.minY, bounds.maxY - frame.maxY)
        add(isMirrored ? .trailing : .leading, left, opposite: right)
        add(isMirrored ? .leading : .trailing, right, opposite: left)
        add(.top, top, opposite: bottom)
        add(.bottom, bottom, opposite: top)
        return near
    }
}

extension UIView {
    /// Updates the constraints of the view's tracking guides; returns whether any were activated or deactivated.
    final func updateTrackingGuides() -> Bool {
        guard let rareState else { return false }
        var hasChanged = false
        if let keyboard = rareState.systemGuides?.keyboard {
            hasChanged = keyboard.followInputViews()
            if keyboard.updateTrackedConstraints() { hasChanged = true }
        }
        for case let guide as UITrackingLayoutGuide in rareState.layoutGuides where guide.updateTrackedConstraints() {
            hasChanged = true
        }
        return hasChanged
    }
}

internal import Cassowary

// What the engine hears of; it takes effect when it solves next.
extension LayoutEngine {
    /// Something changed: the root is laid out, and then the engine solves.
    func invalidate() {
        guard !isScratch else {
            isDirty = true
            return
        }
        guard !isDirty || !isUpdating else { return }
        isDirty = true
        root?.setNeedsLayout()
    }

    func add(_ constraint: NSLayoutConstraint) {
        if isBuilt { pending.append(constraint) }
        invalidate()
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard constraint.installation?.engine === self else { return forget(constraint) }
        if isUpdating {
            constraint.installation = nil
            return tearDown()
        }
        uninstall(constraint)
        invalidate()
    }

    /// Takes back a constraint that is not in the solver.
    func forget(_ constraint: NSLayoutConstraint) {
        if !pending.isEmpty { pending.removeAll { $0 === constraint } }
        if !broken.isEmpty { broken.removeAll { $0 === constraint } }
    }

    func constantDidChange(_ constraint: NSLayoutConstraint) {
        guard constraint.installation?.isStale == false else { return }
        constraint.installation?.isStale = true
        stale.append(constraint)
        invalidate()
    }

    /// Margins, safe area or baselines that the constraint refers to changed.
    func placesDidChange(_ constraint: NSLayoutConstraint) {
        guard constraint.installation?.isMisplaced == false else { return }
        constraint.installation?.isMisplaced = true
        misplaced.append(constraint)
        invalidate()
    }

    func contentDidChange(_ item: LayoutItem) {
        changedContents.append(item)
        for constraint in item.references where constraint.speaksOfBaselines {
            constraint.installation?.engine.placesDidChange(constraint)
        }
        invalidate()
    }

    /// The content of the root, or what it asks for, changed.
    func rootContentDidChange() {
        hasNewRootContent = true
        invalidate()
    }

    func contentPrioritiesDidChange(_ item: LayoutItem) {
        membership(of: item)?.hasNewPriorities = true
        contentDidChange(item)
    }
}

internal import Cassowary

// Change notifications. They are coalesced and take effect when the engine solves next.
extension LayoutEngine {
    /// Marks the engine dirty and requests layout of its root, which triggers solving.
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

    /// Drops a constraint that is not installed in the solver.
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

    /// Marks a constraint whose margins, safe area or baselines changed.
    func insetsDidChange(_ constraint: NSLayoutConstraint) {
        guard constraint.installation?.hasChangedInsets == false else { return }
        constraint.installation?.hasChangedInsets = true
        constraintsWithChangedInsets.append(constraint)
        invalidate()
    }

    /// Requests that broken constraints are tried again, because one of them changed.
    func retryBroken() {
        shouldRetryBroken = true
        invalidate()
    }

    func contentDidChange(_ item: LayoutItem) {
        changedContents.append(item)
        for constraint in item.references where constraint.refersToBaselines {
            constraint.insetsDidChange()
        }
        for constraint in membership(of: item)?.baselineUsers ?? [] { constraint.insetsDidChange() }
        invalidate()
    }

    /// Marks the intrinsic content size or the content priorities of the root as changed.
    func rootContentDidChange() {
        hasNewRootContent = true
        invalidate()
    }

    func contentPrioritiesDidChange(_ item: LayoutItem) {
        membership(of: item)?.hasNewPriorities = true
        contentDidChange(item)
    }
}

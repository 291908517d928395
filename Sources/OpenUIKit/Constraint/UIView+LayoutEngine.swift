extension LayoutItem {
    func deactivateReferences() {}
    func affectingConstraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
    var isAmbiguous: Bool { false }
}

extension NSLayoutConstraint {
    func constantDidChange() {}
    func priorityDidChange() {}
    func activate() {
        guard holder == nil, let first, let start = first.item.view else { return }
        guard let ancestor = second.map({ $0.item.view.flatMap { start.commonAncestor(with: $0) } }) ?? start else {
            return ConstraintProblem.noCommonAncestor.report(first: first, second: second)
        }
        holder = ancestor
        ancestor.layoutItem.held.append(self)
    }
    func deactivate() {
        guard let item = holder?.rareState?.layoutItem else { return }
        item.held.removeAll { $0 === self }
        holder = nil
    }
}

extension UIView {
    func commonAncestor(with other: UIView) -> UIView? {
        var view: UIView? = self
        while let current = view {
            if other.isDescendant(of: current) { return current }
            view = current.parent
        }
        return nil
    }
    func setConstrained(_ constrained: Bool) { flags.set(.constrained, to: constrained) }
    func intrinsicContentSizeDidChange() {}
    func contentPrioritiesDidChange() {}
    func markNeedsUpdateConstraints() { flags.insert(.needsUpdateConstraints) }
    func settleConstraintUpdates() {}
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        sizeThatFits(target)
    }
}

internal import Cassowary

extension NSLayoutConstraint {
    /// The serial of the constraint that was activated last.
    private(set) static var lastSerial = 0
    /// The number of notifications that margins, a safe area or baselines changed to which a constraint refers.
    private(set) static var insetChanges = 0

    /// The items of all operands; an item that the constraint refers to twice is listed twice.
    private nonisolated var items: [LayoutItem] {
        [first?.item, first?.origin?.item, second?.item, second?.origin?.item].compactMap { $0 }
    }

    /// The nearest common ancestor of all items, which may be one of their views.
    private var commonAncestor: UIView? {
        var ancestor: UIView?
        for item in items {
            guard let view = item.view else { return nil }
            guard let known = ancestor else {
                ancestor = view
                continue
            }
            guard let common = known.commonAncestor(with: view) else { return nil }
            ancestor = common
        }
        return ancestor
    }

    func activate() {
        guard holder == nil, first != nil else { return }
        guard let ancestor = commonAncestor else {
            return ConstraintProblem.noCommonAncestor.report(first: first, second: second)
        }
        Self.lastSerial += 1
        serial = Self.lastSerial
        holder = ancestor
        ancestor.layoutItem.held.append(self)
        for item in items where item.references.last !== self { item.references.append(self) }
        if refersToBaselines { for item in items { item.hasHadBaselineReferences = true } }
        let changed = updateCrossings(upTo: ancestor, by: 1)
        let root = ancestor.constraintRoot
        root.rareState?.layoutItem?.rootEngine?.add(self)
        root.setNeedsLayout()
        // A layout request may call client code, so the state must be consistent before this.
        for root in changed { root.tearDownConstraints() }
    }

    func deactivate() {
        guard let view = holder else { return }
        holder = nil
        isBroken = false
        if let item = view.rareState?.layoutItem {
            if item.held.last === self { item.held.removeLast() } else { item.held.removeAll { $0 === self } }
        }
        for item in items { item.references.removeAll { $0 === self } }
        let root = view.constraintRoot
        let changed = updateCrossings(upTo: view, by: -1)
        if let engine = installation?.engine {
            engine.remove(self)
        } else {
            root.rareState?.layoutItem?.rootEngine?.forget(self)
        }
        for root in changed { root.tearDownConstraints() }
    }

    /// Deactivates the constraint while the view that holds it is being deallocated.
    nonisolated func holderWillDeallocate() {
        holder = nil
        installation = nil
        for item in items { item.references.removeAll { $0 === self } }
    }

    /// Marks the views between the items and their common ancestor and updates their crossing counts.
    ///
    /// - Returns: The previous and new roots of regions that are merged or split by this.
    private func updateCrossings(upTo ancestor: UIView, by count: Int) -> [UIView] {
        var changed: [UIView] = []
        for item in items {
            var view = item.view
            var isInside = item.guide != nil
            while let current = view, current !== ancestor {
                current.flags.insert(.crossesConstraintBoundary)
                if isInside { current.cross(by: count, &changed) }
                isInside = true
                view = current.parent
            }
        }
        ancestor.flags.insert(.crossesConstraintBoundary)
        return changed
    }

    func constantDidChange() {
        guard let installation else { return retryIfBroken() }
        installation.engine.constantDidChange(self)
    }

    func priorityDidChange() {
        guard let engine = installation?.engine else { return retryIfBroken() }
        engine.remove(self)
        engine.add(self)
    }

    /// Updates the constraint after margins, a safe area or baselines that it refers to changed.
    func insetsDidChange() {
        Self.insetChanges &+= 1
        if let installation {
            installation.engine.insetsDidChange(self)
        } else if isBroken {
            retryIfBroken()
        }
    }

    private func retryIfBroken() {
        holder?.constraintRoot.rareState?.layoutItem?.rootEngine?.retryBroken()
    }

    /// A description of the constraint for diagnostics.
    var summary: String {
        let sign = ["<=", "==", ">="][relation.rawValue + 1]
        var text = "\(first?.summary ?? "nothing") \(sign) "
        if let second {
            if multiplier != 1 { text += "\(Self.format(multiplier)) * " }
            text += second.summary
            if constant != 0 { text += constant < 0 ? " - " : " + " }
            if constant != 0 { text += Self.format(abs(constant)) }
        } else {
            text += Self.format(constant)
        }
        if priority != .required { text += " @\(Self.format(CGFloat(priority.rawValue)))" }
        return "<\(type(of: self)) \(identifier.map { "'\($0)' " } ?? "")\(text)>"
    }

    private static func format(_ number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
    }
}

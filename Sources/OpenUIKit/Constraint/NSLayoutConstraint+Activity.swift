internal import Cassowary

extension NSLayoutConstraint {
    private static var lastSerial = 0

    /// The items that the constraint speaks of, each once for every mention.
    private nonisolated var items: [LayoutItem] {
        [first?.item, first?.origin?.item, second?.item, second?.origin?.item].compactMap { $0 }
    }

    /// The nearest view that all items are in.
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
        let changed = tie(to: ancestor, by: 1)
        let root = ancestor.constraintRoot
        root.rareState?.layoutItem?.rootEngine?.add(self)
        root.setNeedsLayout()
        // Client code may hear of a layout that is asked for, so this comes when all is as it should be.
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
        let changed = tie(to: view, by: -1)
        if let engine = installation?.engine {
            engine.remove(self)
        } else {
            root.rareState?.layoutItem?.rootEngine?.forget(self)
        }
        for root in changed { root.tearDownConstraints() }
    }

    /// The view that held the constraint is gone, and with it what it was part of.
    nonisolated func holderDied() {
        holder = nil
        installation = nil
        for item in items { item.references.removeAll { $0 === self } }
    }

    /// Marks the views between the items and their common ancestor; those with frames of their own are crossed.
    ///
    /// - Returns: The roots, old and new, of hierarchies whose constraints now belong together or apart.
    private func tie(to ancestor: UIView, by count: Int) -> [UIView] {
        var changed: [UIView] = []
        for item in items {
            var view = item.view
            var isInside = item.guide != nil
            while let current = view, current !== ancestor {
                current.flags.insert(.joinsConstraints)
                if isInside { current.cross(by: count, &changed) }
                isInside = true
                view = current.parent
            }
        }
        ancestor.flags.insert(.joinsConstraints)
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

    private func retryIfBroken() {
        holder?.constraintRoot.rareState?.layoutItem?.rootEngine?.invalidate()
    }

    /// The constraint in words.
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

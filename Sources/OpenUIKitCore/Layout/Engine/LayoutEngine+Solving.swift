internal import Cassowary

// Applying pending changes to the solver.
extension LayoutEngine {
    /// Applies the changes since the last solving to the solver.
    func flush() {
        addRootSizeConstraints()
        refreshMisplaced()
        let changes = constantChanges()
        if !changes.isEmpty {
            shouldRetryBroken = true
            change(changes)
        }
        if shouldRetryBroken, !broken.isEmpty { pending.insert(contentsOf: takeBroken(), at: 0) }
        shouldRetryBroken = false
        addPending()
        let contents = changedContents
        changedContents.removeAll(keepingCapacity: true)
        for item in contents { updateContent(of: item) }
        // A changed content size may have been the reason why a constraint broke.
        if shouldRetryBroken, !broken.isEmpty { isDirty = true }
    }

    private func takeBroken() -> [NSLayoutConstraint] {
        defer { broken.removeAll() }
        return broken
    }

    /// Updates constraints whose margins or baselines changed.
    ///
    /// Usually only the constants differ; constraints that now refer to other views are reinstalled.
    private func refreshMisplaced() {
        let constraints = constraintsWithChangedInsets
        constraintsWithChangedInsets.removeAll(keepingCapacity: true)
        for constraint in constraints {
            guard let installation = constraint.installation, installation.engine === self,
                installation.hasChangedInsets
            else { continue }
            constraint.installation?.hasChangedInsets = false
            guard let made = LayoutExpression(constraint, in: self), made.expression.isFinite,
                made.expression.hasTerms(of: installation.terms),
                made.baselineSources.elementsEqual(installation.baselineSources, by: ===)
            else {
                uninstall(constraint)
                pending.append(constraint)
                continue
            }
            constraint.installation?.base = made.expression.constant + constraint.solverConstant
            constraint.installation?.isStale = true
            stale.append(constraint)
        }
    }

    /// Returns the constants that differ from those in the solver.
    ///
    /// Nothing is added to the solver in the meantime, so its constraint numbers stay valid.
    private func constantChanges() -> [(ConstraintID, Double)] {
        var changes: [(ConstraintID, Double)] = []
        collectRootSizeChanges(&changes)
        collectFrameChanges(&changes)
        collectOffsetChanges(&changes)
        for constraint in stale {
            guard let installation = constraint.installation, installation.engine === self, installation.isStale
            else { continue }
            constraint.installation?.isStale = false
            changes.append((installation.id, installation.base - constraint.solverConstant))
        }
        stale.removeAll(keepingCapacity: true)
        return changes
    }

    private func collectFrameChanges(_ changes: inout [(ConstraintID, Double)]) {
        for item in fixed {
            guard let view = item.view, let member = membership(of: item) else { continue }
            let frame = view.alignmentRect(forFrame: view.untransformedFrame)
            guard member.target != frame else { continue }
            member.target = frame
            let own = member.own
            for (id, value) in [
                (own.x, frame.minX), (own.y, frame.minY), (own.width, frame.width), (own.height, frame.height),
            ] {
                if let id { changes.append((id, -LayoutLimit.clamped(value))) }
            }
        }
    }

    private func collectOffsetChanges(_ changes: inout [(ConstraintID, Double)]) {
        for index in offsets.indices {
            guard let origin = offsets[index].item.view?.bounds.origin, offsets[index].value != origin,
                offsets[index].ids.count == 2
            else { continue }
            offsets[index].value = origin
            changes.append((offsets[index].ids[0], -LayoutLimit.clamped(origin.x)))
            changes.append((offsets[index].ids[1], -LayoutLimit.clamped(origin.y)))
        }
    }

    /// Returns the variables of a scroll view's content offset.
    func offset(of view: UIView) -> (x: Variable, y: Variable) {
        let item = view.layoutItem
        if let known = offsets.first(where: { $0.item === item }) { return (known.x, known.y) }
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let value = view.bounds.origin
        let ids = [
            addOwn(LinearExpression([.init(x, 1)], constant: -LayoutLimit.clamped(value.x))),
            addOwn(LinearExpression([.init(y, 1)], constant: -LayoutLimit.clamped(value.y))),
        ].compactMap { $0 }
        offsets.append(Offset(item: item, x: x, y: y, ids: ids, value: value))
        if !isScratch {
            item.offsetEngine = self
            view.flags.insert(.crossesConstraintBoundary)
        }
        return (x, y)
    }

    /// Changes constants and breaks constraints that become unsatisfiable.
    func change(_ changes: [(ConstraintID, Double)]) {
        for _ in 0..<owners.count + 1 {
            do throws(Conflict) {
                return try solver.setConstants(changes)
            } catch {
                guard breakOne(of: error) else { break }
            }
        }
        for change in changes { try? solver.setConstants([change]) }
    }

    /// Installs the required constraints first, so that the optimization of the others starts close to its result.
    private func addPending() {
        while !pending.isEmpty {
            let constraints = pending
            pending.removeAll(keepingCapacity: true)
            for constraint in constraints where constraint.priority == .required { install(constraint) }
            for constraint in constraints where constraint.priority != .required { install(constraint) }
        }
    }

    // MARK: Constraints

    private func install(_ constraint: NSLayoutConstraint) {
        guard isScratch || constraint.installation == nil,
            let made = expression(of: constraint), case let expression = made.expression,
            // Building the expression calls client code, which may have changed the constraint.
            constraint.holder != nil, isScratch || constraint.installation == nil
        else { return }
        guard expression.isFinite else { return failedAsNotFinite(constraint) }
        do throws(Conflict) {
            let id = try solver.add(
                expression, constraint.solverRelation, strength: Strength(constraint.priority.rawValue))
            set(constraint, at: id)
            guard !isScratch else { return }
            constraint.installation = NSLayoutConstraint.Installation(
                engine: self, id: id, base: expression.constant + constraint.solverConstant, terms: expression.terms,
                baselineSources: made.baselineSources)
            for item in made.baselineSources { membership(of: item)?.baselineUsers.append(constraint) }
            constraint.isBroken = false
        } catch {
            failed(constraint, against: error)
        }
    }

    /// Returns the expression of a constraint that is not installed yet.
    ///
    /// Building it adds items to the engine, which calls client code. If that changes margins or baselines, the expression
    /// may contain the previous ones, and is built again.
    private func expression(of constraint: NSLayoutConstraint) -> LayoutExpression? {
        for _ in 0..<8 {
            let changes = NSLayoutConstraint.insetChanges
            let made = LayoutExpression(constraint, in: self)
            if changes == NSLayoutConstraint.insetChanges { return made }
        }
        return LayoutExpression(constraint, in: self)
    }

    /// Removes an installed constraint from the solver.
    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let installation = constraint.installation, installation.engine === self else { return }
        solver.remove(installation.id)
        owners[installation.id.number] = nil
        endInstallation(of: constraint)
        shouldRetryBroken = true
    }

    private func endInstallation(of constraint: NSLayoutConstraint) {
        for item in constraint.installation?.baselineSources ?? [] {
            membership(of: item)?.baselineUsers.removeAll { $0 === constraint }
        }
        constraint.installation = nil
    }

    private func set(_ constraint: NSLayoutConstraint, at id: ConstraintID) {
        while owners.count <= id.number { owners.append(nil) }
        owners[id.number] = constraint
    }

    /// Adds an internal constraint and breaks client constraints that conflict with it.
    func addOwn(
        _ expression: LinearExpression, _ relation: Comparison = .equal, above: Strength = .required,
        below: Strength? = nil
    ) -> ConstraintID? {
        for _ in 0..<owners.count + 1 {
            do throws(Conflict) {
                let id = try solver.add(expression, relation, strength: above, below: below)
                if id.number < owners.count { owners[id.number] = nil }
                return id
            } catch {
                guard breakOne(of: error) else { break }
            }
        }
        return nil
    }

    // MARK: Conflicts

    private func failed(_ constraint: NSLayoutConstraint, against conflict: Conflict) {
        if markBroken(constraint) { report([constraint] + named(by: conflict), broken: constraint) }
    }

    /// Breaks a constraint to a margin or baseline that is not finite.
    private func failedAsNotFinite(_ constraint: NSLayoutConstraint) {
        guard markBroken(constraint) else { return }
        ConstraintProblem.notFinite.report(first: constraint.first, second: constraint.second)
    }

    /// Adds a constraint to those that are tried again; returns whether it was not broken before.
    private func markBroken(_ constraint: NSLayoutConstraint) -> Bool {
        broken.append(constraint)
        defer { constraint.isBroken = true }
        return !constraint.isBroken
    }

    /// Breaks the constraint of a conflict that was activated last.
    private func breakOne(of conflict: Conflict) -> Bool {
        let all = conflict.constraints.compactMap { id in owner(of: id).map { (id, $0) } }
        guard let (id, last) = all.max(by: { $0.1.serial < $1.1.serial }) else { return false }
        solver.remove(id)
        owners[id.number] = nil
        shouldRetryBroken = true
        if !isScratch { endInstallation(of: last) }
        broken.append(last)
        guard !last.isBroken || !isScratch else { return true }
        last.isBroken = true
        report(all.map(\.1), broken: last)
        return true
    }

    func owner(of id: ConstraintID) -> NSLayoutConstraint? {
        id.number < owners.count ? owners[id.number] : nil
    }

    private func named(by conflict: Conflict) -> [NSLayoutConstraint] {
        conflict.constraints.compactMap { owner(of: $0) }
    }

    private func report(_ constraints: [NSLayoutConstraint], broken: NSLayoutConstraint) {
        let set = constraints.sorted { $0.serial < $1.serial }.map(\.summary).joined(separator: ", ")
        Diagnostics.report(
            Diagnostic(
                rule: "constraint.unsatisfiable",
                message: "Constraints cannot be satisfied simultaneously: \(set). \(broken.summary) is broken.",
                subject: broken.holder?.diagnosticPath ?? "",
                hint: "Remove one of them, or give it a priority below 1000. A view with a conflicting frame may need "
                    + "translatesAutoresizingMaskIntoConstraints = false."))
    }
}

extension LinearExpression {
    /// Whether all coefficients and the constant are finite.
    fileprivate var isFinite: Bool {
        constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
    }

    /// Whether the expression has the same coefficients and variables as the given terms.
    fileprivate func hasTerms(of others: [Term]) -> Bool {
        terms.elementsEqual(others) { $0.variable == $1.variable && $0.coefficient == $1.coefficient }
    }
}

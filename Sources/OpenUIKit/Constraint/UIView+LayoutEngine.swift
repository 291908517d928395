// Where views meet the engine. A view with a frame of its own is the root of what constraints place inside it, and its
// engine knows nothing of what is around it; so a cell, a controller's view and a window have one each. A constraint that
// leads out of such a view makes the two one.
extension UIView {
    /// The nearest view around, or this one, whose frame no constraint places.
    final var constraintRoot: UIView {
        var view = self
        while view.isPlacedFromOutside, let parent = view.parent { view = parent }
        return view
    }

    /// Constraints place the view, or lead out of it.
    private var isPlacedFromOutside: Bool {
        flags.contains(.constrained) || (rareState?.layoutItem?.crossings ?? 0) > 0
    }

    /// Whether the view belongs to its superview's engine.
    final var isConstraintMember: Bool { parent != nil && isPlacedFromOutside }

    private var rootEngine: LayoutEngine? { rareState?.layoutItem?.rootEngine }

    /// What constraints place inside the view, if it is a root, is solved anew at the next layout.
    final func tearDownConstraints() {
        if let rootEngine { rootEngine.tearDown() } else { setNeedsLayout() }
    }

    /// The view is no root any more.
    private func dropRootEngine() {
        rootEngine?.tearDown()
        rareState?.layoutItem?.rootEngine = nil
    }

    private func ensureRootEngine() -> LayoutEngine {
        let item = layoutItem
        if let engine = item.rootEngine { return engine }
        let engine = LayoutEngine(root: self)
        item.rootEngine = engine
        return engine
    }

    final func commonAncestor(with other: UIView) -> UIView? {
        if other.parent === self || other === self { return self }
        var view: UIView? = self
        while let current = view {
            if other.isDescendant(of: current) { return current }
            view = current.parent
        }
        return nil
    }

    // MARK: Layout

    /// Before the view lays out: constraints are changed and solved, and the subviews are placed.
    final func layOutConstraints() {
        if !flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]) {
            settleConstraintUpdates()
        }
        if flags.contains(.constrainsSubviews) { placeConstrainedSubviews() }
    }

    /// Before somebody wants the view laid out now: what waits for it further up is solved.
    final func prepareConstraints() {
        if !flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]) {
            settleConstraintUpdates()
        }
        let root = constraintRoot
        if root.flags.contains(.constrainsSubviews) { root.ensureRootEngine().update() }
    }

    /// Solves, if the view is a root or something is left to solve, and puts subviews where the engine wants them.
    final func placeConstrainedSubviews() {
        if !isConstraintMember {
            ensureRootEngine().update(placing: self)
        } else {
            rareState?.layoutItem?.membership?.engine.update(placing: self)
        }
        var index = 0
        while let next = misplacedSubview(from: index) {
            if let frame = subviews[next].layoutTarget { subviews[next].place(at: frame) }
            index = next + 1
        }
    }

    /// Where the engine wants the view to be.
    private var layoutTarget: CGRect? {
        flags.contains(.constrained) ? rareState?.layoutItem?.membership?.target : nil
    }

    /// The next of the subviews, from an index on, that is not where the engine wants it.
    ///
    /// Views are looked at without retaining them, as most of them stay; nobody else's code runs here.
    private func misplacedSubview(from start: Int) -> Int? {
        subviews.withUnsafeBytes { bytes in
            let views = bytes.assumingMemoryBound(to: Unmanaged<UIView>.self)
            for index in views.indices.dropFirst(start) {
                let isMisplaced = views[index]._withUnsafeGuaranteedRef { view in
                    view.layoutTarget.map { !view.layer.stands(at: $0) } ?? false
                }
                if isMisplaced { return index }
            }
            return nil
        }
    }

    /// Takes a place that the engine found; transforms stay as they are.
    private func place(at frame: CGRect) {
        let anchor = layer.anchorPoint
        let bounds = self.bounds
        let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        if bounds.size != frame.size { self.bounds = CGRect(origin: bounds.origin, size: frame.size) }
        if self.center != center { self.center = center }
    }

    // MARK: Changes

    /// Constraints begin or cease to place the view.
    final func setConstrained(_ constrained: Bool) {
        let before = constraintRoot
        flags.set(.constrained, to: constrained)
        if isConstraintMember { dropRootEngine() }
        if constrained { parent?.flags.insert(.constrainsSubviews) }
        before.rootEngine?.tearDown()
        // The views inside have another root, or none any more.
        tearDownConstraints()
        guard let parent else { return }
        parent.constraintRoot.tearDownConstraints()
        parent.setNeedsLayout()
    }

    /// One constraint more or less leads out of the view; the roots that this changes are added to a list.
    final func cross(by count: Int, _ changed: inout [UIView]) {
        let item = layoutItem
        let before = constraintRoot
        item.crossings = max(0, item.crossings + count)
        guard !flags.contains(.constrained), item.crossings == (count > 0 ? count : 0) else { return }
        parent?.flags.insert(.constrainsSubviews)
        changed += [before, constraintRoot]
    }

    /// A view with constraints came in.
    final func joinConstraints(of view: UIView) {
        if !view.flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]) {
            view.markAncestorsForConstraintUpdate()
        }
        guard view.isConstraintMember else { return }
        flags.insert(.constrainsSubviews)
        view.dropRootEngine()
        let root = constraintRoot
        root.rootEngine?.join(view)
        root.setNeedsLayout()
    }

    /// The view is about to leave its superview: constraints that lead out of it become inactive.
    final func leaveConstraints() {
        guard !flags.isDisjoint(with: [.constrained, .joinsConstraints]) else { return }
        if flags.contains(.joinsConstraints) {
            for constraint in constraintsLeadingOut().reversed() { constraint.deactivate() }
        }
        guard let item = rareState?.layoutItem, let engine = item.membership?.engine else { return }
        if isConstraintMember { engine.leave(self) } else { engine.dismiss(item) }
    }

    /// The active constraints between a view in here and one that is not, each once.
    private func constraintsLeadingOut() -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var seen: Set<ObjectIdentifier> = []
        var waiting: [UIView] = [self]
        while let view = waiting.popLast() {
            for constraint in (view.rareState?.layoutItems ?? []).flatMap(\.references) {
                guard let holder = constraint.holder, !holder.isDescendant(of: self) else { continue }
                if seen.insert(ObjectIdentifier(constraint)).inserted { found.append(constraint) }
            }
            waiting.append(contentsOf: view.subviews.reversed().filter { $0.flags.contains(.joinsConstraints) })
        }
        return found
    }

    final func intrinsicContentSizeDidChange() {
        guard let item = rareState?.layoutItem else { return }
        item.membership?.engine.contentDidChange(item)
        if parent == nil, flags.contains(.constrained) { rootEngine?.rootContentDidChange() }
        if flags.contains(.arranged) { (parent as? UIStackView)?.arrangedContentDidChange() }
    }

    final func contentPrioritiesDidChange() {
        guard let item = rareState?.layoutItem else { return }
        item.membership?.engine.contentPrioritiesDidChange(item)
        if parent == nil, flags.contains(.constrained) { rootEngine?.rootContentDidChange() }
    }

    /// Margins or safe area changed.
    final func constraintInsetsDidChange() {
        guard let state = rareState, flags.contains(.joinsConstraints) else { return }
        for item in [state.layoutItem, state.systemGuides?.marginsGuide?.item, state.systemGuides?.safeAreaGuide?.item]
        {
            for constraint in item?.references ?? [] { constraint.installation?.engine.placesDidChange(constraint) }
        }
    }

    /// A view that keeps its frame has another one.
    final func frameMayBindConstraints() {
        guard let item = rareState?.layoutItem else { return }
        item.offsetEngine?.invalidate()
        if !flags.contains(.constrained) { item.membership?.engine.invalidate() }
    }

    final func layoutDirectionDidChange() {
        guard !flags.isDisjoint(with: [.joinsConstraints, .constrainsSubviews]) else { return }
        let root = constraintRoot
        root.tearDownConstraints()
        if root !== self { tearDownConstraints() }
    }

    // MARK: Updates

    final func markNeedsUpdateConstraints() {
        guard !flags.contains(.needsUpdateConstraints) else { return }
        flags.insert(.needsUpdateConstraints)
        markAncestorsForConstraintUpdate()
    }

    /// Lets the topmost view know that constraints are to be updated before anything is laid out.
    final func markAncestorsForConstraintUpdate() {
        var top = self
        while let parent = top.parent {
            top = parent
            if top.flags.contains(.descendantNeedsUpdateConstraints) { return }
            top.flags.insert(.descendantNeedsUpdateConstraints)
        }
        top.setNeedsLayout()
    }

    /// Updates constraints from the innermost views outwards.
    ///
    /// Iterative, as trees can be deeper than the stack. A view that requests its superview's update during its own gets
    /// it in the same pass.
    final func settleConstraintUpdates() {
        guard !flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]) else { return }
        var (waiting, visited) = ([self], [UIView]())
        while let view = waiting.popLast() {
            visited.append(view)
            guard view.flags.remove(.descendantNeedsUpdateConstraints) != nil else { continue }
            waiting += view.subviews.filter {
                !$0.flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints])
            }
        }
        // The reverse of a preorder that begins with the last subviews visits descendants first, siblings in order.
        for view in visited.reversed() where view === self || view.parent != nil {
            view.updateConstraintsIfMarked()
        }
    }

    private func updateConstraintsIfMarked() {
        guard flags.remove(.needsUpdateConstraints) != nil else { return }
        if let controller = rareState?.viewController {
            controller.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }

    // MARK: Fitting

    final func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        settleConstraintUpdates()
        let target = CGSize(
            width: target.width.isFinite ? max(target.width, 0) : 0,
            height: target.height.isFinite ? max(target.height, 0) : 0)
        return FittingDepth.measure(self) {
            fittingEngine.fittingSize(target, horizontal: horizontal, vertical: vertical)
        }
    }

    /// A root measures with its own engine, unless that is solving right now; others with one that is made for it.
    private var fittingEngine: LayoutEngine {
        if !isConstraintMember {
            let engine = ensureRootEngine()
            if !engine.isUpdating { return engine }
        }
        return LayoutEngine(root: self, isScratch: true)
    }
}

/// How many measurements wait for each other, because views measure themselves or others to know their size.
@MainActor private enum FittingDepth {
    private static var depth = 0
    private static let limit = 32

    static func measure(_ view: UIView, _ body: () -> CGSize) -> CGSize {
        guard depth < limit else {
            report(view)
            return view.bounds.size
        }
        depth += 1
        defer { depth -= 1 }
        return body()
    }

    private static func report(_ view: UIView) {
        Diagnostics.report(
            Diagnostic(
                rule: "constraint.recursive-fitting",
                message: "\(limit) calls of systemLayoutSizeFitting wait for each other; the view's size is taken.",
                subject: view.diagnosticPath,
                hint: "Do not measure a view in its own intrinsicContentSize."))
    }
}

extension SystemLayoutGuides {
    nonisolated var all: [UILayoutGuide] {
        [marginsGuide, safeAreaGuide, readable, keyboard, content, frame].compactMap { $0 }
    }
}

extension UIView.RareState {
    /// The items of the view and its guides.
    var layoutItems: [LayoutItem] {
        [layoutItem].compactMap { $0 } + layoutGuides.map(\.item) + (systemGuides?.all ?? []).map(\.item)
    }
}

extension LayoutItem {
    /// Deactivates every constraint that speaks of the item.
    func deactivateReferences() {
        for constraint in references { constraint.deactivate() }
        if let engine = membership?.engine { engine.dismiss(self) }
    }

    func affectingConstraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let member = updatedMembership else { return [] }
        return member.engine.constraints(determining: member.variables, along: axis)
    }

    var isAmbiguous: Bool {
        guard let member = updatedMembership else { return false }
        return member.variables.all.contains { !member.engine.solver.isDetermined($0) }
    }

    /// The membership after its engine solved what waited.
    private var updatedMembership: LayoutMembership? {
        membership?.engine.update()
        return membership
    }
}

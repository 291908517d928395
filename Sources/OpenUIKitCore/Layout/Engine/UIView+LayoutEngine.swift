// The integration of views and engines. A view whose frame is not determined by constraints is the root of a constraint
// region: its engine lays out the views inside and has no relation to the views outside, so a cell, the view of a
// controller and a window have one engine each. A constraint that crosses the boundary of such a view merges the two
// regions.
extension UIView {
    /// The nearest view, starting with this one, whose frame no constraint determines and whose boundary none crosses.
    final var constraintRoot: UIView {
        var view = self
        while view.isLaidOutByOuterConstraints, let parent = view.parent { view = parent }
        return view
    }

    /// Whether constraints determine the view's frame or cross its boundary.
    private var isLaidOutByOuterConstraints: Bool {
        flags.contains(.constrained) || (rareState?.layoutItem?.crossings ?? 0) > 0
    }

    /// Whether the view belongs to its superview's engine.
    final var isConstraintMember: Bool { parent != nil && isLaidOutByOuterConstraints }

    private var rootEngine: LayoutEngine? { rareState?.layoutItem?.rootEngine }

    /// Discards the state of the region's engine, if the view is a root, so that the next layout rebuilds it.
    final func tearDownConstraints() {
        if let rootEngine { rootEngine.tearDown() } else { setNeedsLayout() }
    }

    /// Discards the engine of a view that is no longer a root.
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

    /// Updates and solves constraints and positions subviews, before the view's own layout.
    final func layOutConstraints() {
        if !flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]) {
            updateConstraintsIfNeededInSubtree()
        }
        if flags.contains(.constrainsSubviews) { placeConstrainedSubviews() }
    }

    /// Updates and solves pending constraints of the whole region, before an immediate layout of the view.
    final func prepareConstraints() {
        if !flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]) {
            updateConstraintsIfNeededInSubtree()
        }
        let root = constraintRoot
        if root.flags.contains(.constrainsSubviews) { root.ensureRootEngine().update() }
    }

    /// Solves pending changes and applies the solved frames to subviews.
    final func placeConstrainedSubviews() {
        solveConstraints()
        // A guide whose own position depends on the constraints may change them again, but not endlessly.
        for _ in 0..<2 where updateTrackingGuides() { solveConstraints() }
        var index = 0
        while let next = misplacedSubview(from: index) {
            if let frame = subviews[next].layoutTarget { subviews[next].place(at: frame) }
            index = next + 1
        }
    }

    private func solveConstraints() {
        if !isConstraintMember {
            ensureRootEngine().update(placing: self)
        } else {
            rareState?.layoutItem?.membership?.engine.update(placing: self)
        }
    }

    /// The solved frame of the view, if constraints lay it out.
    private var layoutTarget: CGRect? {
        flags.contains(.constrained) ? rareState?.layoutItem?.membership?.target : nil
    }

    /// Returns the index of the next subview, from an index on, whose frame differs from its solved frame.
    ///
    /// A loop, because an isolated closure would check its actor for each view.
    private func misplacedSubview(from start: Int) -> Int? {
        let views = subviews
        var index = start
        while index < views.count {
            if let target = views[index].layoutTarget, !views[index].layer.fills(target) { return index }
            index += 1
        }
        return nil
    }

    /// Applies a solved frame and preserves the transform.
    private func place(at frame: CGRect) {
        let anchor = layer.anchorPoint
        let bounds = self.bounds
        let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        if bounds.size != frame.size { self.bounds = CGRect(origin: bounds.origin, size: frame.size) }
        if self.center != center { self.center = center }
    }

    // MARK: Changes

    /// Switches the view between a fixed frame and layout by constraints.
    final func setConstrained(_ constrained: Bool) {
        let before = constraintRoot
        flags.set(.constrained, to: constrained)
        if isConstraintMember { dropRootEngine() }
        if constrained { parent?.flags.insert(.constrainsSubviews) }
        before.rootEngine?.tearDown()
        // The views inside now have another root, or none.
        tearDownConstraints()
        guard let parent else { return }
        parent.constraintRoot.tearDownConstraints()
        parent.setNeedsLayout()
    }

    /// Adjusts the number of constraints that cross the view's boundary and adds affected roots to a list.
    final func cross(by count: Int, _ changed: inout [UIView]) {
        let item = layoutItem
        let before = constraintRoot
        item.crossings = max(0, item.crossings + count)
        guard !flags.contains(.constrained), item.crossings == (count > 0 ? count : 0) else { return }
        parent?.flags.insert(.constrainsSubviews)
        changed += [before, constraintRoot]
    }

    /// Adds a subview with constraints to the region.
    final func addConstraintMember(_ view: UIView) {
        if !view.flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]) {
            view.markAncestorsForConstraintUpdate()
        }
        guard view.isConstraintMember else { return }
        flags.insert(.constrainsSubviews)
        view.dropRootEngine()
        // A layout request calls client code, which may have moved the view.
        guard view.parent === self else { return }
        let root = constraintRoot
        root.rootEngine?.join(view)
        root.setNeedsLayout()
    }

    /// Deactivates constraints that cross the view's boundary, before the view is removed from its superview.
    ///
    /// This requests layouts, which call client code; the view may have another superview afterwards. Client code that
    /// activates further constraints does not keep the view.
    final func deactivateCrossingConstraints() {
        guard flags.contains(.crossesConstraintBoundary) else { return }
        let superview = parent
        var (rounds, serial) = (0, -1)
        while rounds < Self.maximumDeactivationRounds, serial != NSLayoutConstraint.lastSerial, parent === superview {
            rounds += 1
            serial = NSLayoutConstraint.lastSerial
            for constraint in constraintsCrossingBoundary().reversed() { constraint.deactivate() }
        }
    }

    private static var maximumDeactivationRounds: Int { 8 }

    /// Removes the view from the engine of its superview, directly before it is removed from its superview.
    ///
    /// This calls no client code, which could activate constraints that the engine would then keep.
    ///
    /// - Returns: The engine that has to solve again; request the layout of its root after the view was removed.
    final func removeFromConstraintRegion() -> LayoutEngine? {
        guard !flags.isDisjoint(with: [.constrained, .crossesConstraintBoundary]) else { return nil }
        guard let item = rareState?.layoutItem, let engine = item.membership?.engine else { return nil }
        if isConstraintMember { engine.leave(self) } else { engine.dismiss(item) }
        return engine
    }

    /// The active constraints between a view in this subtree and a view outside, each listed once.
    private func constraintsCrossingBoundary() -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var seen: Set<ObjectIdentifier> = []
        var waiting: [UIView] = [self]
        while let view = waiting.popLast() {
            for constraint in (view.rareState?.layoutItems ?? []).flatMap(\.references) {
                guard let holder = constraint.holder, !holder.isDescendant(of: self) else { continue }
                if seen.insert(ObjectIdentifier(constraint)).inserted { found.append(constraint) }
            }
            waiting.append(
                contentsOf: view.subviews.reversed().filter { $0.flags.contains(.crossesConstraintBoundary) })
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

    /// Updates constraints that refer to margins or the safe area, which changed.
    final func constraintInsetsDidChange() {
        guard let state = rareState, flags.contains(.crossesConstraintBoundary) else { return }
        for item in [state.layoutItem, state.systemGuides?.marginsGuide?.item, state.systemGuides?.safeAreaGuide?.item]
        {
            for constraint in item?.references ?? [] { constraint.insetsDidChange() }
        }
    }

    /// Updates constraints to baselines that another view may represent now: those of the view and the views around it.
    final func baselineViewsDidChange() {
        var next: UIView? = self
        while let view = next {
            next = view.parent
            guard let item = view.rareState?.layoutItem, item.hasHadBaselineReferences else { continue }
            for constraint in item.references where constraint.refersToBaselines { constraint.insetsDidChange() }
        }
    }

    /// Invalidates engines that depend on the view's fixed frame or content offset, which may have changed.
    final func fixedFrameDidChange() {
        guard let item = rareState?.layoutItem else { return }
        item.offsetEngine?.invalidate()
        if !flags.contains(.constrained) { item.membership?.engine.invalidate() }
    }

    final func layoutDirectionDidChange() {
        guard !flags.isDisjoint(with: [.crossesConstraintBoundary, .constrainsSubviews]) else { return }
        let root = constraintRoot
        root.tearDownConstraints()
        if root !== self { tearDownConstraints() }
        // A view that keeps its frame is the root of the constraints inside it, and a member of the engine outside.
        rareState?.layoutItem?.membership?.engine.tearDown()
    }

    // MARK: Updates

    final func markNeedsUpdateConstraints() {
        guard !flags.contains(.needsUpdateConstraints) else { return }
        flags.insert(.needsUpdateConstraints)
        markAncestorsForConstraintUpdate()
    }

    /// Marks the ancestors and requests layout of the topmost one, so that constraints are updated before any layout.
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
    final func updateConstraintsIfNeededInSubtree() {
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
        updateConstraintsIfNeededInSubtree()
        let target = CGSize(
            width: target.width.isFinite ? max(target.width, 0) : 0,
            height: target.height.isFinite ? max(target.height, 0) : 0)
        return FittingDepth.measure(self) {
            fittingEngine.fittingSize(target, horizontal: horizontal, vertical: vertical)
        }
    }

    /// The engine that measures the view: a root's own engine if it is not solving, otherwise a temporary one.
    private var fittingEngine: LayoutEngine {
        if !isConstraintMember {
            let engine = ensureRootEngine()
            if !engine.isUpdating { return engine }
        }
        return LayoutEngine(root: self, isScratch: true)
    }
}

/// The nesting depth of measurements, which arises when views measure themselves or others for their own size.
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
                message: "\(limit) calls of systemLayoutSizeFitting are nested; the current size of the view is used.",
                subject: view.diagnosticPath,
                hint: "Do not measure a view in its own intrinsicContentSize."))
    }
}

extension UIView.RareState {
    /// The items of the view and its guides.
    var layoutItems: [LayoutItem] {
        [layoutItem].compactMap { $0 } + layoutGuides.map(\.item) + (systemGuides?.all ?? []).map(\.item)
    }
}

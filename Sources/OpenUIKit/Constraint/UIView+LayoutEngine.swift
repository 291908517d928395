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
        } else if let engine = rareState?.layoutItem?.membership?.engine {
            engine.update(placing: self)
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
        if let engine = constraintRoot.rootEngine { engine.tearDown() }
        flags.set(.constrained, to: constrained)
        rootEngine?.tearDown()
        if constrained, parent != nil { rareState?.layoutItem?.rootEngine = nil }
        guard let parent else { return }
        if constrained { parent.flags.insert(.constrainsSubviews) }
        parent.constraintRoot.rootEngine?.tearDown()
        parent.constraintRoot.setNeedsLayout()
        parent.setNeedsLayout()
    }

    /// One constraint more or less leads out of the view.
    final func cross(by count: Int) {
        let item = layoutItem
        let before = constraintRoot
        item.crossings = max(0, item.crossings + count)
        guard !flags.contains(.constrained), item.crossings == (count > 0 ? count : 0) else { return }
        parent?.flags.insert(.constrainsSubviews)
        for root in [before, constraintRoot] {
            root.rootEngine?.tearDown()
            root.setNeedsLayout()
        }
    }

    /// A view with constraints came in.
    final func joinConstraints(of view: UIView) {
        if !view.flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]) {
            view.markAncestorsForConstraintUpdate()
        }
        guard view.isConstraintMember else { return }
        flags.insert(.constrainsSubviews)
        view.rootEngine?.tearDown()
        view.rareState?.layoutItem?.rootEngine = nil
        let root = constraintRoot
        root.rootEngine?.join(view)
        root.setNeedsLayout()
    }

    /// The view is about to leave its superview: constraints that lead out of it become inactive.
    final func leaveConstraints() {
        guard !flags.isDisjoint(with: [.constrained, .joinsConstraints]) else { return }
        var leading: [NSLayoutConstraint] = []
        if flags.contains(.joinsConstraints) { collectConstraints(leadingOutOf: self, into: &leading) }
        for constraint in leading.reversed() { constraint.deactivate() }
        guard isConstraintMember, let engine = rareState?.layoutItem?.membership?.engine else { return }
        engine.leave(self)
    }

    private func collectConstraints(leadingOutOf top: UIView, into found: inout [NSLayoutConstraint]) {
        guard let state = rareState else { return }
        let guides = state.layoutGuides + (state.systemGuides?.all ?? [])
        for item in [state.layoutItem].compactMap({ $0 }) + guides.map(\.item) {
            for constraint in item.references {
                guard let holder = constraint.holder, !holder.isDescendant(of: top) else { continue }
                if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
            }
        }
        for view in subviews where view.flags.contains(.joinsConstraints) {
            view.collectConstraints(leadingOutOf: top, into: &found)
        }
    }

    final func intrinsicContentSizeDidChange() {
        guard let item = rareState?.layoutItem else { return }
        if let engine = item.membership?.engine { engine.contentDidChange(item) }
        if flags.contains(.arranged) { (parent as? UIStackView)?.arrangedContentDidChange() }
    }

    final func contentPrioritiesDidChange() {
        guard let item = rareState?.layoutItem, let engine = item.membership?.engine else { return }
        engine.contentPrioritiesDidChange(item)
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
        constraintRoot.rootEngine?.tearDown()
        rootEngine?.tearDown()
        constraintRoot.setNeedsLayout()
        setNeedsLayout()
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
    final func settleConstraintUpdates() {
        if flags.contains(.descendantNeedsUpdateConstraints) {
            flags.remove(.descendantNeedsUpdateConstraints)
            for view in subviews where view.parent === self { view.settleConstraintUpdates() }
        }
        guard flags.contains(.needsUpdateConstraints) else { return }
        flags.remove(.needsUpdateConstraints)
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
        if !isConstraintMember {
            return ensureRootEngine().fittingSize(target, horizontal: horizontal, vertical: vertical)
        }
        return constraintsSetAside {
            LayoutEngine(root: self, isScratch: true).fittingSize(target, horizontal: horizontal, vertical: vertical)
        }
    }

    /// Does something while nothing in here belongs to an engine.
    private func constraintsSetAside<Result>(_ body: () -> Result) -> Result {
        var restore: [() -> Void] = []
        setConstraintsAside(&restore)
        let result = body()
        for step in restore { step() }
        return result
    }

    private func setConstraintsAside(_ restore: inout [() -> Void]) {
        guard let state = rareState else { return }
        let (width, engine) = (layoutWidth, state.layoutItem?.offsetEngine)
        restore.append { [self] in
            layoutWidth = width
            state.layoutItem?.offsetEngine = engine
        }
        let guides = state.layoutGuides + (state.systemGuides?.all ?? [])
        for item in [state.layoutItem].compactMap({ $0 }) + guides.map(\.item) {
            let membership = item.membership
            item.membership = nil
            restore.append { item.membership = membership }
            for constraint in item.held { constraint.setAside(&restore) }
        }
        for view in subviews { view.setConstraintsAside(&restore) }
    }
}

extension NSLayoutConstraint {
    fileprivate func setAside(_ restore: inout [() -> Void]) {
        let (installation, isBroken) = (installation, isBroken)
        self.installation = nil
        self.isBroken = false
        restore.append { [self] in
            self.installation = installation
            self.isBroken = isBroken
        }
    }
}

extension SystemLayoutGuides {
    var all: [UILayoutGuide] { [marginsGuide, safeAreaGuide, readable, keyboard, content, frame].compactMap { $0 } }
}

extension LayoutItem {
    /// Deactivates every constraint that speaks of the item.
    func deactivateReferences() {
        for constraint in references { constraint.deactivate() }
        if let engine = membership?.engine { engine.dismiss(self) }
    }

    func affectingConstraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let membership else { return [] }
        return membership.engine.constraints(determining: membership.variables, along: axis)
    }

    var isAmbiguous: Bool {
        guard let membership else { return false }
        membership.engine.update()
        return membership.variables.all.contains { !membership.engine.solver.isDetermined($0) }
    }
}

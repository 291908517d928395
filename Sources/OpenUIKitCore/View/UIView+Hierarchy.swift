extension UIView {
    nonisolated final var parent: UIView? {
        get { parentReference?.takeUnretainedValue() }
        set { parentReference = newValue.map { Unmanaged.passUnretained($0) } }
    }

    /// Returns the nearest of the view and its ancestors that meets a condition, without retaining the visited views.
    ///
    /// The condition must not call client code. It is nonisolated because an isolated closure would check its executor
    /// at each step.
    @inline(__always)
    nonisolated final func nearest(where condition: (UIView) -> Bool) -> UIView? {
        if condition(self) { return self }
        var next = parentReference
        while let view = next {
            if view._withUnsafeGuaranteedRef({ condition($0) }) { return view.takeUnretainedValue() }
            next = view._withUnsafeGuaranteedRef { $0.parentReference }
        }
        return nil
    }

    /// Returns the nearest of the view and its ancestors that has a flag.
    nonisolated final func nearest(with flag: Flags) -> UIView? {
        nearest { $0.flags.rawValue & flag.rawValue != 0 }
    }

    nonisolated private func isSelfOrDescendant(of view: UIView) -> Bool {
        nearest { $0 === view } != nil
    }

    /// Returns whether the view is `view` itself or one of its descendants.
    public final func isDescendant(of view: UIView) -> Bool {
        isSelfOrDescendant(of: view)
    }

    /// Where the layer of an inserted subview is placed among the sublayers, which may include layers of no subview.
    enum LayerPlacement {
        /// Below the layer of the next subview; without a next subview, in front of all sublayers.
        case byIndex
        /// In front of all sublayers.
        case front
        /// Behind all sublayers.
        case back
        /// Directly in front of the layer of a sibling.
        case above(UIView)
        /// Directly behind the layer of a sibling.
        case below(UIView)
    }

    /// Inserts `view` at `index` of the subviews.
    ///
    /// A view that already is a subview is moved. The order of the callbacks is UIKit's.
    func insert(_ view: UIView, at index: Int, layer placement: LayerPlacement = .byIndex) {
        guard canInsert(view) else { return }
        if view.parent === self { return move(view, to: index, layer: placement) }
        let oldWindow = view.hostWindow
        let newWindow = hostWindow
        let oldTint = view.knownTint
        let changesOverrides = inheritsTraitOverrides || view.parent?.inheritsTraitOverrides == true
        let changesTextSize = oldWindow == nil && Self.hasSeveralTextSizes
        let changesTraits = newWindow != nil || changesOverrides || changesTextSize
        let oldTraits = changesTraits ? view.computedTraits(in: oldWindow) : nil
        if oldWindow !== newWindow { view.notifyWillMove(toWindow: newWindow) }
        view.willMove(toSuperview: self)
        var departure: Departure?
        guard detach(view, &departure) else { return }
        let index = currentIndex(for: placement, index)
        discardSubviewAreas()
        subviews.place(view, at: index)
        view.parent = self
        insertLayer(of: view, placement)
        departure?.finish(for: view)
        if view.flags.contains(.containsWindowObservers) { containsWindowObservers() }
        if !view.flags.isDisjoint(with: .constraintFlags) { addConstraintMember(view) }
        if oldWindow !== newWindow { oldWindow?.viewsDidLeaveWindow() }
        if let oldTraits {
            if newWindow == nil {
                view.inheritedOverridesMayHaveChanged(from: oldTraits)
            } else {
                view.inheritedTraitsMayHaveChanged(from: oldTraits)
            }
        }
        view.superviewInsetsDidChange()
        if oldWindow !== newWindow { view.notifyDidMoveToWindow() }
        view.didMoveToSuperview()
        didAddSubview(view)
        subviewsDidChange()
        view.tintMayHaveChanged(from: oldTint)
    }

    /// Returns the index for an insertion, after callbacks that may have changed the subviews.
    private func currentIndex(for placement: LayerPlacement, _ index: Int) -> Int {
        switch placement {
        case .byIndex: min(max(index, 0), subviews.count)
        case .front: subviews.count
        case .back: 0
        case .above(let sibling): subviews.place(of: sibling).map { $0 + 1 } ?? subviews.count
        case .below(let sibling): subviews.place(of: sibling) ?? subviews.count
        }
    }

    /// Requests layout, unless the subviews change in the view's own layout, which then would never end.
    private func subviewsDidChange() {
        if !layer.isLayingOut { setNeedsLayout() }
        accessibilityDidChange(.structure)
    }

    /// Removes a view from its superview before it is inserted here.
    ///
    /// Callbacks may change the hierarchy as well. The insertion that began first wins, unless a callback inserted the
    /// view here already, or moved this view into it.
    ///
    /// - Parameter departure: The removal from the previous superview, to be finished after the insertion.
    /// - Returns: Whether the view can still be inserted.
    private func detach(_ view: UIView, _ departure: inout Departure?) -> Bool {
        while let parent = view.parent, parent !== self {
            parent.willRemoveSubview(view)
            guard view.parent === parent else { continue }
            guard canInsert(view) else { return false }
            if !view.flags.isDisjoint(with: .constraintFlags) {
                view.deactivateCrossingConstraints()
                guard view.parent === parent else { continue }
                guard canInsert(view) else { return false }
            }
            departure = Departure(of: view, from: parent)
            parent.accessibilityDidChange(.structure)
            return true
        }
        return view.parent !== self && canInsert(view)
    }

    func insert(_ view: UIView, relativeTo sibling: UIView, offset: Int) {
        if view === sibling { return }
        guard let place = subviews.place(of: sibling) else {
            Diagnostics.report(
                Diagnostic(
                    rule: "view.unknown-sibling",
                    message:
                        "A view was inserted relative to a view that is not a subview; it is inserted at the front.",
                    subject: diagnosticPath, hint: "Add the sibling first."))
            return insert(view, at: subviews.count)
        }
        var index = place + offset
        if view.parent === self, let present = subviews.place(of: view), present < index {
            index -= 1
        }
        insert(view, at: index, layer: offset > 0 ? .above(sibling) : .below(sibling))
    }

    func exchange(_ first: Int, _ second: Int) {
        guard first != second, subviews.indices.contains(first), subviews.indices.contains(second) else { return }
        let (low, high) = (min(first, second), max(first, second))
        let (lower, higher) = (subviews[low], subviews[high])
        move(higher, to: low, layer: .below(lower))
        move(lower, to: high, layer: .above(subviews[high]))
    }

    func leaveSuperview() {
        guard let superview = parent else { return }
        let (oldWindow, oldTint) = (hostWindow, knownTint)
        let oldTraits = superview.inheritsTraitOverrides ? computedTraits(in: oldWindow) : nil
        expectPresentTextSize()
        superview.willRemoveSubview(self)
        if oldWindow != nil { notifyWillMove(toWindow: nil) }
        willMove(toSuperview: nil)
        guard parent === superview else { return }
        if !flags.isDisjoint(with: .constraintFlags) {
            deactivateCrossingConstraints()
            guard parent === superview else { return }
        }
        let departure = Departure(of: self, from: superview)
        parent = nil
        layer.removeFromSuperlayer()
        departure.finish(for: self)
        if let oldWindow {
            oldWindow.viewsDidLeaveWindow()
            notifyDidMoveToWindow()
        }
        if let oldTraits { inheritedOverridesMayHaveChanged(from: oldTraits) }
        superviewInsetsDidChange()
        didMoveToSuperview()
        superview.subviewsDidChange()
        tintMayHaveChanged(from: oldTint)
    }

    private func canInsert(_ view: UIView) -> Bool {
        // A view without subviews cannot contain this view.
        guard view === self || !view.subviews.isEmpty, isDescendant(of: view) else { return true }
        Diagnostics.report(
            Diagnostic(
                rule: view === self ? "view.added-to-itself" : "view.added-to-descendant",
                message: view === self
                    ? "A view was added to itself; the hierarchy is not changed."
                    : "A view was added to one of its descendants; the hierarchy is not changed.",
                subject: diagnosticPath, hint: "Check which of the two views is the intended superview."))
        return false
    }

    fileprivate func drop(_ view: UIView) {
        discardSubviewAreas()
        if let index = subviews.place(of: view) { subviews.remove(at: index) }
    }

    private func move(_ view: UIView, to index: Int, layer placement: LayerPlacement) {
        guard let present = subviews.place(of: view) else { return }
        let index = min(max(index, 0), subviews.count - 1)
        if present != index {
            discardSubviewAreas()
            subviews.remove(at: present)
            subviews.insert(view, at: index)
            accessibilityDidChange(.structure)
        } else if case .byIndex = placement {
            return
        }
        insertLayer(of: view, placement)
    }

    private func insertLayer(of view: UIView, _ placement: LayerPlacement) {
        switch placement {
        case .byIndex:
            guard let index = subviews.place(of: view), index + 1 < subviews.count else {
                return layer.addSublayer(view.layer)
            }
            layer.insertSublayer(view.layer, below: subviews[index + 1].layer, near: index)
        case .front: layer.addSublayer(view.layer)
        case .back: layer.insertSublayer(view.layer, at: 0)
        case .above(let sibling): layer.insertSublayer(view.layer, above: sibling.layer)
        case .below(let sibling): layer.insertSublayer(view.layer, below: sibling.layer)
        }
    }

    // MARK: Window

    // There are many views, but few observe their window. A view therefore finds its window through its ancestors
    // instead of storing it, and notification skips subtrees without observers.

    /// The window at the root of the hierarchy.
    ///
    /// - Complexity: O(depth).
    package nonisolated final var hostWindow: UIWindow? {
        nearest { $0.parentReference == nil && $0.flags.rawValue & Flags.isWindow.rawValue != 0 }
            .map { unsafeDowncast($0, to: UIWindow.self) }
    }

    /// The view without a superview, which is the view itself or its outermost ancestor.
    ///
    /// - Complexity: O(depth).
    nonisolated final var hierarchyRoot: UIView? {
        nearest { $0.parentReference == nil }
    }

    /// Registers the view for notifications about entering and leaving a window, for the given reason.
    final func observeWindow(for reason: Flags) {
        flags.insert(reason)
        containsWindowObservers()
    }

    /// Marks the view and its ancestors as containing a window observer.
    ///
    /// The ancestors of a marked view are always marked as well.
    private func containsWindowObservers() {
        var next: UIView? = self
        while let view = next, !view.flags.contains(.containsWindowObservers) {
            view.flags.insert(.containsWindowObservers)
            next = view.parent
        }
    }

    private func notifyWillMove(toWindow window: UIWindow?) {
        forEachInSubtree { view in
            guard view.flags.contains(.containsWindowObservers) else { return false }
            if view.flags.contains(.overridesWindowCallbacks) { view.willMove(toWindow: window) }
            return true
        }
    }

    private func notifyDidMoveToWindow() {
        if !AppearanceProxies.isEmpty, hostWindow != nil { adoptAppearances() }
        forEachInSubtree { view in
            guard view.flags.contains(.containsWindowObservers) else { return false }
            if view.flags.contains(.followsSizeCategory) { view.followSizeCategoryIfPossible() }
            if view.flags.contains(.overridesWindowCallbacks) { view.didMoveToWindow() }
            view.controller?.viewDidMoveToWindow(view.hostWindow)
            return true
        }
    }

    /// Whether the view is in a window and neither the view nor any of its ancestors is hidden.
    package final var isVisibleInWindow: Bool {
        guard window != nil else { return false }
        var view: UIView? = self
        while let current = view {
            if current.isHidden { return false }
            view = current.superview
        }
        return true
    }

    // MARK: Descendants and identification

    /// Calls a closure with the view and its descendants, superviews first and siblings from back to front, without
    /// recursion.
    ///
    /// The closure may change the hierarchy: the subviews of a view are read after the closure's call with that view.
    ///
    /// - Parameter visit: Returns whether to continue with the view's descendants.
    final func forEachInSubtree(_ visit: (UIView) -> Bool) {
        guard visit(self), !subviews.isEmpty else { return }
        var waiting = [UIView](subviews.reversed())
        while let view = waiting.popLast() {
            guard visit(view) else { continue }
            for subview in view.subviews.reversed() { waiting.append(subview) }
        }
    }

    /// Returns the first view that meets a condition, in the order of ``forEachInSubtree(_:)``.
    ///
    /// - Parameter isIncluded: Returns whether a view and its descendants are searched.
    final func firstInSubtree(where condition: (UIView) -> Bool, in isIncluded: (UIView) -> Bool = { _ in true })
        -> UIView?
    {
        var found: UIView?
        forEachInSubtree { view in
            guard found == nil, isIncluded(view) else { return false }
            if condition(view) { found = view }
            return found == nil
        }
        return found
    }

    /// An integer that identifies the view in ``viewWithTag(_:)``.
    ///
    /// The default is 0.
    public final var tag: Int {
        get { rareState?.tag ?? 0 }
        set { if tag != newValue { ensureRareState().tag = newValue } }
    }

    /// Returns the first view with the tag among this view and its descendants, in depth-first order.
    public final func viewWithTag(_ tag: Int) -> UIView? {
        firstInSubtree { $0.tag == tag }
    }

    /// The path to this view for diagnostics: the class names from the root, or from the nearest view of a component after
    /// the path of that component.
    ///
    /// It is limited to the fifty views nearest to this one.
    package var diagnosticPath: String {
        var names: [String] = []
        var view: UIView? = self
        while let current = view {
            guard names.count < 50 else {
                names.append("…")
                break
            }
            let name = String(describing: type(of: current))
            names.append(current.accessibilityIdentifier.map { "\(name)(\($0))" } ?? name)
            if let owner = current.componentContext as? any DiagnosticOwner {
                return "\(owner.diagnosticPath) (\(names.reversed().joined(separator: " / ")))"
            }
            view = current.parent
        }
        return names.reversed().joined(separator: " / ")
    }
}

/// The removal of a view from a superview, whose consequences are reported when the view has its new place.
@MainActor private struct Departure {
    let superview: UIView
    let engine: LayoutEngine?

    /// Removes a view from the subviews and the constraint region of its superview, without calling client code.
    init(of view: UIView, from superview: UIView) {
        self.superview = superview
        engine = view.flags.isDisjoint(with: .constraintFlags) ? nil : view.removeFromConstraintRegion()
        superview.drop(view)
    }

    /// Requests the layout of the constraint region, and removes the view from the arranged subviews of a stack view.
    ///
    /// The stack view did that before the removal, but a callback may have arranged the view again.
    func finish(for view: UIView) {
        if view.flags.contains(.arranged) { (superview as? UIStackView)?.removeArrangedSubview(view) }
        engine?.requestLayout()
    }
}

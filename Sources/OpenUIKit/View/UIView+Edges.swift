extension UIView {
    /// What a view knows of its safe area and margins; made for the few views that have any of their own.
    final class EdgeState {
        /// The safe area that the view was told of last.
        var safeAreaInsets = UIEdgeInsets.zero
        var margins: Margins?
        var preservesSuperviewLayoutMargins = false
        var insetsLayoutMarginsFromSafeArea = true

        /// Margins as they were set.
        enum Margins: Equatable {
            case absolute(UIEdgeInsets)
            case directional(NSDirectionalEdgeInsets)

            func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
                switch self {
                case .absolute(let insets): insets
                case .directional(let insets): insets.resolved(direction)
                }
            }
        }
    }

    final func ensureEdges() -> EdgeState {
        let state = ensureRareState()
        if let edges = state.edges { return edges }
        let edges = EdgeState()
        state.edges = edges
        return edges
    }

    /// The place in the superview, as it is without a transform: what only looks as if it were elsewhere keeps its edges.
    final var untransformedFrame: CGRect {
        let (size, anchor, position) = (layer.bounds.size, layer.anchorPoint, layer.position)
        return CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// What is left of insets of the superview, counted from this view's edges.
    private func remainder(of outer: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
        guard outer != .zero else { return .zero }
        let (frame, room) = (untransformedFrame, superview.bounds)
        // Edges that nothing covers cover nothing of a view that sticks out there either.
        return UIEdgeInsets(
            top: outer.top > 0 ? max(0, outer.top - (frame.minY - room.minY)) : 0,
            left: outer.left > 0 ? max(0, outer.left - (frame.minX - room.minX)) : 0,
            bottom: outer.bottom > 0 ? max(0, outer.bottom - (room.maxY - frame.maxY)) : 0,
            right: outer.right > 0 ? max(0, outer.right - (room.maxX - frame.maxX)) : 0)
    }

    // MARK: Safe area

    /// The safe area that the view was told of last.
    final var knownSafeAreaInsets: UIEdgeInsets {
        flags.contains(.hasSafeArea) ? rareState?.edges?.safeAreaInsets ?? .zero : .zero
    }

    /// Desktop windows have no notch: only bars and controllers add insets, and they count for the views that reach the
    /// edge.
    private var computedSafeAreaInsets: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let controller = rareState?.viewController {
            insets = controller.additionalSafeAreaInsets + controller.barInsets
        }
        guard let parent, parent.flags.contains(.hasSafeArea) else { return insets }
        return insets + remainder(of: parent.safeAreaInsetsForSubviews, in: parent)
    }

    /// Works the safe area out again, here and below as far as anything changes.
    final func updateSafeArea() {
        forEachInside { $0.updateOwnSafeArea() }
    }

    /// - Returns: Whether anything changed.
    private func updateOwnSafeArea() -> Bool {
        let insets = computedSafeAreaInsets
        guard insets != knownSafeAreaInsets else { return false }
        ensureEdges().safeAreaInsets = insets
        flags.set(.hasSafeArea, to: insets != .zero)
        setNeedsLayout()
        constraintInsetsDidChange()
        safeAreaInsetsDidChange()
        rareState?.viewController?.viewSafeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
        return true
    }

    final func updateSafeAreaOfSubviews() {
        for view in subviews { view.updateSafeArea() }
    }

    /// The view has another place in its superview.
    final func placeDidChange() {
        guard let parent else { return }
        if parent.flags.contains(.hasSafeArea) { updateSafeArea() }
        if flags.contains(.preservesMargins) { marginsDidChange() }
    }

    /// The view has another superview, or none.
    final func superviewEdgesDidChange() {
        if flags.contains(.hasSafeArea) || parent?.flags.contains(.hasSafeArea) == true { updateSafeArea() }
        if flags.contains(.preservesMargins), parent != nil { marginsDidChange() }
    }

    // MARK: Margins

    /// How many views inside each other are being asked for their margins.
    private static var marginDepth = 0

    /// The margins in force.
    final var effectiveLayoutMargins: UIEdgeInsets {
        guard let rareState else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        var margins = ownLayoutMargins(rareState)
        if flags.contains(.hasSafeArea), insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
        guard flags.contains(.preservesMargins), let parent, UIView.marginDepth < CALayer.maximumDisplayDepth else {
            return margins
        }
        UIView.marginDepth += 1
        defer { UIView.marginDepth -= 1 }
        return margins.union(remainder(of: parent.layoutMargins, in: parent))
    }

    private func ownLayoutMargins(_ state: RareState) -> UIEdgeInsets {
        let direction = effectiveUserInterfaceLayoutDirection
        let margins = state.edges?.margins?.resolved(direction)
        guard let controller = state.viewController, controller.viewRespectsSystemMinimumLayoutMargins else {
            return margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
        return (margins ?? .zero).union(controller.systemMinimumLayoutMargins.resolved(direction))
    }

    final func setMargins(_ margins: EdgeState.Margins) {
        guard margins != rareState?.edges?.margins else { return }
        let old = layoutMargins
        ensureEdges().margins = margins
        if layoutMargins != old { marginsDidChange() }
    }

    /// Tells of new margins, here and in the subviews that keep to them.
    final func marginsDidChange() {
        forEachInside { view in
            guard view === self || view.flags.contains(.preservesMargins) else { return false }
            view.setNeedsLayout()
            view.constraintInsetsDidChange()
            view.layoutMarginsDidChange()
            view.rareState?.viewController?.viewLayoutMarginsDidChange()
            return true
        }
    }

    /// Whether the view keeps its content also out of the superview's margins, where it reaches into them.
    ///
    /// False at first.
    public final var preservesSuperviewLayoutMargins: Bool {
        get { rareState?.edges?.preservesSuperviewLayoutMargins ?? false }
        set {
            guard newValue != preservesSuperviewLayoutMargins else { return }
            ensureEdges().preservesSuperviewLayoutMargins = newValue
            flags.set(.preservesMargins, to: newValue)
            marginsDidChange()
        }
    }

    /// Whether ``layoutMargins`` begin where the safe area does.
    ///
    /// True at first.
    public final var insetsLayoutMarginsFromSafeArea: Bool {
        get { rareState?.edges?.insetsLayoutMarginsFromSafeArea ?? true }
        set {
            guard newValue != insetsLayoutMarginsFromSafeArea else { return }
            ensureEdges().insetsLayoutMarginsFromSafeArea = newValue
            if flags.contains(.hasSafeArea) { marginsDidChange() }
        }
    }
}

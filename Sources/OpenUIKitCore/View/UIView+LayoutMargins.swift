extension UIView {
    /// The safe area and margins of a view, allocated only for views that have either.
    final class LayoutInsetsState {
        /// The safe area that was last reported to the view.
        var safeAreaInsets = UIEdgeInsets.zero
        var margins: Margins?
        var preservesSuperviewLayoutMargins = false
        var insetsLayoutMarginsFromSafeArea = true

        /// Margins in the form in which they were set.
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

    final func ensureLayoutInsets() -> LayoutInsetsState {
        let state = ensureRareState()
        if let insets = state.layoutInsets { return insets }
        let insets = LayoutInsetsState()
        state.layoutInsets = insets
        return insets
    }

    /// Returns the part of the superview's insets that covers this view, measured from this view's edges.
    private func remainder(of outer: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
        guard outer != .zero else { return .zero }
        let (frame, container) = (untransformedFrame, superview.bounds)
        // An edge without an inset covers nothing, even if this view extends beyond that edge of the superview.
        return UIEdgeInsets(
            top: outer.top > 0 ? max(0, outer.top - (frame.minY - container.minY)) : 0,
            left: outer.left > 0 ? max(0, outer.left - (frame.minX - container.minX)) : 0,
            bottom: outer.bottom > 0 ? max(0, outer.bottom - (container.maxY - frame.maxY)) : 0,
            right: outer.right > 0 ? max(0, outer.right - (container.maxX - frame.maxX)) : 0)
    }

    // MARK: Safe area

    /// The safe area that was last reported to the view.
    final var reportedSafeAreaInsets: UIEdgeInsets {
        flags.contains(.hasSafeArea) ? rareState?.layoutInsets?.safeAreaInsets ?? .zero : .zero
    }

    /// The safe area that results from the controller's insets and the superview's safe area.
    ///
    /// Desktop windows have no display cutouts: only bars, controllers, and the buttons of windows without title bar add
    /// insets, and these apply to the views that reach the edge.
    private var computedSafeAreaInsets: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let controller = rareState?.viewController {
            insets = controller.additionalSafeAreaInsets + controller.barInsets
        }
        if flags.contains(.isWindow), let window = self as? UIWindow { insets.top += window.titleBarHeight }
        guard let parent, parent.flags.contains(.hasSafeArea) else { return insets }
        return insets + remainder(of: parent.safeAreaInsetsForSubviews, in: parent)
    }

    /// Recomputes the safe area of the view, and of its subtree as far as it changes.
    final func updateSafeArea() {
        forEachInSubtree { $0.updateOwnSafeArea() }
    }

    /// - Returns: Whether the safe area changed.
    private func updateOwnSafeArea() -> Bool {
        let insets = computedSafeAreaInsets
        guard insets != reportedSafeAreaInsets else { return false }
        ensureLayoutInsets().safeAreaInsets = insets
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

    /// Updates the safe area and margins after the view's position or size in its superview has changed.
    final func frameInSuperviewDidChange() {
        if rareState?.corners != nil { updateCorners() }
        guard let parent else { return }
        if parent.flags.contains(.hasSafeArea) { updateSafeArea() }
        if flags.contains(.preservesMargins) { marginsDidChange() }
        // Elements are read in the order of their positions.
        if AccessibilityTreeBuilder.shared != nil { parent.accessibilityDidChange(.structure) }
    }

    /// Updates the safe area and margins after the view has moved to another superview or was removed from one.
    final func superviewInsetsDidChange() {
        if rareState?.corners != nil { updateCorners() }
        if flags.contains(.hasSafeArea) || parent?.flags.contains(.hasSafeArea) == true { updateSafeArea() }
        if flags.contains(.preservesMargins), parent != nil { marginsDidChange() }
    }

    // MARK: Margins

    /// The nesting depth of the margin computation in progress.
    private static var marginDepth = 0

    /// The resolved margins, including system minimums, the safe area and preserved superview margins.
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
        let margins = state.layoutInsets?.margins?.resolved(direction)
        guard let controller = state.viewController, controller.viewRespectsSystemMinimumLayoutMargins else {
            return margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
        return (margins ?? .zero).union(controller.systemMinimumLayoutMargins.resolved(direction))
    }

    final func setMargins(_ margins: LayoutInsetsState.Margins) {
        guard margins != rareState?.layoutInsets?.margins else { return }
        let old = layoutMargins
        ensureLayoutInsets().margins = margins
        if layoutMargins != old { marginsDidChange() }
    }

    /// Notifies the view of changed margins, and the subviews that preserve their superview's margins.
    final func marginsDidChange() {
        forEachInSubtree { view in
            guard view === self || view.flags.contains(.preservesMargins) else { return false }
            view.setNeedsLayout()
            view.constraintInsetsDidChange()
            view.layoutMarginsDidChange()
            view.rareState?.viewController?.viewLayoutMarginsDidChange()
            return true
        }
    }

    /// Whether the view's margins include the part of the superview's margins that covers the view.
    ///
    /// The default is `false`.
    public final var preservesSuperviewLayoutMargins: Bool {
        get { rareState?.layoutInsets?.preservesSuperviewLayoutMargins ?? false }
        set {
            guard newValue != preservesSuperviewLayoutMargins else { return }
            ensureLayoutInsets().preservesSuperviewLayoutMargins = newValue
            flags.set(.preservesMargins, to: newValue)
            marginsDidChange()
        }
    }

    /// Whether ``layoutMargins`` start at the safe area instead of the bounds.
    ///
    /// The default is `true`.
    public final var insetsLayoutMarginsFromSafeArea: Bool {
        get { rareState?.layoutInsets?.insetsLayoutMarginsFromSafeArea ?? true }
        set {
            guard newValue != insetsLayoutMarginsFromSafeArea else { return }
            ensureLayoutInsets().insetsLayoutMarginsFromSafeArea = newValue
            if flags.contains(.hasSafeArea) { marginsDidChange() }
        }
    }
}

extension UIView {
    /// Whether the view has keyboard focus.
    public final var isFocused: Bool { flags.contains(.focused) }

    /// Whether the view itself, regardless of its subviews, responds to single taps.
    final var respondsToTaps: Bool {
        gestureRecognizers?.contains { recognizer in
            guard let tap = recognizer as? UITapGestureRecognizer, tap.isEnabled else { return false }
            // Recognizers that do not cancel touches in the view only observe them.
            return tap.cancelsTouchesInView && tap.buttonMaskRequired == .primary && tap.numberOfTapsRequired == 1
                && tap.numberOfTouchesRequired == 1
        } ?? false
    }

    /// Simulates a tap on the view; returns `false` if the view does not respond to taps.
    ///
    /// The tap is at a point that hits the view and no focusable view in front of it.
    final func tapByKeyboard() -> Bool {
        guard respondsToTaps, let window = hostWindow else { return false }
        let places: [(CGFloat, CGFloat)] = [(0.5, 0.5), (0.1, 0.5), (0.9, 0.5), (0.5, 0.1), (0.5, 0.9), (0.1, 0.1)]
        for (x, y) in places {
            let point = CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
            let location = convert(point, to: nil)
            guard let hit = window.hitTest(location, with: nil), hit.isDescendant(of: self) else { continue }
            var inner: UIView? = hit
            while let view = inner, view !== self, !view.canBecomeFocused { inner = view.superview }
            guard inner === self else { continue }
            window.focus.withRingPreserved { window.tap(at: location) }
            return true
        }
        return false
    }

    /// The visible views in this subtree that can be focused, in the order in which they are read.
    package final var focusStops: [UIView] {
        var stops: [UIView] = []
        forEachInFocusOrder { view, canContainFocus in
            if canContainFocus, view.canBecomeFocused { stops.append(view) }
            return true
        }
        return stops
    }

    /// Returns the number of ``focusStops`` that precede a view, its ancestors and the view itself included.
    final func numberOfFocusStops(through origin: UIView) -> Int {
        var count = 0
        forEachInFocusOrder { view, canContainFocus in
            if canContainFocus, view.canBecomeFocused { count += 1 }
            return view !== origin && (canContainFocus || !origin.isDescendant(of: view))
        }
        return count
    }

    /// Calls a closure with the views in this subtree in reading order, superviews first and without recursion.
    ///
    /// The descendants of views that cannot contain the focus are not visited, nor the siblings of a modal view.
    ///
    /// - Parameter visit: Returns whether to continue.
    private func forEachInFocusOrder(_ visit: (_ view: UIView, _ canContainFocus: Bool) -> Bool) {
        hostWindow?.focus.beginSearch()
        defer { hostWindow?.focus.endSearch() }
        var waiting: [UIView] = [self]
        while let view = waiting.popLast() {
            let canContainFocus = view.canContainFocus
            guard visit(view, canContainFocus) else { return }
            if canContainFocus { waiting += view.subviewsForFocus.reversed() }
        }
    }

    private var subviewsForFocus: [UIView] {
        guard subviews.count > 1 else { return subviews }
        let modal = subviews.last { $0.accessibilityViewIsModal && $0.canContainFocus }
        return modal.map { [$0] } ?? subviewsInReadingOrder
    }

    /// Whether the view's own state allows it and its descendants to be focused.
    private var canContainFocus: Bool { !isHidden && alpha >= 0.01 && isUserInteractionEnabled }

    final var firstFocusStop: UIView? {
        var found: UIView?
        forEachInFocusOrder { view, canContainFocus in
            if canContainFocus, view.canBecomeFocused { found = view }
            return found == nil
        }
        return found
    }

    /// Whether the view is in a window, and it and its ancestors are visible and allow interaction.
    package final var isReachable: Bool {
        var current: UIView? = self
        while let view = current {
            if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return false }
            current = view.superview
        }
        return hostWindow != nil
    }

    /// Scrolls the enclosing scroll views so that the view is visible, also beside pinned headers and footers of a list.
    ///
    /// - Parameter rect: The part of the view that should be visible; `nil` for all of it.
    package final func scrollIntoView(_ rect: CGRect? = nil) {
        var (row, covered) = (self as UIView, UIEdgeInsets.zero)
        while let view = row.superview {
            if let list = view as? any PinningList {
                let insets = list.pinnedInsets(over: row)
                if insets != .zero { covered = insets }
            }
            if let scroll = view as? UIScrollView, scroll.isScrollEnabled, scroll.findNavigator !== row {
                // With a margin, so that the outline is visible as well.
                let visible = convert(rect ?? bounds, to: scroll).insetBy(dx: -8, dy: -8)
                scroll.scrollRectToVisible(visible.including(covered), animated: true)
                covered = .zero
            }
            row = view
        }
    }

    /// Returns the first enabled control with a keyboard role that is visible and allows interaction.
    final func firstControl(_ role: KeyboardRole) -> UIControl? {
        let found = firstInSubtree {
            ($0 as? UIControl).map { $0.keyboardRole == role && $0.isEnabled } ?? false
        } in: {
            $0.canContainFocus
        }
        return found as? UIControl
    }

    /// Makes the view or its descendant resign as first responder.
    ///
    /// - Parameter force: Whether the first responder resigns even if it refuses.
    /// - Returns: Whether no view in the subtree is first responder afterwards.
    @discardableResult
    public final func endEditing(_ force: Bool) -> Bool {
        guard let window = hostWindow, let editor = window.firstResponder as? UIView, editor.isDescendant(of: self)
        else { return true }
        if editor.resignFirstResponder() { return true }
        if force { window.firstResponder = nil }
        return force
    }
}

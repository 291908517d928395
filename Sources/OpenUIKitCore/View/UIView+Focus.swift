extension UIView {
    /// Whether the view has keyboard focus.
    public final var isFocused: Bool { flags.contains(.focused) }

    /// Whether the view itself, regardless of its subviews, responds to single taps.
    final var respondsToTaps: Bool {
        gestureRecognizers?.contains { recognizer in
            guard let tap = recognizer as? UITapGestureRecognizer, tap.isEnabled else { return false }
            // Recognisers that do not cancel touches in the view only observe them.
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

    /// The visible views in this subtree that can be focused.
    package final var focusStops: [UIView] {
        var stops: [UIView] = []
        forEachInSubtree { view in
            guard view.canContainFocus else { return false }
            if view.canBecomeFocused { stops.append(view) }
            return true
        }
        return stops
    }

    /// Whether the view's own state allows it and its descendants to be focused.
    private var canContainFocus: Bool { !isHidden && alpha >= 0.01 && isUserInteractionEnabled }

    final var firstFocusStop: UIView? {
        firstInSubtree {
            $0.canBecomeFocused
        } in: {
            $0.canContainFocus
        }
    }

    /// Whether the view is in a window, and it and its ancestors are visible and allow interaction.
    final var isReachable: Bool {
        var current: UIView? = self
        while let view = current {
            if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return false }
            current = view.superview
        }
        return hostWindow != nil
    }

    /// Returns whether the view precedes another in the order of the hierarchy, as its ancestor or behind it.
    final func comesBefore(_ other: UIView) -> Bool {
        let (mine, others) = (pathFromRoot, other.pathFromRoot)
        for (own, foreign) in zip(mine, others) where own != foreign { return own < foreign }
        return mine.count < others.count
    }

    private var pathFromRoot: [Int] {
        var path: [Int] = []
        var view = self
        while let parent = view.superview {
            path.append(parent.subviews.firstIndex { $0 === view } ?? 0)
            view = parent
        }
        return path.reversed()
    }

    /// Scrolls the enclosing scroll views so that the view is visible.
    final func scrollIntoView() {
        var current = superview
        while let view = current {
            if let scroll = view as? UIScrollView, scroll.isScrollEnabled {
                // With a margin, so that the outline is visible as well.
                scroll.scrollRectToVisible(convert(bounds, to: scroll).insetBy(dx: -8, dy: -8), animated: true)
            }
            current = view.superview
        }
    }

    /// Returns the first enabled control with a keyboard role that is visible and allows interaction.
    final func firstControl(_ role: UIButton.Role) -> UIControl? {
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

extension UIView {
    /// Whether the view has the keyboard's focus.
    public final var isFocused: Bool { flags.contains(.focused) }

    /// What people can tap here, without the views inside.
    final var takesTaps: Bool {
        gestureRecognizers?.contains { recognizer in
            guard let tap = recognizer as? UITapGestureRecognizer, tap.isEnabled else { return false }
            // One that leaves touches to the views inside only watches.
            return tap.cancelsTouchesInView && tap.buttonMaskRequired == .primary && tap.numberOfTapsRequired == 1
                && tap.numberOfTouchesRequired == 1
        } ?? false
    }

    /// Does what a tap does; false if nobody takes it.
    ///
    /// The tap is made at a point where the view, and nothing that can be tapped in front of it, is hit.
    final func tapByKeyboard() -> Bool {
        guard takesTaps, let window = hostWindow else { return false }
        let places: [(CGFloat, CGFloat)] = [(0.5, 0.5), (0.1, 0.5), (0.9, 0.5), (0.5, 0.1), (0.5, 0.9), (0.1, 0.1)]
        for (x, y) in places {
            let point = CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
            let location = convert(point, to: nil)
            guard let hit = window.hitTest(location, with: nil), hit.isDescendant(of: self) else { continue }
            var inner: UIView? = hit
            while let view = inner, view !== self, !view.canBecomeFocused { inner = view.superview }
            guard inner === self else { continue }
            window.focus.keepingRing { window.tap(at: location) }
            return true
        }
        return false
    }

    /// The views at or below this one that take the focus and can be seen.
    final var focusStops: [UIView] {
        var stops: [UIView] = []
        forEachInside { view in
            guard view.mayHoldFocus else { return false }
            if view.canBecomeFocused { stops.append(view) }
            return true
        }
        return stops
    }

    /// Whether the view, or one inside it, can take the focus as far as the view is concerned.
    fileprivate var mayHoldFocus: Bool { !isHidden && alpha >= 0.01 && isUserInteractionEnabled }

    final var firstFocusStop: UIView? {
        firstInside {
            $0.canBecomeFocused
        } in: {
            $0.mayHoldFocus
        }
    }

    /// Whether nothing around the view keeps people from it.
    final var isReachable: Bool {
        var current: UIView? = self
        while let view = current {
            if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return false }
            current = view.superview
        }
        return hostWindow != nil
    }

    /// Whether the view stands before another in the order of the hierarchy, as its ancestor or behind it.
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

    /// Scrolls whatever is around so that the view is seen.
    final func scrollIntoView() {
        var current = superview
        while let view = current {
            if let scroll = view as? UIScrollView, scroll.isScrollEnabled {
                // With some room, so that the outline is seen too.
                scroll.scrollRectToVisible(convert(bounds, to: scroll).insetBy(dx: -8, dy: -8), animated: true)
            }
            current = view.superview
        }
    }
}

extension UIWindow {
    /// What is presented keeps the focus to itself.
    final var focusRoot: UIView {
        rootViewController?.deepestPresented.view ?? self
    }

    /// Presses the control of a role that can be seen; false if there is none.
    final func pressControl(_ role: UIButton.Role) -> Bool {
        focusRoot.firstControl(role)?.accessibilityActivate() ?? false
    }
}

extension UIView {
    fileprivate func firstControl(_ role: UIButton.Role) -> UIControl? {
        let found = firstInside {
            ($0 as? UIControl).map { $0.keyboardRole == role && $0.isEnabled } ?? false
        } in: {
            $0.mayHoldFocus
        }
        return found as? UIControl
    }

    /// Takes the keyboard from the view or from whatever inside it has it.
    ///
    /// - Parameter force: does not ask whether that agrees.
    /// - Returns: whether nothing in the view has the keyboard now.
    @discardableResult
    public final func endEditing(_ force: Bool) -> Bool {
        guard let window = hostWindow, let editor = window.firstResponder as? UIView, editor.isDescendant(of: self)
        else { return true }
        if editor.resignFirstResponder() { return true }
        if force { window.firstResponder = nil }
        return force
    }
}

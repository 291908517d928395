extension UIWindow {
    /// The height of the area at the top edge that belongs to the title bar, in points.
    package final var titleBarHeight: CGFloat { titleBar == nil || isTitleBarHidden ? 0 : TitleBarView.height }

    /// Whether the window covers the screen, without title bar.
    private var isTitleBarHidden: Bool { surface?.placement.isFullScreen == true }

    /// Lets the content extend to the top edge, with the buttons of the window in front of it.
    ///
    /// Without effect once the window has a surface that was shown.
    final func titlebarDidChange(isHidden: Bool) {
        guard isHidden != (titleBar != nil), !isVisible else { return }
        surface?.hasTitleBar = !isHidden
        if isHidden {
            let view = TitleBarView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: TitleBarView.height))
            view.autoresizingMask = .flexibleWidth
            titleBar = view
            addSubview(view)
        } else {
            titleBar?.removeFromSuperview()
            titleBar = nil
        }
        titleBarDidChange()
    }

    /// Updates the buttons, and the content after the height of the title bar has changed.
    final func titleBarDidChange() {
        guard let titleBar else { return updateSafeArea() }
        let insets = titleBar.insets
        if let surface { titleBar.show(surface.windowControls) }
        if titleBar.insets != insets { titleBarInsetsDidChange(in: self) }
        titleBar.isHidden = isTitleBarHidden
        titleBar.update()
        titleBar.setNeedsLayout()
        updateSafeArea()
        placeContent()
    }

    private func titleBarInsetsDidChange(in view: UIView) {
        (view as? any TitleBarArea)?.titleBarInsetsDidChange()
        for subview in view.subviews { titleBarInsetsDidChange(in: subview) }
    }

    /// The part of a view, at its left and its right edge, that the buttons of the window cover; zero if the view is below
    /// the title bar.
    package final func titleBarInsets(of view: UIView) -> (left: CGFloat, right: CGFloat) {
        guard let titleBar, titleBarHeight > 0 else { return (0, 0) }
        let frame = view.convert(view.bounds, to: nil)
        guard frame.minY < titleBarHeight else { return (0, 0) }
        let insets = titleBar.insets
        return (
            left: max(insets.left - max(frame.minX, 0), 0),
            right: max(insets.right - max(bounds.width - frame.maxX, 0), 0)
        )
    }

    /// The height of the part of a view that is in the title bar, in points.
    package final func titleBarOverlap(of view: UIView) -> CGFloat {
        guard titleBarHeight > 0 else { return 0 }
        return min(max(titleBarHeight - view.convert(view.bounds, to: nil).minY, 0), titleBarHeight)
    }

    /// Returns the button of the window at a point, which is in front of all content except open menus.
    final func windowControl(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let titleBar, titleBarHeight > 0, !menus.isOpen else { return nil }
        return titleBar.hitTest(titleBar.convert(point, from: self), with: event)
    }

    // MARK: Moving the window

    /// Returns whether a press at a point moves the window: no control or gesture recognizer is there.
    final func isTitleBarArea(at point: CGPoint) -> Bool {
        guard titleBarHeight > 0, point.y < titleBarHeight, bounds.contains(point), !menus.isOpen else { return false }
        var next = hitTest(point, with: nil)
        while let view = next, view !== self {
            if view is any TitleBarArea { return true }
            if let container = view as? PresentationContainerView { return container.isTitleBarArea(at: point) }
            if view.takesTouches { return false }
            next = view.superview
        }
        return true
    }
}

/// A view whose empty places move the window if they are in the title bar.
@MainActor package protocol TitleBarArea: UIView {
    /// Called when the buttons of the window cover another part of the title bar.
    func titleBarInsetsDidChange()
}

extension UIView {
    /// Whether the view handles touches itself.
    fileprivate var takesTouches: Bool {
        self is UIControl || self is UIScrollView || self is any UITextInput
            || gestureRecognizers?.contains { !($0 is UIHoverGestureRecognizer) && $0.isEnabled } == true
    }
}

extension PresentationContainerView {
    /// Returns whether a point of the window is beside the presented view.
    fileprivate func isTitleBarArea(at point: CGPoint) -> Bool {
        guard let view = presentation?.presentedView else { return false }
        return !view.bounds.contains(view.convert(point, from: nil))
    }
}

/// The appearance state of a controller's view.
///
/// Each transition is reported exactly once, and every "will" call is followed by its "did" call or by the opposite
/// "will" call:
///
/// ```
///        ┌── willAppear ──▶ appearing ── didAppear ──▶ shown ──┐
///      gone                  │     ▲                           willDisappear
///        └── didDisappear ── disappearing ◀────────────────────┘
/// ```
extension UIViewController {
    package enum Appearance {
        case gone
        case appearing
        case shown
        case disappearing
    }

    /// The children to which appearance calls are forwarded.
    private var appearanceChildren: [UIViewController] {
        forwardsAppearance ? children.filter { $0.viewIfLoaded?.superview != nil } : manuallyForwardedChildren
    }

    /// Reports that the view is about to appear; it is in the window already or will be added to it.
    package func beginAppearing(_ animated: Bool) {
        guard appearance == .gone || appearance == .disappearing else { return }
        appearance = .appearing
        isAppearanceAnimated = animated
        hasReportedAppearing = false
        loadViewIfNeeded()
        viewWillAppear(animated)
        willForwardAppearance()
        for child in appearanceChildren { child.beginAppearing(animated) }
        reportIsAppearing()
    }

    /// Reports that the view is in the window with its final geometry and traits.
    func reportIsAppearing() {
        guard appearance == .appearing, viewIfLoaded?.window != nil else { return }
        if !hasReportedAppearing {
            hasReportedAppearing = true
            viewIsAppearing(isAppearanceAnimated)
        }
        for child in appearanceChildren { child.reportIsAppearing() }
    }

    package func endAppearing(_ animated: Bool) {
        guard appearance == .appearing else { return }
        reportIsAppearing()
        appearance = .shown
        viewDidAppear(animated)
        for child in appearanceChildren { child.endAppearing(animated) }
    }

    package func beginDisappearing(_ animated: Bool) {
        guard appearance == .shown || appearance == .appearing else { return }
        appearance = .disappearing
        isAppearanceAnimated = animated
        viewWillDisappear(animated)
        for child in disappearanceChildren { child.beginDisappearing(animated) }
    }

    package func endDisappearing(_ animated: Bool) {
        guard appearance == .disappearing else { return }
        appearance = .gone
        viewDidDisappear(animated)
        for child in disappearanceChildren { child.endDisappearing(animated) }
    }

    /// The children to which disappearance calls are forwarded; their views may already have been removed.
    private var disappearanceChildren: [UIViewController] { forwardsAppearance ? children : manuallyForwardedChildren }

    /// Handles the addition or removal of the view without a container transition, by changing the view hierarchy.
    func viewDidMoveToWindow(_ window: UIWindow?) {
        if window != nil { reportIsAppearing() }
        guard let parent, parent.forwardsAppearance else { return }
        if window == nil {
            guard appearance == .shown || appearance == .appearing, parent.appearance != .gone else { return }
            beginDisappearing(false)
            endDisappearing(false)
        } else if appearance == .gone, parent.appearance == .shown || parent.hasReportedAppearing {
            guard parent.appearance != .gone, parent.appearance != .disappearing else { return }
            beginAppearing(parent.appearance == .appearing && parent.isAppearanceAnimated)
            if parent.appearance == .shown { endAppearing(false) }
        }
    }

    /// Handles the window being shown or hidden, including all presented controllers.
    func windowDidShow(_ isShown: Bool) {
        _ = storedPresented?.storedPresentation?.transition?.completeImmediately()
        let isCovered = storedPresented?.storedPresentation?.shouldRemovePresentersView == true
        if isShown, !isCovered {
            beginAppearing(false)
            endAppearing(false)
        } else if !isShown {
            beginDisappearing(false)
            endDisappearing(false)
        }
        storedPresented?.windowDidShow(isShown)
    }

    // MARK: For container view controllers

    /// Notifies a child that it is about to appear or disappear.
    ///
    /// For containers that override ``shouldAutomaticallyForwardAppearanceMethods``.
    public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { beginAppearing(animated) } else { beginDisappearing(animated) }
    }

    /// Notifies a child that it has appeared or disappeared.
    public final func endAppearanceTransition() {
        if appearance == .appearing {
            endAppearing(isAppearanceAnimated)
        } else {
            endDisappearing(isAppearanceAnimated)
        }
    }
}

/// Where a controller's view is between gone and shown.
///
/// Every step is told once, and every "will" is followed by its "did" or by the opposite "will":
///
/// ```
///        ┌── willAppear ──▶ appearing ── didAppear ──▶ shown ──┐
///      gone                  │     ▲                           willDisappear
///        └── didDisappear ── disappearing ◀────────────────────┘
/// ```
extension UIViewController {
    enum Appearance {
        case gone
        case appearing
        case shown
        case disappearing
    }

    /// The children that appear and disappear with this controller.
    private var followers: [UIViewController] {
        forwardsAppearance ? children.filter { $0.viewIfLoaded?.superview != nil } : containedFollowers
    }

    /// The view is about to come; it has a place soon, or has one already.
    func beginAppearing(_ animated: Bool) {
        guard appearance == .gone || appearance == .disappearing else { return }
        appearance = .appearing
        isAppearanceAnimated = animated
        hasReportedAppearing = false
        loadViewIfNeeded()
        viewWillAppear(animated)
        willShowFollowers()
        for child in followers { child.beginAppearing(animated) }
        reportIsAppearing()
    }

    /// The view is in the window with its place and traits.
    func reportIsAppearing() {
        guard appearance == .appearing, viewIfLoaded?.window != nil else { return }
        if !hasReportedAppearing {
            hasReportedAppearing = true
            viewIsAppearing(isAppearanceAnimated)
        }
        for child in followers { child.reportIsAppearing() }
    }

    func endAppearing(_ animated: Bool) {
        guard appearance == .appearing else { return }
        reportIsAppearing()
        appearance = .shown
        viewDidAppear(animated)
        for child in followers { child.endAppearing(animated) }
    }

    func beginDisappearing(_ animated: Bool) {
        guard appearance == .shown || appearance == .appearing else { return }
        appearance = .disappearing
        isAppearanceAnimated = animated
        viewWillDisappear(animated)
        for child in followersThatShow { child.beginDisappearing(animated) }
    }

    func endDisappearing(_ animated: Bool) {
        guard appearance == .disappearing else { return }
        appearance = .gone
        viewDidDisappear(animated)
        for child in followersThatShow { child.endDisappearing(animated) }
    }

    /// Disappearing children need no view in the hierarchy any longer.
    private var followersThatShow: [UIViewController] { forwardsAppearance ? children : containedFollowers }

    /// The view came into a window or left it, without a transition that tells of it: a child's view was added or removed
    /// by its parent.
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

    /// The window came or went, with everything that is presented in it.
    func windowDidShow(_ isShown: Bool) {
        _ = storedPresented?.storedPresentation?.transition?.endNow()
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

    // MARK: For containers

    /// Tells a child that it is about to appear or disappear: for containers that override
    /// ``shouldAutomaticallyForwardAppearanceMethods``.
    public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { beginAppearing(animated) } else { beginDisappearing(animated) }
    }

    /// Tells a child that it has appeared or disappeared.
    public final func endAppearanceTransition() {
        if appearance == .appearing {
            endAppearing(isAppearanceAnimated)
        } else {
            endDisappearing(isAppearanceAnimated)
        }
    }
}

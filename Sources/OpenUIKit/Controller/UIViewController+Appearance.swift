extension UIViewController {
    /// Where a view is between gone and shown.
    enum Appearance {
        case gone
        case appearing
        case shown
        case disappearing
    }

    func beginAppearing(_ animated: Bool) {
        guard appearance == .gone || appearance == .disappearing else { return }
        appearance = .appearing
        loadViewIfNeeded()
        viewWillAppear(animated)
        for child in visibleChildren { child.beginAppearing(animated) }
    }

    func endAppearing(_ animated: Bool) {
        guard appearance == .appearing else { return }
        viewIsAppearing(animated)
        appearance = .shown
        viewDidAppear(animated)
        for child in visibleChildren { child.endAppearing(animated) }
    }

    func beginDisappearing(_ animated: Bool) {
        guard appearance == .shown || appearance == .appearing else { return }
        appearance = .disappearing
        viewWillDisappear(animated)
        for child in children { child.beginDisappearing(animated) }
    }

    func endDisappearing(_ animated: Bool) {
        guard appearance == .disappearing else { return }
        appearance = .gone
        viewDidDisappear(animated)
        for child in children { child.endDisappearing(animated) }
    }

    private var visibleChildren: [UIViewController] {
        children.filter { child in
            child.viewIfLoaded?.superview != nil
        }
    }

    /// The view came into a window or left it, without a presentation that tells of it: a child's view was added or
    /// removed by its parent.
    func viewDidMoveToWindow(_ window: UIWindow?) {
        guard let parent else { return }
        if window != nil, parent.appearance == .shown, appearance == .gone {
            beginAppearing(false)
            endAppearing(false)
        } else if window == nil, parent.appearance == .shown, appearance == .shown {
            beginDisappearing(false)
            endDisappearing(false)
        }
    }

    func windowDidShow(_ isShown: Bool) {
        if isShown {
            beginAppearing(false)
            endAppearing(false)
        } else {
            beginDisappearing(false)
            endDisappearing(false)
        }
    }
}

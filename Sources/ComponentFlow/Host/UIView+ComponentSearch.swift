// The views of components in the subtree of a view that specify something for its window, its screen or its list.
extension UIView {
    /// Returns the first view with a tag in the subtree of this view, which is searched depth-first and front to back.
    public func findTaggedView(tag: Any) -> UIView? {
        if let tagged = self as? any ComponentTaggedView, tagged.matches(tag: tag) { return self }
        return subviews.reversed().firstResult { $0.findTaggedView(tag: tag) }
    }

    /// The first confirmation that a component in the subtree requires before the window is closed.
    var dismissalConfirmation: DismissalConfirmation? {
        if let confirmation = (self as? DismissalConfirmingView)?.confirmation { return confirmation }
        for view in subviews {
            if let confirmation = view.dismissalConfirmation { return confirmation }
        }
        return nil
    }

    /// Calls the closures of all components in the subtree that open resources; returns `false` if there is none.
    func open(_ url: URL) -> Bool {
        let openers = openURLHandlers
        for opener in openers { opener.open(url) }
        return !openers.isEmpty
    }

    private var openURLHandlers: [OpenURLAttachment.Handler] {
        let own = (self as? any AttachmentOwner)?.handlers.compactMap { $0 as? OpenURLAttachment.Handler } ?? []
        return own + subviews.flatMap(\.openURLHandlers)
    }

    /// Shows the titles and bar items that components in the subtree specify, although they are not in a window yet.
    func showNavigationItems() {
        (self as? NavigationItemView)?.screenDidChange()
        for subview in subviews where !(subview is NavigationStackView) { subview.showNavigationItems() }
    }

    /// Applies the options that components in the subtree specify, although they are not in a window yet.
    func findScreenOptions() {
        (self as? ScreenOptionsView)?.screenDidChange()
        for subview in subviews { subview.findScreenOptions() }
    }

    /// The first view with swipe actions in the subtree, outside of the rows of a list in it.
    var outermostSwipeActions: SwipeActionsView? {
        if let view = self as? SwipeActionsView { return view }
        guard !(self is UIScrollView) else { return nil }
        for view in subviews {
            if let found = view.outermostSwipeActions { return found }
        }
        return nil
    }

    /// The texts of the labels in the subtree, from back to front.
    var labelTexts: [String] {
        if self is OutlineTriangleView { return [] }
        if let text = accessibilityLabel ?? (self as? UILabel)?.text { return [text] }
        return subviews.flatMap(\.labelTexts)
    }

    /// The first list with selection in the subtree of this view.
    var firstSelectableList: (any SelectableList)? {
        if let list = self as? any SelectableList, list.isSelectionEnabled { return list }
        return subviews.firstResult { $0.firstSelectableList }
    }

    /// Selects the row of the enclosing list for which a context menu is about to open.
    func selectRowForContextMenu() {
        var view = superview
        while let current = view {
            if let list = current as? any SelectableList, list.isSelectionEnabled {
                return list.chooseForMenu(at: convert(CGPoint(x: bounds.midX, y: bounds.midY), to: list))
            }
            view = current.superview
        }
    }
}

import OpenUIKitCore

/// The scroll edge of the bar.
extension UITabBarController: ScrollObserver {
    /// The scroll view of the displayed content, which in a navigation controller is that of its displayed controller.
    private var contentScrollView: UIScrollView? {
        let content = (shown as? UINavigationController)?.shown ?? shown
        return content?.observedScrollView
    }

    /// Whether no content continues behind the bar.
    private var isAtScrollEdge: Bool {
        // A bar at the side is beside the content, and the columns of a split view scroll independently.
        guard placement != .side, !(shown is UISplitViewController) else { return false }
        guard let scroll = contentScrollView else { return true }
        return placement == .top ? scroll.isAtTop : scroll.isAtBottom
    }

    /// Updates the appearance of the bar for the scroll position of the displayed content.
    final func updateScrollEdge() {
        tabBar.isAtScrollEdge = isAtScrollEdge
    }

    /// Observes the displayed content; a navigation controller does this itself.
    final func observeContentScrollView() {
        if !(shown is UINavigationController) { contentScrollView?.barOwner = self }
        updateScrollEdge()
    }

    package final func contentDidScroll(_ scrollView: UIScrollView) {
        contentGeometryDidChange(scrollView)
    }

    package final func contentGeometryDidChange(_ scrollView: UIScrollView) {
        guard scrollView === contentScrollView else { return scrollView.barOwner = nil }
        updateScrollEdge()
    }
}

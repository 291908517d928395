import OpenUIKitCore

extension UIViewController {
    /// The scroll view that bars observe: the one specified, the view itself, or its first direct scroll view.
    final var observedScrollView: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        if let own = navigation?.contentScrollView { return own }
        return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }
}

extension UIScrollView {
    /// The distance, in points, from an edge within which content is at that edge.
    private static let edgeTolerance: CGFloat = 0.5

    /// The distance by which the content is pulled beyond its top, in points; negative when it is scrolled.
    final var pull: CGFloat { -(contentOffset.y + adjustedContentInset.top) }
    /// Whether the content is scrolled to its top.
    final var isAtTop: Bool { pull >= -Self.edgeTolerance }
    /// Whether the content is scrolled to its bottom, or ends above it.
    final var isAtBottom: Bool {
        contentOffset.y + bounds.height - adjustedContentInset.bottom >= contentSize.height - Self.edgeTolerance
    }
}

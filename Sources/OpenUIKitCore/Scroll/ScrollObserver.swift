/// An object that follows the content offset and the geometry of a scroll view.
@MainActor package protocol ScrollObserver: AnyObject {
    func contentDidScroll(_ scrollView: UIScrollView)
    /// Called after the content, its insets or the scroll view have changed their size.
    func contentGeometryDidChange(_ scrollView: UIScrollView)
}

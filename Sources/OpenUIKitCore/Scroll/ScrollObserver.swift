/// An object that follows the content offset of a scroll view.
@MainActor package protocol ScrollObserver: AnyObject {
    func contentDidScroll(_ scrollView: UIScrollView)
}

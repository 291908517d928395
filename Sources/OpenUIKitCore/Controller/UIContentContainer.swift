/// The methods by which containers and their content negotiate sizes and traits; adopted by controllers and
/// presentations.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
    /// The preferred size of the content, or zero for no preference.
    var preferredContentSize: CGSize { get }
    /// Called when the preferred size of a child changes.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Called before the size of the view changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the traits change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

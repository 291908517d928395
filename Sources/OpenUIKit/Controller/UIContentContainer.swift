/// What containers ask of the controllers inside them: a controller or a presentation.
@MainActor public protocol UIContentContainer: AnyObject {
    /// The size that the content would like; zero for no wish.
    var preferredContentSize: CGSize { get }
    /// Something inside would like another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size that something inside is given.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// The view is about to get another size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// The room is about to have other traits.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

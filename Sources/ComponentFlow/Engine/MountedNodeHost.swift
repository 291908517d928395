/// The owner of a tree of nodes.
@MainActor
protocol MountedNodeHost: AnyObject {
    /// Whether the host's content is laid out from right to left.
    var isRightToLeft: Bool { get }
    /// The view around the host's content, also before the content was inserted into it.
    var enclosingView: UIView? { get }
    /// The scope whose values the host's content inherits.
    var enclosingScope: InheritedScope? { get }

    /// Called after the root was updated by itself, because its state or an environment value changed.
    ///
    /// - Parameter sizeChanged: Whether the size of the root changed.
    func rootDidUpdate(transition: ComponentTransition, sizeChanged: Bool, isLocal: Bool)
}

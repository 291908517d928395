/// The owner of a tree of nodes.
@MainActor
protocol MountedNodeHost: AnyObject {
    /// Whether the host's content is laid out from right to left.
    var isRightToLeft: Bool { get }
    /// The language of texts in the host's content where no modifier specifies one.
    var language: Language { get }
    /// The user's text size in the host's content.
    var contentSizeCategory: UIContentSizeCategory { get }
    /// The view around the host's content, also before the content was inserted into it.
    var enclosingView: UIView? { get }
    /// The scope whose values the host's content inherits.
    var enclosingScope: InheritedScope? { get }
    /// The component whose size depends on that of the host's content, in the tree of another host.
    var outerNode: MountedNode? { get }

    /// Called after the root was updated by itself and has another size.
    func rootDidResize(transition: ComponentTransition, isLocal: Bool)
}

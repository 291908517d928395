/// A plain view with content that can be exchanged.
open class ContainerView: UIView, ContentViewBindable {
    /// The view itself.
    public var contentView: UIView { self }
}

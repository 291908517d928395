/// A plain view with replaceable content.
open class ContainerView: UIView, ContentViewBindable {
    /// The view itself.
    public var contentView: UIView { self }
}

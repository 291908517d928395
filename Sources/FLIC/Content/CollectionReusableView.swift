/// A supplementary collection view with replaceable content.
open class CollectionReusableView: UICollectionReusableView, ContentViewBindable {
    /// The view itself.
    public var contentView: UIView { self }
}

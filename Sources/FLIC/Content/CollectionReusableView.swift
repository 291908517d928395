/// A supplementary view of a collection with content that can be exchanged.
open class CollectionReusableView: UICollectionReusableView, ContentViewBindable {
    /// The view itself.
    public var contentView: UIView { self }
}

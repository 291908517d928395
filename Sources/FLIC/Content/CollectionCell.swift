/// A cell of a collection with content that can be exchanged.
open class CollectionCell: UICollectionViewCell, ContentViewBindable {}

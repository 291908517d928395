/// A collection view cell with replaceable content.
open class CollectionCell: UICollectionViewCell, ContentViewBindable {}

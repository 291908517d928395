/// Attributes that a dynamic animator of a layout moves.
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

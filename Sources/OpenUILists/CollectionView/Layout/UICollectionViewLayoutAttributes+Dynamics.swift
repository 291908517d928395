/// Attributes that a dynamic animator of a layout moves.
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicAnimator {
    /// Creates an animator that moves the attributes of a layout, and invalidates the layout in each frame.
    ///
    /// The layout adds its attributes to behaviors, and returns them from
    /// ``UICollectionViewLayout/layoutAttributesForElements(in:)`` with ``items(in:)``. It is not retained.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        displayingView = { [weak layout] in layout?.collectionView }
        itemsDidMove = { [weak layout] in layout?.invalidateLayout() }
    }

    /// Returns the attributes of a cell among the items; `nil` if no behavior moves them.
    ///
    /// - Complexity: O(n) in the number of items.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell(ListPosition(indexPath)))
    }

    /// Returns the attributes of a supplementary view among the items; `nil` if no behavior moves them.
    ///
    /// - Complexity: O(n) in the number of items.
    public func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: .supplementary(kind, ListPosition(indexPath)))
    }

    /// Returns the attributes of a decoration view among the items; `nil` if no behavior moves them.
    ///
    /// - Complexity: O(n) in the number of items.
    public func layoutAttributesForDecorationView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: .decoration(kind, ListPosition(indexPath)))
    }

    private func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        allItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first { ListElement($0) == element }
    }
}

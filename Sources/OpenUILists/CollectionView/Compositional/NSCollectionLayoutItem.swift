/// One element of a group in a compositional layout: an item of the data, or a nested group.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    /// The size, relative to the container.
    public final let layoutSize: NSCollectionLayoutSize
    /// The views that are attached to the item, such as badges.
    public final var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The insets of the content, inside of the size; ignored along an axis with an estimated size.
    public final var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distances around the item, outside of the size; `nil` for none.
    public final var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item with supplementary views that are attached to it.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
        super.init()
    }

    /// Returns a copy, which can be changed independently.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
        copy.adopt(self)
        return copy
    }

    final func adopt(_ other: NSCollectionLayoutItem) {
        (contentInsets, edgeSpacing) = (other.contentInsets, other.edgeSpacing)
        supplementaryItems = other.supplementaryItems
    }
}

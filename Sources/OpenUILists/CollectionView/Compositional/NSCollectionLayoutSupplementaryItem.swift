/// A view that is attached to an item or a group of a compositional layout, such as a badge.
///
/// The view belongs to the index path of the item, or of the group's first item. Its size is relative to the item; an
/// estimated dimension has the length of the estimate.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public final let elementKind: String
    /// The point of the item at which the view is.
    public final let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that is at the point of the item, or `nil` for the point at the same edges.
    public final let itemAnchor: NSCollectionLayoutAnchor?
    /// The stacking order, initially 1, in front of the cells.
    public final var zIndex = 1

    /// Creates a view inside of the item's edges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    /// Creates a view one of whose points is at a point of the item.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        (self.containerAnchor, self.itemAnchor) = (containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Returns a copy, which can be changed independently.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
        copy.adopt(self)
        copy.zIndex = zIndex
        return copy
    }
}

/// A view at an edge of a section or of the whole layout: a header or a footer.
///
/// An estimated dimension is that of the view.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner at which the view is.
    public final let alignment: NSRectAlignment
    /// The distance from the position at the edge, in points.
    public final let offset: CGPoint
    /// Whether the view is beside the content of the section, not in front of it, initially `true`.
    public final var extendsBoundary = true
    /// Whether the view remains visible while a part of its section is visible, initially `false`.
    public final var pinToVisibleBounds = false

    /// Creates a view at an edge.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a view at a distance from an edge.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = CGPoint(
            x: absoluteOffset.x.isFinite ? absoluteOffset.x : 0, y: absoluteOffset.y.isFinite ? absoluteOffset.y : 0)
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
    }

    /// Returns a copy, which can be changed independently.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
        copy.adopt(self)
        copy.zIndex = zIndex
        (copy.extendsBoundary, copy.pinToVisibleBounds) = (extendsBoundary, pinToVisibleBounds)
        return copy
    }
}

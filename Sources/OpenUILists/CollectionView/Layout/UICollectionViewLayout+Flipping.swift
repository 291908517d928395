/// The conversion between the coordinates of a layout and those of its collection view, which are mirrored if the collection
/// view is laid out against the direction for which the layout was developed.
extension UICollectionViewLayout {
    private var collectionViewDirection: UIUserInterfaceLayoutDirection {
        collectionView?.effectiveUserInterfaceLayoutDirection ?? developmentLayoutDirection
    }

    /// Whether the elements are mirrored on screen.
    final var isFlipped: Bool {
        flipsHorizontallyInOppositeLayoutDirection && collectionViewDirection != developmentLayoutDirection
    }

    /// The direction in which the elements follow each other in a line on screen; content that scrolls horizontally begins at
    /// its start.
    final var readingDirection: UIUserInterfaceLayoutDirection {
        isFlipped ? collectionViewDirection : developmentLayoutDirection
    }

    /// The conversion of the elements, or `nil` if both coordinate systems are the same.
    final var flipping: CollectionViewFlipping? {
        guard !flipsElementsItself, isFlipped, let collectionView else { return nil }
        let availableWidth = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
        return CollectionViewFlipping(width: max(collectionViewContentSize.width, availableWidth))
    }

    /// Returns the attributes of an element of any category, in the collection view's coordinates.
    final func displayedAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        layoutAttributes(of: element).map { flipping?.flipped($0) ?? $0 }
    }

    /// Returns the attributes of the elements in a rectangle, both in the collection view's coordinates.
    final func displayedAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let flipping else { return layoutAttributesForElements(in: rect) ?? [] }
        return (layoutAttributesForElements(in: flipping.flipped(rect)) ?? []).map { flipping.flipped($0) }
    }
}

/// A reflection of the content of a collection view, which is its own inverse.
struct CollectionViewFlipping {
    /// The width in which the content is mirrored: that of the content, or the visible one if the content is narrower.
    let width: CGFloat

    func flipped(_ point: CGPoint) -> CGPoint { CGPoint(x: width - point.x, y: point.y) }

    func flipped(_ rect: CGRect) -> CGRect {
        CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Returns a copy of attributes with the mirrored position and transform.
    func flipped(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.duplicate()
        copy.center = flipped(copy.center)
        if !CATransform3DIsIdentity(copy.transform3D) { copy.transform3D = flipped(copy.transform3D) }
        return copy
    }

    /// Returns the transform that has the mirrored effect: a rotation turns in the other direction.
    private func flipped(_ transform: CATransform3D) -> CATransform3D {
        var result = transform
        let paths: [WritableKeyPath<CATransform3D, CGFloat>] = [\.m12, \.m13, \.m14, \.m21, \.m31, \.m41]
        for path in paths where result[keyPath: path] != 0 { result[keyPath: path].negate() }
        return result
    }
}

/// A layout that interpolates between two other layouts.
///
/// A gesture sets ``transitionProgress``.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at the start of the transition.
    public final let currentLayout: UICollectionViewLayout
    /// The layout at the end of the transition.
    public final let nextLayout: UICollectionViewLayout
    private final var values: [String: CGFloat] = [:]

    /// Creates a layout that interpolates between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    /// Creates a layout between two empty flow layouts; archives are not supported, so nothing is decoded.
    public required init?(coder: NSCoder) {
        (currentLayout, nextLayout) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        super.init(coder: coder)
    }

    /// The progress of the transition, from 0 to 1; an interactive transition may exceed this range.
    open var transitionProgress: CGFloat = 0 {
        didSet { if oldValue != transitionProgress, transitionProgress.isFinite { invalidateLayout() } }
    }

    /// Stores an animated value for a key.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        values[key] = value
    }

    /// Returns the stored value for a key, or 0 if there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Layout

    override var flipsElementsItself: Bool { true }
    override var leadingLayout: UICollectionViewLayout { nextLayout }

    /// Prepares both layouts, which use the collection view during the transition.
    open override func prepare() {
        super.prepare()
        for layout in [currentLayout, nextLayout] {
            layout.collectionView = collectionView
            layout.prepare()
        }
    }

    /// The interpolation between the content sizes of both layouts.
    open override var collectionViewContentSize: CGSize {
        let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
    }

    private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
        let progress = transitionProgress.isFinite ? transitionProgress : 0
        return old + (new - old) * progress
    }

    /// Returns the interpolated attributes of elements that either layout has in or near the rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let reach = rect.insetBy(dx: -rect.width, dy: -rect.height)
        var found: Set<ListElement> = []
        for layout in [currentLayout, nextLayout] {
            for attributes in layout.displayedAttributes(in: reach) {
                found.insert(ListElement(attributes))
            }
        }
        return found.compactMap(interpolatedAttributes).filter { $0.frame.intersects(rect) }
    }

    /// Returns the interpolation between the attributes of both layouts.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        interpolatedAttributes(of: .cell(ListPosition(indexPath)))
    }

    /// Returns the interpolation between the attributes of both layouts.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        interpolatedAttributes(of: .supplementary(elementKind, ListPosition(indexPath)))
    }

    /// Returns the interpolation between the attributes of both layouts.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        interpolatedAttributes(of: .decoration(elementKind, ListPosition(indexPath)))
    }

    /// Returns interpolated attributes; elements that only one of the layouts has fade in or out.
    private func interpolatedAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        let old = currentLayout.displayedAttributes(of: element)
        let new = nextLayout.displayedAttributes(of: element)
        guard let start = old ?? new, let end = new ?? old else { return nil }
        let result = end.duplicate()
        result.center = CGPoint(x: between(start.center.x, end.center.x), y: between(start.center.y, end.center.y))
        result.size = CGSize(
            width: max(0, between(start.size.width, end.size.width)),
            height: max(0, between(start.size.height, end.size.height)))
        let alpha = between(old == nil ? 0 : start.alpha, new == nil ? 0 : end.alpha)
        result.alpha = min(max(0, alpha), 1)
        result.transform3D = start.transform3D.mixed(with: end.transform3D, transitionProgress)
        return result
    }
}

extension UICollectionViewLayout {
    /// Returns the attributes of an element of any category.
    func layoutAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        let path = IndexPath(element.position)
        switch element.category {
        case .cell: return layoutAttributesForItem(at: path)
        case .supplementaryView: return layoutAttributesForSupplementaryView(ofKind: element.kind, at: path)
        case .decorationView: return layoutAttributesForDecorationView(ofKind: element.kind, at: path)
        }
    }
}

extension CATransform3D {
    /// Interpolates the elements of the matrices, which is correct for scaling and translation.
    fileprivate func mixed(with other: CATransform3D, _ part: CGFloat) -> CATransform3D {
        if CATransform3DEqualToTransform(self, other) { return self }
        func mix(_ path: WritableKeyPath<CATransform3D, CGFloat>, _ result: inout CATransform3D) {
            result[keyPath: path] += (other[keyPath: path] - result[keyPath: path]) * part
        }
        var result = self
        let paths: [WritableKeyPath<CATransform3D, CGFloat>] = [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
            \.m44,
        ]
        for path in paths { mix(path, &result) }
        return result
    }
}

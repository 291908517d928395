/// Lies between two layouts: elements are on their way from one to the other.
///
/// A gesture sets ``transitionProgress``.
@MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout where the way begins.
    public final let currentLayout: UICollectionViewLayout
    /// The layout where the way ends.
    public final let nextLayout: UICollectionViewLayout
    private final var values: [String: CGFloat] = [:]

    /// Makes a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    /// Makes a layout between two empty ones; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        (currentLayout, nextLayout) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        super.init(coder: coder)
    }

    /// The part of the way, from 0 to 1; a gesture may go beyond.
    open var transitionProgress: CGFloat = 0 {
        didSet { if oldValue != transitionProgress, transitionProgress.isFinite { invalidateLayout() } }
    }

    /// Stores a number of your own for a moment of the transition.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        values[key] = value
    }

    /// A number that was stored; 0 if there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Layout

    /// Both layouts serve the collection view meanwhile.
    open override func prepare() {
        super.prepare()
        for layout in [currentLayout, nextLayout] {
            layout.collectionView = collectionView
            layout.prepare()
        }
    }

    /// On the way from the size of the one to that of the other.
    open override var collectionViewContentSize: CGSize {
        let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
    }

    private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
        let progress = transitionProgress.isFinite ? transitionProgress : 0
        return old + (new - old) * progress
    }

    /// What either layout has in the rectangle or around it, and is there on its way.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let reach = rect.insetBy(dx: -rect.width, dy: -rect.height)
        var found: Set<ListElement> = []
        for layout in [currentLayout, nextLayout] {
            for attributes in layout.layoutAttributesForElements(in: reach) ?? [] {
                found.insert(ListElement(attributes))
            }
        }
        return found.compactMap(onTheWay).filter { $0.frame.intersects(rect) }
    }

    /// On the way from one place to the other.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        onTheWay(.cell(ListPlace(indexPath)))
    }

    /// On the way from one place to the other.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        onTheWay(.supplementary(elementKind, ListPlace(indexPath)))
    }

    /// On the way from one place to the other.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        onTheWay(ListElement(category: .decorationView, kind: elementKind, place: ListPlace(indexPath)))
    }

    /// What only one of the layouts has comes and goes by fading.
    private func onTheWay(_ element: ListElement) -> UICollectionViewLayoutAttributes? {
        let old = currentLayout.answer(about: element)
        let new = nextLayout.answer(about: element)
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
    /// The attributes of an element of any kind.
    func answer(about element: ListElement) -> UICollectionViewLayoutAttributes? {
        let path = IndexPath(element.place)
        switch element.category {
        case .cell: return layoutAttributesForItem(at: path)
        case .supplementaryView: return layoutAttributesForSupplementaryView(ofKind: element.kind, at: path)
        case .decorationView: return layoutAttributesForDecorationView(ofKind: element.kind, at: path)
        }
    }
}

extension CATransform3D {
    /// Number by number, which is right for scales and ways.
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

/// The position and appearance of an element in a collection view.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The center of the element in the collection view's content, in points.
    open var center = CGPoint.zero
    /// The element's size without its transform, in points.
    open var size = CGSize.zero
    /// The transform of the element about its center.
    open var transform3D = CATransform3DIdentity
    /// The opacity of the element, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The stacking order, initially 0; elements with higher numbers are in front.
    open var zIndex = 0
    /// Whether the element is omitted.
    open var isHidden = false
    /// The index path of the element's item, or the index path that identifies a view among others of its kind.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The category of the element's view.
    public private(set) final var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a supplementary or decoration view, or `nil` for cells.
    public private(set) final var representedElementKind: String?

    /// The axes along which the view determines its size, in layouts that support it for each axis.
    final var selfSizing: SelfSizing = []
    /// The size that a self-sizing view cannot exceed.
    final var sizeLimit = CGSize.zero
    /// The appearance of a row in a list section.
    final var listRow: ListRow?
    /// The color of the view behind a list section.
    final var listBackground: UIColor?

    /// Creates attributes for the cell of the first item; the other initializers specify an element.
    public override init() {
        super.init()
    }

    /// Creates attributes for a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates attributes for a header, a footer or another supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Creates attributes for a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// Creates a copy of the same class without properties that a subclass adds.
    ///
    /// Subclasses inherit this initializer and override ``copy(with:)``.
    public required convenience init(copying other: UICollectionViewLayoutAttributes) {
        self.init()
        center = other.center
        size = other.size
        transform3D = other.transform3D
        alpha = other.alpha
        zIndex = other.zIndex
        isHidden = other.isHidden
        indexPath = other.indexPath
        representedElementCategory = other.representedElementCategory
        representedElementKind = other.representedElementKind
        (selfSizing, sizeLimit) = (other.selfSizing, other.sizeLimit)
        (listRow, listBackground) = (other.listRow, other.listBackground)
    }

    /// Returns a copy; subclasses also copy the properties that they add.
    open func copy(with zone: NSZone? = nil) -> Any {
        type(of: self).init(copying: self)
    }

    /// Whether all properties are equal; subclasses also compare the properties that they add.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return type(of: other) == type(of: self) && center == other.center && size == other.size
            && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden && indexPath == other.indexPath
            && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind
    }

    /// The hash value, which is consistent with `isEqual(_:)`.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(indexPath)
        hasher.combine(representedElementKind)
        return hasher.finalize()
    }

    /// The frame of the element in the collection view's content; with a transform, the smallest rectangle around it.
    open var frame: CGRect {
        get {
            ListLayoutAttributes.frame(center, size, transform3D)
        }
        set {
            guard newValue.isFinite else { return }
            let frame = newValue.standardized
            center = CGPoint(x: frame.midX, y: frame.midY)
            size = frame.size
        }
    }

    /// The rectangle of the element in its own coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The two-dimensional part of ``transform3D``.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// Returns a copy that can be changed.
    final func duplicate() -> UICollectionViewLayoutAttributes {
        copy() as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes(copying: self)
    }
}

extension ListElement {
    init(_ attributes: UICollectionViewLayoutAttributes) {
        let (kind, position) = (attributes.representedElementKind ?? "", ListPosition(attributes.indexPath))
        switch attributes.representedElementCategory {
        case .cell: self = .cell(position)
        case .supplementaryView: self = .supplementary(kind, position)
        case .decorationView: self = .decoration(kind, position)
        }
    }
}

extension ListLayoutAttributes {
    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.init(ListElement(attributes))
        (center, size, transform3D) = (attributes.center, attributes.size, attributes.transform3D)
        (alpha, zIndex, isHidden) = (attributes.alpha, attributes.zIndex, attributes.isHidden)
        source = attributes
    }

    /// The object from which the attributes were created, or a copy at their center if it is elsewhere.
    var layoutAttributes: UICollectionViewLayoutAttributes? {
        guard let object = source as? UICollectionViewLayoutAttributes else { return nil }
        guard object.center != center else { return object }
        let copy = object.duplicate()
        copy.center = center
        return copy
    }
}

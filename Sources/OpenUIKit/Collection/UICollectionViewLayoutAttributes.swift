/// Where and how a layout wants an element of a collection view to be seen.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The middle of the element in the collection's content, in points.
    open var center = CGPoint.zero
    /// The element's size without its transform, in points.
    open var size = CGSize.zero
    /// Scales, rotates or moves the element about its middle.
    open var transform3D = CATransform3DIdentity
    /// How opaque the element is, from 0 to 1.
    open var alpha: CGFloat = 1
    /// Elements with higher numbers are in front.
    ///
    /// 0 at first.
    open var zIndex = 0
    /// Whether the element is left out.
    open var isHidden = false
    /// The element's item, or what else tells it from others of its kind.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// What kind of view the element is.
    public private(set) final var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a supplementary or decoration view; nil for cells.
    public private(set) final var representedElementKind: String?

    /// Makes attributes of a cell; the other initialisers say more.
    public override init() {
        super.init()
    }

    /// Makes attributes for a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Makes attributes for a header, a footer or another supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Makes attributes for a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// Makes a copy of the same class, without what a subclass adds.
    ///
    /// Subclasses inherit it and override ``copy(with:)``.
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
    }

    /// Makes an equal object; subclasses copy what they add.
    open func copy(with zone: NSZone? = nil) -> Any {
        type(of: self).init(copying: self)
    }

    /// Whether the other attributes say the same; subclasses compare what they add.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return type(of: other) == type(of: self) && center == other.center && size == other.size
            && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden && indexPath == other.indexPath
            && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind
    }

    /// A number that equal attributes share.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(indexPath)
        hasher.combine(representedElementKind)
        return hasher.finalize()
    }

    /// The rectangle of the element in the collection's content; with a transform, the smallest one around it.
    open var frame: CGRect {
        get {
            let place = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            guard !CATransform3DIsIdentity(transform3D) else { return place }
            let shape = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
                .applying(transform)
            return shape.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            guard newValue.hasFiniteNumbers else { return }
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

    /// Like ``transform3D``, in the plane.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// A copy that may be changed.
    final func duplicate() -> UICollectionViewLayoutAttributes {
        copy() as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes(copying: self)
    }
}

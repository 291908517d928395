/// A visible element of a section, passed to ``NSCollectionLayoutSection/visibleItemsInvalidationHandler``.
///
/// In a section that scrolls on its own, positions are in the coordinates of the section's content, so that the
/// scroll offset has to be subtracted for the position on screen.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The stacking order.
    var zIndex: Int { get set }
    /// Whether the element is omitted.
    var isHidden: Bool { get set }
    /// The center, in points.
    var center: CGPoint { get set }
    /// The rectangle of the element in its own coordinates.
    var bounds: CGRect { get }
    /// The transform about the center.
    var transform: CGAffineTransform { get set }
    /// The transform about the center.
    var transform3D: CATransform3D { get set }
    /// The index path of the element.
    var indexPath: IndexPath { get }
    /// The frame without the transform, in points.
    var frame: CGRect { get }
    /// The category of the element's view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view, or `nil` for cells.
    var representedElementKind: String? { get }
}

/// A visible element whose changes are stored by the layout.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes
    private let shift: CGVector

    /// - Parameter shift: The distance from the position on screen to the position in the section's content.
    init(_ attributes: UICollectionViewLayoutAttributes, shift: CGVector) {
        (self.attributes, self.shift) = (attributes, shift)
        super.init()
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { if newValue.isFinite { attributes.alpha = newValue } }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { CGPoint(x: attributes.center.x + shift.dx, y: attributes.center.y + shift.dy) }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return }
            attributes.center = CGPoint(x: newValue.x - shift.dx, y: newValue.y - shift.dy)
        }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var bounds: CGRect { attributes.bounds }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { CGRect(center: center, size: attributes.size) }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}

/// The changes of an element that a section's handler made.
struct VisibleItemChanges: Equatable {
    private let offset: CGVector
    private let transform3D: CATransform3D
    private let alpha: CGFloat
    private let zIndex: Int
    private let isHidden: Bool

    /// Creates the changes between attributes before and after the handler was called, or `nil` if there are none.
    init?(from old: UICollectionViewLayoutAttributes, to new: UICollectionViewLayoutAttributes) {
        guard old != new else { return nil }
        offset = CGVector(dx: new.center.x - old.center.x, dy: new.center.y - old.center.y)
        (transform3D, alpha, zIndex, isHidden) = (new.transform3D, new.alpha, new.zIndex, new.isHidden)
    }

    func apply(to attributes: UICollectionViewLayoutAttributes) {
        attributes.center.x += offset.dx
        attributes.center.y += offset.dy
        attributes.transform3D = transform3D
        attributes.alpha = alpha
        attributes.zIndex = zIndex
        attributes.isHidden = isHidden
    }

    static func == (lhs: VisibleItemChanges, rhs: VisibleItemChanges) -> Bool {
        lhs.offset == rhs.offset && CATransform3DEqualToTransform(lhs.transform3D, rhs.transform3D)
            && lhs.alpha == rhs.alpha && lhs.zIndex == rhs.zIndex && lhs.isHidden == rhs.isHidden
    }
}

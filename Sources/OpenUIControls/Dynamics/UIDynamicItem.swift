/// An object that a dynamic animator moves.
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
    /// The center of the item, in the coordinates of the animator's reference view.
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    /// The rotation of the item.
    var transform: CGAffineTransform { get set }
    /// The outline with which the item collides, initially a rectangle.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline if the type is ``UIDynamicItemCollisionBoundsType/path``, relative to the center.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// The shape of the item's body.
    var bodyShape: BodyShape {
        switch collisionBoundsType {
        case .rectangle: return .rectangle(bounds.size)
        case .ellipse: return .ellipse(bounds.size)
        case .path:
            let points = collisionBoundingPath.cgPath.polylines(tolerance: 0.5).flatMap(\.points)
            return BodyShape.hull(of: points.map { DynamicVector($0) }) ?? .rectangle(bounds.size)
        }
    }
}

extension UIView: UIDynamicItem {}

/// Several items that a dynamic animator moves like one.
///
/// The items keep their places relative to the center of the rectangle around all of them.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The items, which must not be used in behaviors themselves.
    public let items: [any UIDynamicItem]
    public let bounds: CGRect
    private let places: [(offset: CGVector, transform: CGAffineTransform)]

    public init(items: [any UIDynamicItem]) {
        self.items = items
        let frame = items.reduce(CGRect.null) { $0.union($1.frameInGroup) }
        let center = frame.isNull ? .zero : CGPoint(x: frame.midX, y: frame.midY)
        bounds = CGRect(origin: .zero, size: frame.isNull ? .zero : frame.size)
        places = items.map { (CGVector(dx: $0.center.x - center.x, dy: $0.center.y - center.y), $0.transform) }
        self.center = center
        super.init()
    }

    public var center: CGPoint {
        didSet { placeItems() }
    }

    public var transform = CGAffineTransform.identity {
        didSet { placeItems() }
    }

    private func placeItems() {
        for (item, place) in zip(items, places) {
            let offset = CGPoint(x: place.offset.dx, y: place.offset.dy).applying(transform)
            item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
            item.transform = place.transform.concatenating(transform)
        }
    }

    /// The convex hull of the items.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

    public var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        for (item, place) in zip(items, places) {
            let size = item.bounds.size
            let part = UIBezierPath(
                rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
            part.apply(
                place.transform.concatenating(CGAffineTransform(translationX: place.offset.dx, y: place.offset.dy)))
            path.append(part)
        }
        return path
    }
}

extension UIDynamicItem {
    fileprivate var frameInGroup: CGRect {
        let size = bounds.size
        let around = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        return around.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
}

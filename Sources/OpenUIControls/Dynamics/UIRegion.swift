/// An area of the plane, relative to a center, in which a field acts.
public final class UIRegion: NSObject, Sendable {
    private indirect enum Shape: Hashable, Sendable {
        case infinite
        case circle(CGFloat)
        case rectangle(CGSize)
        case inverse(Shape)
        case union(Shape, Shape)
        case intersection(Shape, Shape)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .infinite: true
            case .circle(let radius): hypot(point.x, point.y) <= radius
            case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
            case .inverse(let shape): !shape.contains(point)
            case .union(let first, let second): first.contains(point) || second.contains(point)
            case .intersection(let first, let second): first.contains(point) && second.contains(point)
            }
        }
    }

    private let shape: Shape

    private init(_ shape: Shape) {
        self.shape = shape
        super.init()
    }

    /// The whole plane.
    public class var infinite: UIRegion { UIRegion(.infinite) }

    /// Creates a circle around the center.
    public convenience init(radius: CGFloat) {
        self.init(.circle(radius))
    }

    /// Creates a rectangle around the center.
    public convenience init(size: CGSize) {
        self.init(.rectangle(size))
    }

    /// Returns everything outside of the region.
    public func inverse() -> UIRegion { UIRegion(.inverse(shape)) }

    /// Returns what is in this region or in another one.
    public func union(with region: UIRegion) -> UIRegion { UIRegion(.union(shape, region.shape)) }

    /// Returns what is in this region and not in another one.
    public func difference(from region: UIRegion) -> UIRegion { UIRegion(.intersection(shape, .inverse(region.shape))) }

    /// Returns what is in both regions.
    public func intersection(with region: UIRegion) -> UIRegion { UIRegion(.intersection(shape, region.shape)) }

    /// Returns whether a point, relative to the center, is in the region.
    public func contains(_ point: CGPoint) -> Bool { shape.contains(point) }
}

/// The directions in which a `CAScrollLayer` scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its sublayers.
///
/// It clips to its bounds initially, and does not limit how far it scrolls. Scrolling changes the origin of the bounds,
/// which is animated implicitly. The layer does not react to touches; a `UIScrollView` does.
open class CAScrollLayer: CALayer {
    /// Creates a layer that scrolls in both directions.
    public required init() {
        super.init()
        modelValues.masksToBounds = true
    }

    /// Creates a copy of a layer's values for `presentation()`.
    public required init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }

    /// Always returns `nil`: archiving is not supported.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The directions in which the layer scrolls, initially both.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Moves a point of the sublayers' coordinates to the top-left corner.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls by the least distance that makes a rectangle of the sublayers' coordinates visible.
    ///
    /// Of a rectangle larger than the layer, the beginning becomes visible.
    open func scroll(to r: CGRect) {
        func origin(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
            if low < start || high - low > length { return low }
            return high > start + length ? high - length : start
        }
        scroll(
            to: CGPoint(
                x: origin(r.minX, r.maxX, bounds.minX, bounds.width),
                y: origin(r.minY, r.maxY, bounds.minY, bounds.height)))
    }
}

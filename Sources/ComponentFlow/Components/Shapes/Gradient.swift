/// A component that fills a rectangle with a gradient.
public struct Gradient: StatelessComponent {
    /// The geometry of the gradient.
    public enum Kind: Hashable, Sendable {
        /// Along the line from the start point to the end point.
        case axial
        /// From the start point outward; the end point is the corner of the bounding box of the outermost ellipse.
        case radial
        /// Around the start point, clockwise, starting in the direction of the end point.
        case conic
    }

    /// The colors; dynamic colors adapt to the light and dark style.
    public let colors: [UIColor]
    /// The position of each color, from 0 to 1 in ascending order; `nil` spaces the colors evenly.
    public let locations: [CGFloat]?
    /// The geometry of the gradient.
    public let kind: Kind
    /// The position of the first color, in unit coordinates.
    public let startPoint: CGPoint
    /// The position of the last color, in unit coordinates.
    public let endPoint: CGPoint
    /// The corner radius, in points.
    public let cornerRadius: CGFloat
    /// The size, in points; `nil` takes the proposed size, and zero in an unbounded dimension.
    public let size: CGSize?

    /// Creates a gradient, by default from top to bottom.
    public init(
        colors: [UIColor], locations: [CGFloat]? = nil, kind: Kind = .axial,
        startPoint: CGPoint = CGPoint(x: 0.5, y: 0), endPoint: CGPoint = CGPoint(x: 0.5, y: 1),
        cornerRadius: CGFloat = 0, size: CGSize? = nil
    ) {
        self.colors = colors
        self.locations = locations
        self.kind = kind
        self.startPoint = startPoint
        self.endPoint = endPoint
        self.cornerRadius = cornerRadius
        self.size = size
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Sets the colors and their positions.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.show(
            View.Properties(
                colors: colors, locations: locations, type: kind.layerType, startPoint: startPoint, endPoint: endPoint,
                cornerRadius: cornerRadius, isContinuous: false, borderWidth: 0, borderColor: nil, ring: nil),
            transition: transition)
        return SizeCheck.filling(availableSize, size: size)
    }
}

extension Gradient.Kind {
    fileprivate var layerType: CAGradientLayerType {
        switch self {
        case .axial: .axial
        case .radial: .radial
        case .conic: .conic
        }
    }
}

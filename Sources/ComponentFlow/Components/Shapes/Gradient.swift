/// Fills a rectangle with colours that blend into each other.
public struct Gradient: Component {
    /// Along what the colours change.
    public enum Kind: Hashable, Sendable {
        /// Along the line from the start point to the end point.
        case axial
        /// From the start point outwards; the end point is the corner of the box around the outermost ellipse.
        case radial
        /// Around the start point, clockwise, beginning in the direction of the end point.
        case conic
    }

    /// The colours; dynamic ones follow light and dark.
    public let colors: [UIColor]
    /// Where each colour stands, from 0 to 1 and not falling; nil spreads them evenly.
    public let locations: [CGFloat]?
    /// Along what the colours change.
    public let kind: Kind
    /// Where the first colour stands, in fractions of the size.
    public let startPoint: CGPoint
    /// Where the last colour stands, in fractions of the size.
    public let endPoint: CGPoint
    /// The radius of the corners, in points.
    public let cornerRadius: CGFloat
    /// The size, in points; nil takes what is offered, and nothing where no end of room is offered.
    public let size: CGSize?

    /// Makes a gradient; without other points it goes from top to bottom.
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

    /// Makes the view.
    public func makeView() -> GradientLayerView {
        GradientLayerView(frame: .zero)
    }

    /// Sets the colours and where they stand.
    public func update(
        view: GradientLayerView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.show(
            GradientLayerView.Look(
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

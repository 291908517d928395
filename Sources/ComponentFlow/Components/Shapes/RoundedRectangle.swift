/// Fills a rectangle with round corners, with one colour or with several that blend into each other.
///
/// | stroke | stroke colour | shows |
/// |---|---|---|
/// | nil | any | the colours |
/// | a width | a colour | the colours, and inside their edge a line of the stroke colour |
/// | a width | nil | a ring of the colours, and nothing inside it |
///
/// The view paints it from its layer's own properties, so that every part of it moves with the transition, and nothing is
/// painted anew unless it changed.
public struct RoundedRectangle: Component {
    /// In which direction several colours follow each other.
    public enum GradientDirection: Hashable, Sendable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    /// The colours; dynamic ones follow light and dark.
    public let colors: [UIColor]
    /// The radius of the corners, in points; nil makes the shorter sides half circles.
    public let cornerRadius: CGFloat?
    /// In which direction the colours follow each other.
    public let gradientDirection: GradientDirection
    /// The width of the line along the edge, in points.
    public let stroke: CGFloat?
    /// The colour of the line along the edge; nil takes the colours themselves.
    public let strokeColor: UIColor?
    /// The size, in points; nil takes what is offered, and nothing where no end of room is offered.
    public let size: CGSize?
    /// Whether the sides bend into the corners gradually.
    public let smoothCorners: Bool

    /// Makes a rectangle of one colour.
    public init(
        color: UIColor, cornerRadius: CGFloat?, gradientDirection: GradientDirection = .horizontal,
        stroke: CGFloat? = nil, strokeColor: UIColor? = nil, size: CGSize? = nil, smoothCorners: Bool = false
    ) {
        self.init(
            colors: [color], cornerRadius: cornerRadius, gradientDirection: gradientDirection, stroke: stroke,
            strokeColor: strokeColor, size: size, smoothCorners: smoothCorners)
    }

    /// Makes a rectangle of colours that blend into each other.
    public init(
        colors: [UIColor], cornerRadius: CGFloat?, gradientDirection: GradientDirection = .horizontal,
        stroke: CGFloat? = nil, strokeColor: UIColor? = nil, size: CGSize? = nil, smoothCorners: Bool = false
    ) {
        self.colors = colors
        self.cornerRadius = cornerRadius
        self.gradientDirection = gradientDirection
        self.stroke = stroke
        self.strokeColor = strokeColor
        self.size = size
        self.smoothCorners = smoothCorners
    }

    /// Makes the view.
    public func makeView() -> GradientLayerView {
        GradientLayerView(frame: .zero)
    }

    /// Sets the colours, the corners and the line.
    public func update(
        view: GradientLayerView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        let size = SizeCheck.filling(availableSize, size: size)
        let isHorizontal = gradientDirection == .horizontal
        let width = stroke.map { $0.isFinite ? max($0, 0) : 0 } ?? 0
        let radius = min(cornerRadius ?? .greatestFiniteMagnitude, min(size.width, size.height) / 2)
        let isRing = width > 0 && strokeColor == nil
        view.show(
            GradientLayerView.Look(
                colors: isRing && colors.count < 2 ? [] : colors, locations: nil, type: .axial,
                startPoint: isHorizontal ? CGPoint(x: 0, y: 0.5) : CGPoint(x: 0.5, y: 0),
                endPoint: isHorizontal ? CGPoint(x: 1, y: 0.5) : CGPoint(x: 0.5, y: 1),
                cornerRadius: radius.isFinite ? max(radius, 0) : 0, isContinuous: smoothCorners,
                borderWidth: isRing && colors.count > 1 ? 0 : width,
                borderColor: strokeColor ?? (colors.count == 1 ? colors.first : nil),
                ring: isRing && colors.count > 1 ? GradientLayerView.Ring(size: size, width: width) : nil),
            transition: transition)
        return size
    }
}

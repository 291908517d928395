/// A component that fills a rounded rectangle with a color or a gradient.
///
/// | `stroke` | `strokeColor` | result |
/// |---|---|---|
/// | `nil` | any | the fill |
/// | a width | a color | the fill, with a line of the stroke color inside its edge |
/// | a width | `nil` | a ring with the fill colors, empty inside |
///
/// It is drawn with properties of the view's layer, so that all of them can be animated, and only changes cause
/// redrawing.
public struct RoundedRectangle: StatelessComponent {
    /// The direction of a gradient.
    public enum GradientDirection: Hashable, Sendable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    /// The colors; dynamic colors adapt to the light and dark style.
    public let colors: [UIColor]
    /// The corner radius, in points; `nil` makes the shorter sides semicircles.
    public let cornerRadius: CGFloat?
    public let gradientDirection: GradientDirection
    /// The width of the line along the edge, in points.
    public let stroke: CGFloat?
    /// The color of the line along the edge; `nil` uses the fill colors.
    public let strokeColor: UIColor?
    /// The size, in points; `nil` takes the proposed size, and zero in an unbounded dimension.
    public let size: CGSize?
    /// Whether the corners have a continuous curve.
    public let smoothCorners: Bool

    /// Creates a rounded rectangle with a color.
    public init(
        color: UIColor, cornerRadius: CGFloat?, gradientDirection: GradientDirection = .horizontal,
        stroke: CGFloat? = nil, strokeColor: UIColor? = nil, size: CGSize? = nil, smoothCorners: Bool = false
    ) {
        self.init(
            colors: [color], cornerRadius: cornerRadius, gradientDirection: gradientDirection, stroke: stroke,
            strokeColor: strokeColor, size: size, smoothCorners: smoothCorners)
    }

    /// Creates a rounded rectangle with a gradient.
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

    public func makeView() -> Gradient.View {
        Gradient.View(frame: .zero)
    }

    /// Sets the colors, the corner radius and the line.
    public func update(
        view: Gradient.View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        let size = SizeCheck.filling(availableSize, size: size)
        let isHorizontal = gradientDirection == .horizontal
        let width = stroke.map { $0.isFinite ? max($0, 0) : 0 } ?? 0
        let radius = min(cornerRadius ?? .greatestFiniteMagnitude, min(size.width, size.height) / 2)
        let isRing = width > 0 && strokeColor == nil
        view.show(
            Gradient.View.Properties(
                colors: isRing && colors.count < 2 ? [] : colors, locations: nil, type: .axial,
                startPoint: isHorizontal ? CGPoint(x: 0, y: 0.5) : CGPoint(x: 0.5, y: 0),
                endPoint: isHorizontal ? CGPoint(x: 1, y: 0.5) : CGPoint(x: 0.5, y: 1),
                cornerRadius: radius.isFinite ? max(radius, 0) : 0, isContinuous: smoothCorners,
                borderWidth: isRing && colors.count > 1 ? 0 : width,
                borderColor: strokeColor ?? (colors.count == 1 ? colors.first : nil),
                ring: isRing && colors.count > 1 ? Gradient.View.Ring(size: size, width: width) : nil),
            transition: transition)
        return size
    }
}

/// A component that fills and strokes an outline.
///
/// ```swift
/// Shape(.ellipse, fill: .systemYellow)
/// Shape(.polygon(sides: 6), stroke: .label, lineWidth: 2, dashes: [6, 4])
/// Shape(.path { CGPath(rect: CGRect(origin: .zero, size: $0), transform: nil) }, fill: .systemBlue)
/// ```
///
/// All properties except the fill rule, line cap and line join can be animated; outlines with the same structure are
/// interpolated point by point. Only changes cause redrawing.
public struct Shape: StatelessComponent {
    public let outline: ShapeOutline
    /// The fill color; `nil` for no fill.
    public let fill: UIColor?
    /// The rule that determines the inside of a self-intersecting outline.
    public let fillRule: CAShapeLayerFillRule
    /// The color of the line; `nil` for no line.
    public let stroke: UIColor?
    /// The width of the line, in points, of which half is outside of the outline.
    public let lineWidth: CGFloat
    /// The shape of the ends of open lines.
    public let lineCap: CAShapeLayerLineCap
    /// The shape of the joints of lines.
    public let lineJoin: CAShapeLayerLineJoin
    /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
    public let dashes: [CGFloat]
    /// The offset into the dash pattern at which the line starts, in points.
    public let dashPhase: CGFloat
    /// The part of the outline that is stroked, in fractions of its length.
    public let trim: ClosedRange<CGFloat>
    /// The size, in points; `nil` takes the proposed size, and zero in an unbounded dimension.
    public let size: CGSize?

    public init(
        _ outline: ShapeOutline, fill: UIColor? = nil, fillRule: CAShapeLayerFillRule = .nonZero,
        stroke: UIColor? = nil, lineWidth: CGFloat = 1, lineCap: CAShapeLayerLineCap = .butt,
        lineJoin: CAShapeLayerLineJoin = .miter, dashes: [CGFloat] = [], dashPhase: CGFloat = 0,
        trim: ClosedRange<CGFloat> = 0...1, size: CGSize? = nil
    ) {
        self.outline = outline
        self.fill = fill
        self.fillRule = fillRule
        self.stroke = stroke
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.dashes = dashes
        self.dashPhase = dashPhase
        self.trim = trim
        self.size = size
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Sets the outline, the colors and the line.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        let size = SizeCheck.filling(availableSize, size: size)
        view.show(
            View.Properties(
                path: outline.path(in: size), fill: fill, fillRule: fillRule, stroke: stroke, lineWidth: lineWidth,
                lineCap: lineCap, lineJoin: lineJoin, dashes: dashes, dashPhase: dashPhase, trim: trim),
            transition: transition)
        return size
    }
}

/// Fills an outline and draws a line along it.
///
/// ```swift
/// Shape(.ellipse, fill: .systemYellow)
/// Shape(.polygon(sides: 6), stroke: .label, lineWidth: 2, dashes: [6, 4])
/// Shape(.path { CGPath(rect: CGRect(origin: .zero, size: $0), transform: nil) }, fill: .systemBlue)
/// ```
///
/// Everything but the rules for filling, ends and corners moves with the transition; outlines of the same structure
/// change into each other point by point. Nothing is painted anew unless it changed.
public struct Shape: Component {
    /// The outline.
    public let outline: ShapeOutline
    /// The colour inside; nil fills nothing.
    public let fill: UIColor?
    /// Which points of an outline that crosses itself lie inside.
    public let fillRule: CAShapeLayerFillRule
    /// The colour of the line; nil draws none.
    public let stroke: UIColor?
    /// The width of the line, in points; half of it lies outside.
    public let lineWidth: CGFloat
    /// How open lines end.
    public let lineCap: CAShapeLayerLineCap
    /// How lines turn a corner.
    public let lineJoin: CAShapeLayerLineJoin
    /// Dash, gap, dash, gap… in points; empty draws a whole line.
    public let dashes: [CGFloat]
    /// How far into the dashes the line begins, in points.
    public let dashPhase: CGFloat
    /// The part of the outline that has the line, in fractions of its length.
    public let trim: ClosedRange<CGFloat>
    /// The size, in points; nil takes what is offered, and nothing where no end of room is offered.
    public let size: CGSize?

    /// Makes a shape.
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

    /// Makes the view.
    public func makeView() -> ShapeLayerView {
        ShapeLayerView(frame: .zero)
    }

    /// Sets the outline, the colours and the line.
    public func update(
        view: ShapeLayerView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        let size = SizeCheck.filling(availableSize, size: size)
        view.show(
            ShapeLayerView.Look(
                path: outline.path(in: size), fill: fill, fillRule: fillRule, stroke: stroke, lineWidth: lineWidth,
                lineCap: lineCap, lineJoin: lineJoin, dashes: dashes, dashPhase: dashPhase, trim: trim),
            transition: transition)
        return size
    }
}

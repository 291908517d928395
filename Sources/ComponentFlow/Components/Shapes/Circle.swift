/// Fills the ellipse that touches the sides of its size; a circle, if they are alike.
public struct Circle: Component {
    /// The colour inside; a dynamic one follows light and dark.
    public let fillColor: UIColor
    /// The colour of the line inside the edge.
    public let strokeColor: UIColor
    /// The width of the line, in points.
    public let strokeWidth: CGFloat
    /// The size, in points; nil takes what is offered, and nothing where no end of room is offered.
    public let size: CGSize?

    /// Makes a circle.
    public init(
        fillColor: UIColor = .clear, strokeColor: UIColor = .clear, strokeWidth: CGFloat = 0, size: CGSize? = nil
    ) {
        self.fillColor = fillColor
        self.strokeColor = strokeColor
        self.strokeWidth = strokeWidth
        self.size = size
    }

    /// Makes the view.
    public func makeView() -> ShapeLayerView {
        ShapeLayerView(frame: .zero)
    }

    /// Sets the colours and the line.
    public func update(
        view: ShapeLayerView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        let size = SizeCheck.filling(availableSize, size: size)
        let inset = strokeWidth.isFinite ? min(max(strokeWidth, 0), min(size.width, size.height)) / 2 : 0
        let rect = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
        view.show(
            ShapeLayerView.Look(
                path: CGPath(ellipseIn: rect, transform: nil), fill: fillColor, fillRule: .nonZero,
                stroke: strokeColor, lineWidth: inset * 2, lineCap: .butt, lineJoin: .miter, dashes: [], dashPhase: 0,
                trim: 0...1),
            transition: transition)
        return size
    }
}

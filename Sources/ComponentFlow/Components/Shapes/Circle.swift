/// A component that draws the ellipse inscribed in its size, which is a circle if width and height are equal.
public struct Circle: StatelessComponent {
    /// The fill color; a dynamic color adapts to the light and dark style.
    public let fillColor: UIColor
    /// The color of the line inside the edge.
    public let strokeColor: UIColor
    /// The width of the line, in points.
    public let strokeWidth: CGFloat
    /// The size, in points; `nil` takes the proposed size, and zero in an unbounded dimension.
    public let size: CGSize?

    /// Creates a circle.
    public init(
        fillColor: UIColor = .clear, strokeColor: UIColor = .clear, strokeWidth: CGFloat = 0, size: CGSize? = nil
    ) {
        self.fillColor = fillColor
        self.strokeColor = strokeColor
        self.strokeWidth = strokeWidth
        self.size = size
    }

    public func makeView() -> Shape.View {
        Shape.View(frame: .zero)
    }

    /// Sets the colors and the line.
    public func update(
        view: Shape.View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        let size = SizeCheck.filling(availableSize, size: size)
        let inset = strokeWidth.isFinite ? min(max(strokeWidth, 0), min(size.width, size.height)) / 2 : 0
        let rect = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
        view.show(
            Shape.View.Properties(
                path: CGPath(ellipseIn: rect, transform: nil), fill: fillColor, fillRule: .nonZero,
                stroke: strokeColor, lineWidth: inset * 2, lineCap: .butt, lineJoin: .miter, dashes: [], dashPhase: 0,
                trim: 0...1, isEllipse: true),
            transition: transition)
        return size
    }
}

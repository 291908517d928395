/// The popover's frame around the presented view, with rounded corners, an arrow and a shadow.
@MainActor package final class PopoverFrameView: UIView, PopupPanel {
    let content = UIView()
    private let ground = CAShapeLayer()
    private weak var contained: UIView?
    var arrow: PopoverPlacement.Arrow? { didSet { if oldValue != arrow { setNeedsLayout() } } }
    var fill: UIColor? { didSet { resolveColors(with: traitCollection) } }
    package var isOpaqueRectangle = false {
        didSet { if isOpaqueRectangle != oldValue { outlineDidChange() } }
    }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        content.clipsToBounds = true
        content.layer.cornerRadius = PopoverPlacement.cornerRadius
        layer.addSublayer(ground)
        addSubview(content)
        PanelShadow.popover.apply(to: layer)
        traitOverrides.userInterfaceLevel = .elevated
        observeInterfaceStyle()
        resolveColors(with: traitCollection)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    private func outlineDidChange() {
        content.layer.cornerRadius = isOpaqueRectangle ? 0 : PopoverPlacement.cornerRadius
        PanelShadow.popover.apply(to: layer, isVisible: !isOpaqueRectangle)
        setNeedsLayout()
    }

    /// Updates the border, which separates the popover from dark backgrounds where a shadow is not visible.
    package override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        let isDark = traits.userInterfaceStyle == .dark
        ground.fillColor = fillColor(with: traits)
        ground.lineWidth = isDark ? 1 : 0.5
        ground.strokeColor = UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.2 : 0.12).cgColor
        // Half of the line would be outside of a rectangle.
        layer.borderWidth = isOpaqueRectangle ? 1 : 0
        layer.borderColor = ground.strokeColor
    }

    /// The color of the popover and its arrow.
    var fillColor: CGColor { fillColor(with: traitCollection) }

    private func fillColor(with traits: UITraitCollection) -> CGColor {
        (fill ?? contained?.backgroundColor ?? .secondarySystemGroupedBackground).resolvedColor(with: traits).cgColor
    }

    func take(_ view: UIView) {
        contained = view
        view.autoresizingMask = []
        content.addSubview(view)
        setNeedsLayout()
    }

    /// The bounds without the arrow.
    private var body: CGRect {
        let length = PopoverPlacement.arrowLength
        switch arrow?.direction {
        case .up?: return bounds.inset(by: UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0))
        case .down?: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: length, right: 0))
        case .left?: return bounds.inset(by: UIEdgeInsets(top: 0, left: length, bottom: 0, right: 0))
        case .right?: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: length))
        default: return bounds
        }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = body
        // The arrow uses the presented view's background color, which may have changed.
        resolveColors(with: traitCollection)
        if let contained, contained.superview === content { contained.place(in: content.bounds) }
        let outline = self.outline
        ground.frame = bounds
        ground.path = outline
        layer.shadowPath = outline
    }

    /// The outline including the arrow, clockwise from the top-left corner.
    private var outline: CGPath {
        if isOpaqueRectangle { return CGPath(rect: bounds, transform: nil) }
        let (body, radius) = (body, min(PopoverPlacement.cornerRadius, body.width / 2, body.height / 2))
        let corners = [
            CGPoint(x: body.minX, y: body.minY), CGPoint(x: body.maxX, y: body.minY),
            CGPoint(x: body.maxX, y: body.maxY), CGPoint(x: body.minX, y: body.maxY),
        ]
        let path = CGMutablePath()
        path.move(to: CGPoint(x: body.minX, y: body.minY + radius))
        for (index, side) in [UIPopoverArrowDirection.up, .right, .down, .left].enumerated() {
            let next = corners[(index + 1) % 4]
            path.addArc(tangent1End: corners[index], tangent2End: next, radius: radius)
            if let arrow, arrow.direction == side { addArrow(arrow, from: corners[index], to: next, to: path) }
        }
        path.closeSubpath()
        return path
    }

    /// Adds the arrow, with curved sides and a rounded tip, to the edge between two corners.
    private func addArrow(
        _ arrow: PopoverPlacement.Arrow, from start: CGPoint, to end: CGPoint, to path: CGMutablePath
    ) {
        let length = max(hypot(end.x - start.x, end.y - start.y), 1)
        let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
        let isForwards = along.dx + along.dy > 0
        let place = isForwards ? arrow.place : length - arrow.place
        /// Returns the point at an offset from the arrow's center along the side and at a distance from the side.
        func point(_ side: CGFloat, _ out: CGFloat) -> CGPoint {
            CGPoint(
                x: start.x + along.dx * (place + side) + along.dy * out,
                y: start.y + along.dy * (place + side) - along.dx * out)
        }
        let (half, out) = (PopoverPlacement.arrowBase / 2, PopoverPlacement.arrowLength)
        path.addLine(to: point(-half, 0))
        path.addCurve(to: point(-2.5, out - 1.5), control1: point(-half + 5, 0), control2: point(-5.5, out - 4))
        path.addQuadCurve(to: point(2.5, out - 1.5), control: point(0, out + 1))
        path.addCurve(to: point(half, 0), control1: point(5.5, out - 4), control2: point(half - 5, 0))
    }

    /// Excludes the area beside the arrow, where touches count as outside the popover.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        body.contains(point)
    }
}

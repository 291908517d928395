/// A part of a ring, which starts at an angle and continues clockwise.
///
/// Angles are in radians, 0 is on the right.
struct GaugeArc: Equatable {
    let start: CGFloat
    let length: CGFloat

    /// The whole ring, from the top.
    static let full = GaugeArc(start: -.pi / 2, length: 2 * .pi)
    /// Three quarters of the ring, with a gap at the bottom.
    static let open = GaugeArc(start: .pi * 3 / 4, length: .pi * 3 / 2)

    /// Returns the path of the center of the line, in a square with a side length in points.
    func path(side: CGFloat, lineWidth: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.addArc(
            center: CGPoint(x: side / 2, y: side / 2), radius: max((side - lineWidth) / 2, 0), startAngle: start,
            endAngle: start + length, clockwise: false)
        return path
    }

    /// Returns the conic gradient that has its colors along the arc and its round ends.
    ///
    /// - Parameters:
    ///   - colors: The colors from the start to the end.
    ///   - locations: The position of each color, from 0 to 1; `nil` spaces the colors evenly.
    ///   - cap: The angle that a round end covers.
    func gradient(_ colors: [UIColor], locations: [CGFloat]?, cap: CGFloat) -> Gradient {
        guard colors.count > 1, let first = colors.first, let last = colors.last else {
            return Gradient(colors: colors)
        }
        let even = colors.indices.map { CGFloat($0) / CGFloat(colors.count - 1) }
        let given = locations?.count == colors.count ? locations ?? even : even
        let circle: CGFloat = 2 * .pi
        let span = min(length, circle - 2 * cap)
        let own = given.map { (cap + min(max($0, 0), 1) * span) / circle }
        // Between the end and the start of the arc, the color changes where neither is visible.
        let change = ((cap + span) / circle + 1) / 2
        let angle = start - cap
        return Gradient(
            colors: colors + [last, first, first], locations: own + [change, change, 1], kind: .conic,
            startPoint: CGPoint(x: 0.5, y: 0.5),
            endPoint: CGPoint(x: 0.5 + cos(angle) / 2, y: 0.5 + sin(angle) / 2))
    }
}

/// A view of which an arc is visible.
final class GaugeArcView: UIView {
    private let arc = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        arc.fillColor = nil
        arc.strokeColor = UIColor.black.cgColor
        arc.lineCap = .round
        layer.mask = arc
    }

    /// Returns `nil`: component views do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }

    /// Shows an arc up to a part of its length, from 0 to 1.
    func show(_ shape: GaugeArc, lineWidth: CGFloat, fraction: CGFloat, transition: ComponentTransition) {
        arc.frame = bounds
        arc.path = shape.path(side: bounds.width, lineWidth: lineWidth)
        arc.lineWidth = lineWidth
        // A round end would be visible also without a length.
        transition.setAlpha(view: self, alpha: fraction > 0 ? 1 : 0)
        let motion = ComponentTransition.reducesMotion ? .immediate : transition
        motion.setShapeLayerStrokeEnd(layer: arc, strokeEnd: fraction)
    }
}

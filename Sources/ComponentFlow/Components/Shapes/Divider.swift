/// A thin line between components.
public struct Divider: StatelessComponent {
    /// The orientation of the line.
    public enum Direction: Sendable {
        /// From left to right, with the proposed width.
        case horizontal
        /// From top to bottom, with the proposed height.
        case vertical
    }

    /// The orientation of the line.
    public let direction: Direction
    /// The color of the line.
    public let color: UIColor
    /// The thickness of the line, in points.
    public let thickness: CGFloat
    /// The distance by which the line is shortened at both ends, in points.
    public let inset: CGFloat

    /// Creates a divider.
    public init(
        _ direction: Direction = .horizontal, color: UIColor = .separator, thickness: CGFloat = 1, inset: CGFloat = 0
    ) {
        self.direction = direction
        self.color = color
        self.thickness = thickness.isFinite ? max(thickness, 0) : 1
        self.inset = inset.isFinite ? inset : 0
    }

    /// The view of a ``Divider``, which contains the line.
    public final class View: UIView {
        fileprivate let line = UIView(frame: .zero)
    }

    public func makeView() -> View {
        let view = View(frame: .zero)
        view.isUserInteractionEnabled = false
        view.addSubview(view.line)
        return view
    }

    /// Draws the line; with an unbounded proposal its length is zero.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        let isHorizontal = direction == .horizontal
        let offered = isHorizontal ? availableSize.width : availableSize.height
        let length = offered.isFinite ? offered : 0
        let visible = max(length - 2 * inset, 0)
        transition.setBackgroundColor(view: view.line, color: color)
        transition.setFrame(
            view: view.line,
            frame: isHorizontal
                ? CGRect(x: inset, y: 0, width: visible, height: thickness)
                : CGRect(x: 0, y: inset, width: thickness, height: visible))
        return isHorizontal ? CGSize(width: length, height: thickness) : CGSize(width: thickness, height: length)
    }
}

/// A thin line between components.
public struct Divider: Component {
    /// How the line runs.
    public enum Direction: Sendable {
        /// From left to right, as wide as it may be.
        case horizontal
        /// From top to bottom, as high as it may be.
        case vertical
    }

    /// How the line runs.
    public let direction: Direction
    /// Its colour.
    public let color: UIColor
    /// How thick it is, in points.
    public let thickness: CGFloat
    /// How much shorter it is at both ends, in points.
    public let inset: CGFloat

    /// Makes a line.
    public init(
        _ direction: Direction = .horizontal, color: UIColor = .separator, thickness: CGFloat = 1, inset: CGFloat = 0
    ) {
        self.direction = direction
        self.color = color
        self.thickness = thickness.isFinite ? max(thickness, 0) : 1
        self.inset = inset.isFinite ? inset : 0
    }

    /// A view with the line in it.
    public final class View: UIView {
        fileprivate let line = UIView(frame: .zero)
    }

    /// Makes the view.
    public func makeView() -> View {
        let view = View(frame: .zero)
        view.isUserInteractionEnabled = false
        view.addSubview(view.line)
        return view
    }

    /// Draws the line; where no end of room is offered, it has no length.
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

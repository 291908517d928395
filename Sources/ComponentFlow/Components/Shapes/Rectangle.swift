/// A component that fills a rectangle with a color.
public struct Rectangle: StatelessComponent {
    /// The color; a dynamic color adapts to the light and dark style.
    public let color: UIColor
    /// The width, in points; `nil` takes the proposed width, and zero if that is unbounded.
    public let width: CGFloat?
    /// The height, in points; `nil` takes the proposed height, and zero if that is unbounded.
    public let height: CGFloat?

    /// Creates a rectangle.
    public init(color: UIColor, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.color = color
        self.width = width
        self.height = height
    }

    /// Sets the color.
    public func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        transition.setBackgroundColor(view: view, color: color)
        return SizeCheck.filling(availableSize, width: width, height: height)
    }
}

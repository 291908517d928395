/// Fills a rectangle with a colour.
public struct Rectangle: Component {
    /// The colour; a dynamic one follows light and dark.
    public let color: UIColor
    /// Its width in points; nil takes what is offered, and nothing where no end of room is offered.
    public let width: CGFloat?
    /// Its height in points; nil takes what is offered, and nothing where no end of room is offered.
    public let height: CGFloat?

    /// Makes a rectangle.
    public init(color: UIColor, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.color = color
        self.width = width
        self.height = height
    }

    /// Sets the colour.
    public func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        transition.setBackgroundColor(view: view, color: color)
        return SizeCheck.filling(availableSize, width: width, height: height)
    }
}

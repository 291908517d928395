/// A shadow behind a view.
public struct ComponentShadow: Equatable, Sendable {
    /// The color; its alpha is multiplied by ``opacity``.
    public var color: UIColor
    /// The opacity of the shadow, from 0 to 1.
    public var opacity: CGFloat
    /// The blur radius, in points.
    public var radius: CGFloat
    /// The offset from the view, in points.
    public var offset: CGSize

    /// Creates a shadow.
    public init(color: UIColor = .black, opacity: CGFloat = 0.25, radius: CGFloat = 4, offset: CGSize = .zero) {
        self.color = color
        self.opacity = opacity
        self.radius = radius
        self.offset = offset
    }
}

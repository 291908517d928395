/// A shadow behind a view.
public struct ComponentShadow: Equatable, Sendable {
    /// The colour; its alpha is multiplied by ``opacity``.
    public var color: UIColor
    /// How strong the shadow is, from 0 to 1.
    public var opacity: CGFloat
    /// How soft its edge is, in points.
    public var radius: CGFloat
    /// How far it is moved, in points.
    public var offset: CGSize

    /// Makes a shadow.
    public init(color: UIColor = .black, opacity: CGFloat = 0.25, radius: CGFloat = 4, offset: CGSize = .zero) {
        self.color = color
        self.opacity = opacity
        self.radius = radius
        self.offset = offset
    }
}

/// The shadow of a background; see ``UIBackgroundConfiguration/shadowProperties``.
public struct UIShadowProperties: Hashable {
    public var color = UIColor.black
    /// The opacity, from 0, the initial value, for no shadow to 1.
    public var opacity: CGFloat = 0
    /// The blur radius, in points.
    public var radius: CGFloat = 3
    /// The distance of the shadow from the background, in points.
    public var offset = CGSize(width: 0, height: -3)
    /// The outline of the shadow in the view; `nil`, the initial value, for the shape of the background.
    public var path: UIBezierPath?

    init() {}

    /// Gives a layer the color and the blur of the shadow.
    @MainActor func apply(to layer: CALayer, with traits: UITraitCollection) {
        layer.shadowColor = color.resolvedColor(with: traits).cgColor
        layer.shadowOpacity = Float(opacity)
        layer.shadowRadius = radius
        layer.shadowOffset = offset
    }

    /// Gives a layer the outline of the shadow, without which the layer would need an image of its contents.
    ///
    /// - Parameter background: The frame of the background in the coordinates of the layer, which are those of the view.
    @MainActor func layOut(in layer: CALayer, background: CGRect, cornerRadius: CGFloat) {
        guard opacity > 0, path != nil || !background.isEmpty else { return layer.shadowPath = nil }
        let radius = min(cornerRadius, min(background.width, background.height) / 2)
        layer.shadowPath = (path ?? UIBezierPath(roundedRect: background, cornerRadius: radius)).cgPath
    }
}

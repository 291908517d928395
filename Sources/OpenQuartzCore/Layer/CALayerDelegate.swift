/// What a layer asks the object that owns it, usually a view.
///
/// Every method has a default, so none has to be written.
///
/// A class that offers one of these to its subclasses has to declare it itself: a method that only a subclass adds is
/// not called.
@MainActor
public protocol CALayerDelegate: AnyObject {
    /// Provides the layer's contents. The default draws through `draw(_:in:)` if there is anything to draw.
    func display(_ layer: CALayer)
    /// Draws the layer's contents, in its coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Is told before the layer draws.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers; called when the layer's size changed or somebody asked for it.
    func layoutSublayers(of layer: CALayer)
    /// What happens when a property changes: nil goes on searching, `NSNull` means nothing.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Draws through `draw(_:in:)`.
    public func display(_ layer: CALayer) {
        layer.displayByDrawing()
    }

    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {
        layer.drewNothing = true
    }

    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}

    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}

    /// Goes on searching.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        nil
    }
}

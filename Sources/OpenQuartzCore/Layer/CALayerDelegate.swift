/// The methods by which a layer requests contents, layout and actions, usually from a view.
///
/// All methods have default implementations.
///
/// A class that allows its subclasses to implement one of these methods must declare it itself: a method that is
/// declared only in a subclass is not called.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Provides the layer's contents; the default calls `draw(_:in:)` if the layer has a drawable size.
    func display(_ layer: CALayer)
    /// Draws the layer's contents in the layer's coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the layer draws.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers; called when the layer's size changes or layout is requested.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for a property change: `nil` continues the search, `NSNull` performs no action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {
        layer.displayByDrawing()
    }

    public func draw(_ layer: CALayer, in ctx: CGContext) {
        layer.drewNothing = true
    }

    public func layerWillDraw(_ layer: CALayer) {}

    public func layoutSublayers(of layer: CALayer) {}

    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        nil
    }
}

internal import OpenDisplay
@_exported public import OpenQuartzCore

extension CALayer {
    /// Draws the model of the layer and its sublayers in the layer's own coordinates.
    ///
    /// Pending layout and display are performed first. Animations are ignored; otherwise the result matches the screen.
    @_disfavoredOverload  // UIKit has the same method.
    public func render(in ctx: CGContext) {
        LayerRenderer.render(self, in: ctx)
    }
}

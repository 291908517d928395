internal import OpenDisplay

extension CALayer {
    /// Draws the model of the layer and its sublayers in the layer's own coordinates.
    ///
    /// Pending layout and display are performed first. Animations are ignored; otherwise the result matches the screen.
    public func render(in ctx: CGContext) {
        LayerRenderer.render(self, in: ctx)
    }
}

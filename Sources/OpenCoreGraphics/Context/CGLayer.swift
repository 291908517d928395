/// An off-screen drawing that a context draws any number of times.
///
/// Its context has the origin in the lower-left corner and the scale of the context for which it was created.
public final class CGLayer {
    /// The size of the drawing, in points.
    public let size: CGSize
    /// The context in which the drawing is made.
    public let context: CGContext?

    /// Creates an empty drawing for a context.
    ///
    /// - Parameters:
    ///   - context: The context in which the layer will be drawn.
    ///   - size: The size of the layer, in points.
    ///   - auxiliaryInfo: Must be `nil`; no options are defined.
    /// - Returns: nil if the size is not positive, not finite, or larger than 32,767 pixels on a side.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard let bitmap = CGContext.bitmap(size: size, scale: context.baseScale) else { return nil }
        bitmap.translateBy(x: 0, y: size.height)
        bitmap.scaleBy(x: 1, y: -1)
        self.size = size
        self.context = bitmap
    }
}

extension CGContext {
    /// Draws a layer with its origin at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// Draws a layer into a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        if let image = layer.context?.makeImage() { draw(image, in: rect) }
    }
}

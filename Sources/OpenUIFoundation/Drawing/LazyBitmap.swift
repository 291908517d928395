/// A bitmap that is created when its context is first used.
package final class LazyBitmap {
    private let size: CGSize
    private let origin: CGPoint
    private let scale: CGFloat
    private var made: CGContext??

    /// - Parameter origin: The location of the bitmap's top-left corner in the coordinates of the drawing.
    package init(size: CGSize, origin: CGPoint, scale: CGFloat) {
        self.size = size
        self.origin = origin
        self.scale = scale
    }

    /// The drawing context; `nil` if a bitmap of this size cannot be created.
    var context: CGContext? {
        if let made { return made }
        let context = CGContext.bitmap(size: size, scale: scale, isOpaque: false)
        context?.translateBy(x: -origin.x, y: -origin.y)
        made = .some(context)
        return context
    }

    /// Returns the drawn image, or `nil` if the context was never used, and releases the context.
    package func takeImage() -> CGImage? {
        var context = made ?? nil
        made = nil
        return CGContext.image(ending: &context)
    }
}

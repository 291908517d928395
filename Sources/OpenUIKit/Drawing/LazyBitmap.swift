/// A bitmap to draw into that is made when somebody first asks for its context.
final class LazyBitmap {
    private let size: CGSize
    private let origin: CGPoint
    private let scale: CGFloat
    private let isOpaque: Bool
    private var made: CGContext??

    /// - Parameter origin: the point, in the drawing's coordinates, of the bitmap's top left corner.
    init(size: CGSize, origin: CGPoint, scale: CGFloat, isOpaque: Bool) {
        self.size = size
        self.origin = origin
        self.scale = scale
        self.isOpaque = isOpaque
    }

    /// Nil if no bitmap of the size can be made.
    var context: CGContext? {
        if let made { return made }
        let context = CGContext.bitmap(size: size, scale: scale, isOpaque: isOpaque)
        context?.translateBy(x: -origin.x, y: -origin.y)
        made = .some(context)
        return context
    }

    /// What was drawn; nil if nobody asked for the context.
    func makeImage() -> CGImage? {
        made??.makeImage()
    }
}

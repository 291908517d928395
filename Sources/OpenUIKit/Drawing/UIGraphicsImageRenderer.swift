/// How an image renderer makes its bitmaps.
public class UIGraphicsRendererFormat: NSObject {
    /// The rectangle that is drawn, in points.
    public internal(set) var bounds = CGRect.zero

    /// Makes a format.
    public required override init() {
        super.init()
    }

    /// The usual format.
    public class func `default`() -> Self { Self() }
    /// The format that suits the main screen.
    public class func preferred() -> Self { Self() }
}

/// How an image renderer makes its bitmaps: pixels per point, and whether they are opaque.
public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point; the main screen's at first.
    public var scale: CGFloat = UIScreen.mainTraits.displayScale
    /// Whether every pixel is covered, which saves memory.
    ///
    /// False at first.
    public var opaque = false
    /// Whether more colours than sRGB's are wanted.
    ///
    /// There are none here.
    public var preferredRange = Range.automatic

    /// A range of colours.
    public enum Range: Int, Sendable {
        /// What the screen can show.
        case automatic = 0
        /// More than sRGB.
        case extended = 1
        /// sRGB.
        case standard = 2
    }
}

/// Where an image renderer's drawing goes.
public final class UIGraphicsImageRendererContext: NSObject {
    /// The context to draw into; also the current one.
    public let cgContext: CGContext
    /// How the bitmap is made.
    public let format: UIGraphicsImageRendererFormat

    init(context: CGContext, format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// What has been drawn so far.
    public var currentImage: UIImage {
        UIImage(image: cgContext.makeImage(), scale: format.scale)
    }

    /// Fills a rectangle with the fill colour.
    public func fill(_ rect: CGRect) {
        fill(rect, blendMode: .normal)
    }

    /// Fills a rectangle with the fill colour, mixed in the given way.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        mix(blendMode) { cgContext.fill(rect) }
    }

    /// Outlines a rectangle on its inside with the stroke colour.
    public func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .normal)
    }

    /// Outlines a rectangle on its inside with the stroke colour, mixed in the given way.
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        mix(blendMode) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
    }

    private func mix(_ blendMode: CGBlendMode, _ draw: () -> Void) {
        cgContext.saveGState()
        if blendMode != .normal { cgContext.setBlendMode(blendMode) }
        draw()
        cgContext.restoreGState()
    }

    /// Confines drawing to a rectangle.
    public func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// The context type by its general name.
public typealias UIGraphicsRendererContext = UIGraphicsImageRendererContext

/// Draws pictures.
///
/// May be used on any thread, by one at a time.
public final class UIGraphicsImageRenderer: NSObject {
    /// How the bitmaps are made.
    public let format: UIGraphicsImageRendererFormat

    /// Makes a renderer for a rectangle, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.format = format
        format.bounds = bounds
    }

    /// Makes a renderer for a rectangle, in points, at the main screen's scale.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// Makes a renderer for a size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer for a size, in points, at the main screen's scale.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    /// Draws a picture.
    ///
    /// For a size that is empty or too large the actions are not called and the picture is empty.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIImage(image: render(actions), scale: format.scale)
    }

    /// Draws a picture and returns it as a PNG file; empty data for an empty size.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        render(actions)?.pngData() ?? Data()
    }

    /// Draws a picture and returns it as a JPEG file, on white where it is transparent; empty data for an empty size.
    ///
    /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best picture.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        render(actions)?.jpegData(quality: compressionQuality) ?? Data()
    }

    private func render(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGImage? {
        let bounds = format.bounds
        guard let context = CGContext.bitmap(size: bounds.size, scale: format.scale, isOpaque: format.opaque) else {
            return nil
        }
        context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        GraphicsStack.push(context)
        defer { GraphicsStack.pop() }
        actions(UIGraphicsImageRendererContext(context: context, format: format))
        return context.makeImage()
    }
}

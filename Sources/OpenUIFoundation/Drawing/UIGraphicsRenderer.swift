/// The format of the drawings of a renderer.
public class UIGraphicsRendererFormat: NSObject {
    /// The bounds of the drawing, in points.
    public internal(set) var bounds = CGRect.zero

    public required override init() {
        super.init()
    }

    /// Returns the default format.
    public class func `default`() -> Self { Self() }
    /// Returns the format for the main screen.
    public class func preferred() -> Self { Self() }
}

/// The drawing context of a renderer.
public class UIGraphicsRendererContext: NSObject {
    /// The Core Graphics context, which is also the current one.
    public let cgContext: CGContext
    private let ownFormat: UIGraphicsRendererFormat

    init(context: CGContext, format: UIGraphicsRendererFormat) {
        cgContext = context
        ownFormat = format
    }

    /// The format of the drawing.
    public var format: UIGraphicsRendererFormat { ownFormat }

    /// Fills a rectangle with the fill color.
    public func fill(_ rect: CGRect) {
        fill(rect, blendMode: .normal)
    }

    /// Fills a rectangle with the fill color and a blend mode.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        mix(blendMode) { cgContext.fill(rect) }
    }

    /// Strokes the inside of a rectangle with the stroke color.
    public func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .normal)
    }

    /// Strokes the inside of a rectangle with the stroke color and a blend mode.
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        mix(blendMode) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
    }

    private func mix(_ blendMode: CGBlendMode, _ draw: () -> Void) {
        cgContext.saveGState()
        if blendMode != .normal { cgContext.setBlendMode(blendMode) }
        draw()
        cgContext.restoreGState()
    }

    /// Intersects the clipping area with a rectangle.
    public func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// The superclass of the renderers of images and of PDF documents.
public class UIGraphicsRenderer: NSObject {
    private let ownFormat: UIGraphicsRendererFormat

    init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
        ownFormat = rendererFormat
        ownFormat.bounds = bounds
    }

    /// The format of the drawings.
    public var format: UIGraphicsRendererFormat { ownFormat }
    /// Whether the renderer can make images.
    public var allowsImageOutput: Bool { false }
}

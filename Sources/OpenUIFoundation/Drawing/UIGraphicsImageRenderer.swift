/// The format of the bitmaps of an image renderer: scale and opacity.
public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The number of pixels per point; the default is that of the main screen.
    public var scale: CGFloat = UITraitCollection.mainScreen.displayScale
    /// Whether all pixels are opaque, which saves memory.
    ///
    /// The default is `false`.
    public var opaque = false
    /// The preferred color range.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public var preferredRange = Range.automatic
    /// Whether colors outside of the standard range are preferred.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public var prefersExtendedRange: Bool {
        get { false }
        set {}
    }

    /// Creates the default format for the main screen.
    public required init() {
        super.init()
    }

    /// Creates a format with the scale of traits, or of the main screen if they specify none.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Constants that specify a range of colors.
    public enum Range: Int, Sendable {
        /// The range of the screen.
        case automatic = 0
        /// An extended range beyond sRGB.
        case extended = 1
        case standard = 2
    }
}

/// The drawing context of an image renderer.
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let imageFormat: UIGraphicsImageRendererFormat

    init(context: CGContext, imageFormat: UIGraphicsImageRendererFormat) {
        self.imageFormat = imageFormat
        super.init(context: context, format: imageFormat)
    }

    /// The format of the bitmap.
    public override var format: UIGraphicsImageRendererFormat { imageFormat }

    /// The image that has been drawn so far.
    public var currentImage: UIImage {
        UIImage(image: cgContext.makeImage(), scale: imageFormat.scale)
    }
}

/// Draws images.
///
/// A renderer can be used on any thread, but by one thread at a time.
public final class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let imageFormat: UIGraphicsImageRendererFormat

    /// Creates a renderer for a rectangle, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(bounds: bounds, rendererFormat: format)
    }

    /// Creates a renderer for a rectangle, in points, at the main screen's scale.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// Creates a renderer for a size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for a size, in points, at the main screen's scale.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    /// The format of the bitmaps.
    public override var format: UIGraphicsImageRendererFormat { imageFormat }
    public override var allowsImageOutput: Bool { true }

    /// Draws an image.
    ///
    /// If the size is empty or too large, the actions are not called and the image is empty.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIImage(image: render(actions), scale: format.scale)
    }

    /// Draws an image and returns it in PNG format; returns empty data for an empty size.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        render(actions)?.pngData() ?? Data()
    }

    /// Draws an image and returns it in JPEG format, with transparent pixels on white; returns empty data for an empty
    /// size.
    ///
    /// `compressionQuality` is the quality, from 0, the smallest file, to 1, the best image.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        render(actions)?.jpegData(quality: compressionQuality) ?? Data()
    }

    private func render(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGImage? {
        let bounds = format.bounds
        return CGContext.image(size: bounds.size, scale: format.scale, isOpaque: format.opaque) { context in
            context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
            GraphicsStack.push(context)
            defer { GraphicsStack.pop() }
            actions(UIGraphicsImageRendererContext(context: context, imageFormat: format))
        }
    }
}

internal import CGTK

/// A drawing destination with a current path and a stack of graphics states.
///
/// The destination is a bitmap or any other Cairo surface. In UIKit's contexts, user space has its origin in the
/// top-left corner, the y-axis points down, and one unit is a point. Calls with numbers that are not finite draw
/// nothing. A context must not be used from several threads at once.
public final class CGContext {
    /// Cairo's context, whose matrix is the identity between operations.
    package let cairo: OpaquePointer
    /// The transform from points, before any transform set by the client, to device space.
    package internal(set) var baseTransform: CGAffineTransform
    /// The number of device pixels per point, by which the blur of shadows is scaled.
    package let baseScale: CGFloat
    /// The number of pixels per unit of device space of what Cairo cannot draw as shapes: shadows and color glyphs.
    ///
    /// It is 1 for bitmaps, and larger for documents, whose device space has a unit of a point.
    package let rasterScale: CGFloat
    /// The document into which the context draws, or nil if it draws elsewhere.
    let document: PDFDocument?
    var state: GraphicsState
    var savedStates: [GraphicsState] = []
    var allowsAntialiasing = true
    /// The transform from the space of text to user space, for the functions of Core Text.
    ///
    /// It is not part of the graphics state.
    public var textMatrix = CGAffineTransform.identity
    /// The current path, in device space.
    var devicePath = CGMutablePath()
    /// The client's memory, if its pixel format differs from Cairo's.
    var memory: BitmapMemory?

    /// Draws with an existing `cairo_t`, whose matrix becomes the user space.
    ///
    /// The context retains the `cairo_t` and restores its state when deallocated.
    package convenience init(cairo: OpaquePointer) {
        self.init(cairo: cairo, document: nil)
    }

    init(cairo: OpaquePointer, document: PDFDocument?) {
        self.cairo = cairo_reference(cairo)
        self.document = document
        rasterScale = cairo.keepsText ? Self.documentRasterScale : 1
        baseTransform = CGAffineTransform(cairo: cairo)
        baseScale = baseTransform.maximumScale
        state = GraphicsState(ctm: baseTransform)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
    }

    /// The resolution of rasterized parts of documents: 288 pixels per inch.
    package static let documentRasterScale: CGFloat = 4

    deinit {
        closePDF()
        restoreAllStates()
        cairo_restore(cairo)
        cairo_destroy(cairo)
    }

    /// Creates a bitmap context, initially transparent (or, if opaque, black).
    ///
    /// - Returns: nil if the size is not positive, not finite, or larger than 32,767 pixels on a side.
    package static func bitmap(size: CGSize, scale: CGFloat, isOpaque: Bool = false) -> CGContext? {
        let pixels = CGSize(width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
        let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        guard scale > 0, let surface = ImageSurface.make(format: format, size: pixels) else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard let cairo = cairo_create(surface) else { return nil }
        defer { cairo_destroy(cairo) }
        cairo_scale(cairo, scale.native, scale.native)
        return CGContext(cairo: cairo)
    }

    /// Calls a closure with a context that draws into a new bitmap, and returns the bitmap as an image.
    ///
    /// - Returns: nil if `bitmap(size:scale:isOpaque:)` returns nil.
    package static func image(
        size: CGSize, scale: CGFloat, isOpaque: Bool = false, _ draw: (CGContext) throws -> Void
    ) rethrows -> CGImage? {
        var context = bitmap(size: size, scale: scale, isOpaque: isOpaque)
        try context.map(draw)
        return image(ending: &context)
    }

    /// Returns an image of everything drawn into a bitmap, and releases the context.
    ///
    /// The image takes the bitmap, unless something else has a reference to the context and could draw into it later: then the
    /// pixels are copied.
    package static func image(ending context: inout CGContext?) -> CGImage? {
        defer { context = nil }
        guard isKnownUniquelyReferenced(&context) else { return context?.makeImage() }
        return context?.takeImage()
    }

    private func takeImage() -> CGImage? {
        flushMasks()
        guard memory == nil, let target = bitmapTarget, let surface = cairo_surface_reference(target) else {
            return makeImage()
        }
        return CGImage(adopting: surface)
    }

    /// Returns an image of everything drawn so far, or nil if the context does not draw into a bitmap.
    ///
    /// - Complexity: O(*n*) in the number of pixels, which are copied.
    public func makeImage() -> CGImage? {
        flushMasks()
        guard let target = bitmapTarget else { return nil }
        memory?.pull(into: target)
        return ImageSurface.copy(of: target).map(CGImage.init(adopting:))
    }

    /// The width in pixels; 0 if the context does not draw into a bitmap.
    public var width: Int {
        bitmapTarget.map { Int(cairo_image_surface_get_width($0)) } ?? 0
    }

    /// The height in pixels; 0 if the context does not draw into a bitmap.
    public var height: Int {
        bitmapTarget.map { Int(cairo_image_surface_get_height($0)) } ?? 0
    }

    var bitmapTarget: OpaquePointer? {
        // After an error, Cairo returns a surface without a format.
        guard isUsable else { return nil }
        let target = cairo_get_target(cairo)
        return target.flatMap { cairo_surface_get_type($0) == CAIRO_SURFACE_TYPE_IMAGE ? $0 : nil }
    }

    /// Whether Cairo can still draw: false after it has run out of memory.
    package var isUsable: Bool {
        cairo_status(cairo) == CAIRO_STATUS_SUCCESS
    }

    /// Whether the context draws into a document or for a printer, where text and shapes are stored as such.
    package var isDocument: Bool {
        cairo.keepsText
    }
}

internal import CGTK

/// A place to draw: it keeps a path, a stack of states, and the pixels of a bitmap or of whatever it was made for.
///
/// In the contexts of UIKit, user space has its origin in the top left corner, y points down, and one unit is a point.
/// Numbers that are not
/// finite never reach the drawing library: such a call draws nothing. Not for use from several threads at once.
public final class CGContext {
    /// Cairo's context, whose matrix is the identity between operations.
    package let cairo: OpaquePointer
    /// From points, before any transform of the user, to the device.
    package let baseTransform: CGAffineTransform
    /// Device pixels per point, in which shadows measure their blur.
    package let baseScale: CGFloat
    var state: GraphicsState
    var savedStates: [GraphicsState] = []
    /// The current path, in device space.
    var devicePath = CGMutablePath()
    /// The memory of a caller whose pixels lie differently than Cairo's.
    var memory: BitmapMemory?

    /// Draws with an existing `cairo_t`, whose matrix says where the user space lies.
    ///
    /// The context takes a reference of its own and gives the `cairo_t` back as it was when it is freed.
    package init(cairo: OpaquePointer) {
        self.cairo = cairo_reference(cairo)
        baseTransform = CGAffineTransform(cairo: cairo)
        baseScale = baseTransform.maximumScale
        state = GraphicsState(ctm: baseTransform)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
    }

    deinit {
        unwind()
        cairo_restore(cairo)
        cairo_destroy(cairo)
    }

    /// Makes a transparent (or, if opaque, black) bitmap to draw into.
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

    /// Calls a block with a context that draws into a new bitmap.
    ///
    /// - Returns: nil where `bitmap(size:scale:isOpaque:)` gives nil.
    package static func image(
        size: CGSize, scale: CGFloat, isOpaque: Bool = false, _ draw: (CGContext) throws -> Void
    ) rethrows -> CGImage? {
        guard let context = bitmap(size: size, scale: scale, isOpaque: isOpaque) else { return nil }
        try draw(context)
        return context.makeImage()
    }

    /// A picture of what was drawn so far; nil if the context does not draw into a bitmap.
    ///
    /// Cost: a copy of all pixels.
    public func makeImage() -> CGImage? {
        settleMasks()
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
        let target = cairo_get_target(cairo)
        return target.flatMap { cairo_surface_get_type($0) == CAIRO_SURFACE_TYPE_IMAGE ? $0 : nil }
    }

    /// Whether the drawing library still draws: false after running out of memory.
    package var isUsable: Bool {
        cairo_status(cairo) == CAIRO_STATUS_SUCCESS
    }
}

internal import CGTK

// Sendable: nothing writes to the surface after `init`, and Cairo counts references to it atomically.
/// An immutable picture of pixels.
///
/// Pixels are sRGB with 8 bits per part, multiplied by their alpha.
public final class CGImage: @unchecked Sendable, Hashable {
    /// Cairo's image surface, in the format ARGB32 or RGB24; only to be read.
    package let surface: OpaquePointer
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// Whether every pixel is opaque because there is no alpha.
    package let isOpaque: Bool

    /// Takes over the caller's reference to a `cairo_surface_t` and its pixels, which must not be written to any more.
    ///
    /// - Precondition: an image surface in the format ARGB32 or RGB24.
    package init(adopting surface: OpaquePointer) {
        let format = cairo_image_surface_get_format(surface)
        precondition(format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24, "an image needs ARGB32 or RGB24")
        cairo_surface_flush(surface)
        self.surface = surface
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        isOpaque = format == CAIRO_FORMAT_RGB24
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// The bytes from one row to the next.
    public var bytesPerRow: Int {
        Int(cairo_image_surface_get_stride(surface))
    }

    /// The bits of one pixel.
    public var bitsPerPixel: Int {
        32
    }

    /// The bits of one part of a pixel.
    public var bitsPerComponent: Int {
        8
    }

    /// The meaning of the pixels.
    public var colorSpace: CGColorSpace? {
        .deviceRGB
    }

    /// In pixels.
    package var size: CGSize {
        CGSize(width: width, height: height)
    }

    /// Reads the pixels: rows of `0xAARRGGBB`, multiplied by alpha, `bytesPerRow / 4` numbers from one row to the next.
    ///
    /// In opaque images the highest byte has no meaning.
    package func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
        guard let data = cairo_image_surface_get_data(surface), width > 0, height > 0 else {
            return try body(UnsafeBufferPointer(start: nil, count: 0))
        }
        let count = bytesPerRow / 4 * height
        return try data.withMemoryRebound(to: UInt32.self, capacity: count) {
            try body(UnsafeBufferPointer(start: $0, count: count))
        }
    }

    /// Whether both are the same object; compare pixels with `PixelDifference`.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
        lhs === rhs
    }

    /// Feeds the object's identity to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

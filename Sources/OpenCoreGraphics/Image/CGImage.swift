internal import CGTK

// Sendable: nothing writes to the surface after `init`, and Cairo's reference count is atomic.
/// An immutable bitmap image.
///
/// Pixels are sRGB with 8 bits per component, premultiplied by alpha.
public final class CGImage: @unchecked Sendable, Hashable {
    /// A Cairo image surface in the format ARGB32 or RGB24, which must not be modified.
    package let surface: OpaquePointer
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// Whether the image has no alpha component.
    package let isOpaque: Bool
    /// Whether pixels are interpolated where a context with the default ``CGInterpolationQuality`` scales the image.
    public let shouldInterpolate: Bool

    /// Takes ownership of a `cairo_surface_t`, whose pixels must not be modified any more.
    ///
    /// - Precondition: `surface` is an image surface in the format ARGB32 or RGB24.
    package convenience init(adopting surface: OpaquePointer) {
        self.init(adopting: surface, shouldInterpolate: true)
    }

    init(adopting surface: OpaquePointer, shouldInterpolate: Bool) {
        let format = cairo_image_surface_get_format(surface)
        precondition(
            format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
            "The pixel format of an image must be ARGB32 or RGB24.")
        cairo_surface_flush(surface)
        self.surface = surface
        self.shouldInterpolate = shouldInterpolate
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        isOpaque = format == CAIRO_FORMAT_RGB24
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// The number of bytes between the starts of two rows.
    public var bytesPerRow: Int {
        Int(cairo_image_surface_get_stride(surface))
    }

    public var bitsPerPixel: Int {
        32
    }

    public var bitsPerComponent: Int {
        8
    }

    /// The color space of the pixels.
    public var colorSpace: CGColorSpace? {
        .deviceRGB
    }

    /// In pixels.
    package var size: CGSize {
        CGSize(width: width, height: height)
    }

    /// Calls a closure with the pixels: rows of `0xAARRGGBB`, premultiplied by alpha, each of `bytesPerRow / 4` words.
    ///
    /// In opaque images, the highest byte is undefined.
    package func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
        guard let data = cairo_image_surface_get_data(surface), width > 0, height > 0 else {
            return try body(UnsafeBufferPointer(start: nil, count: 0))
        }
        let count = bytesPerRow / 4 * height
        return try data.withMemoryRebound(to: UInt32.self, capacity: count) {
            try body(UnsafeBufferPointer(start: $0, count: count))
        }
    }

    /// Whether both are the same object; to compare pixels, use `PixelDifference`.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
        lhs === rhs
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

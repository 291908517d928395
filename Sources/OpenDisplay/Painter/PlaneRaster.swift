internal import CGTK
internal import OpenCoreGraphics

/// A rasterized plane, from which it can be drawn in any perspective.
///
/// It caches copies that are halved along each axis separately, because a plane that is rotated away shrinks along one
/// axis only.
@MainActor
final class PlaneRaster {
    /// The area that the raster shows, in points of the plane.
    let frame: PaintRect
    /// Pixels per point along each axis.
    let density: CGSize
    /// Whether Cairo could draw all of the node.
    let isComplete: Bool
    private let whole: Level
    private var levels: [Int: Level] = [:]

    /// Premultiplied pixels with a transparent border of one pixel.
    final class Level {
        /// The size without the border.
        let width, height: Int
        let stride: Int
        let pixels: UnsafeMutablePointer<UInt32>

        init(width: Int, height: Int) {
            (self.width, self.height, stride) = (width, height, width + 2)
            pixels = .allocate(capacity: (width + 2) * (height + 2))
            pixels.initialize(repeating: 0, count: (width + 2) * (height + 2))
        }

        deinit {
            pixels.deallocate()
        }
    }

    /// The largest number of halvings along an axis.
    static let deepest = 12

    /// Rasterizes a node; nil if the image would be empty or too large.
    ///
    /// - Parameters:
    ///   - frame: The part of the plane, in the node's coordinates.
    ///   - density: The number of pixels per point; along each axis, the frame has a whole number of pixels.
    init?(_ node: RenderNode, frame: PaintRect, density: CGSize) {
        guard node.fits(density: max(density.width, density.height)),
            let width = PictureLimits.pixels(frame.width * density.width),
            let height = PictureLimits.pixels(frame.height * density.height)
        else { return nil }
        self.frame = frame
        self.density = density
        whole = Level(width: width, height: height)
        let bytes = UnsafeMutableRawPointer(whole.pixels + whole.stride + 1).assumingMemoryBound(to: UInt8.self)
        guard
            let surface = cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(whole.stride * 4)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface)
        else { return nil }
        isComplete = node.draw(from: CGPoint(x: frame.minX, y: frame.minY), density: density, on: cairo)
        cairo_destroy(cairo)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }

    /// Returns the raster, halved a number of times along each axis.
    func level(_ across: Int, _ down: Int) -> Level {
        if across == 0, down == 0 { return whole }
        let key = across << 8 | down
        if let known = levels[key] { return known }
        let level =
            across > 0 ? Self.halvedAcross(level(across - 1, down)) : Self.halvedDown(level(across, down - 1))
        levels[key] = level
        return level
    }

    /// Returns a copy in which each pixel is the mean of two horizontal neighbors; outside of the edges, pixels are
    /// transparent.
    private static func halvedAcross(_ source: Level) -> Level {
        let target = Level(width: (source.width + 1) / 2, height: source.height)
        for y in 1...source.height {
            let (from, to) = (source.pixels + y * source.stride + 1, target.pixels + y * target.stride + 1)
            for x in 0..<target.width { to[x] = mean(from[2 * x], from[2 * x + 1]) }
        }
        return target
    }

    /// Returns a copy in which each pixel is the mean of two vertical neighbors.
    private static func halvedDown(_ source: Level) -> Level {
        let target = Level(width: source.width, height: (source.height + 1) / 2)
        for y in 0..<target.height {
            let from = source.pixels + (2 * y + 1) * source.stride + 1
            let to = target.pixels + (y + 1) * target.stride + 1
            for x in 0..<target.width { to[x] = mean(from[x], from[x + source.stride]) }
        }
        return target
    }

    @inline(__always)
    private static func mean(_ a: UInt32, _ b: UInt32) -> UInt32 {
        // The common bits plus half of the differing bits; each byte is rounded up.
        (a | b) &- ((a ^ b) >> 1 & 0x7f7f_7f7f)
    }
}

internal import CGTK
internal import OpenCoreGraphics
internal import OpenQuartzCore

/// An image into which particles are drawn.
///
/// Each pixel within a particle is mapped to the image of the particle, where the four nearest pixels are interpolated; those
/// outside of the image are transparent, which makes its edges smooth. An image that is reduced by more than a half is
/// replaced by a smaller copy before.
@MainActor
final class ParticleRaster {
    private let width, height: Int
    private let stride: Int
    /// Read during deallocation, when nothing else refers to the raster.
    nonisolated(unsafe) private let surface: OpaquePointer
    private let pixels: UnsafeMutablePointer<UInt32>
    private let isAdditive: Bool

    /// Returns nil if memory is insufficient.
    ///
    /// - Parameter isAdditive: Whether colors are added to each other, and to what is behind the image.
    init?(width: Int, height: Int, isAdditive: Bool) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
            return nil
        }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
        else {
            cairo_surface_destroy(surface)
            return nil
        }
        cairo_surface_flush(surface)
        (self.width, self.height, self.isAdditive) = (width, height, isAdditive)
        stride = Int(cairo_image_surface_get_stride(surface)) / 4
        self.surface = surface
        pixels = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// Returns the image, which must be the last use of the raster.
    ///
    /// Painting transparent pixels with a color adds the color to what is behind them.
    func finish() -> CGImage {
        if isAdditive {
            for index in 0..<stride * height { pixels[index] &= 0x00ff_ffff }
        }
        cairo_surface_mark_dirty(surface)
        return CGImage(adopting: cairo_surface_reference(surface))
    }

    /// Draws a particle.
    ///
    /// - Parameter transform: The transform from the pixels of the particle's image, relative to the center of its part, to
    ///   pixels of the raster.
    func draw(_ particle: PaintedParticle, transform: CGAffineTransform, _ images: ImageLevels) {
        var (image, source, transform) = (particle.image, particle.source, transform)
        // A particle that is reduced to nothing has no number of halvings.
        guard transform.invertedIfPossible != nil else { return }
        if transform.largestScale < 0.5 {
            image = images.level(of: image, halvings: Int(-log2(transform.largestScale)))
            let (x, y) = (
                CGFloat(image.width) / CGFloat(particle.image.width),
                CGFloat(image.height) / CGFloat(particle.image.height)
            )
            source = CGRect(x: source.minX * x, y: source.minY * y, width: source.width * x, height: source.height * y)
            transform = transform.scaledBy(x: 1 / x, y: 1 / y)
        }
        guard let inverse = transform.invertedIfPossible else { return }
        let toSource = inverse.concatenating(CGAffineTransform(translationX: source.midX, y: source.midY))
        let around = CGRect(
            x: -source.width / 2 - 1, y: -source.height / 2 - 1, width: source.width + 2, height: source.height + 2)
        image.withPixels { texels in
            guard let base = texels.baseAddress else { return }
            let sampler = ParticleSampler(
                pixels: base, stride: image.bytesPerRow / 4, isOpaque: image.isOpaque, source: source,
                tint: ParticleTint(particle))
            fill(PaintRect(around).applying(transform), toSource, sampler)
        }
    }

    /// Composes the pixels of a particle.
    private func fill(_ area: PaintRect, _ toSource: CGAffineTransform, _ sampler: ParticleSampler) {
        let columns = Self.range(area.minX, area.maxX, width)
        let (stepX, stepY) = (Double(toSource.a), Double(toSource.b))
        for row in Self.range(area.minY, area.maxY, height) {
            let y = Double(row) + 0.5
            let first = Double(columns.lowerBound) + 0.5
            var u = Double(toSource.a) * first + Double(toSource.c) * y + Double(toSource.tx)
            var v = Double(toSource.b) * first + Double(toSource.d) * y + Double(toSource.ty)
            let line = pixels + row * stride
            for column in columns {
                let color = sampler.color(u, v)
                if color != 0 {
                    line[column] = isAdditive ? Self.sum(line[column], color) : Self.over(line[column], color)
                }
                u += stepX
                v += stepY
            }
        }
    }

    /// Returns the pixels along an axis whose centers are between two positions.
    private static func range(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
        let start = Int(min(max(low, 0), Double(count)))
        let end = Int(min(max(high.rounded(.up), 0), Double(count)))
        return start..<max(start, end)
    }

    /// Returns a color composed over another one; two channels at a time.
    @inline(__always)
    private static func over(_ below: UInt32, _ color: UInt32) -> UInt32 {
        let rest = 255 - color >> 24
        guard rest > 0 else { return color }
        let mask: UInt32 = 0x00ff_00ff
        var even = (below & mask) * rest + 0x0080_0080
        even = (even + (even >> 8 & mask)) >> 8 & mask
        var odd = (below >> 8 & mask) * rest + 0x0080_0080
        odd = (odd + (odd >> 8 & mask)) & ~mask
        return sum(even | odd, color)
    }

    /// Returns the sum of two colors, limited to the largest value of each channel.
    @inline(__always)
    private static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let mask: UInt32 = 0x00ff_00ff
        return saturated((a & mask) + (b & mask)) | saturated((a >> 8 & mask) + (b >> 8 & mask)) << 8
    }

    /// Limits two sums of nine bits to eight bits.
    @inline(__always)
    private static func saturated(_ sums: UInt32) -> UInt32 {
        let carries = sums >> 8 & 0x0001_0001
        return (sums | carries * 0xff) & 0x00ff_00ff
    }
}

/// The factors of a particle's premultiplied components, 0…256.
private struct ParticleTint {
    let red, green, blue, alpha: UInt32

    init(_ particle: PaintedParticle) {
        func factor(_ value: CGFloat) -> UInt32 { UInt32((min(max(value, 0), 1) * 256).rounded()) }
        red = factor(particle.red * particle.alpha)
        green = factor(particle.green * particle.alpha)
        blue = factor(particle.blue * particle.alpha)
        alpha = factor(particle.alpha)
    }

    @inline(__always)
    func apply(_ pixel: UInt32) -> UInt32 {
        let (b, g) = (((pixel & 0xff) * blue) >> 8, ((pixel >> 8 & 0xff) * green) >> 8)
        let (r, a) = (((pixel >> 16 & 0xff) * red) >> 8, ((pixel >> 24) * alpha) >> 8)
        return a << 24 | r << 16 | g << 8 | b
    }
}

/// Samples a part of an image.
private struct ParticleSampler {
    let pixels: UnsafePointer<UInt32>
    let stride: Int
    let isOpaque: Bool
    let tint: ParticleTint
    private let left, top, right, bottom: Int

    init(pixels: UnsafePointer<UInt32>, stride: Int, isOpaque: Bool, source: CGRect, tint: ParticleTint) {
        (self.pixels, self.stride, self.isOpaque, self.tint) = (pixels, stride, isOpaque, tint)
        (left, top) = (Int(source.minX.rounded()), Int(source.minY.rounded()))
        (right, bottom) = (Int(source.maxX.rounded()), Int(source.maxY.rounded()))
    }

    /// Returns the premultiplied color at a position in pixels of the image, interpolated between four pixels.
    @inline(__always)
    func color(_ u: Double, _ v: Double) -> UInt32 {
        let (x, y) = (u - 0.5, v - 0.5)
        guard x > Double(left - 1), y > Double(top - 1), x < Double(right), y < Double(bottom) else { return 0 }
        let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        // The difference can be rounded to 1.
        let (wx, wy) = (min(UInt32((x - Double(column)) * 256), 255), min(UInt32((y - Double(row)) * 256), 255))
        let w3 = (wx * wy) >> 8
        let (w1, w2) = (wx - w3, wy - w3)
        let w0 = 256 - w1 - w2 - w3
        let mask: UInt32 = 0x00ff_00ff
        let (a, b) = (pixel(column, row), pixel(column + 1, row))
        let (c, d) = (pixel(column, row + 1), pixel(column + 1, row + 1))
        let even = (a & mask) * w0 + (b & mask) * w1 + (c & mask) * w2 + (d & mask) * w3 + 0x0080_0080
        let odd =
            (a >> 8 & mask) * w0 + (b >> 8 & mask) * w1 + (c >> 8 & mask) * w2 + (d >> 8 & mask) * w3 + 0x0080_0080
        return tint.apply(even >> 8 & mask | odd & 0xff00_ff00)
    }

    @inline(__always)
    private func pixel(_ column: Int, _ row: Int) -> UInt32 {
        guard column >= left, row >= top, column < right, row < bottom else { return 0 }
        let pixel = pixels[row * stride + column]
        return isOpaque ? pixel | 0xff00_0000 : pixel
    }
}

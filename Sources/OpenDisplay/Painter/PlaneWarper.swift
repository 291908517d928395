internal import CGTK
internal import OpenCoreGraphics
internal import OpenQuartzCore

/// Draws a plane in perspective.
///
/// For each pixel of the image, it finds the position in the plane and the mean of the area that the pixel covers
/// there. Along each axis, it samples the copy of the raster in which the pixel covers one to two pixels, at one or two
/// positions. The raster's transparent border makes edges smooth.
@MainActor
struct PlaneWarper {
    let raster: PlaneRaster
    /// The projection from the screen to pixels of the raster, before the division: `u`, `v` and `q` of (x, y, 1).
    private let u, v, q: (x: Double, y: Double, z: Double)

    /// - Parameter inverse: The projection from the screen to the plane.
    init(_ raster: PlaneRaster, inverse: PlaneProjection) {
        self.raster = raster
        let (a, b, c) = inverse.rows
        let (width, height) = (Double(raster.density.width), Double(raster.density.height))
        let (left, top) = (raster.frame.minX, raster.frame.minY)
        q = (Double(a.w), Double(b.w), Double(c.w))
        u = ((Double(a.x) - left * q.x) * width, (Double(b.x) - left * q.y) * width, (Double(c.x) - left * q.z) * width)
        v = ((Double(a.y) - top * q.x) * height, (Double(b.y) - top * q.y) * height, (Double(c.y) - top * q.z) * height)
    }

    /// Returns the image of a part of the screen, or nil if its size in pixels is zero or too large.
    ///
    /// - Parameters:
    ///   - target: The part, in points; whole pixels of the screen.
    ///   - outline: The vertices of the visible part of the plane; pixels outside of it are skipped.
    ///   - scale: The number of screen pixels per point.
    func picture(of target: PaintRect, outline: [CGPoint], scale: CGFloat) -> CGImage? {
        guard let width = PictureLimits.pixels(target.width * scale),
            let height = PictureLimits.pixels(target.height * scale),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
        else {
            cairo_surface_destroy(surface)
            return nil
        }
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        let edges = outline.map {
            (x: (Double($0.x) - target.minX) * Double(scale), y: (Double($0.y) - target.minY) * Double(scale))
        }
        data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { pixels in
            for row in 0..<height {
                guard let columns = Self.columns(of: edges, row: row, width: width) else { continue }
                fill(
                    pixels + row * stride, columns, left: target.minX,
                    y: target.minY + (Double(row) + 0.5) / Double(scale), step: 1 / Double(scale))
            }
        }
        cairo_surface_mark_dirty(surface)
        return CGImage(adopting: surface)
    }

    /// Returns the pixels of a row that may intersect the outline.
    private static func columns(of outline: [(x: Double, y: Double)], row: Int, width: Int) -> Range<Int>? {
        let (top, bottom) = (Double(row) - 1, Double(row) + 2)
        var (left, right) = (Double.infinity, -Double.infinity)
        guard var last = outline.last else { return nil }
        for corner in outline {
            defer { last = corner }
            let (low, high) = last.y < corner.y ? (last, corner) : (corner, last)
            guard high.y >= top, low.y <= bottom else { continue }
            let slope = high.y > low.y ? (high.x - low.x) / (high.y - low.y) : 0
            let first = low.y < top ? low.x + (top - low.y) * slope : low.x
            let second = high.y > bottom ? low.x + (bottom - low.y) * slope : high.x
            left = min(left, first, second)
            right = max(right, first, second)
        }
        guard left <= right, right > -2, left < Double(width) + 2 else { return nil }
        let start = max(0, Int(max(left - 1.5, 0)))
        let end = min(width, Int(min(right + 2.5, Double(width))))
        return start < end ? start..<end : nil
    }

    /// Fills a row of pixels.
    private func fill(
        _ pixels: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>, left: Double, y: Double, step: Double
    ) {
        let (rowU, rowV, rowQ) = (u.y * y + u.z, v.y * y + v.z, q.y * y + q.z)
        var (across, down) = (-1, -1)
        var level = raster.level(0, 0)
        for column in columns {
            let x = left + (Double(column) + 0.5) * step
            let depth = q.x * x + rowQ
            guard depth > 0 else { continue }
            let inverse = 1 / depth
            let (placeU, placeV) = ((u.x * x + rowU) * inverse, (v.x * x + rowV) * inverse)
            // The distances by which the position moves from this pixel to the adjacent ones.
            let share = inverse * step
            let (ux, uy) = ((u.x - placeU * q.x) * share, (u.y - placeU * q.y) * share)
            let (vx, vy) = ((v.x - placeV * q.x) * share, (v.y - placeV * q.y) * share)
            var (width, height) = (max(abs(ux), abs(uy)), max(abs(vx), abs(vy)))
            guard width < 4096, height < 4096 else { continue }
            var (i, j) = (0, 0)
            while width >= 2 { (i, width) = (i + 1, width / 2) }
            while height >= 2 { (j, height) = (j + 1, height / 2) }
            if i != across || j != down {
                (across, down) = (i, j)
                level = raster.level(i, j)
            }
            let (levelU, levelV) = (placeU / Double(1 << i), placeV / Double(1 << j))
            pixels[column] = Self.sample(level, levelU, levelV, max(0, width - 1) / 2, max(0, height - 1) / 2)
        }
    }

    /// Returns the mean around a position; `spreadU` and `spreadV` are the distances of the samples from it.
    @inline(__always)
    private static func sample(
        _ level: PlaneRaster.Level, _ u: Double, _ v: Double, _ spreadU: Double, _ spreadV: Double
    ) -> UInt32 {
        // Outside of this range, no pixel of the border is reached.
        guard u > -2, v > -2, u < Double(level.width + 2), v < Double(level.height + 2) else { return 0 }
        if spreadU < 0.02, spreadV < 0.02 { return single(level, u, v) }
        if spreadV < 0.02 { return mean(single(level, u - spreadU, v), single(level, u + spreadU, v)) }
        if spreadU < 0.02 { return mean(single(level, u, v - spreadV), single(level, u, v + spreadV)) }
        return mean(
            mean(single(level, u - spreadU, v - spreadV), single(level, u + spreadU, v - spreadV)),
            mean(single(level, u - spreadU, v + spreadV), single(level, u + spreadU, v + spreadV)))
    }

    @inline(__always)
    private static func mean(_ a: UInt32, _ b: UInt32) -> UInt32 {
        (a | b) &- ((a ^ b) >> 1 & 0x7f7f_7f7f)
    }

    /// Interpolates the four pixels around a position.
    @inline(__always)
    private static func single(_ level: PlaneRaster.Level, _ u: Double, _ v: Double) -> UInt32 {
        // In pixels from the center of the border's first pixel, in units of 1/256.
        let (x, y) = (u + 0.5, v + 0.5)
        guard x >= 0, y >= 0, x < Double(level.width + 1), y < Double(level.height + 1) else { return 0 }
        let (fixedX, fixedY) = (Int(x * 256), Int(y * 256))
        let (wx, wy) = (UInt32(truncatingIfNeeded: fixedX & 255), UInt32(truncatingIfNeeded: fixedY & 255))
        let pixels = level.pixels + (fixedY >> 8) * level.stride + (fixedX >> 8)
        let (a, b, c, d) = (pixels[0], pixels[1], pixels[level.stride], pixels[level.stride + 1])
        if a == b, a == c, a == d { return a }
        let w3 = (wx * wy) >> 8
        let (w1, w2) = (wx - w3, wy - w3)
        let w0 = 256 - w1 - w2 - w3
        // Two channels at a time.
        let mask: UInt32 = 0x00ff_00ff
        let even = (a & mask) * w0 + (b & mask) * w1 + (c & mask) * w2 + (d & mask) * w3 + 0x0080_0080
        let odd =
            (a >> 8 & mask) * w0 + (b >> 8 & mask) * w1 + (c >> 8 & mask) * w2 + (d >> 8 & mask) * w3 + 0x0080_0080
        return even >> 8 & mask | odd & 0xff00_ff00
    }
}

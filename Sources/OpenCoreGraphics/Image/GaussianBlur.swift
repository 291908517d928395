internal import CGTK

/// A Gaussian blur of 8-bit coverage.
///
/// Small radii use a convolution with the Gaussian. Larger ones use three box blurs, whose cost is independent of the
/// radius and whose result deviates from the Gaussian by at most 3 %.
enum GaussianBlur {
    /// The largest standard deviation for which the Gaussian itself is used.
    private static let largestExact: CGFloat = 2

    /// Returns the distance in pixels that a blur spreads.
    static func reach(of sigma: CGFloat) -> Int {
        guard sigma > 0.01 else { return 0 }
        return sigma <= largestExact ? Int((sigma * 3).rounded(.up)) : boxWidth(sigma) * 3 / 2 + 1
    }

    /// Blurs a surface in the format A8, whose content should lie at least `reach` pixels inside of its edges.
    static func blur(alphaSurface surface: OpaquePointer, sigma: CGFloat) {
        guard sigma > 0.01, sigma.isFinite else { return }
        let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
        ImageSurface.withBytes(of: surface) { bytes, stride in
            blur(bytes, width: Int(width), height: Int(height), stride: stride, sigma: sigma)
        }
    }

    /// Blurs rows of pixels in both directions.
    ///
    /// - Parameters:
    ///   - pixelSize: The number of bytes of a pixel.
    ///   - channels: The bytes of a pixel to blur, each separately.
    ///   - ignoresEdges: Whether only pixels with a distance of at least `reach` to the edges are used. The others can
    ///     have any values then, so that lines of one color are left unchanged.
    static func blur(
        _ bytes: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int, sigma: CGFloat,
        pixelSize: Int = 1, channels: Range<Int> = 0..<1, ignoresEdges: Bool = false
    ) {
        guard sigma > 0.01, width > 0, height > 0 else { return }
        let blurLine = sigma <= largestExact ? exactLine(sigma) : averagedLine(sigma)
        let longest = max(width, height)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest * 2) { scratch in
            let first = UnsafeMutableBufferPointer(rebasing: scratch[0..<longest])
            let second = UnsafeMutableBufferPointer(rebasing: scratch[longest...])
            func blur(_ line: Line) {
                let color = line.load(into: first)
                if color == nil || (color != 0 && !ignoresEdges) { blurLine(line, first, second) }
            }
            for row in 0..<height {
                for channel in channels {
                    blur(Line(bytes: bytes, start: row * stride + channel, step: pixelSize, count: width))
                }
            }
            for column in 0..<width {
                for channel in channels {
                    blur(Line(bytes: bytes, start: column * pixelSize + channel, step: stride, count: height))
                }
            }
        }
    }

    /// A row or a column of pixels.
    private struct Line {
        var bytes: UnsafeMutableBufferPointer<UInt8>
        var start: Int
        var step: Int
        var count: Int

        /// Copies the pixels into `buffer`, and returns their value if all are equal.
        func load(into buffer: UnsafeMutableBufferPointer<UInt8>) -> UInt8? {
            let first = bytes[start]
            var difference: UInt8 = 0
            for index in 0..<count {
                let byte = bytes[start + index * step]
                buffer[index] = byte
                difference |= byte ^ first
            }
            return difference == 0 ? first : nil
        }
    }

    /// Blurs a line, whose pixels have been copied into the first buffer.
    private typealias LineBlur = (
        Line, UnsafeMutableBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt8>
    ) -> Void

    /// Returns a convolution with the Gaussian, whose weights are in units of 1/65536.
    private static func exactLine(_ sigma: CGFloat) -> LineBlur {
        let reach = reach(of: sigma)
        let bells = (-reach...reach).map { exp(-CGFloat($0 * $0) / (2 * sigma * sigma)) }
        let sum = bells.reduce(0, +)
        let weights = bells.map { UInt32(($0 / sum * 65_536).rounded()) }
        return { line, source, _ in
            for index in 0..<line.count {
                var total: UInt32 = 32_768
                let (first, last) = (max(index - reach, 0), min(index + reach, line.count - 1))
                for other in first...last {
                    total += UInt32(source[other]) * weights[other - index + reach]
                }
                line.bytes[line.start + index * line.step] = UInt8(min(total >> 16, 255))
            }
        }
    }

    /// Returns three box blurs, as specified by SVG's feGaussianBlur.
    ///
    /// For even widths, two of them are off the center by half a pixel, to opposite sides, and the third is one pixel
    /// wider.
    private static func averagedLine(_ sigma: CGFloat) -> LineBlur {
        let width = boxWidth(sigma)
        return { line, first, second in
            let isEven = width % 2 == 0
            average(first, into: second, count: line.count, width: width, before: width / 2)
            average(second, into: first, count: line.count, width: width, before: isEven ? width / 2 - 1 : width / 2)
            average(first, into: second, count: line.count, width: isEven ? width + 1 : width, before: width / 2)
            for index in 0..<line.count {
                line.bytes[line.start + index * line.step] = second[index]
            }
        }
    }

    private static func boxWidth(_ sigma: CGFloat) -> Int {
        Int((min(sigma, 4096) * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
    }

    /// Sets every pixel to the average of `width` pixels, starting `before` pixels earlier.
    private static func average(
        _ source: UnsafeMutableBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>, count: Int,
        width: Int, before: Int
    ) {
        let quotient = RoundedQuotient(by: width)
        var sum = 0
        for index in 0..<min(width - before, count) {
            sum += Int(source[index])
        }
        for index in 0..<count {
            target[index] = quotient.of(sum)
            let (leaving, entering) = (index - before, index - before + width)
            if entering < count { sum += Int(source[entering]) }
            if leaving >= 0 { sum -= Int(source[leaving]) }
        }
    }
}

/// Divides sums of pixels by their number, rounded to the nearest integer, with a multiplication.
///
/// Exact for up to 10,000 pixels: the reciprocal exceeds the true one by less than 2⁻⁴⁰, and sums have less than 22 bits.
struct RoundedQuotient {
    private let half: Int
    private let reciprocal: Int

    /// - Parameter count: The number of pixels, at least 1.
    init(by count: Int) {
        half = count / 2
        reciprocal = (1 << 40) / count + 1
    }

    func of(_ sum: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: ((sum + half) &* reciprocal) >> 40)
    }
}

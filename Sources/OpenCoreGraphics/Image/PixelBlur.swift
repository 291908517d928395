internal import CGTK

/// Effects on the pixels of an image surface, with four bytes each, for a blurred background.
package struct PixelBlur {
    let width: Int
    let height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Blurs all four components, or only alpha; the area outside of the surface counts as transparent.
    ///
    /// - Parameter ignoresEdges: Whether pixels that are closer to the edges than the blur reaches are not used, and can
    ///   have any values.
    package func blur(
        _ surface: OpaquePointer, sigma: CGFloat, onlyAlpha: Bool = false, ignoresEdges: Bool = false
    ) {
        ImageSurface.withBytes(of: surface) { bytes, stride in
            // Behind bars at the edge of scrolled content, for example.
            if ignoresEdges, isUniform(bytes, stride: stride) { return }
            GaussianBlur.blur(
                bytes, width: width, height: height, stride: stride, sigma: sigma, pixelSize: 4,
                channels: onlyAlpha ? 3..<4 : 0..<4, ignoresEdges: ignoresEdges)
        }
    }

    /// Returns whether all pixels have the same color.
    private func isUniform(_ bytes: UnsafeMutableBufferPointer<UInt8>, stride: Int) -> Bool {
        let row = width * 4
        guard let first = bytes.baseAddress, row > 4, memcmp(first, first + 4, row - 4) == 0 else { return false }
        return (1..<max(height, 1)).allSatisfy { memcmp(first, first + $0 * stride, row) == 0 }
    }

    /// Extends the pixels at the edges of a rectangle, in pixels, outwards.
    package func extend(_ surface: OpaquePointer, from rect: CGRect) {
        guard rect.isFinite else { return }
        let columns = Self.wholePixels(from: rect.minX, to: rect.maxX, limit: width)
        let rows = Self.wholePixels(from: rect.minY, to: rect.maxY, limit: height)
        guard !columns.isEmpty, !rows.isEmpty else { return }
        ImageSurface.withBytes(of: surface) { bytes, stride in
            bytes.withMemoryRebound(to: UInt32.self) { pixels in
                let stride = stride / 4
                for y in rows {
                    let row = y * stride
                    for x in 0..<columns.lowerBound { pixels[row + x] = pixels[row + columns.lowerBound] }
                    for x in columns.upperBound..<width { pixels[row + x] = pixels[row + columns.upperBound - 1] }
                }
                for y in 0..<height where !rows.contains(y) {
                    let source = (y < rows.lowerBound ? rows.lowerBound : rows.upperBound - 1) * stride
                    for x in 0..<width { pixels[y * stride + x] = pixels[source + x] }
                }
            }
        }
    }

    /// Returns the pixels that lie completely between two edges; empty if there are none.
    private static func wholePixels(from start: CGFloat, to end: CGFloat, limit: Int) -> Range<Int> {
        func clamped(_ value: CGFloat) -> Int { Int(min(max(value, 0), CGFloat(limit))) }
        let first = clamped(start.rounded(.up))
        return first..<max(first, clamped(end.rounded(.down)))
    }

    /// Scales the difference of every color to the gray of the same luminance by `factor`.
    package func saturate(_ surface: OpaquePointer, by factor: CGFloat) {
        let factor = Int32((min(max(factor, 0), 16) * 256).rounded())
        ImageSurface.withBytes(of: surface) { bytes, stride in
            for y in 0..<height {
                for offset in Swift.stride(from: y * stride, to: y * stride + width * 4, by: 4) {
                    // Blue, green, red, alpha; the weights are those of sRGB's luminance, in units of 1/256.
                    let (blue, green, red) = (Int32(bytes[offset]), Int32(bytes[offset + 1]), Int32(bytes[offset + 2]))
                    let alpha = Int32(bytes[offset + 3])
                    let gray = (blue * 18 + green * 183 + red * 55) >> 8
                    func moved(_ part: Int32) -> UInt8 {
                        UInt8(min(max(gray + ((part - gray) * factor) >> 8, 0), alpha))
                    }
                    bytes[offset] = moved(blue)
                    bytes[offset + 1] = moved(green)
                    bytes[offset + 2] = moved(red)
                }
            }
        }
    }
}

internal import CGTK

extension CGContext {
    /// Fills the clip with a gradient around a point.
    ///
    /// The colors proceed from the ray at `angle`, in radians from the positive x-axis toward the positive y-axis, until they reach
    /// it again. The time is proportional to the number of pixels of the clip.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        guard center.isFinite, angle.isFinite, let inverse = state.ctm.invertedIfPossible else { return }
        let area = deviceClipBounds.roundedOutwards(to: 1)
        let density = rasterScale(for: area.size)
        guard let surface = ImageSurface.make(format: CAIRO_FORMAT_ARGB32, frame: area, scale: density) else { return }
        defer { cairo_surface_destroy(surface) }
        let colors = ConicColors(gradient)
        ImageSurface.withBytes(of: surface) { bytes, stride in
            bytes.withMemoryRebound(to: UInt32.self) { pixels in
                let (width, height) = (
                    Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
                )
                for row in 0..<height {
                    for column in 0..<width {
                        let device = CGPoint(
                            x: area.minX + (CGFloat(column) + 0.5) / density,
                            y: area.minY + (CGFloat(row) + 0.5) / density)
                        let point = device.applying(inverse)
                        let turn = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
                        pixels[row * (stride / 4) + column] = colors.pixel(at: turn - turn.rounded(.down))
                    }
                }
            }
        }
        let alpha = state.alpha
        paint(area) { cairo in
            cairo_set_source_surface(cairo, surface, 0, 0)
            cairo_paint_with_alpha(cairo, alpha.native)
        }
    }
}

/// The premultiplied colors of a conic gradient, as a table of the directions.
private struct ConicColors {
    private static let count = 4096
    private var pixels: [UInt32] = []

    init(_ gradient: CGGradient) {
        guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
        let stops = gradient.stops + [CGGradient.Stop(location: .infinity, color: last.color)]
        var (previous, index) = (CGGradient.Stop(location: 0, color: first.color), 0)
        pixels.reserveCapacity(Self.count)
        for number in 0..<Self.count {
            let location = (CGFloat(number) + 0.5) / CGFloat(Self.count)
            while stops[index].location <= location {
                previous = stops[index]
                index += 1
            }
            let next = stops[index]
            let progress =
                next.location.isFinite ? (location - previous.location) / (next.location - previous.location) : 0
            pixels.append(Self.pixel(previous.color, next.color, progress))
        }
    }

    /// Returns the color in a direction from 0 to 1, or no color for NaN.
    func pixel(at location: CGFloat) -> UInt32 {
        guard location >= 0, !pixels.isEmpty else { return 0 }
        return pixels[min(Int(location * CGFloat(Self.count)), Self.count - 1)]
    }

    private static func pixel(_ first: CGColor, _ second: CGColor, _ progress: CGFloat) -> UInt32 {
        func mixed(_ one: CGFloat, _ two: CGFloat) -> CGFloat { min(max(one + (two - one) * progress, 0), 1) }
        let alpha = mixed(first.alpha, second.alpha)
        func byte(_ value: CGFloat) -> UInt32 { UInt32((value * 255).rounded()) }
        return byte(alpha) << 24 | byte(mixed(first.red, second.red) * alpha) << 16
            | byte(mixed(first.green, second.green) * alpha) << 8 | byte(mixed(first.blue, second.blue) * alpha)
    }
}

internal import CGTK

/// An image that a color repeats in both directions.
///
/// The image is given, or has the drawing of a `CGPattern`.
package final class ColorPattern: Equatable, Sendable {
    package let image: CGImage
    /// The size of a tile, in points.
    package let size: CGSize
    let opacity: CGFloat
    /// The transform from the coordinates of the tiles to the space in which they are aligned.
    let transform: CGAffineTransform
    /// The pattern whose drawing the image has; `nil` if the image was given.
    let source: CGPattern?
    /// The components of the color in which an uncolored pattern is drawn, without the opacity.
    let components: [CGFloat]
    /// The average color of the image, which is determined once for all opacities.
    let average: CGColor

    /// The least and the largest side of a tile that Cairo repeats, in pixels.
    static let (smallestTile, largestTile): (CGFloat, CGFloat) = (1e-3, 1e7)

    /// Whether no pixel is transparent.
    var isOpaque: Bool { image.isOpaque && opacity == 1 }

    /// - Parameter size: A finite size that is not empty.
    init(
        _ image: CGImage, size: CGSize, opacity: CGFloat = 1, transform: CGAffineTransform = .identity,
        source: CGPattern? = nil, components: [CGFloat] = []
    ) {
        (self.image, self.size, self.opacity, average) = (image, size, opacity, CGColor(image.averageColor))
        (self.transform, self.source, self.components) = (transform, source, components)
    }

    /// Creates a pattern with another opacity.
    init(_ pattern: ColorPattern, opacity: CGFloat) {
        (image, size, average, self.opacity) = (pattern.image, pattern.size, pattern.average, opacity)
        (transform, source, components) = (pattern.transform, pattern.source, pattern.components)
    }

    package static func == (first: ColorPattern, second: ColorPattern) -> Bool {
        first === second
            || first.image === second.image && first.size == second.size && first.opacity == second.opacity
                && first.transform == second.transform
    }

    /// The tile with the opacity of the pattern and another one.
    private func tile(alpha: CGFloat) -> CGImage? {
        let alpha = opacity * alpha
        guard alpha < 1 else { return image }
        return ImageSurface.make(format: CAIRO_FORMAT_ARGB32, width: image.width, height: image.height).map { surface in
            let cairo = cairo_create(surface)
            cairo_set_source_surface(cairo, image.surface, 0, 0)
            cairo_paint_with_alpha(cairo, alpha.native)
            cairo_destroy(cairo)
            return CGImage(adopting: surface)
        }
    }

    /// Makes the pattern the source of a `cairo_t`.
    ///
    /// - Parameter space: The coordinate system in which the tiles are aligned with the origin.
    ///
    /// Returns whether that is possible: Cairo fails for tiles that are far smaller than a pixel, or far larger than an image.
    fileprivate func setSource(of cairo: OpaquePointer, alpha: CGFloat, in space: CGAffineTransform) -> Bool {
        let space = transform.concatenating(space)
        let shown = CGRect(origin: .zero, size: size).applying(space)
        guard min(shown.width, shown.height) >= Self.smallestTile, max(shown.width, shown.height) <= Self.largestTile
        else { return false }
        let tile = CGAffineTransform(
            scaleX: size.width / CGFloat(image.width), y: size.height / CGFloat(image.height))
        guard let image = self.tile(alpha: alpha), let toTile = tile.concatenating(space).invertedIfPossible,
            let pattern = cairo_pattern_create_for_surface(image.surface)
        else { return false }
        defer { cairo_pattern_destroy(pattern) }
        var matrix = toTile.cairoMatrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        cairo_set_source(cairo, pattern)
        return true
    }
}

extension CGColor {
    /// Creates a color that repeats an image.
    ///
    /// Where only plain colors are possible, such as in gradients, text and shadows, it is the average color of the image.
    ///
    /// - Parameter size: The size of a tile, in points; if it is empty or not finite, the color is clear.
    package static func repeating(_ image: CGImage, size: CGSize) -> CGColor {
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return .clear }
        return CGColor(pattern: ColorPattern(image, size: size))
    }
}

extension CGImage {
    /// The average color of the pixels, weighted by their alpha.
    var averageColor: PixelColor {
        guard let surface = ImageSurface.make(format: CAIRO_FORMAT_ARGB32, width: 1, height: 1) else {
            return PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
        }
        let cairo = cairo_create(surface)
        cairo_scale(cairo, 1 / Double(width), 1 / Double(height))
        cairo_set_source_surface(cairo, self.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_REPEAT)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        return CGImage(adopting: surface).pixel(x: 0, y: 0) ?? PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
}

extension OpaquePointer {
    /// Sets the color or the pattern with which a `cairo_t` draws.
    ///
    /// - Parameter space: The coordinate system whose origin is a corner of a pattern's tile.
    package func setSource(_ color: CGColor, alpha: CGFloat, patternsIn space: CGAffineTransform) {
        if let pattern = color.tiles, pattern.setSource(of: self, alpha: alpha, in: space) { return }
        setSource(color, alpha: alpha)
    }
}

internal import CGTK

extension CGContext {
    /// Draws an image into a rectangle, upright where y points down.
    public func draw(_ image: CGImage, in rect: CGRect) {
        let state = self.state
        guard let transform = imageTransform(of: image, in: rect), transform.invertedIfPossible != nil else { return }
        let bounds = CGRect(origin: .zero, size: image.size).applying(transform)
        paint(bounds) { cairo in
            var matrix = transform.cairoMatrix
            cairo_set_matrix(cairo, &matrix)
            cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
            cairo_clip(cairo)
            cairo_set_source_surface(cairo, image.surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cairo), state.interpolationQuality.filter)
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            cairo_paint_with_alpha(cairo, state.alpha.native)
        }
    }

    /// Draws a part of an image, given in pixels, into a rectangle; the pixels around the part do not bleed into it.
    package func draw(_ image: CGImage, part: CGRect, in rect: CGRect) {
        let whole = CGRect(origin: .zero, size: image.size)
        guard part.isFinite, rect.isFinite, part.width > 0, part.height > 0, whole.encloses(part) else { return }
        let transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
            .scaledBy(x: rect.width / part.width, y: rect.height / part.height)
            .translatedBy(x: -part.minX, y: -part.minY)
            .concatenating(state.ctm)
        guard transform.invertedIfPossible != nil,
            let piece = cairo_surface_create_for_rectangle(
                image.surface, part.minX.native, part.minY.native, part.width.native, part.height.native)
        else { return }
        defer { cairo_surface_destroy(piece) }
        let state = self.state
        paint(part.applying(transform)) { cairo in
            var matrix = transform.translatedBy(x: part.minX, y: part.minY).cairoMatrix
            cairo_set_matrix(cairo, &matrix)
            cairo_rectangle(cairo, 0, 0, part.width.native, part.height.native)
            cairo_clip(cairo)
            cairo_set_source_surface(cairo, piece, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cairo), state.interpolationQuality.filter)
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            cairo_paint_with_alpha(cairo, state.alpha.native)
        }
    }

    /// From an image's pixels to the device; nil where nothing would be seen.
    func imageTransform(of image: CGImage, in rect: CGRect) -> CGAffineTransform? {
        guard rect.isFinite, rect.width > 0, rect.height > 0, image.width > 0, image.height > 0 else { return nil }
        return CGAffineTransform(translationX: rect.minX, y: rect.minY)
            .scaledBy(x: rect.width / CGFloat(image.width), y: rect.height / CGFloat(image.height))
            .concatenating(state.ctm)
    }
}

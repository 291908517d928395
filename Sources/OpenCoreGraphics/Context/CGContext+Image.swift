internal import CGTK

extension CGContext {
    /// Draws an image into a rectangle, with its bottom row at the edge with the smaller y.
    ///
    /// The image is upright where the y-axis points up, and upside down in UIKit's contexts, where it points down, as
    /// on Apple platforms. There, draw a `UIImage` instead, or flip the context first.
    public func draw(_ image: CGImage, in rect: CGRect) {
        drawFlipped(in: rect) { drawUpright(image, in: $0) }
    }

    /// Fills the clip with tiles of an image, one of which is `rect`, if `byTiling` is true.
    ///
    /// The tiles have the orientation of `draw(_:in:)`.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling else { return draw(image, in: rect) }
        drawFlipped(in: rect) { tileUpright(image, in: $0) }
    }

    /// Draws with user space flipped vertically within a rectangle.
    private func drawFlipped(in rect: CGRect, _ draw: (CGRect) -> Void) {
        guard rect.isFinite else { return }
        let old = state.ctm
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
        draw(rect)
        state.ctm = old
    }

    /// Fills the clip with tiles of an image, one of which is `rect`, upright where the y-axis points down.
    package func tileUpright(_ image: CGImage, in rect: CGRect) {
        let state = self.state
        guard let rect = visibleTile(rect) else { return }
        let shown = CGRect(origin: .zero, size: rect.size).applying(state.ctm)
        guard min(shown.width, shown.height) >= ColorPattern.smallestTile else { return fillClip(image.averageColor) }
        guard let transform = visibleTransform(of: image, in: rect) else { return }
        paint(deviceClipBounds) { cairo in
            var matrix = transform.cairoMatrix
            cairo_set_matrix(cairo, &matrix)
            cairo_set_source_surface(cairo, image.surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cairo), state.filter(for: image))
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_REPEAT)
            cairo_paint_with_alpha(cairo, state.alpha.native)
        }
    }

    /// Draws an image into a rectangle, upright where the y-axis points down.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        let state = self.state
        guard let transform = visibleTransform(of: image, in: rect) else { return }
        let bounds = CGRect(origin: .zero, size: image.size).applying(transform)
        paint(bounds) { cairo in
            var matrix = transform.cairoMatrix
            cairo_set_matrix(cairo, &matrix)
            cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
            cairo_clip(cairo)
            cairo_set_source_surface(cairo, image.surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cairo), state.filter(for: image))
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            cairo_paint_with_alpha(cairo, state.alpha.native)
        }
    }

    /// Draws a part of an image, in pixels, into a rectangle; pixels outside of the part do not bleed into it.
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
            cairo_pattern_set_filter(cairo_get_source(cairo), state.filter(for: image))
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            cairo_paint_with_alpha(cairo, state.alpha.native)
        }
    }

    /// Fills a rectangle with tiles of a part of an image, starting in the rectangle's top-left corner.
    ///
    /// - Parameters:
    ///   - part: The part of the image, in pixels.
    ///   - tile: The size of one tile.
    package func draw(_ image: CGImage, part: CGRect, in rect: CGRect, tile: CGSize) {
        guard tile.isFinite, tile.width > 0, tile.height > 0, rect.isFinite,
            let piece = image.cropping(to: part)
        else { return }
        let isOneCopy = abs(tile.width - rect.width) < 1e-6 && abs(tile.height - rect.height) < 1e-6
        guard !isOneCopy else { return draw(image, part: part, in: rect) }
        cairo_save(cairo)
        var matrix = state.ctm.cairoMatrix
        cairo_set_matrix(cairo, &matrix)
        cairo_rectangle(cairo, rect.minX.native, rect.minY.native, rect.width.native, rect.height.native)
        cairo_identity_matrix(cairo)
        cairo_clip(cairo)
        tileUpright(piece, in: CGRect(origin: rect.origin, size: tile))
        cairo_restore(cairo)
    }

    /// The area of device space outside of which nothing is visible, not even by its shadow.
    private static let visibleArea = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

    /// Returns the transform from the pixels of an image to device space, or nil if it draws nothing.
    ///
    /// Cairo fails where it cannot represent a coordinate, and does not draw afterwards. Images far outside are therefore omitted.
    private func visibleTransform(of image: CGImage, in rect: CGRect) -> CGAffineTransform? {
        guard let transform = imageTransform(of: image, in: rect), transform.invertedIfPossible != nil else {
            return nil
        }
        let bounds = CGRect(origin: .zero, size: image.size).applying(transform)
        return bounds.isFinite && bounds.intersects(Self.visibleArea) ? transform : nil
    }

    /// Fills the clip with a color, for tiles that are too small for Cairo.
    private func fillClip(_ color: PixelColor) {
        let (state, color) = (self.state, CGColor(color))
        paint(deviceClipBounds) { cairo in
            cairo.setSource(color, alpha: state.alpha)
            cairo_paint(cairo)
        }
    }

    /// Returns the tile in the corner of the clip, or nil if its size is not finite.
    private func visibleTile(_ rect: CGRect) -> CGRect? {
        guard rect.isFinite, rect.width > 0, rect.height > 0, let toUser = state.ctm.invertedIfPossible else {
            return nil
        }
        let clip = deviceClipBounds.applying(toUser)
        guard clip.isFinite else { return nil }
        func near(_ start: CGFloat, _ length: CGFloat, _ desired: CGFloat) -> CGFloat {
            let moved = start + ((desired - start) / length).rounded(.down) * length
            return abs(moved - desired) <= length ? moved : desired
        }
        return CGRect(
            x: near(rect.minX, rect.width, clip.minX), y: near(rect.minY, rect.height, clip.minY), width: rect.width,
            height: rect.height)
    }

    /// The transform from an image's pixels to device space, or nil if nothing would be visible.
    func imageTransform(of image: CGImage, in rect: CGRect) -> CGAffineTransform? {
        guard rect.isFinite, rect.width > 0, rect.height > 0, image.width > 0, image.height > 0 else { return nil }
        return CGAffineTransform(translationX: rect.minX, y: rect.minY)
            .scaledBy(x: rect.width / CGFloat(image.width), y: rect.height / CGFloat(image.height))
            .concatenating(state.ctm)
    }
}

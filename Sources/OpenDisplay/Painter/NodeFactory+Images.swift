internal import CGTK
internal import OpenCoreGraphics

@MainActor
extension NodeFactory {
    /// - Parameter limits: The part of the layer that is needed, or nil for all of it.
    func image(_ image: ImageAppearance, within limits: PaintRect? = nil) -> RenderNode? {
        let level = chooseLevel(of: image)
        switch painter.renderer {
        case .cairo, .document: return drawing(image, level: level, base: image.image, within: limits)
        case .gpu: return textures(image, level: level, base: image.image)
        }
    }

    /// Returns the copy of the image to sample from: halved until painting reduces it by less than a factor of two, and
    /// tinted.
    private func chooseLevel(of image: ImageAppearance) -> CGImage {
        let level = painter.images.level(of: image.image, halvings: halvings(of: image))
        return image.tint.map { painter.images.tinted(level, by: $0) } ?? level
    }

    private func halvings(of image: ImageAppearance) -> Int {
        let ratio = image.pieces.reduce(0) { ratio, piece in
            let x = piece.destination.width * painter.scale / piece.source.width
            let y = piece.destination.height * painter.scale / piece.source.height
            return max(ratio, x, y)
        }
        guard !image.usesNearestWhenSmaller, ratio > 0, ratio < 0.5 else { return 0 }
        return Int((-log2(ratio)).rounded(.down))
    }

    private func drawing(
        _ image: ImageAppearance, level: CGImage, base: CGImage, within limits: PaintRect?
    ) -> RenderNode? {
        let area = image.pieces.reduce(CGRect.null) { $0.union($1.destination) }.limited(to: limits)
        let drawn = area.drawable.map { PaintRect($0) } ?? .empty
        let rasters = image.pieces.reduce(RasterLimits()) {
            $0.union(RasterLimits(ofImage: Self.scale($1.source, from: base, to: level).size, in: $1.destination))
        }
        return Self.drawing(in: area, rasters: rasters) { cairo in
            // The matrix of a piece far outside of the drawing is an error of Cairo.
            for piece in image.pieces where PaintRect(piece.destination).intersects(drawn) {
                let ratio = piece.destination.width * painter.scale / piece.source.width
                let usesNearest = ratio > 1 ? image.usesNearestWhenLarger : image.usesNearestWhenSmaller
                let source = Self.scale(piece.source, from: base, to: level)
                if image.pieces.count > 1 {
                    // Adjacent pieces share edges; blending each of them with the background would show a seam.
                    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
                }
                Self.paint(
                    level, source, in: piece.destination, on: cairo,
                    .exact(usesNearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR), within: limits)
            }
        }
    }

    /// Converts a rectangle from the pixels of one image to those of another size of the same image.
    private static func scale(_ rect: CGRect, from base: CGImage, to level: CGImage) -> CGRect {
        let (x, y) = (CGFloat(level.width) / CGFloat(base.width), CGFloat(level.height) / CGFloat(base.height))
        return CGRect(x: rect.minX * x, y: rect.minY * y, width: rect.width * x, height: rect.height * y)
    }

    /// The sampling of a part of an image.
    enum Sampling {
        /// Uses this filter, without sampling pixels outside of the part.
        case exact(cairo_filter_t)
        /// Uses bilinear sampling with an opacity; pixels outside of the part bleed into its edges.
        case blended(CGFloat)
    }

    /// Returns whether a part of an image, with a size in pixels, is painted in a rectangle.
    ///
    /// Cairo 1.16 cannot represent a larger matrix, and crashes when a narrow part is painted at a reduced scale.
    nonisolated static func isPainted(_ size: CGSize, in destination: CGRect) -> Bool {
        size.width <= destination.width * PictureLimits.imageDensity
            && size.height <= destination.height * PictureLimits.imageDensity
            && destination.width >= PictureLimits.imageSide && destination.height >= PictureLimits.imageSide
    }

    /// Paints a part of an image, in its pixels, stretched to a rectangle.
    ///
    /// - Parameter limits: The part of the rectangle that is needed, or nil for all of it.
    static func paint(
        _ image: CGImage, _ source: CGRect, in destination: CGRect, on cairo: OpaquePointer, _ sampling: Sampling,
        within limits: PaintRect? = nil
    ) {
        guard isPainted(source.size, in: destination) else { return }
        let (x, y) = (source.width / destination.width, source.height / destination.height)
        var (origin, surface) = (source.origin, cairo_surface_reference(image.surface))
        // A surface of a part is expensive, because the node copies its pixels.
        if case .exact = sampling, source != CGRect(origin: .zero, size: image.size) {
            cairo_surface_destroy(surface)
            surface = cairo_surface_create_for_rectangle(
                image.surface, source.minX, source.minY, source.width, source.height)
            origin = .zero
        }
        defer { cairo_surface_destroy(surface) }
        guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
        defer { cairo_pattern_destroy(pattern) }
        var matrix = cairo_matrix_t(
            xx: x, yx: 0, xy: 0, yy: y, x0: origin.x - destination.minX * x, y0: origin.y - destination.minY * y)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(cairo, pattern)
        let part = destination.limited(to: limits)
        cairo_rectangle(cairo, part.minX, part.minY, part.width, part.height)
        switch sampling {
        case .exact(let filter):
            cairo_pattern_set_filter(pattern, filter)
            cairo_fill(cairo)
        case .blended(let alpha):
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
            cairo_save(cairo)
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, alpha)
            cairo_restore(cairo)
        }
    }

    private func textures(_ image: ImageAppearance, level: CGImage, base: CGImage) -> RenderNode? {
        guard let texture = painter.images.texture(of: level) else { return nil }
        let nodes = image.pieces.compactMap { piece -> RenderNode? in
            guard piece.destination.paintable != nil else { return nil }
            let (x, y) = (piece.destination.width / piece.source.width, piece.destination.height / piece.source.height)
            let whole = CGRect(
                x: piece.destination.minX - piece.source.minX * x, y: piece.destination.minY - piece.source.minY * y,
                width: CGFloat(base.width) * x, height: CGFloat(base.height) * y)
            var bounds = graphene_rect_t(whole)
            guard let node = RenderNode(adopting: gsk_texture_node_new(texture, &bounds)) else { return nil }
            if whole == piece.destination {
                return node
            }
            var clip = graphene_rect_t(piece.destination)
            return RenderNode(adopting: gsk_clip_node_new(node.pointer, &clip))
        }
        return Self.container(count: nodes.count, reusing: nil) { nodes[$0] }
    }
}

extension RasterLimits {
    /// Creates the limits of a part of an image, with a size in pixels, that is stretched to a rectangle.
    ///
    /// - Parameter isComplete: Whether the image shows all that it should.
    init(ofImage size: CGSize, in rect: CGRect, isComplete: Bool = true) {
        self.init()
        isIncomplete = !isComplete
        guard NodeFactory.isPainted(size, in: rect), size.width > 0, size.height > 0 else { return }
        patternScale = Float(min(rect.width / size.width, rect.height / size.height))
    }
}

internal import CGTK
internal import OpenCoreGraphics

@MainActor
extension NodeFactory {
    func shadow(_ shadow: ShadowAppearance) -> RenderNode? {
        switch shadow.shape {
        case .contents:
            // Created when the layer's whole content is known.
            nil
        case .path(let path):
            pathShadow(shadow, path: path)
        case .box(let size, let radii) where shadow.sigma == 0:
            hardShadow(shadow, size: size, radii: radii)
        case .box(let size, let radii) where painter.renderer == .gpu:
            toolkitShadow(shadow, size: size, radii: radii)
        case .box(let size, let radii):
            imageShadow(shadow, size: size, radii: radii)
        }
    }

    /// Returns GSK's own shadow, which is blurred again whenever it is drawn.
    ///
    /// It omits the area under the box, which is opaque.
    private func toolkitShadow(_ shadow: ShadowAppearance, size: CGSize, radii: CornerRadii) -> RenderNode? {
        var outline = GskRoundedRect(CGRect(origin: .zero, size: size), radii)
        var color = GdkRGBA(shadow.color)
        // GSK's blur radius is the same as that of CSS: twice the standard deviation.
        return RenderNode(
            adopting: gsk_outset_shadow_node_new(
                &outline, &color, Float(shadow.offset.width), Float(shadow.offset.height), 0,
                Float(shadow.sigma * 2)),
            rasters: RasterLimits(arcRadius: Float(radii.largest)))
    }

    /// Returns the shadow of a node of any shape.
    func shadow(_ shadow: ShadowAppearance, of node: RenderNode) -> RenderNode? {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node.pointer, &bounds)
        let frame = CGRect(bounds).insetBy(dx: -shadow.margin, dy: -shadow.margin)
        guard
            let picture = BlurRaster.picture(
                of: node, frame: frame, edge: nil, sigma: shadow.sigma, scale: painter.scale, onlyAlpha: true)
        else { return nil }
        let place = picture.frame.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        return Self.drawing(in: place, rasters: picture.rasters(in: place)) { cairo in
            guard let pattern = cairo_pattern_create_for_surface(picture.image.surface) else { return }
            let (x, y) = (picture.image.size.width / place.width, picture.image.size.height / place.height)
            var matrix = cairo_matrix_t(
                xx: x.native, yx: 0, xy: 0, yy: y.native, x0: (-place.minX * x).native, y0: (-place.minY * y).native)
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
            let color = shadow.color
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
            cairo_mask(cairo, pattern)
            cairo_pattern_destroy(pattern)
        }
    }

    private func imageShadow(_ shadow: ShadowAppearance, size: CGSize, radii: CornerRadii) -> RenderNode? {
        let picture = painter.shadows.shadow(
            ofBox: size, radii: radii, sigma: shadow.sigma, color: shadow.opaqueColor, scale: painter.scale)
        guard let picture else { return nil }
        let offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height)
        let rasters = picture.parts.reduce(RasterLimits()) {
            $0.union(RasterLimits(ofImage: $1.source.size, in: $1.target))
        }
        return Self.drawing(in: picture.frame.offsetBy(dx: offset.x, dy: offset.y), rasters: rasters) { cairo in
            cairo_translate(cairo, offset.x, offset.y)
            // Blending each of the adjacent parts with the background would show seams.
            cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
            for part in picture.parts {
                Self.paint(picture.image, part.source, in: part.target, on: cairo, .blended(shadow.color.alpha))
            }
        }
    }

    private func hardShadow(_ shadow: ShadowAppearance, size: CGSize, radii: CornerRadii) -> RenderNode? {
        let box = CGRect(x: shadow.offset.width, y: shadow.offset.height, width: size.width, height: size.height)
        guard let fill = Self.fill(box, shadow.color), radii != CornerRadii() else {
            return Self.fill(box, shadow.color)
        }
        var outline = GskRoundedRect(box, radii)
        return RenderNode(
            adopting: gsk_rounded_clip_node_new(fill.pointer, &outline),
            rasters: RasterLimits(arcRadius: Float(radii.largest)))
    }

    private func pathShadow(_ shadow: ShadowAppearance, path: CGPath) -> RenderNode? {
        let box = path.boundingBoxOfPath
        guard box.isFinite, !box.isNull else { return nil }
        let scale = ShadowImages.resolution(shadow.sigma, painter.scale)
        let (width, height) = (box.width + 7 * shadow.sigma + 6, box.height + 7 * shadow.sigma + 6)
        guard max(width, height) <= PictureLimits.stretchedSide else { return nil }
        guard
            let raster = ShadowRaster.shadow(
                of: path, radius: shadow.sigma, color: shadow.opaqueColor, scale: scale)
        else { return nil }
        let frame = raster.frame.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        return Self.drawing(in: frame, rasters: RasterLimits(ofImage: raster.image.size, in: frame)) { cairo in
            Self.paint(
                raster.image, CGRect(origin: .zero, size: raster.image.size), in: frame, on: cairo,
                .blended(shadow.color.alpha))
        }
    }
}

extension ShadowAppearance {
    /// The opaque color; the opacity is applied when painting, so that fading a shadow does not blur it again.
    fileprivate var opaqueColor: CGColor {
        color.copy(alpha: 1) ?? .black
    }
}

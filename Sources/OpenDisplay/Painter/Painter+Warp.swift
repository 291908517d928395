internal import CGTK
internal import OpenCoreGraphics
internal import OpenQuartzCore

/// What the painter remembers of a layer that is seen in perspective.
@MainActor
final class WarpedPicture {
    /// The layer as it is drawn flat, and the node it was drawn from.
    var raster: PlaneRaster?
    var source: RenderNode?
    /// The part of the superlayer's space that `picture` shows, and from which warp it was made.
    var target = PaintRect.empty
    var warp: LayerWarp?
    /// What of the plane was looked at.
    var outline: [CGPoint] = []
    /// In the space of the superlayer's sublayers, seen from `base`, not faded.
    var picture: RenderNode?
    var base = CGPoint.zero
    /// Whether the picture shows all there is to see.
    var isWhole = false
}

/// Layers in perspective: drawn flat into a picture, which is then drawn as it is seen.
///
/// The flat picture is kept as long as the layer's inner node is the same, the warped one as long as also the projection
/// is. The density of the flat picture is a power of two times the screen's, so that a turning layer is not drawn anew in
/// every frame.
extension Painter {
    /// More pixels than this are not drawn; the picture shows only what is in sight, then it gets coarser.
    private static let maximumArea: Double = 4e6

    /// The layer's node, in the space of the superlayer's sublayers, if it is seen in perspective.
    func warpedNode(of layer: CALayer, cache: LayerRenderCache, warp: LayerWarp, required: PaintRect) -> RenderNode? {
        let isCurrent = cache.isBuilt && cache.pending.rawValue == 0 && !cache.stale.contains(.placement)
        if isCurrent, let warped = cache.warped,
            warped.isWhole || warped.target.contains(required.intersection(cache.placedExtent))
        {
            statistics.layersReused += 1
            return cache.outer
        }
        let warped = cache.warped ?? WarpedPicture()
        cache.warped = warped
        let target = warpTarget(of: cache, required: required)
        let extent = localExtent(of: cache)
        let corners = warp.corners(of: extent, within: target)
        let plan = RasterPlan(
            extent: extent, visible: PaintRect(around: corners.map(\.local)),
            magnification: warp.magnification(at: warp.corners(of: extent)), scale: scale,
            maximumArea: Self.maximumArea)
        setBehind(nil, of: cache)
        // All that is drawn flat is built: what is sampled next to the edge of what is seen must not depend on the past.
        let area = requiredSublayerArea(of: cache, local: plan.frame)
        buildInner(of: layer, cache: cache, area: area, behindChanged: false)
        updateRaster(warped, of: cache, plan)
        updatePicture(warped, of: cache, warp: warp, target: target, outline: corners.map(\.seen))
        let opacity = (cache.placement?.opacity ?? 1) * cache.placedOpacity
        cache.outer = opacity < 1 ? warped.picture.flatMap { NodeFactory.fade($0, opacity) } : warped.picture
        cache.isWhole = cache.isWhole && warped.isWhole
        statistics.outerNodesBuilt += 1
        finishBuilding(cache)
        return cache.outer
    }

    /// The part of the superlayer's space to draw, in whole pixels: all of the layer unless that is very much.
    private func warpTarget(of cache: LayerRenderCache, required: PaintRect) -> PaintRect {
        let pixel = 1 / Double(scale)
        let whole = cache.placedExtent.inset(by: -pixel, -pixel).snappedOut(to: pixel)
        if whole.width * whole.height * Double(scale * scale) <= Self.maximumArea { return whole }
        let roomy = required.inset(by: -required.width / 4, -required.height / 4)
        let seen = whole.intersection(roomy.snappedOut(to: pixel))
        return seen.width * seen.height * Double(scale * scale) <= 16 * Self.maximumArea ? seen : .empty
    }

    private func updateRaster(_ warped: WarpedPicture, of cache: LayerRenderCache, _ plan: RasterPlan) {
        if warped.source === cache.inner, let raster = warped.raster, plan.isShown(by: raster) { return }
        warped.source = cache.inner
        warped.raster = plan.frame.isEmpty ? nil : cache.inner.flatMap { plan.draw($0) }
        warped.warp = nil
        statistics.rastersBuilt += 1
    }

    private func updatePicture(
        _ warped: WarpedPicture, of cache: LayerRenderCache, warp: LayerWarp, target: PaintRect, outline: [CGPoint]
    ) {
        let isSame = warped.warp == warp && warped.target == target && warped.outline == outline
        guard !isSame || warped.base != cache.placedFrom else { return }
        (warped.warp, warped.target, warped.outline, warped.base) = (warp, target, outline, cache.placedFrom)
        warped.isWhole = target.contains(cache.placedExtent)
        warped.picture = warped.raster.flatMap {
            let image = PlaneWarper($0, inverse: warp.inverse).picture(of: target, outline: outline, scale: scale)
            return image.flatMap { NodeFactory.picture($0, in: target, from: cache.placedFrom) }
        }
        statistics.warpsBuilt += 1
    }
}

/// Which part of a plane is drawn flat, and in how many pixels.
@MainActor
private struct RasterPlan {
    let frame: PaintRect
    let density: CGSize

    /// - Parameters:
    ///   - extent: What there is.
    ///   - visible: What of it is seen.
    ///   - magnification: How much larger the plane is seen where it is largest, along its axes.
    init(extent: PaintRect, visible: PaintRect, magnification: CGSize, scale: CGFloat, maximumArea: Double) {
        var density = CGSize(
            width: scale * Self.step(magnification.width), height: scale * Self.step(magnification.height))
        if extent.width * extent.height * Double(density.width * density.height) <= maximumArea {
            // The edges of what there is are edges of pixels: they are where they are seen best.
            density.width = (extent.width * density.width).rounded(.up) / extent.width
            density.height = (extent.height * density.height).rounded(.up) / extent.height
            (frame, self.density) = (extent, density)
            return
        }
        guard visible.width.isFinite, visible.height.isFinite else {
            (frame, self.density) = (.empty, density)
            return
        }
        while visible.width * visible.height * Double(density.width * density.height) > maximumArea {
            density = CGSize(width: density.width / 2, height: density.height / 2)
        }
        // In steps, so that what is seen may move without being drawn anew each time.
        let step = 64 / max(min(density.width, density.height), 1e-6)
        let roomy = visible.snappedOut(to: step, from: CGPoint(x: extent.minX, y: extent.minY))
        var size = CGSize(width: roomy.width * density.width, height: roomy.height * density.height)
        size = CGSize(width: min(size.width.rounded(.up), 16384), height: min(size.height.rounded(.up), 16384))
        frame = PaintRect(
            minX: roomy.minX, minY: roomy.minY, maxX: roomy.minX + size.width / density.width,
            maxY: roomy.minY + size.height / density.height)
        self.density = density
    }

    /// A power of two that is not less, or of its root where things get larger, so that less is drawn in vain.
    private static func step(_ magnification: CGFloat) -> CGFloat {
        guard magnification > 1.0 / 64 else { return 1.0 / 64 }
        let exponent = log2(magnification) - 0.01
        return exp2(min(exponent <= 0 ? exponent.rounded(.up) : (exponent * 2).rounded(.up) / 2, 3))
    }

    func isShown(by raster: PlaneRaster) -> Bool {
        raster.frame == frame && raster.density == density
    }

    func draw(_ node: RenderNode) -> PlaneRaster? {
        PlaneRaster(node, frame: frame, density: density)
    }
}

extension NodeFactory {
    /// A picture in a rectangle of whole pixels, seen from a point near by.
    @MainActor
    static func picture(_ image: CGImage, in rect: PaintRect, from base: CGPoint) -> RenderNode? {
        let frame = CGRect(rect).offsetBy(dx: -base.x, dy: -base.y)
        return drawing(in: frame) { cairo in
            paint(image, CGRect(origin: .zero, size: image.size), in: frame, on: cairo, .blended(1))
        }
    }
}

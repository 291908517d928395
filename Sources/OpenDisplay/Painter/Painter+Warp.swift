internal import CGTK
internal import OpenCoreGraphics
internal import OpenQuartzCore

/// The painter's cache for a layer in perspective.
@MainActor
final class WarpedPicture {
    /// The flat rasterization of the layer, and the node that was drawn.
    var raster: PlaneRaster?
    var source: RenderNode?
    /// The part of the superlayer's space that `picture` shows, and the warp with which it was created.
    var target = PaintRect.empty
    var warp: LayerProjection?
    /// The visible part of the plane when the picture was drawn.
    var outline: [CGPoint] = []
    /// The layer in the space of the superlayer's sublayers, relative to `base`, without its opacity.
    var picture: RenderNode?
    var base = CGPoint.zero
    /// Whether the picture shows the whole layer.
    var isWhole = false
}

/// Layers in perspective: they are rasterized flat, and the raster is then warped.
///
/// The raster is kept while the layer's inner node is the same, the warped image while the projection is also the same.
/// The density of the raster is a power of two times that of the screen, so that a rotating layer is not rasterized in
/// every frame.
extension Painter {
    /// Returns the node of a layer in perspective, in the space of the superlayer's sublayers.
    func warpedNode(of layer: CALayer, cache: LayerRenderCache, warp: LayerProjection, required: PaintRect)
        -> RenderNode?
    {
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
        let bounds = cache.appearance?.bounds ?? .zero
        // A point at least: the extent of what a layer without a size contains may only be estimated.
        let sharpArea = PaintRect(
            CGRect(x: bounds.minX, y: bounds.minY, width: max(bounds.width, 1), height: max(bounds.height, 1)))
        let plan = RasterPlan(
            bounds: bounds.size, extent: extent, visible: PaintRect(around: corners.map(\.local)),
            magnification: warp.magnification(at: warp.corners(of: sharpArea)), scale: scale,
            maximumArea: PictureLimits.effectArea)
        setBehind(nil, of: cache)
        // The whole frame of the raster is built: pixels sampled next to the visible area must not depend on previous
        // frames.
        let area = requiredSublayerArea(of: cache, local: plan.frame)
        buildInnerFitting(of: layer, cache: cache, area: area)
        updateRaster(warped, of: cache, plan)
        if let node = cache.inner, !node.fits(density: max(plan.density.width, plan.density.height)) {
            reportSize(of: layer, Self.largeScale)
        }
        updatePicture(warped, of: cache, warp: warp, target: target, outline: corners.map(\.seen))
        let opacity = (cache.placement?.opacity ?? 1) * cache.placedOpacity
        cache.outer = opacity < 1 ? warped.picture.flatMap { NodeFactory.fade($0, opacity) } : warped.picture
        cache.isWhole = cache.isWhole && warped.isWhole
        statistics.outerNodesBuilt += 1
        finishBuilding(cache)
        return cache.outer
    }

    /// Returns the part of the superlayer's space to draw, in whole pixels: the whole layer unless it is very large.
    private func warpTarget(of cache: LayerRenderCache, required: PaintRect) -> PaintRect {
        let pixel = 1 / Double(scale)
        let whole = cache.placedExtent.inset(by: -pixel, -pixel).snappedOut(to: pixel)
        if whole.width * whole.height * Double(scale * scale) <= PictureLimits.effectArea { return whole }
        let paddedArea = required.inset(by: -required.width / 4, -required.height / 4)
        let seen = whole.intersection(paddedArea.snappedOut(to: pixel))
        return seen.width * seen.height * Double(scale * scale) <= 16 * PictureLimits.effectArea ? seen : .empty
    }

    private func updateRaster(_ warped: WarpedPicture, of cache: LayerRenderCache, _ plan: RasterPlan) {
        if warped.source === cache.inner, let raster = warped.raster, plan.isSatisfied(by: raster) { return }
        warped.source = cache.inner
        warped.raster = plan.frame.isEmpty ? nil : cache.inner.flatMap { plan.draw($0) }
        warped.warp = nil
        statistics.rastersBuilt += 1
    }

    private func updatePicture(
        _ warped: WarpedPicture, of cache: LayerRenderCache, warp: LayerProjection, target: PaintRect,
        outline: [CGPoint]
    ) {
        let isSame = warped.warp == warp && warped.target == target && warped.outline == outline
        guard !isSame || warped.base != cache.placedFrom else { return }
        (warped.warp, warped.target, warped.outline, warped.base) = (warp, target, outline, cache.placedFrom)
        warped.isWhole = target.contains(cache.placedExtent)
        warped.picture = warped.raster.flatMap { raster in
            let image = PlaneWarper(raster, inverse: warp.inverse).picture(of: target, outline: outline, scale: scale)
            return image.flatMap {
                NodeFactory.picture($0, in: target, from: cache.placedFrom, isComplete: raster.isComplete)
            }
        }
        statistics.warpsBuilt += 1
    }
}

/// The part of a plane to rasterize, and its resolution.
@MainActor
private struct RasterPlan {
    let frame: PaintRect
    let density: CGSize

    /// Creates a plan.
    ///
    /// Neither the resolution of a small plane nor the position of its pixels depends on the extent, which is only
    /// estimated for text that was never visible: the picture would change with the first exact measure.
    ///
    /// - Parameters:
    ///   - bounds: The size of the layer, whose edges are aligned to pixels, because artifacts are most visible there.
    ///   - extent: The extent of the content.
    ///   - visible: The visible part of it.
    ///   - magnification: The largest magnification within the layer's bounds, along the plane's axes.
    init(
        bounds: CGSize, extent: PaintRect, visible: PaintRect, magnification: CGSize, scale: CGFloat,
        maximumArea: Double
    ) {
        var density = CGSize(
            width: scale * Self.step(magnification.width), height: scale * Self.step(magnification.height))
        let aligned = CGSize(
            width: Self.aligned(density.width, to: bounds.width),
            height: Self.aligned(density.height, to: bounds.height)
        )
        if extent.width * extent.height * Double(aligned.width * aligned.height) <= maximumArea {
            (frame, self.density) = (Self.frame(around: extent, density: aligned), aligned)
            return
        }
        guard visible.width.isFinite, visible.height.isFinite else {
            (frame, self.density) = (.empty, density)
            return
        }
        while visible.width * visible.height * Double(density.width * density.height) > maximumArea {
            density = CGSize(width: density.width / 2, height: density.height / 2)
        }
        // Moves in steps, so that the visible part may move without being rasterized each time.
        let step = 64 / max(min(density.width, density.height), 1e-6)
        let paddedArea = visible.snappedOut(to: step, from: CGPoint(x: extent.minX, y: extent.minY))
        var size = CGSize(width: paddedArea.width * density.width, height: paddedArea.height * density.height)
        size = CGSize(width: min(size.width.rounded(.up), 16384), height: min(size.height.rounded(.up), 16384))
        frame = PaintRect(
            minX: paddedArea.minX, minY: paddedArea.minY, maxX: paddedArea.minX + size.width / density.width,
            maxY: paddedArea.minY + size.height / density.height)
        self.density = density
    }

    /// Returns the next density at which a length has a whole number of pixels; the same one for less than a pixel.
    private static func aligned(_ density: CGFloat, to length: CGFloat) -> CGFloat {
        let pixels = length * density
        // False for NaN.
        return pixels >= 1 && pixels.isFinite ? pixels.rounded(.up) / length : density
    }

    /// Returns a frame of whole pixels around an extent.
    ///
    /// It begins at a multiple of eight pixels from the origin, so that copies that are halved three times have the same
    /// pixels for every extent.
    private static func frame(around extent: PaintRect, density: CGSize) -> PaintRect {
        let horizontal = range(extent.minX, extent.maxX, density: Double(density.width))
        let vertical = range(extent.minY, extent.maxY, density: Double(density.height))
        return PaintRect(minX: horizontal.0, minY: vertical.0, maxX: horizontal.1, maxY: vertical.1)
    }

    private static func range(_ start: Double, _ end: Double, density: Double) -> (Double, Double) {
        let step = 8 / density
        // The tolerance compensates for rounding of edges on pixels.
        let first = (start / step + 1e-6).rounded(.down) * step
        return (first, first + ((end - first) * density - 1e-6).rounded(.up) / density)
    }

    /// Returns the next power of two, or of its square root for magnifications above 1, to limit the number of pixels.
    private static func step(_ magnification: CGFloat) -> CGFloat {
        guard magnification > 1.0 / 64 else { return 1.0 / 64 }
        let exponent = log2(magnification) - 0.01
        return exp2(min(exponent <= 0 ? exponent.rounded(.up) : (exponent * 2).rounded(.up) / 2, 3))
    }

    func isSatisfied(by raster: PlaneRaster) -> Bool {
        raster.frame == frame && raster.density == density
    }

    func draw(_ node: RenderNode) -> PlaneRaster? {
        PlaneRaster(node, frame: frame, density: density)
    }
}

extension NodeFactory {
    /// Returns an image in a rectangle of whole pixels, relative to a nearby point.
    @MainActor
    static func picture(
        _ image: CGImage, in rect: PaintRect, from base: CGPoint, isComplete: Bool
    ) -> RenderNode? {
        let frame = CGRect(rect).offsetBy(dx: -base.x, dy: -base.y)
        let rasters = RasterLimits(ofImage: image.size, in: frame, isComplete: isComplete)
        return drawing(in: frame, rasters: rasters) { cairo in
            paint(image, CGRect(origin: .zero, size: image.size), in: frame, on: cairo, .blended(1))
        }
    }
}

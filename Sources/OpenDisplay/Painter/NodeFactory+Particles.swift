internal import CGTK
internal import OpenCoreGraphics
internal import OpenQuartzCore

@MainActor
extension NodeFactory {
    /// Returns the node of an image of all particles, in whole pixels of the screen.
    ///
    /// The painter and not GSK draws the particles, because GSK neither multiplies images by colors nor adds colors without
    /// a separate node, and a group, for each of them. An extent of more than a few screens has a lower resolution.
    func particles(_ appearance: ParticleAppearance) -> RenderNode? {
        var density = Double(painter.scale)
        let area = appearance.extent.width * appearance.extent.height
        while area * density * density > PictureLimits.effectArea { density /= 2 }
        let pixel = 1 / density
        let frame = appearance.extent.inset(by: -pixel, -pixel).snappedOut(to: pixel)
        guard let width = PictureLimits.pixels(frame.width * density),
            let height = PictureLimits.pixels(frame.height * density),
            let raster = ParticleRaster(width: width, height: height, isAdditive: appearance.picture.isAdditive)
        else { return nil }
        let toPixels = CGAffineTransform(
            a: density, b: 0, c: 0, d: density, tx: -(appearance.origin.x + frame.minX) * density,
            ty: -(appearance.origin.y + frame.minY) * density)
        for particle in appearance.picture.particles {
            raster.draw(particle, transform: particle.transform.concatenating(toPixels), painter.images)
        }
        return ImageAppearance(raster.finish(), in: CGRect(frame), tint: nil).flatMap { self.image($0) }
    }
}

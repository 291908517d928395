internal import OpenCoreGraphics

/// The part of the bounds of a layer with round corners that is needed.
///
/// A side that is cut has no round corners. A side is not cut inside of its corners, so that those that are needed keep their
/// shape.
struct RoundedPart {
    let rect: CGRect
    let radii: CornerRadii
    let isCut: (top: Bool, right: Bool, bottom: Bool, left: Bool)

    /// - Parameter limits: The part that is needed, or nil for all of it.
    init(of appearance: LayerAppearance, within limits: PaintRect?) {
        var (part, radii) = (PaintRect(appearance.bounds), appearance.radii)
        guard let limits, !limits.isEmpty, !limits.contains(part) else {
            (self.rect, self.radii, isCut) = (appearance.bounds, radii, (false, false, false, false))
            return
        }
        isCut = (
            top: limits.minY > part.minY + max(radii.topLeft.height, radii.topRight.height),
            right: limits.maxX < part.maxX - max(radii.topRight.width, radii.bottomRight.width),
            bottom: limits.maxY < part.maxY - max(radii.bottomLeft.height, radii.bottomRight.height),
            left: limits.minX > part.minX + max(radii.topLeft.width, radii.bottomLeft.width)
        )
        if isCut.top { part.minY = min(limits.minY, part.maxY) }
        if isCut.right { part.maxX = max(limits.maxX, part.minX) }
        if isCut.bottom { part.maxY = max(limits.maxY, part.minY) }
        if isCut.left { part.minX = min(limits.minX, part.maxX) }
        if isCut.top || isCut.left { radii.topLeft = .zero }
        if isCut.top || isCut.right { radii.topRight = .zero }
        if isCut.bottom || isCut.right { radii.bottomRight = .zero }
        if isCut.bottom || isCut.left { radii.bottomLeft = .zero }
        (rect, self.radii) = (CGRect(part), radii)
    }
}

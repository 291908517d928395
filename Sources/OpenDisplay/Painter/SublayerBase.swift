internal import OpenCoreGraphics

/// The point from which the nodes of sublayers are placed: their own origin, or one near to what is seen.
///
/// GSK computes in single precision, which tells points apart by 4 at 44 million, where the rows of a list of a million
/// stand. Two large translations that cancel out, the offset of a scrolled layer and the place of a sublayer in it, are
/// therefore shortened by the same length, in double precision, before GSK sees them.
enum SublayerBase {
    /// Single precision tells apart 1/128 of a point up to here.
    private static let step: CGFloat = 65536

    /// A base for a layer whose bounds have an origin: zero for all that are not scrolled far, and one that changes
    /// rarely for the others.
    static func near(_ origin: CGPoint) -> CGPoint {
        CGPoint(x: (origin.x / step).rounded() * step, y: (origin.y / step).rounded() * step)
    }
}

internal import OpenCoreGraphics

/// The point relative to which the nodes of sublayers are placed: their own origin, or a point near the visible area.
///
/// GSK uses single precision, whose resolution is 4 at 44 million, the position of rows in a list with a million rows.
/// Two large translations that cancel out, the offset of a scrolled layer and the position of a sublayer in it, are
/// therefore reduced by the same distance, in double precision, before they are passed to GSK.
enum SublayerOrigin {
    /// Up to here, the resolution of single precision is 1/128 of a point.
    private static let step: CGFloat = 65536

    /// Returns a base for a layer with the given bounds origin: zero unless it is scrolled far, and otherwise a point
    /// that changes rarely.
    static func near(_ origin: CGPoint) -> CGPoint {
        CGPoint(x: (origin.x / step).rounded() * step, y: (origin.y / step).rounded() * step)
    }
}

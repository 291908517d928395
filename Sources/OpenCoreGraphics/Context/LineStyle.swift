/// The style of a path's stroke.
package struct LineStyle: Hashable, Sendable {
    package var width: CGFloat = 1
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    package var dashes: [CGFloat] = []
    package var dashPhase: CGFloat = 0

    package init() {}

    /// The largest distance of the stroke's edge from the path.
    package var margin: CGFloat {
        let corner = join == .miter ? max(miterLimit, 1) : 1
        return width / 2 * max(corner, cap == .square ? 1.5 : 1)
    }
}

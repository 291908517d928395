import OpenCoreGraphics

extension CGImage {
    /// The smallest rectangle with all pixels that are not transparent, or `nil` if there are none.
    var paintedBounds: CGRect? {
        var bounds = CGRect.null
        for y in 0..<height {
            for x in 0..<width where pixel(x: x, y: y)?.alpha != 0 {
                bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return bounds.isNull ? nil : bounds
    }
}

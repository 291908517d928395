/// Divides a resizable image into nine parts.
struct ResizableParts {
    struct Part: Hashable {
        /// The source rectangle, in pixels of the image.
        var source: CGRect
        /// The target rectangle, in points.
        var target: CGRect
        /// The size of one tile, in points.
        var tile: CGSize
    }

    private let attributes: ImageAttributes
    private let pixels: CGSize

    /// - Parameter pixels: The size of the upright image.
    init(_ attributes: ImageAttributes, pixels: CGSize) {
        self.attributes = attributes
        self.pixels = pixels
    }

    /// Returns the parts that fill a rectangle, without empty ones.
    func parts(in rect: CGRect) -> [Part] {
        let insets = attributes.capInsets
        let columns = bands(pixels.width, insets.left, insets.right, from: rect.minX, to: rect.maxX)
        let rows = bands(pixels.height, insets.top, insets.bottom, from: rect.minY, to: rect.maxY)
        return rows.flatMap { row in
            columns.map { column in
                Part(
                    source: CGRect(x: column.start, y: row.start, width: column.length, height: row.length),
                    target: CGRect(
                        x: column.targetStart, y: row.targetStart, width: column.targetLength, height: row.targetLength),
                    tile: CGSize(width: column.tile, height: row.tile))
            }
        }
    }

    private struct Band {
        var start: CGFloat
        var length: CGFloat
        var targetStart: CGFloat
        var targetLength: CGFloat
        var tile: CGFloat
    }

    /// Returns the parts along one axis: caps keep their length, but are scaled down if they do not both fit.
    private func bands(
        _ pixels: CGFloat, _ first: CGFloat, _ last: CGFloat, from start: CGFloat, to end: CGFloat
    ) -> [Band] {
        let first = min((first * attributes.scale).rounded(), pixels)
        let last = min((last * attributes.scale).rounded(), pixels - first)
        let available = end - start
        let factor = first + last > 0 ? min(1 / attributes.scale, available / (first + last)) : 1
        let (head, tail) = (first * factor, last * factor)
        let middle = pixels - first - last
        return [
            Band(start: 0, length: first, targetStart: start, targetLength: head, tile: head),
            Band(
                start: first, length: middle, targetStart: start + head, targetLength: available - head - tail,
                tile: middle / attributes.scale),
            Band(start: pixels - last, length: last, targetStart: end - tail, targetLength: tail, tile: tail),
        ].filter { $0.length > 0 && $0.targetLength > 0 }
    }
}

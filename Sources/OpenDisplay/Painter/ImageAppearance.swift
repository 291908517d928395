internal import OpenCoreGraphics
internal import OpenQuartzCore

/// The parts of an image and their positions.
struct ImageAppearance: Equatable {
    /// A part of the image, stretched to a rectangle.
    struct Piece: Equatable {
        /// In the image's pixels.
        var source: CGRect
        /// In points of the layer's local space.
        var destination: CGRect
    }

    var image: CGImage
    /// The color by which every pixel is multiplied.
    var tint: CGColor?
    var pieces: [Piece]
    var usesNearestWhenLarger = false
    var usesNearestWhenSmaller = false

    init?(_ values: borrowing LayerValues, size: CGSize) {
        guard let image = values.contents, let placement = values.contentsPlacement, !size.isEmpty else { return nil }
        self.image = image
        let pixels = CGRect(origin: .zero, size: image.size)
        let origin = values.bounds.origin
        let whole = Piece(
            source: placement.source, destination: placement.destination.offsetBy(dx: -origin.x, dy: -origin.y))
        guard let piece = whole.cropped(to: pixels) else { return nil }
        pieces = [piece]
        guard values.hasRareValues else { return }
        tint = values.layerTintColor
        usesNearestWhenLarger = values.magnificationFilter == .nearest
        usesNearestWhenSmaller = values.minificationFilter == .nearest
        if let center = Self.part(values.contentsCenter, of: piece.source), center != piece.source {
            pieces = Self.ninePieces(piece, center: center, scale: values.contentsScale)
        }
    }

    /// Creates the appearance of a whole image in a rectangle; a tint colors white images.
    init?(_ image: CGImage, in rect: CGRect, tint: CGColor?) {
        guard image.width > 0, image.height > 0, rect.isFinite, !rect.isEmpty else { return nil }
        self.image = image
        self.tint = tint
        pieces = [Piece(source: CGRect(origin: .zero, size: image.size), destination: rect)]
    }

    /// Returns the part of a rectangle that is specified in fractions; nil if it is empty or not finite.
    ///
    /// The result is clipped to the rectangle.
    private static func part(_ unit: CGRect, of whole: CGRect) -> CGRect? {
        guard unit.isFinite else { return nil }
        let rect = CGRect(
            x: whole.minX + unit.minX * whole.width, y: whole.minY + unit.minY * whole.height,
            width: unit.width * whole.width, height: unit.height * whole.height
        ).intersection(whole)
        return rect.isNull || rect.width <= 0 || rect.height <= 0 ? nil : rect
    }

    /// Divides a piece into nine: corners keep their size, edges stretch in one direction, the center in both.
    private static func ninePieces(_ piece: Piece, center: CGRect, scale: CGFloat) -> [Piece] {
        let (source, destination) = (piece.source, piece.destination)
        let columns = slices(
            source.minX, center.minX, center.maxX, source.maxX, from: destination.minX, to: destination.maxX,
            scale: scale)
        let rows = slices(
            source.minY, center.minY, center.maxY, source.maxY, from: destination.minY, to: destination.maxY,
            scale: scale)
        return rows.flatMap { row in
            columns.map { column in
                Piece(
                    source: CGRect(x: column.source, y: row.source, width: column.length, height: row.length),
                    destination: CGRect(x: column.start, y: row.start, width: column.extent, height: row.extent))
            }
        }
    }

    private typealias Slice = (source: CGFloat, length: CGFloat, start: CGFloat, extent: CGFloat)

    /// Returns the slices of one axis, without empty ones.
    ///
    /// If there is not enough space, the fixed ends shrink by a common factor.
    private static func slices(
        _ begin: CGFloat, _ centerBegin: CGFloat, _ centerEnd: CGFloat, _ end: CGFloat, from start: CGFloat,
        to stop: CGFloat, scale: CGFloat
    ) -> [Slice] {
        var (head, tail) = ((centerBegin - begin) / scale, (end - centerEnd) / scale)
        let available = stop - start
        if head + tail > available {
            let factor = available / (head + tail)
            (head, tail) = (head * factor, tail * factor)
        }
        return [
            (begin, centerBegin - begin, start, head),
            (centerBegin, centerEnd - centerBegin, start + head, available - head - tail),
            (centerEnd, end - centerEnd, stop - tail, tail),
        ].filter { $0.length > 0 && $0.extent > 0 }
    }
}

extension ImageAppearance.Piece {
    /// Returns the part of the piece that is inside the image, or nil if there is none.
    fileprivate func cropped(to pixels: CGRect) -> Self? {
        guard source.isFinite, destination.isFinite, !source.size.isEmpty, !destination.size.isEmpty else { return nil }
        guard !pixels.contains(source) else { return self }
        let inside = source.intersection(pixels)
        guard !inside.isNull, !inside.size.isEmpty else { return nil }
        let (x, y) = (destination.width / source.width, destination.height / source.height)
        return Self(
            source: inside,
            destination: CGRect(
                x: destination.minX + (inside.minX - source.minX) * x,
                y: destination.minY + (inside.minY - source.minY) * y, width: inside.width * x,
                height: inside.height * y))
    }
}

internal import OpenCoreGraphics
internal import OpenQuartzCore

/// Where the parts of an image are painted.
struct ImageAppearance: Equatable {
    /// One part of the image, stretched to a rectangle.
    struct Piece: Equatable {
        /// In pixels of the image.
        var source: CGRect
        /// In points of the layer's local space.
        var destination: CGRect
    }

    var image: CGImage
    /// Multiplies every pixel.
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

    /// All of an image in a rectangle; a tint makes white ones coloured.
    init?(_ image: CGImage, in rect: CGRect, tint: CGColor?) {
        guard image.width > 0, image.height > 0, rect.isFinite, !rect.isEmpty else { return nil }
        self.image = image
        self.tint = tint
        pieces = [Piece(source: CGRect(origin: .zero, size: image.size), destination: rect)]
    }

    /// A part given in fractions; nil if it is empty or not finite.
    ///
    /// What lies outside the whole is left out.
    private static func part(_ unit: CGRect, of whole: CGRect) -> CGRect? {
        guard unit.isFinite else { return nil }
        let rect = CGRect(
            x: whole.minX + unit.minX * whole.width, y: whole.minY + unit.minY * whole.height,
            width: unit.width * whole.width, height: unit.height * whole.height
        ).intersection(whole)
        return rect.isNull || rect.width <= 0 || rect.height <= 0 ? nil : rect
    }

    /// Corners keep their size, edges stretch one way, the centre stretches both ways.
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

    /// Three slices of one axis, without those that are empty.
    ///
    /// Where there is no room the fixed ends shrink together.
    private static func slices(
        _ begin: CGFloat, _ centerBegin: CGFloat, _ centerEnd: CGFloat, _ end: CGFloat, from start: CGFloat,
        to stop: CGFloat, scale: CGFloat
    ) -> [Slice] {
        var (head, tail) = ((centerBegin - begin) / scale, (end - centerEnd) / scale)
        let room = stop - start
        if head + tail > room {
            let factor = room / (head + tail)
            (head, tail) = (head * factor, tail * factor)
        }
        return [
            (begin, centerBegin - begin, start, head),
            (centerBegin, centerEnd - centerBegin, start + head, room - head - tail),
            (centerEnd, end - centerEnd, stop - tail, tail),
        ].filter { $0.length > 0 && $0.extent > 0 }
    }
}

extension ImageAppearance.Piece {
    /// The part of the piece that comes from inside the image; nil if there is none.
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

internal import OpenCoreGraphics

/// What the image of a symbol shows.
package struct SymbolDescription: Hashable, Sendable {
    let name: String
    var values = SymbolValues()
    /// The color of the pixels; `nil` for black.
    var tint: UIColor?

    /// The margin around 20 units for lines that are thicker than usual, as a fraction of the height.
    private static let margin: CGFloat = 0.1

    /// The size of the image, in points: whole numbers, so that its pixels are aligned at all scales.
    var size: CGSize {
        let length = (values.height * (1 + 2 * Self.margin) - 1e-6).rounded(.up)
        return CGSize(width: length, height: length)
    }

    /// Returns the point size of a symbol whose image has at most the specified length.
    static func pointSize(fitting length: CGFloat) -> CGFloat {
        length / (1 + 2 * margin) / SymbolValues.heightFactor
    }

    /// Draws the symbol in black, in a rectangle of the image's size, unless it has a color.
    fileprivate func draw(_ drawing: SymbolDrawing, on context: CGContext) {
        let unit = values.height / 20
        context.translateBy(x: size.width / 2, y: size.height / 2)
        context.scaleBy(x: unit, y: unit)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        let color = (values.color ?? tint ?? .black).cgColor
        context.setFillColor(color)
        context.setStrokeColor(color)
        for part in drawing.parts { draw(part, on: context) }
    }

    private func draw(_ part: SymbolDrawing.Part, on context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.scaleBy(x: part.scale, y: part.scale)
        context.translateBy(x: -12, y: -12)
        context.setBlendMode(part.isErasing ? .clear : .normal)
        context.addPath(part.path)
        let width = values.weight.strokeWidth
        if part.isFilled {
            context.fillPath()
            // The shapes are those of a regular weight.
            let excess = width - UIImage.SymbolWeight.regular.strokeWidth
            guard excess > 0 else { return }
            context.addPath(part.path)
            context.setLineWidth(excess)
        } else {
            // Small parts have lines that are nearly as thick as the others.
            context.setLineWidth(width / part.scale.squareRoot() + part.widening)
        }
        context.strokePath()
    }
}

/// The images of symbols that were drawn last.
enum SymbolImages {
    private struct Key: Hashable {
        let description: SymbolDescription
        let scale: CGFloat
        let version: Int
    }

    /// The number of images at which all are released.
    private static let limit = 200
    private static let images = OrderedMutex<[Key: CGImage]>([:])

    /// Returns the image of a symbol, or `nil` if there is none with the name.
    static func image(of description: SymbolDescription, scale: CGFloat) -> CGImage? {
        let key = Key(description: description, scale: scale, version: SymbolLibrary.version)
        if let known = images.withLock({ $0[key] }) { return known }
        guard let drawing = SymbolDrawing.named(description.name) else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: description.size, format: format).image { context in
            description.draw(drawing, on: context.cgContext)
        }.cgImage
        images.withLock { images in
            if images.count >= limit { images = [:] }
            images[key] = image
        }
        return image
    }
}

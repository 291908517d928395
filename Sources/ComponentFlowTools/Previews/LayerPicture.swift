internal import ComponentFlow

/// Pictures of layers.
@MainActor
enum LayerPicture {
    /// Why there is no picture.
    enum Failure: Error, CustomStringConvertible {
        case empty
        case tooLarge

        var description: String {
            switch self {
            case .empty: "There is nothing to draw."
            case .tooLarge:
                "The picture would have more than \(Int(LayerPicture.maximumPixels)) pixels; specify a smaller scale."
            }
        }
    }

    /// The largest number of pixels of a picture.
    nonisolated fileprivate static let maximumPixels = 16_000_000.0

    /// Draws a layer and its sublayers, without running animations.
    static func image(of layer: CALayer, scale: Double) throws(Failure) -> UIImage {
        let bounds = layer.bounds
        let (width, height) = (bounds.width * scale, bounds.height * scale)
        guard width >= 1, height >= 1 else { throw .empty }
        guard width * height <= maximumPixels else { throw .tooLarge }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: bounds.size, format: format).image { context in
            context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
            layer.render(in: context.cgContext)
        }
    }
}

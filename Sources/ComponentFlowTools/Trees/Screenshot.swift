internal import ComponentFlow
internal import InspectorProtocol

/// Pictures of windows and nodes.
@MainActor
enum Screenshot {
    /// The largest number of pixels of a picture.
    private static let maximumPixels = 16_000_000.0

    /// Draws a layer and its sublayers, without running animations.
    static func image(of layer: CALayer, scale: Double) throws(RPCError) -> UIImage {
        let bounds = layer.bounds
        let (width, height) = (bounds.width * scale, bounds.height * scale)
        guard width >= 1, height >= 1 else { throw .impossible("The node is empty.") }
        guard width * height <= maximumPixels else {
            throw .impossible("The picture would have more than \(Int(maximumPixels)) pixels; specify a smaller scale.")
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: bounds.size, format: format).image { context in
            context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
            layer.render(in: context.cgContext)
        }
    }

    /// Encodes a picture on another thread, which takes longer than drawing it, and calls a closure with the result and
    /// further values.
    static func encode(
        _ image: UIImage, details: [String: JSONValue],
        completion: @escaping @MainActor (Result<JSONValue, RPCError>) -> Void
    ) {
        DispatchQueue.global().async {
            let result = response(image, details)
            DispatchQueue.main.async {
                MainActor.assumeIsolated { completion(result) }
            }
        }
    }

    nonisolated private static func response(_ image: UIImage, _ details: [String: JSONValue]) -> Result<
        JSONValue, RPCError
    > {
        guard let data = image.pngData(), let pixels = image.cgImage else {
            return .failure(.impossible("The picture could not be drawn."))
        }
        var result = details
        result["png"] = .string(data.base64EncodedString())
        (result["width"], result["height"]) = (JSONValue(pixels.width), JSONValue(pixels.height))
        return .success(.object(result))
    }
}

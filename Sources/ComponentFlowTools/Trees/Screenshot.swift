#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// Pictures of windows and nodes.
@MainActor
enum Screenshot {
    /// Draws a layer and its sublayers, without running animations.
    static func image(of layer: CALayer, scale: Double) throws(RPCError) -> UIImage {
        do { return try LayerPicture.image(of: layer, scale: scale) } catch { throw .impossible("\(error)") }
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

#endif

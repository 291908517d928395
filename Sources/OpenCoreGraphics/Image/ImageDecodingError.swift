/// Why data is no picture.
package enum ImageDecodingError: Error, Hashable, Sendable {
    /// There are no bytes.
    case empty
    /// The bytes are in no known format.
    case unknownFormat
    /// The bytes end too early.
    case truncated(format: String)
    /// The format is known, but its rules are broken.
    case corrupt(format: String, reason: String)
    /// The picture has no pixels.
    case zeroSize(format: String)
    /// The picture has more pixels than can be shown.
    case tooLarge(width: Int, height: Int)
    /// There is not enough memory for the pixels.
    case outOfMemory(width: Int, height: Int)
}

extension ImageDecodingError: LocalizedError, CustomStringConvertible {
    package var description: String {
        switch self {
        case .empty: "The image data is empty."
        case .unknownFormat: "The image data is in no known format; PNG, JPEG, WebP, GIF and SVG are known."
        case .truncated(let format): "The \(format) image data ends too early; the file may be incomplete."
        case .corrupt(let format, let reason): "The \(format) image data is damaged: \(reason)."
        case .zeroSize(let format): "The \(format) image is 0 pixels wide or high."
        case .tooLarge(let width, let height):
            "The image of \(width) × \(height) pixels is too large; each side may have 32,767 pixels, and all in all "
                + "there may be 134 million, or 67 million in all frames of an animation."
        case .outOfMemory(let width, let height):
            "There is not enough memory for the image of \(width) × \(height) pixels."
        }
    }

    package var errorDescription: String? {
        description
    }
}

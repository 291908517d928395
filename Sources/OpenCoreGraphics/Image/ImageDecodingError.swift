/// The reason why data cannot be decoded as an image.
package enum ImageDecodingError: Error, Hashable, Sendable {
    /// The data is empty.
    case empty
    /// The path refers to a device, a pipe or a folder.
    case notAFile
    case unknownFormat
    /// The data is truncated.
    case truncated(format: String)
    /// The format is known, but the data is malformed.
    case corrupt(format: String, reason: String)
    /// The image has no pixels.
    case zeroSize(format: String)
    /// The image has more pixels than the limits allow.
    case tooLarge(width: Int, height: Int)
    /// The animation has more frames than the limits allow.
    case tooManyFrames(limit: Int)
    /// Decoding takes longer than the limits allow.
    case timedOut(format: String, seconds: TimeInterval)
    /// Decoding needs more memory than is available, or than the limits allow.
    case outOfMemory(width: Int, height: Int)
    /// The decoder process exited while it decoded the image.
    case decoderExited(format: String)
    /// The decoder process cannot be started.
    case decoderUnavailable(format: String, reason: String)
}

extension ImageDecodingError: LocalizedError, CustomStringConvertible {
    package var description: String {
        switch self {
        case .empty: "The image data is empty."
        case .notAFile: "The path is not a regular file; devices, pipes and folders cannot be read."
        case .unknownFormat: "The format of the image data is unknown; PNG, JPEG, WebP, GIF and SVG are supported."
        case .truncated(let format): "The \(format) image data is truncated; the file may be incomplete."
        case .corrupt(let format, let reason): "The \(format) image data is damaged: \(reason)."
        case .zeroSize(let format): "The \(format) image is 0 pixels wide or high."
        case .tooLarge(let width, let height):
            "The image of \(width) × \(height) pixels is too large; the limit is 32,767 pixels per side, and "
                + "UIImage.decodingLimits specifies the limits for an image and for all frames of an animation."
        case .tooManyFrames(let limit):
            "The animation has more than \(limit) frames, the limit specified by UIImage.decodingLimits."
        case .timedOut(let format, let seconds):
            "Decoding the \(format) image took longer than \(seconds) seconds, the limit specified by "
                + "UIImage.decodingLimits."
        case .outOfMemory(let width, let height):
            width > 0
                ? "There is not enough memory for the image of \(width) × \(height) pixels."
                : "There is not enough memory for the image."
        case .decoderExited(let format):
            "The decoder of \(format) images exited while decoding: the image is damaged, or needs more memory than "
                + "UIImage.decodingLimits allows."
        case .decoderUnavailable(let format, let reason):
            "The decoder of \(format) images cannot be started: \(reason)."
        }
    }

    package var errorDescription: String? {
        description
    }
}

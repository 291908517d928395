public import Foundation
public import HTTPClient

/// The reason for which an ``ImageLoader`` has no image.
public enum ImageLoadingError: LocalizedError, Hashable, Sendable {
    /// The URL has a scheme that the loader does not support.
    case unsupportedScheme(String)
    /// The download failed, or exceeded a limit; so did a file that is larger than the limit.
    case download(DownloadError)
    /// The server answered with this status code.
    case status(Int)
    /// The file does not exist, is not a regular file, or cannot be read.
    case unreadableFile
    /// The data is no image, or one that exceeds `UIImage.decodingLimits`.
    case invalidImage
    /// The task that requested the image was cancelled.
    case cancelled
    /// The closure that returns the data of the loader failed with an error that has this description.
    case failed(String)

    /// A sentence for users.
    public var errorDescription: String? {
        switch self {
        case .unsupportedScheme(let scheme): "Addresses that begin with “\(scheme):” are not supported."
        case .download(let error): error.localizedDescription
        case .status(let code): "The server answered with error \(code)."
        case .unreadableFile: "The file cannot be read."
        case .invalidImage: "The image cannot be read."
        case .cancelled: "The image is no longer needed."
        case .failed(let description): description
        }
    }
}

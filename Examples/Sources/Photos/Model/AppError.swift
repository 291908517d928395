import Foundation

/// The errors that prevent content from being displayed.
enum AppError: LocalizedError, Hashable {
    case unreachable
    case status(Int)
    case unreadableFeed
    case unreadablePicture
    case noPictures(String)
    /// The limit, in bytes.
    case tooLarge(Int)
    /// The limit, in seconds.
    case tooSlow(TimeInterval)
    case cancelled

    var errorDescription: String? {
        switch self {
        case .unreachable: "The server did not answer."
        case .status(let code): "The server answered with error \(code)."
        case .unreadableFeed: "The server's list of photos cannot be read."
        case .unreadablePicture: "This picture cannot be read."
        case .noPictures(let place): "There are no pictures in \(place)."
        case .tooLarge(let bytes): "The server sent more than \(bytes >> 20) MB."
        case .tooSlow(let seconds): "The server took more than \(Int(seconds)) seconds."
        case .cancelled: "The download was cancelled."
        }
    }
}

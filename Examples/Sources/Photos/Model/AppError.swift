import ComponentFlowNetworking
import Foundation

/// The errors that prevent content from being displayed.
enum AppError: LocalizedError, Hashable {
    case download(DownloadError)
    case status(Int)
    case unreadableFeed
    case noPictures(String)

    static let unreachable = AppError.download(.unreachable)

    var errorDescription: String? {
        switch self {
        case .download(let error): error.localizedDescription
        case .status(let code): "The server answered with error \(code)."
        case .unreadableFeed: "The server's list of photos cannot be read."
        case .noPictures(let place): "There are no pictures in \(place)."
        }
    }
}

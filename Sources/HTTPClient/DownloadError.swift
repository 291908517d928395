import Foundation

/// The errors of a download.
public enum DownloadError: LocalizedError, Hashable, Sendable {
    case unreachable
    /// The server's certificate is not valid for its name.
    case insecure
    case tooManyRedirections
    /// The limit, in bytes.
    case tooLarge(Int)
    /// The limit, in seconds.
    case tooSlow(TimeInterval)
    case cancelled

    public var errorDescription: String? {
        switch self {
        case .unreachable: "The server did not answer."
        case .insecure: "The connection to the server is not secure."
        case .tooManyRedirections: "The server redirects without end."
        case .tooLarge(let bytes): "The server sent more than \(bytes >> 20) MB."
        case .tooSlow(let seconds):
            "The server took more than \(Int(exactly: seconds.rounded(.towardZero)) ?? .max) seconds."
        case .cancelled: "The download was cancelled."
        }
    }
}

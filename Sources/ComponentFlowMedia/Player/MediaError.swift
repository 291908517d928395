public import Foundation

/// The reason why a ``MediaPlayer`` cannot play its source.
public enum MediaError: LocalizedError, Hashable, Sendable {
    /// GStreamer, or the plug-in with its player, is not installed.
    case backendUnavailable(String)
    /// The URL has a scheme other than `file`, `http` and `https`.
    case unsupportedScheme(String)
    /// The file does not exist.
    case fileNotFound
    /// The file exists, but cannot be read.
    case unreadableFile
    /// The server cannot be reached, answered with an error, or the connection was lost.
    case network(String)
    /// The data is neither video nor audio, or no decoder for it is installed.
    case unsupportedFormat(String)
    /// The data is empty, damaged, or has pictures larger than 8,192 pixels on a side.
    case invalidData(String)
    /// GStreamer reports another problem.
    case failed(String)

    /// A sentence for users.
    public var errorDescription: String? {
        switch self {
        case .backendUnavailable: "Video and audio cannot be played, because GStreamer is not installed."
        case .unsupportedScheme(let scheme): "Addresses that begin with “\(scheme):” are not supported."
        case .fileNotFound: "The file does not exist."
        case .unreadableFile: "The file cannot be read."
        case .network: "The server cannot be reached, or does not have the file."
        case .unsupportedFormat: "The format of the file is not supported."
        case .invalidData: "The file is damaged."
        case .failed: "The file cannot be played."
        }
    }

    /// The message of GStreamer, for developers.
    public var failureReason: String? {
        switch self {
        case .backendUnavailable(let text), .network(let text), .unsupportedFormat(let text), .invalidData(let text),
            .failed(let text):
            text
        case .unsupportedScheme, .fileNotFound, .unreadableFile: nil
        }
    }
}

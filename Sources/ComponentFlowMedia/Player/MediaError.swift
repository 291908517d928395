public import Foundation
internal import Localization

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

    /// A sentence for users, in the language of the user.
    public var errorDescription: String? { message.text() }

    /// The sentence for users, which views show in their language.
    var message: LocalizedString {
        switch self {
        case .backendUnavailable: .BuiltIn.errorMediaBackend
        case .unsupportedScheme(let scheme): .BuiltIn.errorUnsupportedScheme(scheme)
        case .fileNotFound: .BuiltIn.errorFileNotFound
        case .unreadableFile: .BuiltIn.errorUnreadableFile
        case .network: .BuiltIn.errorNetwork
        case .unsupportedFormat: .BuiltIn.errorUnsupportedFormat
        case .invalidData: .BuiltIn.errorDamagedFile
        case .failed: .BuiltIn.errorCannotPlay
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

public import Foundation
public import HTTPClient
internal import ComponentFlow

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

    /// A sentence for users, in the language of the user.
    public var errorDescription: String? { description(in: .preferred) }

    /// Returns a sentence for users.
    func description(in language: Language) -> String {
        switch self {
        case .unsupportedScheme(let scheme): LocalizedString.BuiltIn.errorUnsupportedScheme(scheme).text(in: language)
        case .download(let error): error.message.text(in: language)
        case .status(let code): LocalizedString.BuiltIn.errorStatus(code).text(in: language)
        case .unreadableFile: LocalizedString.BuiltIn.errorUnreadableFile.text(in: language)
        case .invalidImage: LocalizedString.BuiltIn.errorInvalidImage.text(in: language)
        case .cancelled: LocalizedString.BuiltIn.errorImageCancelled.text(in: language)
        case .failed(let description): description
        }
    }
}

extension DownloadError {
    /// The sentence for users, whose description in HTTPClient is English.
    fileprivate var message: LocalizedString {
        switch self {
        case .unreachable: .BuiltIn.errorUnreachable
        case .insecure: .BuiltIn.errorInsecure
        case .tooManyRedirections: .BuiltIn.errorRedirections
        case .tooLarge(let bytes): .BuiltIn.errorTooLarge(bytes >> 20)
        case .tooSlow(let seconds): .BuiltIn.errorTooSlow(Int(exactly: seconds.rounded(.towardZero)) ?? .max)
        case .cancelled: .BuiltIn.errorDownloadCancelled
        }
    }
}

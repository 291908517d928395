import ComponentFlow
import Foundation
import HTTPClient
import ReaderCore

extension Library {
    /// Returns a text in the language of the program.
    func text(_ string: LocalizedString) -> String {
        String(localized: string, language: language)
    }

    /// A sentence that describes an error; the description of the system for errors of the database and of files.
    func describe(_ error: any Error) -> String {
        switch error {
        case let error as FeedError: text(key(error))
        case let error as ServerError: text(key(error))
        case let error as DownloadError: text(key(error))
        default: error.localizedDescription
        }
    }

    private func key(_ error: FeedError) -> LocalizedString {
        switch error {
        case .unreadable, .isSubscriptionList: .notAFeed
        case .isWebPage: .noFeedOnPage
        case .notAnAddress: .notAnAddress
        case .unreadableFile: .unreadableFile
        case .fileWithoutAddress: .fileWithoutAddress
        }
    }

    private func key(_ error: ServerError) -> LocalizedString {
        switch error {
        case .status(401), .status(403): .noAccess
        case .status(404), .status(410): .missing
        case .status: .serverError
        }
    }

    private func key(_ error: DownloadError) -> LocalizedString {
        switch error {
        case .unreachable, .cancelled: .unreachable
        case .insecure: .insecure
        case .tooManyRedirections: .redirections
        case .tooLarge: .tooLarge
        case .tooSlow: .tooSlow
        }
    }
}

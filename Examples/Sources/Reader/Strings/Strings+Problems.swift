import Foundation
import HTTPClient
import ReaderCore

extension Strings {
    /// A sentence that describes an error; the description of the system for errors of the database and of files.
    func problem(_ error: any Error) -> String {
        switch error {
        case let error as FeedError: self[key(error)]
        case let error as ServerError: self[key(error)]
        case let error as DownloadError: self[key(error)]
        default: error.localizedDescription
        }
    }

    private func key(_ error: FeedError) -> Key {
        switch error {
        case .unreadable, .isSubscriptionList: .notAFeed
        case .isWebPage: .noFeedOnPage
        case .notAnAddress: .notAnAddress
        }
    }

    private func key(_ error: ServerError) -> Key {
        switch error {
        case .status(401), .status(403): .noAccess
        case .status(404), .status(410): .missing
        case .status: .serverError
        }
    }

    private func key(_ error: DownloadError) -> Key {
        switch error {
        case .unreachable, .cancelled: .unreachable
        case .insecure: .insecure
        case .tooManyRedirections: .redirections
        case .tooLarge: .tooLarge
        case .tooSlow: .tooSlow
        }
    }
}

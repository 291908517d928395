import Foundation

/// The errors in the content of a feed.
public enum FeedError: LocalizedError, Hashable, Sendable {
    /// The data is neither XML, JSON nor HTML.
    case unreadable
    /// The document is a list of subscriptions.
    case isSubscriptionList
    /// The document is a web page; the addresses are those of the feeds to which it refers.
    case isWebPage([URL])
    case notAnAddress(String)
    /// The file is neither a feed nor a list of subscriptions.
    case unreadableFile
    /// The file is a feed, but does not contain the address from which it can be loaded again.
    case fileWithoutAddress

    public var errorDescription: String? {
        switch self {
        case .unreadable: "The server's answer is not a feed."
        case .isSubscriptionList: "This is a list of subscriptions."
        case .isWebPage: "This is a web page without a feed."
        case .notAnAddress(let text): "\u{201C}\(text)\u{201D} is not a web address."
        case .unreadableFile: "This file is neither a feed nor a list of subscriptions."
        case .fileWithoutAddress: "This file does not contain the address of its feed."
        }
    }
}

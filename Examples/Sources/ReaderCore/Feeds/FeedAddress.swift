import Foundation

/// The address of a feed that a user types or pastes.
public enum FeedAddress {
    /// Returns the address; `https` is added if there is no scheme, and `feed:` is replaced by `https:`.
    ///
    /// - Throws: ``FeedError/notAnAddress(_:)`` if the text is not an address on the web.
    public static func url(_ text: String) throws(FeedError) -> URL {
        var address = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if address.lowercased().hasPrefix("feed:") {
            address = String(address.dropFirst(5))
            if address.hasPrefix("//") { address = "https:" + address }
        }
        if !address.contains("://") { address = "https://" + address }
        guard let url = URL(web: address), url.host?.contains(where: { $0.isWhitespace }) == false,
            url.host?.contains(".") == true || url.host == "localhost" || url.host?.contains(":") == true
        else { throw .notAnAddress(String(text.prefix(100))) }
        return url
    }
}

import Foundation

/// Resolves the destinations of links and images, and rejects those with schemes that are not allowed.
///
/// A list of allowed schemes needs no knowledge of dangerous ones and of the ways to disguise them.
struct MarkdownURLs {
    /// The greatest length of a URL, in bytes.
    private static let maximumLength = 100_000

    let options: MarkdownOptions

    func link(_ destination: String) -> URL? { resolved(destination, schemes: options.linkSchemes) }
    func image(_ destination: String) -> URL? { resolved(destination, schemes: options.imageSchemes) }

    private func resolved(_ destination: String, schemes: Set<String>) -> URL? {
        guard !destination.isEmpty, destination.utf8.count <= Self.maximumLength,
            let url = URL(string: destination, relativeTo: options.baseURL)?.absoluteURL,
            let scheme = url.scheme?.lowercased(), schemes.contains(scheme)
        else { return nil }
        return url
    }
}

public import Foundation

/// An image of a ``MarkdownDocument``.
public struct MarkdownImage: Hashable, Sendable {
    /// The resolved URL; its scheme is one of ``MarkdownOptions/imageSchemes``.
    public let url: URL
    /// The description, which is shown until the image is loaded and read by screen readers.
    public let description: String
    /// The title; empty if there is none.
    public let title: String
}

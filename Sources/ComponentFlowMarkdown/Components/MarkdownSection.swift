import ComponentFlow
import Foundation

/// A part of a document that one component shows.
struct MarkdownSection: Equatable, Identifiable {
    enum Content: Equatable {
        /// Paragraphs and lists in one text, so that they can be selected together.
        case text(MarkdownText)
        case heading(Int, MarkdownText)
        case code(MarkdownText)
        case table(MarkdownTable)
        case image(MarkdownImage, link: URL?)
        case rule
    }

    /// The space before the content that a quote or list item takes.
    struct Gutter: Equatable {
        let width: CGFloat
        let isQuote: Bool
        /// Whether the section before this one is in the same quote.
        let isContinued: Bool
        let marker: String
    }

    let id: Int
    var content: Content
    let gutters: [Gutter]
    /// The distance to the section before this one.
    let spacing: CGFloat

    /// The width of all gutters.
    var indent: CGFloat { gutters.reduce(0) { $0 + $1.width } }
    var isInQuote: Bool { gutters.contains(where: \.isQuote) }
}

/// A text with attributes that is compared by value.
struct MarkdownText: Equatable {
    let attributed: NSAttributedString

    static func == (lhs: MarkdownText, rhs: MarkdownText) -> Bool {
        lhs.attributed.isEqual(to: rhs.attributed)
    }
}

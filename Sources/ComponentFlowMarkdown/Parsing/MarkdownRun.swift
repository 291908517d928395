import Foundation

/// A part of a text in one style.
struct MarkdownRun: Equatable, Sendable {
    struct Style: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let emphasis = Style(rawValue: 1 << 0)
        static let strong = Style(rawValue: 1 << 1)
        static let code = Style(rawValue: 1 << 2)
        static let struckThrough = Style(rawValue: 1 << 3)
        /// The end of a line that is not the end of a line when the text is shown.
        static let softBreak = Style(rawValue: 1 << 4)
        /// The end of a line.
        static let lineBreak = Style(rawValue: 1 << 5)
        static let html = Style(rawValue: 1 << 6)
    }

    /// The text; the description of an image.
    var text: String
    var style: Style = []
    var link: URL?
    var image: Image?

    /// An image with the URL that may be loaded; `nil` if its scheme is not allowed.
    struct Image: Equatable, Sendable {
        let url: URL?
        let title: String
    }
}

extension Array<MarkdownRun> {
    /// Appends a run, or its text to the last run if it has the same style.
    mutating func add(_ run: MarkdownRun) {
        guard !run.text.isEmpty || run.image != nil else { return }
        if let last, last.image == nil, run.image == nil, last.style == run.style, last.link == run.link {
            self[count - 1].text += run.text
        } else {
            append(run)
        }
    }

    /// The text of all runs.
    var plainText: String { map(\.text).joined() }
}

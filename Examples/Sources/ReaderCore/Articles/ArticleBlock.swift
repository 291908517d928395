import Foundation

/// A part of an article's content: a paragraph, a picture, or another element that begins on a line of its own.
public struct ArticleBlock: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case paragraph
        /// A heading with a level from 1 to 6.
        case heading(Int)
        /// An element of a list, with a bullet or its number.
        case item(marker: String)
        /// Preformatted text.
        case code
        case picture(ArticlePicture)
        case rule
        /// Rows of cells.
        case table([[ArticleText]])
    }

    public var kind: Kind
    public var text = ArticleText()
    /// The number of quotations that contain the block.
    public var quoteDepth = 0
    /// The number of lists that contain the block.
    public var listDepth = 0

    public init(_ kind: Kind, text: ArticleText = ArticleText(), quoteDepth: Int = 0, listDepth: Int = 0) {
        self.kind = kind
        self.text = text
        self.quoteDepth = quoteDepth
        self.listDepth = listDepth
    }
}

/// A picture of an article.
public struct ArticlePicture: Hashable, Sendable {
    public var url: URL
    /// The text that stands for the picture.
    public var description = ""
    /// The size in points that the article specifies; `nil` if there is none.
    public var size: CGSize?
    public var link: URL?
}

/// A text with styles and links.
public struct ArticleText: Hashable, Sendable {
    /// A part of a text with the same style.
    public struct Run: Hashable, Sendable {
        public var text: String
        public var style: Style = []
        public var link: URL?
    }

    public struct Style: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let bold = Style(rawValue: 1)
        public static let italic = Style(rawValue: 2)
        public static let code = Style(rawValue: 4)
        public static let struckThrough = Style(rawValue: 8)
        public static let superscript = Style(rawValue: 16)
        public static let `subscript` = Style(rawValue: 32)
    }

    public private(set) var runs: [Run] = []

    public init() {}

    /// Creates a text with one style.
    public init(_ text: String, style: Style = [], link: URL? = nil) {
        append(text, style: style, link: link)
    }

    /// The text without styles.
    public var plain: String { runs.map(\.text).joined() }

    public var isEmpty: Bool { runs.isEmpty }

    /// Appends a text, to the last run if it has the same style.
    mutating func append(_ text: String, style: Style, link: URL?) {
        guard !text.isEmpty else { return }
        if let last = runs.last, last.style == style, last.link == link {
            runs[runs.count - 1].text += text
        } else {
            runs.append(Run(text: text, style: style, link: link))
        }
    }

    /// Returns the text without white space at its ends.
    var trimmed: ArticleText {
        var result = self
        while let first = result.runs.first {
            let text = first.text.drop(while: \.isWhitespace)
            result.runs[0].text = String(text)
            if !text.isEmpty { break }
            result.runs.removeFirst()
        }
        while let last = result.runs.last {
            let end = last.text.lastIndex { !$0.isWhitespace }
            guard let end else {
                result.runs.removeLast()
                continue
            }
            result.runs[result.runs.count - 1].text = String(last.text[...end])
            break
        }
        return result
    }
}

extension ArticleText {
    /// Returns the text followed by another one.
    public func appending(_ other: ArticleText) -> ArticleText {
        other.runs.reduce(into: self) { $0.append($1.text, style: $1.style, link: $1.link) }
    }
}

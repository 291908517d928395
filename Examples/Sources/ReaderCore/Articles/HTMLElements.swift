import Foundation

/// The elements of HTML by how an article shows them.
enum HTMLElements {
    /// Elements that are removed with everything in them.
    static let removed: Set = [
        "script", "style", "noscript", "template", "object", "applet", "head", "title", "meta", "link", "base", "form",
        "input", "button", "select", "textarea", "option", "svg", "math", "canvas", "map", "dialog", "nav",
    ]
    /// Elements that begin and end on lines of their own.
    static let blocks: Set = [
        "p", "div", "section", "article", "header", "footer", "main", "aside", "figure", "figcaption", "address", "dl",
        "dt", "dd", "details", "summary", "center", "body", "html", "li", "tr", "td", "th", "caption",
    ]
    static let headings = ["h1": 1, "h2": 2, "h3": 3, "h4": 4, "h5": 5, "h6": 6]
    static let styles: [String: ArticleText.Style] = [
        "b": .bold, "strong": .bold, "dt": .bold, "th": .bold, "i": .italic, "em": .italic, "cite": .italic,
        "var": .italic, "dfn": .italic, "code": .code, "tt": .code, "kbd": .code, "samp": .code, "s": .struckThrough,
        "del": .struckThrough, "strike": .struckThrough, "sup": .superscript, "sub": .subscript,
    ]
}

/// The style and the link of the text that is being read.
struct InlineContext {
    private(set) var style: ArticleText.Style = []
    private(set) var link: URL?

    /// Adds those of an element.
    mutating func enter(_ element: MarkupNode, base: URL?) {
        if let style = HTMLElements.styles[element.name] { self.style.insert(style) }
        if element.name == "a" { link = Self.link(element.attribute("href"), base: base) ?? link }
    }

    /// Returns the address of a link on the web or of a mail; `nil` for others, such as scripts.
    private static func link(_ text: String?, base: URL?) -> URL? {
        if let url = URL(web: text, relativeTo: base) { return url }
        guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), text.lowercased().hasPrefix("mailto:"),
            text.utf8.count <= FeedLimits.identifier
        else { return nil }
        return URL(string: text)
    }
}

extension ArticlePicture {
    /// Reads an element; `nil` without an address on the web, and for the invisible pictures that count readers.
    init?(_ element: MarkupNode, link: URL?, base: URL?) {
        let sources = ["src", "data-src", "data-original"].compactMap(element.attribute)
        guard let url = sources.lazy.compactMap({ URL(web: $0, relativeTo: base) }).first else { return nil }
        let sides = ["width", "height"].map { element.attribute($0).flatMap { Double($0) } }
        if sides.contains(where: { $0.map { $0 < 4 } ?? false }) { return nil }
        self.init(url: url, description: PlainText.title(element.attribute("alt") ?? ""), link: link)
        if let width = sides[0], let height = sides[1], width < 20_000, height < 20_000 {
            size = CGSize(width: width, height: height)
        }
    }
}

import Foundation

/// Reads the text and some attributes of an HTML document, or of a part of one as it is on the pasteboard.
///
/// Nothing is loaded and nothing is run. Documents of other programs may contain anything: the elements in each other are limited,
/// all numbers are clamped, and the time is proportional to the size.
struct HTMLReader {
    /// The largest size of a document, in bytes.
    static let maximumSize = 32 << 20
    /// The largest number of elements in each other; deeper ones have no effect, but their text is read.
    static let maximumDepth = 200

    private static let void: Set = [
        "br", "hr", "img", "input", "meta", "link", "wbr", "area", "base", "col", "embed", "source", "track", "param",
    ]
    /// The elements that begin and end paragraphs.
    private static let blocks: Set = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "hr", "table", "tr",
        "dl", "dt",
        "dd", "section", "article", "header", "footer", "main", "nav", "aside", "figure", "figcaption", "address",
        "center",
        "form", "fieldset", "body", "html", "caption", "details", "summary",
    ]

    private struct Element {
        let name: String
        let style: HTMLStyle
        /// The indices of the lists that contain the element.
        let lists: [Int]
    }

    private struct Attributes: Hashable {
        var style: DocumentTextStyle
        var lists: [Int]
    }

    private var open: [Element] = []
    /// The number of open elements beyond the limit.
    private var ignored = 0
    private var lists: [NSTextList] = []
    private var text = ""
    private var runs: [(attributes: Attributes, length: Int)] = []
    /// What precedes the next character: the end of a paragraph, line breaks, and a space.
    private var endsParagraph: Attributes?
    private var pendingBreaks = 0
    private var hasPendingSpace = false
    /// Whether the current paragraph has a character, and the current row a cell.
    private var (hasText, hasCell) = (false, false)

    /// Returns the text of a document.
    static func text(of data: Data) throws -> NSAttributedString {
        guard data.count <= maximumSize else { throw CocoaError(.fileReadTooLarge) }
        var reader = HTMLReader()
        var scanner = HTMLScanner(HTMLCharacters.utf8(of: data))
        while let token = scanner.next() { reader.read(token) }
        return reader.attributed
    }

    private var style: HTMLStyle { open.last?.style ?? HTMLStyle() }
    private var attributes: Attributes { Attributes(style: style.text, lists: open.last?.lists ?? []) }

    private mutating func read(_ token: HTMLScanner.Token) {
        switch token {
        case .text(let bytes):
            if !style.isHidden { append(HTMLCharacters.text(of: bytes)) }
        case .start(let name, let attributes): start(name, attributes)
        case .end(let name): end(name)
        }
    }

    // MARK: Elements

    private mutating func start(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "br": breakLine()
        case "img": if !style.isHidden, let text = attributes["alt"] { append(text) }
        default: break
        }
        // A paragraph ends where the next block begins, and an item where the next one does.
        if Self.blocks.contains(name) { closeImplicitly(name) }
        if Self.blocks.contains(name) { endParagraph() }
        if name == "tr" { hasCell = false }
        if name == "td" || name == "th" { beginCell() }
        guard !Self.void.contains(name) else { return }
        guard open.count < Self.maximumDepth else {
            ignored += 1
            return
        }
        var style = style
        style.enter(name, attributes)
        open.append(Element(name: name, style: style, lists: lists(in: name, attributes)))
    }

    private mutating func closeImplicitly(_ name: String) {
        switch open.last?.name {
        case "p"?: end("p")
        case "li"? where name == "li", "dt"? where name == "dd" || name == "dt",
            "dd"? where name == "dd" || name == "dt",
            "tr"? where name == "tr":
            end(open.last?.name ?? "")
        case "td"? where name == "tr", "th"? where name == "tr":
            open.removeLast()
            closeImplicitly(name)
        default: break
        }
    }

    private mutating func beginCell() {
        if let last = open.last?.name, last == "td" || last == "th" { open.removeLast() }
        if hasCell { append("\t", keepsSpaces: true) }
        hasCell = true
        hasPendingSpace = false
    }

    private mutating func lists(in name: String, _ attributes: [String: String]) -> [Int] {
        let outer = open.last?.lists ?? []
        guard name == "ul" || name == "ol" else { return outer }
        let start = attributes["start"].flatMap { Int($0) } ?? 1
        lists.append(NSTextList(markerFormat: name == "ol" ? .decimal : .disc, startingItemNumber: start))
        return outer + [lists.count - 1]
    }

    private mutating func end(_ name: String) {
        if ignored > 0 {
            if !Self.void.contains(name) { ignored -= 1 }
            return
        }
        if name == "br" { breakLine() }
        guard let index = open.lastIndex(where: { $0.name == name }) else { return }
        if open[index...].contains(where: { Self.blocks.contains($0.name) }) { endParagraph() }
        open.removeSubrange(index...)
    }

    // MARK: Text

    private mutating func append(_ string: String, keepsSpaces: Bool = false) {
        let keepsSpaces = keepsSpaces || style.keepsSpaces
        var part = ""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\0"..."\u{8}", "\u{b}", "\u{e}"..."\u{1f}", "\u{fffc}", "\r": break
            case "\n" where keepsSpaces:
                write(part)
                part = ""
                breakKeptLine()
            case " ", "\t", "\n", "\u{c}":
                if keepsSpaces {
                    part.unicodeScalars.append(scalar)
                } else if !part.isEmpty || hasText && pendingBreaks == 0 {
                    hasPendingSpace = true
                }
            default:
                if hasPendingSpace { part += " " }
                hasPendingSpace = false
                part.unicodeScalars.append(scalar)
            }
        }
        write(part)
    }

    private mutating func breakLine() {
        guard !style.isHidden else { return }
        pendingBreaks += 1
        hasPendingSpace = false
    }

    /// Ends a line in text whose line breaks are kept; one at the start of an element displays nothing.
    private mutating func breakKeptLine() {
        if hasText { pendingBreaks += 1 }
    }

    private mutating func write(_ part: String) {
        guard !part.isEmpty else { return }
        beginParagraph()
        add(String(repeating: "\u{2028}", count: pendingBreaks) + part, attributes)
        pendingBreaks = 0
        hasText = true
    }

    /// Ends the previous paragraph, if there is one.
    private mutating func beginParagraph() {
        guard let last = endsParagraph else { return }
        add("\n", last)
        endsParagraph = nil
    }

    /// Ends the current paragraph if it has text or line breaks, the last of which displays nothing.
    private mutating func endParagraph() {
        if hasText || pendingBreaks > 0 {
            beginParagraph()
            if pendingBreaks > 1 { add(String(repeating: "\u{2028}", count: pendingBreaks - 1), attributes) }
            endsParagraph = attributes
        }
        (hasText, hasPendingSpace, pendingBreaks) = (false, false, 0)
    }

    private mutating func add(_ string: String, _ attributes: Attributes) {
        text += string
        let length = string.utf16.count
        if runs.last?.attributes == attributes {
            runs[runs.count - 1].length += length
        } else {
            runs.append((attributes, length))
        }
    }

    private var attributed: NSAttributedString {
        var known: [Attributes: TextAttributes] = [:]
        let runs = runs.map { run in
            let attributes = known[run.attributes] ?? TextAttributes(values(of: run.attributes))
            known[run.attributes] = attributes
            return AttributeRuns.Run(length: run.length, attributes: attributes)
        }
        return TextSlice(string: text, runs: runs).attributed
    }

    private func values(of attributes: Attributes) -> [NSAttributedString.Key: Any] {
        var values = attributes.style.attributes
        guard !attributes.lists.isEmpty else { return values }
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(values[.paragraphStyle] as? NSParagraphStyle ?? .default)
        style.textLists = attributes.lists.map { lists[$0] }
        values[.paragraphStyle] = style
        return values
    }
}

import Foundation

/// Builds the blocks of an article from the elements of HTML.
struct ArticleBuilder {
    private let base: URL?
    private var blocks: [ArticleBlock] = []
    /// The text of the block that is being read.
    private var text = ArticleText()
    private var kind = ArticleBlock.Kind.paragraph
    private var context = InlineContext()
    private var quoteDepth = 0
    private var listDepth = 0
    private var length = 0

    init(base: URL?) {
        self.base = base
    }

    /// Ends the last block and returns all of them.
    mutating func finish() -> [ArticleBlock] {
        endBlock()
        return blocks
    }

    /// Reads a node with everything in it.
    mutating func read(_ node: MarkupNode, depth: Int = 0) {
        guard depth < ArticleContent.Limits.depth, blocks.count < ArticleContent.Limits.blocks else { return }
        switch node.kind {
        case .text: append(node.content)
        case .entity: append(node.entityText)
        case .element: readElement(node, depth: depth)
        case .other: break
        }
    }

    private mutating func readChildren(_ node: MarkupNode, depth: Int) {
        for child in node.children { read(child, depth: depth + 1) }
    }

    private mutating func readElement(_ element: MarkupNode, depth: Int) {
        let name = element.name
        if HTMLElements.removed.contains(name) { return }
        switch name {
        case "br": appendLineBreak()
        case "hr": append(ArticleBlock(.rule))
        case "img": appendPicture(element)
        case "iframe", "video", "audio", "embed": appendMedia(element)
        case "ul", "ol": readList(element, depth: depth)
        case "blockquote": nested(\.quoteDepth) { $0.readChildren(element, depth: depth) }
        case "pre": block(.code) { $0.readChildren(element, depth: depth) }
        case "table": readTable(element, depth: depth)
        default:
            if let level = HTMLElements.headings[name] {
                block(.heading(level)) { $0.readChildren(element, depth: depth) }
            } else if HTMLElements.blocks.contains(name) {
                block(kind) { $0.readChildren(element, depth: depth) }
            } else {
                inline(element) { $0.readChildren(element, depth: depth) }
            }
        }
    }

    // MARK: Blocks

    /// Reads the content of a block, which begins and ends on lines of its own.
    private mutating func block(_ kind: ArticleBlock.Kind, _ body: (inout ArticleBuilder) -> Void) {
        endBlock()
        let outer = self.kind
        self.kind = kind
        body(&self)
        endBlock()
        // Only the first paragraph of a list element has its marker.
        if case .item = outer { self.kind = .paragraph } else { self.kind = outer }
    }

    private mutating func nested(
        _ depth: WritableKeyPath<ArticleBuilder, Int>, _ body: (inout ArticleBuilder) -> Void
    ) {
        endBlock()
        self[keyPath: depth] += 1
        body(&self)
        endBlock()
        self[keyPath: depth] -= 1
    }

    /// Adds the text that was read as a block.
    private mutating func endBlock() {
        let text = kind == .code ? text.withoutOuterLineBreaks : text.trimmed
        self.text = ArticleText()
        guard !text.isEmpty else { return }
        append(ArticleBlock(kind, text: text))
        if case .item = kind { kind = .paragraph }
    }

    private mutating func append(_ block: ArticleBlock) {
        if !text.isEmpty { endBlock() }
        guard blocks.count < ArticleContent.Limits.blocks else { return }
        var block = block
        block.quoteDepth = min(quoteDepth, 8)
        block.listDepth = min(listDepth, 8)
        blocks.append(block)
    }

    private mutating func readList(_ list: MarkupNode, depth: Int) {
        var number = list.attribute("start").flatMap { Int($0) } ?? 1
        nested(\.listDepth) { builder in
            for child in list.children {
                guard child.kind == .element, child.name == "li" else {
                    builder.read(child, depth: depth + 1)
                    continue
                }
                let marker = list.name == "ol" ? "\(number)." : builder.listDepth % 2 == 1 ? "•" : "◦"
                number = number < Int.max ? number + 1 : number
                builder.block(.item(marker: marker)) { $0.readChildren(child, depth: depth + 1) }
            }
        }
        kind = .paragraph
    }

    private mutating func readTable(_ table: MarkupNode, depth: Int) {
        guard !TableReader.isLayout(table) else {
            return block(.paragraph) { $0.readChildren(table, depth: depth) }
        }
        var reader = TableReader(base: base)
        reader.read(table, depth: depth)
        if !reader.rows.isEmpty { append(ArticleBlock(.table(reader.rows))) }
    }

    // MARK: Texts

    private mutating func append(_ text: String) {
        guard length < ArticleContent.Limits.text else { return }
        length += text.utf8.count
        let isPreformatted = kind == .code
        let endsWithSpace = self.text.runs.last?.text.last?.isWhitespace ?? true
        let text = isPreformatted ? text : WhiteSpace.collapsed(text, afterSpace: endsWithSpace)
        self.text.append(text, style: isPreformatted ? [] : context.style, link: context.link)
    }

    private mutating func appendLineBreak() {
        text.append("\n", style: context.style, link: nil)
    }

    private mutating func inline(_ element: MarkupNode, _ body: (inout ArticleBuilder) -> Void) {
        let outer = context
        context.enter(element, base: base)
        body(&self)
        context = outer
    }

    // MARK: Pictures

    private mutating func appendPicture(_ element: MarkupNode) {
        guard let picture = ArticlePicture(element, link: context.link, base: base) else { return }
        let kind = kind
        endBlock()
        append(ArticleBlock(.picture(picture)))
        self.kind = kind
    }

    /// Adds a link in place of a video or a frame.
    private mutating func appendMedia(_ element: MarkupNode) {
        let source = element.attribute("src") ?? element.first("source")?.attribute("src")
        guard let url = URL(web: source, relativeTo: base) else { return }
        let kind = kind
        endBlock()
        append(ArticleBlock(.paragraph, text: ArticleText("▶ \(url.host ?? url.absoluteString)", link: url)))
        self.kind = kind
    }
}

import ComponentFlow
import Foundation

/// Divides a document into the parts that components show.
struct MarkdownSectionBuilder {
    /// The greatest number of blocks in one text.
    private static let maximumBlockCount = 100
    /// The greatest number of cells of a table, and of all tables of a document that is shown at once.
    ///
    /// Other tables are lines of text.
    private static let maximumCellCount = 1000
    /// The greatest number of sections with views of their own in a document that is shown at once; what follows is text.
    private static let maximumSectionCount = 1000

    private let style: MarkdownStyle
    private let images: MarkdownImageLookup
    /// Whether images are shown by components; otherwise their descriptions are.
    private let showsImages: Bool
    /// Whether only visible sections are created.
    private let isLazy: Bool
    private var sections: [MarkdownSection] = []
    private var cellCount = 0
    private var writer: MarkdownTextWriter
    private var open: OpenText?

    /// A text to which blocks are still added.
    private struct OpenText {
        let first: MarkdownBlock
        let outer: [Int]
        let gutters: [MarkdownSection.Gutter]
        let spacing: CGFloat
        var count = 1
    }

    private init(style: MarkdownStyle, images: @escaping MarkdownImageLookup, showsImages: Bool, isLazy: Bool) {
        self.style = style
        self.images = images
        self.showsImages = showsImages
        self.isLazy = isLazy
        writer = MarkdownTextWriter(style: style, images: images)
    }

    static func sections(
        of document: MarkdownDocument, style: MarkdownStyle, showsImages: Bool, isLazy: Bool,
        images: @escaping MarkdownImageLookup
    ) -> [MarkdownSection] {
        var builder = MarkdownSectionBuilder(style: style, images: images, showsImages: showsImages, isLazy: isLazy)
        var previous: MarkdownBlock?
        for block in document.blocks {
            builder.add(block, after: previous)
            previous = block
        }
        builder.closeText()
        return builder.sections
    }

    private mutating func add(_ block: MarkdownBlock, after previous: MarkdownBlock?) {
        let spacing = previous.map { style.spacing(between: $0, and: block) } ?? 0
        guard let content = content(of: block) else { return addText(block, after: previous, spacing: spacing) }
        closeText()
        sections.append(
            MarkdownSection(
                id: block.identity, content: content,
                gutters: gutters(of: block, count: block.containers.count, after: previous),
                spacing: sectionSpacing(spacing, after: previous)))
    }

    /// Returns the distance between sections, which in a text includes that of its lines.
    private func sectionSpacing(_ spacing: CGFloat, after previous: MarkdownBlock?) -> CGFloat {
        previous == nil ? 0 : spacing + style.lineSpacing
    }

    /// Returns the content of a section for the block alone; `nil` if it is added to a text with others.
    private mutating func content(of block: MarkdownBlock) -> MarkdownSection.Content? {
        guard isLazy || sections.count < Self.maximumSectionCount else { return nil }
        switch block.kind {
        case .paragraph:
            guard showsImages, let (image, link) = block.onlyImage else { return nil }
            return .image(image, link: link)
        case .heading(let level): return .heading(level, text(of: block))
        case .code, .html: return .code(text(of: block))
        case .rule: return .rule
        case .table(let table): return isShown(table) ? .table(table) : nil
        }
    }

    private mutating func isShown(_ table: MarkdownTable) -> Bool {
        let count = table.columns.count * table.rows.count
        let total = isLazy ? count : cellCount + count
        guard total <= Self.maximumCellCount else { return false }
        cellCount = total
        return true
    }

    /// Returns the text of a block without the indents and marks of its containers.
    private func text(of block: MarkdownBlock) -> MarkdownText {
        var writer = MarkdownTextWriter(style: style, images: images)
        writer.write(block, omitting: block.containers.count)
        return MarkdownText(attributed: writer.text.attributedString)
    }

    // MARK: - Texts of several blocks

    private mutating func addText(_ block: MarkdownBlock, after previous: MarkdownBlock?, spacing: CGFloat) {
        let count = block.containers.lastIndex(where: \.isQuote).map { $0 + 1 } ?? 0
        let outer = block.containers.prefix(count).map(\.identity)
        let startsOuterItem = block.startedItems.contains { $0 < count }
        if let known = open, known.outer == outer, !startsOuterItem, known.count < Self.maximumBlockCount {
            open?.count += 1
            writer.endParagraph()
            write(block, omitting: count, spacing: spacing)
        } else {
            closeText()
            open = OpenText(
                first: block, outer: outer, gutters: gutters(of: block, count: count, after: previous),
                spacing: sectionSpacing(spacing, after: previous))
            writer = MarkdownTextWriter(style: style, images: images)
            write(block, omitting: count, spacing: 0)
        }
    }

    private mutating func write(_ block: MarkdownBlock, omitting count: Int, spacing: CGFloat) {
        if case .table(let table) = block.kind {
            MarkdownTableText(table: table, block: block).write(to: &writer, omitting: count, spacing: spacing)
        } else {
            writer.write(block, omitting: count, spacing: spacing)
        }
    }

    private mutating func closeText() {
        guard let open else { return }
        self.open = nil
        sections.append(
            MarkdownSection(
                id: open.first.identity, content: .text(MarkdownText(attributed: writer.text.attributedString)),
                gutters: open.gutters, spacing: open.spacing))
    }

    // MARK: - Gutters

    /// Returns the gutters of the first containers of a block.
    private func gutters(
        of block: MarkdownBlock, count: Int, after previous: MarkdownBlock?
    ) -> [MarkdownSection.Gutter] {
        let started = Set(block.startedItems.map { block.containers[$0].identity })
        let before = Set(previous?.containers.map(\.identity) ?? [])
        let visible = Set(style.indented(block.containers).map(\.identity))
        var depth = 0
        return block.containers.prefix(count).compactMap { container in
            defer { if container.isItem { depth += 1 } }
            guard visible.contains(container.identity) else { return nil }
            let marker =
                started.contains(container.identity)
                ? container.item.map { style.marker(of: $0, depth: depth) } : nil
            return MarkdownSection.Gutter(
                width: style.indent(of: container), isQuote: container.isQuote,
                isContinued: before.contains(container.identity), marker: marker ?? "")
        }
    }
}

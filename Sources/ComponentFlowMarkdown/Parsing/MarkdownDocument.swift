import Foundation

/// A text in Markdown that was read: paragraphs, headings, lists, quotes, code, tables and images.
///
/// ```swift
/// let document = MarkdownDocument("# Rain\n\nMore than **20 mm** in *Oslo*.")
/// label.attributedText = document.attributedString()
/// ```
///
/// The syntax is that of CommonMark with GitHub's tables, task lists, strikethrough and addresses without brackets. Every text
/// is valid Markdown, so reading does not fail, but it has limits; ``error`` is the one that was exceeded.
///
/// Reading takes time that is proportional to the length of the text, and needs no stack that grows with its nesting. Images are
/// not loaded, and HTML is not interpreted.
public struct MarkdownDocument: Sendable {
    /// The text that was read.
    public let source: String
    /// The options with which it was read.
    public let options: MarkdownOptions
    /// The limit that the text exceeds; `nil` if all of it was read.
    public let error: MarkdownError?
    let blocks: [MarkdownBlock]

    /// Reads a text.
    public init(_ source: String, options: MarkdownOptions = MarkdownOptions()) {
        self.source = source
        self.options = options
        let text = source.beginning(ofLength: options.usableLength)
        do throws(MarkdownError) {
            let reader = try MarkdownReader(text ?? source, options: options)
            blocks = reader.builder.blocks
            if reader.isCut {
                error = .tooManyBlocks(limit: options.maximumBlockCount)
            } else {
                error = text == nil ? nil : .tooLong(limit: options.usableLength)
            }
        } catch {
            blocks = Self.unformatted(text ?? source)
            self.error = error
        }
    }

    /// The text without formatting, in one block.
    private static func unformatted(_ text: String) -> [MarkdownBlock] {
        [MarkdownBlock(kind: .html, identity: 0, containers: [], runs: [MarkdownRun(text: text)])]
    }

    /// The text without formatting: blocks and rows end with line feeds, cells with tabs.
    public var plainText: String {
        blocks.map(\.plainText).joined(separator: "\n")
    }

    /// The images whose URLs have an allowed scheme, in the order of the text, each once.
    public var images: [MarkdownImage] { images(where: { _ in true }) }

    /// The images that are not a paragraph of their own.
    var inlineImages: [MarkdownImage] { images(where: { $0.onlyImage == nil }) }

    private func images(where isIncluded: (MarkdownBlock) -> Bool) -> [MarkdownImage] {
        var known: Set<URL> = []
        return blocks.lazy.filter(isIncluded).flatMap(\.allRuns).compactMap { run in
            guard let image = run.markdownImage, known.insert(image.url).inserted else { return nil }
            return image
        }
    }
}

extension MarkdownDocument: Equatable {
    /// Returns whether both read the same text with the same options.
    public static func == (lhs: MarkdownDocument, rhs: MarkdownDocument) -> Bool {
        lhs.source == rhs.source && lhs.options == rhs.options
    }
}

extension MarkdownBlock {
    /// The runs of the block, or those of all cells.
    var allRuns: [MarkdownRun] {
        if case .table(let table) = kind { table.rows.flatMap(\.cells).flatMap(\.runs) } else { runs }
    }

    /// The image of a paragraph that contains nothing else, and its link.
    var onlyImage: (image: MarkdownImage, link: URL?)? {
        guard kind == .paragraph, runs.count == 1, let image = runs[0].markdownImage else { return nil }
        return (image, runs[0].link)
    }

    var plainText: String {
        guard case .table(let table) = kind else { return runs.plainText }
        return table.rows.map { $0.cells.map(\.runs.plainText).joined(separator: "\t") }.joined(separator: "\n")
    }
}

extension MarkdownRun {
    /// The image that may be loaded.
    var markdownImage: MarkdownImage? {
        guard let image, let url = image.url else { return nil }
        return MarkdownImage(url: url, description: text, title: image.title)
    }
}

extension String {
    /// Returns the longest beginning with complete lines, or complete characters if the first line is longer; `nil` if the text
    /// does not exceed the length in bytes.
    fileprivate func beginning(ofLength length: Int) -> String? {
        guard utf8.count > length else { return nil }
        let bytes = utf8.prefix(length)
        if let end = bytes.lastIndex(of: UInt8(ascii: "\n")) { return String(self[...end]) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

internal import CMarkdown
import Foundation
import Synchronization

/// Reads Markdown with cmark, and converts its tree to a list of blocks.
///
/// The tree is walked with cmark's iterator, without recursion, because its depth is that of the input.
struct MarkdownReader {
    private static let areExtensionsRegistered: Void = cmark_gfm_core_extensions_ensure_registered()
    /// Admits one text at a time.
    ///
    /// cmark-gfm stores the characters of its extensions in variables of the process while it reads. Texts that were read at the
    /// same time would have parts without formatting.
    static let lock = Mutex(())
    private static let extensions = ["table", "strikethrough", "autolink", "tasklist"]

    private(set) var builder: MarkdownBlockBuilder
    private(set) var isCut = false
    private let limit: Int

    /// Reads a text within the limits of the options, except the one of its length.
    ///
    /// - Throws: ``MarkdownError/tooComplex``.
    init(_ text: String, options: MarkdownOptions) throws(MarkdownError) {
        builder = MarkdownBlockBuilder(options: options)
        limit = max(options.maximumBlockCount, 0)
        var text = text
        let isRead = text.withUTF8 { bytes in
            guard MarkdownCost.estimate(bytes) <= MarkdownCost.limit else { return false }
            Self.lock.withLock { _ in read(bytes) }
            return true
        }
        if !isRead { throw .tooComplex }
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        _ = Self.areExtensionsRegistered
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return }
        defer { cmark_parser_free(parser) }
        for name in Self.extensions {
            if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
        }
        bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        guard let document = cmark_parser_finish(parser) else { return }
        defer { cmark_node_free(document) }
        walk(document)
    }

    private mutating func walk(_ document: OpaquePointer) {
        guard let iterator = cmark_iter_new(document) else { return }
        defer { cmark_iter_free(iterator) }
        while let node = next(iterator) {
            if cmark_iter_get_event_type(iterator) == CMARK_EVENT_EXIT {
                builder.leave(node)
            } else if builder.blocks.count < limit {
                builder.enter(node)
            } else {
                isCut = true
                return
            }
        }
    }

    private func next(_ iterator: OpaquePointer) -> MarkdownNode? {
        let event = cmark_iter_next(iterator)
        guard event == CMARK_EVENT_ENTER || event == CMARK_EVENT_EXIT else { return nil }
        return cmark_iter_get_node(iterator).map { MarkdownNode($0) }
    }
}

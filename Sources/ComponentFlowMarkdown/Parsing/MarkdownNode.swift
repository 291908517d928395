internal import CMarkdown
import Foundation

/// A node of cmark's tree, which is valid while the tree exists.
struct MarkdownNode {
    enum Kind {
        case document, quote, list, item, code, html, paragraph, heading, rule
        case table, headerRow, row, cell
        case text, softBreak, lineBreak, inlineCode, inlineHTML, emphasis, strong, link, image, strikethrough
        case other
    }

    private let node: OpaquePointer
    let kind: Kind

    init(_ node: OpaquePointer) {
        self.node = node
        kind = Self.kind(of: node)
    }

    private static func kind(of node: OpaquePointer) -> Kind {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: .text
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_CODE: .inlineCode
        case CMARK_NODE_HTML_INLINE: .inlineHTML
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link
        case CMARK_NODE_IMAGE: .image
        default: blockKind(of: node)
        }
    }

    private static func blockKind(of node: OpaquePointer) -> Kind {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_DOCUMENT: .document
        case CMARK_NODE_BLOCK_QUOTE: .quote
        case CMARK_NODE_LIST: .list
        case CMARK_NODE_ITEM: .item
        case CMARK_NODE_CODE_BLOCK: .code
        case CMARK_NODE_HTML_BLOCK: .html
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_HEADING: .heading
        case CMARK_NODE_THEMATIC_BREAK: .rule
        default: extensionKind(of: node)
        }
    }

    private static func extensionKind(of node: OpaquePointer) -> Kind {
        switch cmarkdown_get_kind(node) {
        case CMARKDOWN_TABLE: .table
        case CMARKDOWN_TABLE_HEADER: .headerRow
        case CMARKDOWN_TABLE_ROW: .row
        case CMARKDOWN_TABLE_CELL: .cell
        case CMARKDOWN_STRIKETHROUGH: .strikethrough
        default: .other
        }
    }

    /// The text of the node itself.
    var literal: String { string(cmark_node_get_literal(node)) }
    /// The destination of a link or an image.
    var destination: String { string(cmark_node_get_url(node)) }
    /// The title of a link or an image.
    var title: String { string(cmark_node_get_title(node)) }
    var headingLevel: Int { min(max(Int(cmark_node_get_heading_level(node)), 1), 6) }

    /// The first word after the fence of a code block.
    var language: String? {
        string(cmark_node_get_fence_info(node)).split(whereSeparator: \.isWhitespace).first.map(String.init)
    }

    var isOrderedList: Bool { cmark_node_get_list_type(node) == CMARK_ORDERED_LIST }
    var isTightList: Bool { cmark_node_get_list_tight(node) != 0 }
    var listStart: Int { Int(cmark_node_get_list_start(node)) }
    /// The character after the numbers of an ordered list.
    var listDelimiter: Character { cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM ? ")" : "." }

    /// Whether the box of a list item is checked; `nil` if it has none.
    var isChecked: Bool? {
        cmarkdown_is_task(node) != 0 ? cmark_gfm_extensions_get_tasklist_item_checked(node) : nil
    }

    /// The alignments of the columns of a table.
    var columns: [MarkdownTable.Alignment] {
        let count = Int(cmark_gfm_extensions_get_table_columns(node))
        guard let alignments = cmark_gfm_extensions_get_table_alignments(node) else { return [] }
        return UnsafeBufferPointer(start: alignments, count: count).map { letter in
            switch letter {
            case UInt8(ascii: "l"): .left
            case UInt8(ascii: "c"): .center
            case UInt8(ascii: "r"): .right
            default: .natural
            }
        }
    }

    private func string(_ bytes: UnsafePointer<CChar>?) -> String {
        bytes.map { String(cString: $0) } ?? ""
    }
}

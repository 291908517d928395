import CMarkdown
import Foundation

@testable import ComponentFlowMarkdown

/// The text of Markdown as cmark's nodes contain it, read without the types that are tested.
enum CMarkReference {
    /// Returns the literals of all nodes, with the characters that stand for breaks, rules and images without description.
    static func text(of source: String) -> String {
        cmark_gfm_core_extensions_ensure_registered()
        return MarkdownReader.lock.withLock { _ in
            let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
            defer { cmark_parser_free(parser) }
            for name in ["table", "strikethrough", "autolink", "tasklist"] {
                cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
            }
            cmark_parser_feed(parser, source, source.utf8.count)
            guard let root = cmark_parser_finish(parser) else { return "" }
            defer { cmark_node_free(root) }
            return text(below: root)
        }
    }

    private static func text(below node: OpaquePointer) -> String {
        var result = ""
        var child = cmark_node_first_child(node)
        while let current = child {
            let literal = cmark_node_get_literal(current).map { String(cString: $0) } ?? ""
            let inner = text(below: current)
            switch cmark_node_get_type(current) {
            case CMARK_NODE_SOFTBREAK: result += " "
            case CMARK_NODE_LINEBREAK: result += "\n"
            case CMARK_NODE_THEMATIC_BREAK: result += "\u{2E3B}"
            case CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK:
                result += literal.hasSuffix("\n") ? String(literal.dropLast()) : literal
            case CMARK_NODE_IMAGE:
                result += inner.isEmpty ? "\u{FFFC}" : inner.replacingOccurrences(of: "\n", with: " ")
            default: result += literal + inner
            }
            child = cmark_node_next(current)
        }
        return result
    }
}

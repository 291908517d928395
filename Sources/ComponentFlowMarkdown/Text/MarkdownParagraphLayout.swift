import Foundation
import OpenUIKit

/// The indents of a block in quotes and lists, and the marks of the items that begin with it.
struct MarkdownParagraphLayout {
    /// The distance between a mark and the text of its item.
    private static let markerDistance: CGFloat = 8

    /// The marks with the tabs that place them; `nil` if the block begins no item.
    let markerText: String?
    private let style: MarkdownStyle
    private let headIndent: CGFloat
    private let firstLineIndent: CGFloat
    private var stops: [NSTextTab] = []

    /// - Parameter omitted: The number of containers that do not indent the text and whose marks are not in the text.
    init(_ block: MarkdownBlock, omitting omitted: Int, style: MarkdownStyle) {
        self.style = style
        let outer = block.containers.prefix(omitted)
        let visible = style.indented(block.containers).filter { container in
            !outer.contains { $0.identity == container.identity }
        }
        let started = block.startedItems.filter { $0 >= omitted }.map { block.containers[$0] }
        var (position, first): (CGFloat, CGFloat?) = (0, nil)
        var marks = ""
        var depth = block.containers.prefix(omitted).count(where: \.isItem)
        for container in block.containers.dropFirst(omitted) {
            let isIndented = visible.contains { $0.identity == container.identity }
            let indent = isIndented ? style.indent(of: container) : 0
            if let item = container.item {
                if started.contains(where: { $0.identity == container.identity }) {
                    first = first ?? position
                    let mark = style.marker(of: item, depth: depth)
                    marks += isIndented ? "\t\(mark)\t" : "\(mark) "
                    if isIndented { stops += Self.stops(from: position, indent) }
                }
                depth += 1
            }
            position += indent
        }
        headIndent = position
        firstLineIndent = first ?? position
        markerText = marks.isEmpty ? nil : marks
    }

    /// The stops at the end of a mark and at the beginning of the text.
    private static func stops(from position: CGFloat, _ indent: CGFloat) -> [NSTextTab] {
        [
            NSTextTab(textAlignment: .right, location: position + max(indent - markerDistance, 1)),
            NSTextTab(textAlignment: .natural, location: position + max(indent, 2)),
        ]
    }

    /// Returns the paragraph style of the block.
    ///
    /// - Parameters:
    ///   - spacing: The distance to what precedes it, in points.
    ///   - isContinued: Whether the block began with an earlier paragraph.
    func paragraphStyle(spacing: CGFloat, isContinued: Bool = false) -> NSParagraphStyle {
        let paragraph = NSMutableParagraphStyle()
        paragraph.paragraphSpacingBefore = spacing
        paragraph.headIndent = headIndent
        paragraph.firstLineHeadIndent = isContinued ? headIndent : firstLineIndent
        paragraph.lineSpacing = style.lineSpacing
        if !stops.isEmpty { paragraph.tabStops = stops }
        return paragraph
    }
}

internal import CGTK

/// Where the caret stands at each place of a one-line text, and which place is at a point.
///
/// Places are bytes of the text's UTF-8 form; distances are in points from the left end of the line, which is that of a
/// `TypesetText` of the same content without a width. What follows a line break is left out. Any thread may ask; an
/// answer costs time in proportion to the text.
// Sendable: the layout is only used with the text lock held, and nothing changes it.
package final class CaretMap: @unchecked Sendable {
    private let engine = TextEngine.shared
    private let layout: OpaquePointer?
    private let bytes: [UInt8]
    /// The width of the line.
    package let width: CGFloat
    /// Whether the line's writing starts at the right.
    package let isRightToLeft: Bool

    /// Shapes a text of one line.
    package init(_ content: TextContent) {
        let all = content.string.utf8.map { $0 == 0 ? 0x20 : $0 }
        let range = Paragraphs(all).ranges.first?.text ?? 0..<0
        let segments = TextSegments(content.runs, bytes: all)
        let shaper = ParagraphShaper(
            bytes: all, segments: segments, style: content.paragraph, widths: nil, engine: engine)
        let layout = engine.withLock { shaper.makeLayout(of: range) }
        self.layout = layout
        bytes = Array(all[range])
        (width, isRightToLeft) = engine.withLock { Self.measure(layout) }
    }

    deinit {
        guard let layout else { return }
        engine.withLock { g_object_unref(UnsafeMutableRawPointer(layout)) }
    }

    private static func measure(_ layout: OpaquePointer?) -> (CGFloat, Bool) {
        guard let layout, let line = pango_layout_get_line_readonly(layout, 0) else { return (0, false) }
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        return (PangoUnit.points(logical.width), line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue)
    }

    /// Where the caret stands before a byte; places outside of the text count as its ends.
    package func x(at byte: Int) -> CGFloat {
        guard let layout else { return 0 }
        return engine.withLock {
            var strong = PangoRectangle()
            pango_layout_get_cursor_pos(layout, Int32(clamping: clamped(byte)), &strong, nil)
            return PangoUnit.points(strong.x)
        }
    }

    /// The place whose caret is nearest.
    package func byte(at x: CGFloat) -> Int {
        guard let layout, x.isFinite else { return x > 0 ? bytes.count : 0 }
        return engine.withLock {
            guard let line = pango_layout_get_line_readonly(layout, 0) else { return 0 }
            var (index, trailing): (Int32, Int32) = (0, 0)
            let units = Int32(clamping: Int(min(max(x, -1e5), 1e6) * PangoUnit.perPoint))
            pango_layout_line_x_to_index(line, units, &index, &trailing)
            return skip(Int(trailing), charactersFrom: clamped(Int(index)))
        }
    }

    /// The parts of the line that a range of bytes covers, from left to right; where directions mix there are several.
    package func ranges(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
        let range = clamped(range.lowerBound)..<clamped(range.upperBound)
        guard let layout, !range.isEmpty else { return [] }
        return engine.withLock {
            guard let line = pango_layout_get_line_readonly(layout, 0) else { return [] }
            var list: UnsafeMutablePointer<Int32>?
            var count: Int32 = 0
            pango_layout_line_get_x_ranges(
                line, Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound), &list, &count)
            defer { g_free(list) }
            return (0..<Int(count)).compactMap { index in
                guard let list, list[2 * index] <= list[2 * index + 1] else { return nil }
                return PangoUnit.points(list[2 * index])...PangoUnit.points(list[2 * index + 1])
            }
        }
    }

    private func clamped(_ byte: Int) -> Int {
        min(max(byte, 0), bytes.count)
    }

    private func skip(_ count: Int, charactersFrom start: Int) -> Int {
        var index = start
        for _ in 0..<count where index < bytes.count {
            index += 1
            while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
        }
        return index
    }
}

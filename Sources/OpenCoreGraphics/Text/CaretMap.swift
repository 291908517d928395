internal import CGTK

/// Where the caret stands at each place of a paragraph, which place is at a point, and what lies beside a place.
///
/// Places are bytes of the text's UTF-8 form; distances are in points from the top left corner of the text, which is
/// that of a `TypesetText` of the same content and space. What follows a paragraph separator is left out. Pango answers,
/// so the map keeps a layout of its own: make one only when somebody asks. Any thread may; an answer costs time in
/// proportion to the line it is about.
// Sendable: layout and lines are only used with the text lock held, and nothing changes them.
package final class CaretMap: @unchecked Sendable {
    /// Which line a place belongs to that is the end of one and the start of the next.
    package enum Affinity: Hashable, Sendable {
        /// The end of the line before.
        case backward
        /// The start of the line after.
        case forward
    }

    /// A place, and where it is shown if there is a choice.
    package struct Place: Hashable, Sendable {
        package var byte: Int
        package var affinity: Affinity

        package init(_ byte: Int, _ affinity: Affinity = .forward) {
            self.byte = byte
            self.affinity = affinity
        }
    }

    /// One line, in points from the text's top left corner.
    package struct Line: Sendable {
        /// The bytes, without a paragraph separator at the end.
        package var range: Range<Int>
        /// Where the line lies; as wide as what stands on it.
        package var frame: CGRect
        /// Whether the line's writing starts at the right.
        package var isRightToLeft: Bool
        /// Where the caret goes at the line's end: before a space at which the text is broken, for that is not shown.
        package var end: Int
    }

    private typealias PangoLine = UnsafeMutablePointer<PangoLayoutLine>

    private let engine = TextEngine.shared
    private let layout: OpaquePointer?
    private let bytes: [UInt8]
    /// Each with a reference: when fonts come or go, the layout lets go of its lines at the next question.
    private let pangoLines: [PangoLine]
    /// Where Pango starts each line, in its units; `Line.frame` says where it is drawn.
    private let pangoStarts: [Int32]
    /// From top to bottom; an empty text has one.
    package let lines: [Line]

    /// Shapes a text of one line.
    package convenience init(_ content: TextContent) {
        self.init(content, width: nil, maximumLines: 0, typeset: nil)
    }

    /// Shapes a paragraph as it was typeset.
    ///
    /// - Parameter typeset: the same content in the same space.
    package convenience init(_ content: TextContent, width: CGFloat?, maximumLines: Int = 0, typeset: TypesetText) {
        self.init(content, width: width, maximumLines: maximumLines, typeset: .some(typeset))
    }

    private init(_ content: TextContent, width: CGFloat?, maximumLines: Int, typeset: TypesetText?) {
        let engine = self.engine
        let paragraph = engine.withLock {
            let typesetter = Typesetter(content: content, width: width, engine: engine)
            return typesetter.makeLayout(maximumLines: maximumLines, isOneLine: typeset == nil)
        }
        layout = paragraph.layout
        bytes = paragraph.bytes
        let count = bytes.count
        // Asking for lines may take the text lock.
        let typesetLines = typeset?.lines
        (lines, pangoLines, pangoStarts) = engine.withLock {
            Self.lines(of: paragraph.layout, bytes: paragraph.bytes, typeset: typesetLines)
        }
        assert(lines.last.map { $0.range.upperBound <= count } ?? true)
    }

    deinit {
        guard let layout else { return }
        engine.withLock {
            for line in pangoLines { pango_layout_line_unref(line) }
            g_object_unref(UnsafeMutableRawPointer(layout))
        }
    }

    // MARK: Lines

    private static func lines(
        of layout: OpaquePointer?, bytes: [UInt8], typeset: [TypesetLine]?
    ) -> ([Line], [PangoLine], [Int32]) {
        var (lines, pangoLines, starts): ([Line], [PangoLine], [Int32]) = ([], [], [])
        let iterator = layout.flatMap { pango_layout_get_iter($0) }
        defer { pango_layout_iter_free(iterator) }
        var hasNext = iterator != nil
        while hasNext, lines.count < typeset?.count ?? 1 {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
            var logical = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &logical)
            hasNext = pango_layout_iter_next_line(iterator) != 0
            let size = CGSize(width: PangoUnit.points(logical.width), height: PangoUnit.points(logical.height))
            let frame = typeset?[lines.count].frame ?? CGRect(origin: .zero, size: size)
            let start = Int(line.pointee.start_index)
            // What is left out at the end belongs to the last line.
            let end = hasNext ? min(start + Int(line.pointee.length), bytes.count) : bytes.count
            lines.append(
                Line(
                    range: start..<max(start, end), frame: frame,
                    isRightToLeft: line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue,
                    end: hasNext ? shownEnd(of: start..<end, in: bytes) : end))
            pangoLines.append(pango_layout_line_ref(line))
            starts.append(logical.x)
        }
        if lines.isEmpty {
            lines = [Line(range: 0..<bytes.count, frame: .zero, isRightToLeft: false, end: bytes.count)]
        }
        return (lines, pangoLines, starts)
    }

    /// The end of a line that goes on, without the space there.
    private static func shownEnd(of range: Range<Int>, in bytes: [UInt8]) -> Int {
        var last = range.upperBound
        guard last > range.lowerBound else { return last }
        repeat { last -= 1 } while last > range.lowerBound && bytes[last] & 0xC0 == 0x80
        return isSpace(bytes[last..<range.upperBound]) ? last : range.upperBound
    }

    /// Whether a character in UTF-8 is a space at which lines can end.
    private static func isSpace(_ character: ArraySlice<UInt8>) -> Bool {
        String(decoding: character, as: UTF8.self).unicodeScalars.first?.properties.isWhitespace ?? false
    }

    /// The index of the line on which a place is shown.
    package func line(at place: Place) -> Int {
        let byte = clamped(place.byte)
        var (low, high) = (0, lines.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            let isBefore =
                place.affinity == .forward
                ? lines[middle].range.lowerBound <= byte : lines[middle].range.lowerBound < byte
            if isBefore { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The index of the line nearest to a height, in points from the top.
    package func line(at y: CGFloat) -> Int {
        guard !y.isNaN else { return 0 }
        var (low, high) = (0, lines.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].frame.maxY > y { high = middle } else { low = middle + 1 }
        }
        return low
    }

    // MARK: Carets

    /// Where the caret stands at a place; places outside of the text count as its ends.
    package func x(at place: Place) -> CGFloat {
        x(at: place, line: line(at: place))
    }

    private func x(at place: Place, line index: Int) -> CGFloat {
        let (line, byte) = (lines[index], clamped(place.byte))
        guard let layout, pangoLines.indices.contains(index) else { return line.frame.minX }
        if index + 1 < lines.count, byte >= line.range.upperBound { return endX(of: index) }
        return engine.withLock {
            var strong = PangoRectangle()
            pango_layout_get_cursor_pos(layout, Int32(clamping: byte), &strong, nil)
            return line.frame.minX + PangoUnit.points(strong.x - pangoStarts[index])
        }
    }

    /// The side at which a line's writing ends.
    private func endX(of index: Int) -> CGFloat {
        lines[index].isRightToLeft ? lines[index].frame.minX : lines[index].frame.maxX
    }

    /// The place whose caret is nearest to a point.
    package func place(at point: CGPoint) -> Place {
        place(at: point.x, line: line(at: point.y))
    }

    /// The place on a line whose caret is nearest.
    package func place(at x: CGFloat, line index: Int) -> Place {
        let index = min(max(index, 0), lines.count - 1)
        let line = lines[index]
        guard pangoLines.indices.contains(index), !x.isNaN else { return Place(line.range.lowerBound) }
        let offset = min(max(x - line.frame.minX, -1e5), 1e6)
        let byte = engine.withLock {
            var (found, trailing): (Int32, Int32) = (0, 0)
            let units = Int32(clamping: Int((offset * PangoUnit.perPoint).rounded()))
            pango_layout_line_x_to_index(pangoLine(index), units, &found, &trailing)
            return skip(Int(trailing), charactersFrom: clamped(Int(found)))
        }
        guard index + 1 < lines.count else { return Place(byte) }
        // Pango never answers with the end of a line that goes on. If no space is hidden there, it is a place too.
        if byte >= line.range.upperBound { return Place(line.end, .backward) }
        let isLast = line.end == line.range.upperBound && skip(1, charactersFrom: byte) >= line.end
        guard isLast else { return Place(byte) }
        let toEnd = abs(endX(of: index) - x)
        return toEnd < abs(self.x(at: Place(byte), line: index) - x) ? Place(line.end, .backward) : Place(byte)
    }

    /// The parts of a line that a range of bytes covers, from left to right; where directions mix there are several.
    package func ranges(of range: Range<Int>, line index: Int) -> [ClosedRange<CGFloat>] {
        guard lines.indices.contains(index), pangoLines.indices.contains(index) else { return [] }
        let line = lines[index]
        let range = range.clamped(to: line.range)
        guard !range.isEmpty else { return [] }
        if range == line.range { return [line.frame.minX...line.frame.maxX] }
        return engine.withLock {
            var list: UnsafeMutablePointer<Int32>?
            var count: Int32 = 0
            pango_layout_line_get_x_ranges(
                pangoLine(index), Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound), &list, &count)
            defer { g_free(list) }
            let shift = line.frame.minX - PangoUnit.points(pangoStarts[index])
            return (0..<Int(count)).compactMap { index in
                guard let list, list[2 * index] < list[2 * index + 1] else { return nil }
                return shift + PangoUnit.points(list[2 * index])...shift + PangoUnit.points(list[2 * index + 1])
            }
        }
    }

    /// A line that the layout knows: found again if the fonts changed meanwhile.
    ///
    /// To be asked for with the text lock held.
    private func pangoLine(_ index: Int) -> PangoLine {
        let line = pangoLines[index]
        guard line.pointee.layout == nil, let layout else { return line }
        return pango_layout_get_line_readonly(layout, Int32(clamping: index)) ?? line
    }

    // MARK: Neighbours

    /// The place that the eye sees to the left or right of another, on the next line if need be; nil at the ends.
    ///
    /// It is Pango's. But Pango, asked again and again, can go to and fro where directions mix, and stops at characters
    /// without width: then it is the next caret of the line that lies further on.
    package func neighbor(of byte: Int, toRight: Bool) -> Int? {
        let place = Place(clamped(byte))
        let line = line(at: place)
        let found = pangoNeighbor(of: place.byte, toRight: toRight)
        guard let found else { return nil }
        let isOnward = toRight != lines[line].isRightToLeft
        let other = self.line(at: Place(found))
        if isOnward ? other > line : other < line { return found }
        let start = x(at: place)
        func way(to byte: Int) -> CGFloat { (x(at: Place(byte), line: line) - start) * (toRight ? 1 : -1) }
        if other == line, way(to: found) > Self.visibleStep { return found }
        let further = stops(on: line).lazy.map { (byte: $0, way: way(to: $0)) }.filter { $0.way > Self.visibleStep }
        return further.min { $0.way < $1.way }?.byte ?? neighborBeyond(line: line, toRight: toRight)
    }

    /// Less is no step, in points.
    private static let visibleStep: CGFloat = 0.01

    private func pangoNeighbor(of byte: Int, toRight: Bool) -> Int? {
        guard let layout else { return nil }
        return engine.withLock {
            var (found, trailing): (Int32, Int32) = (0, 0)
            pango_layout_move_cursor_visually(
                layout, 1, Int32(clamping: byte), 0, toRight ? 1 : -1, &found, &trailing)
            guard found >= 0, found < .max else { return nil }
            return skip(Int(trailing), charactersFrom: clamped(Int(found)))
        }
    }

    /// Where the next line starts, or the one before ends.
    private func neighborBeyond(line: Int, toRight: Bool) -> Int? {
        if toRight != lines[line].isRightToLeft {
            return line + 1 < lines.count ? lines[line + 1].range.lowerBound : nil
        }
        guard line > 0 else { return nil }
        return stops(on: line - 1).last { $0 < lines[line].range.lowerBound }
    }

    /// The bytes of a line at which carets may stand.
    private func stops(on index: Int) -> [Int] {
        guard let layout else { return [] }
        let range = lines[index].range
        return engine.withLock {
            var count: Int32 = 0
            guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return [] }
            var character = bytes[..<range.lowerBound].count { $0 & 0xC0 != 0x80 }
            return (range.lowerBound...range.upperBound).filter { byte in
                guard byte == bytes.count || bytes[byte] & 0xC0 != 0x80 else { return false }
                defer { character += 1 }
                let isOnLine = byte < range.upperBound || index == lines.count - 1
                return isOnLine && character < count && attributes[character].is_cursor_position != 0
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

/// A text of one line.
extension CaretMap {
    /// The width of the first line.
    package var width: CGFloat { lines[0].frame.width }

    /// Whether the first line's writing starts at the right.
    package var isRightToLeft: Bool { lines[0].isRightToLeft }

    /// Where the caret stands before a byte; places outside of the text count as its ends.
    package func x(at byte: Int) -> CGFloat {
        x(at: Place(byte))
    }

    /// The place on the first line whose caret is nearest.
    package func byte(at x: CGFloat) -> Int {
        guard x.isFinite else { return x > 0 ? lines[0].range.upperBound : 0 }
        return place(at: x, line: 0).byte
    }

    /// The parts of the first line that a range of bytes covers, from left to right.
    package func ranges(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
        ranges(of: range, line: 0)
    }
}

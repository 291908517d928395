internal import CGTK

/// The positions of the caret in a paragraph, with hit-testing and visual navigation.
///
/// Places are byte offsets in the text's UTF-8 form; distances are in points from the text's top-left corner, which is
/// that of a `TypesetText` with the same content and width. Text after a paragraph separator is ignored.
///
/// The answers come from Pango, so that the map keeps its own layouts: create one only when it is needed. It can be
/// used on any thread; a query takes time proportional to the length of its line.
// Sendable: `windows` is only accessed with the text lock held, and everything else is immutable.
package final class CaretMap: @unchecked Sendable {
    /// The line to which a place belongs that is both the end of one line and the start of the next.
    package enum Affinity: Hashable, Sendable {
        /// The end of the previous line.
        case backward
        /// The start of the next line.
        case forward
    }

    /// A byte offset, and the line on which it is shown at a line break.
    package struct Place: Hashable, Sendable {
        package var byte: Int
        package var affinity: Affinity

        package init(_ byte: Int, _ affinity: Affinity = .forward) {
            self.byte = byte
            self.affinity = affinity
        }
    }

    /// A line, in points from the text's top-left corner.
    package struct Line: Sendable {
        /// The bytes, without a paragraph separator at the end.
        package var range: Range<Int>
        /// The frame of the line, as wide as its content.
        package var frame: CGRect
        /// Whether the base direction of the line is right to left.
        package var isRightToLeft: Bool
        /// The place of the caret at the line's end: before the space at which the line is broken, because it is not
        /// shown.
        package var end: Int
    }

    fileprivate typealias PangoLine = UnsafeMutablePointer<PangoLayoutLine>

    /// Lines that are laid out together.
    fileprivate struct Window {
        /// The bytes that are laid out, which may extend beyond the lines.
        var bytes: Range<Int>
        var firstLine: Int
        var layout: OpaquePointer?
        /// Each line is retained, because the layout releases its lines at the next query after fonts have changed.
        var lines: [PangoLine] = []
        /// The x positions of the lines according to Pango, in its units; `Line.frame` contains the drawn positions.
        var starts: [Int32] = []
    }

    private let engine = TextEngine.shared
    private let shaper: ParagraphShaper
    /// The bytes of the paragraph.
    private let range: Range<Int>
    /// The largest number of lines of the paragraph, or nil if it is unlimited.
    private let limit: Int?
    /// The windows, in order; only accessed with the text lock held.
    ///
    /// They are laid out lazily.
    private var windows: [Window] = []
    /// The lines from top to bottom; an empty text has one.
    package private(set) var lines: [Line] = []

    private var bytes: [UInt8] { shaper.bytes }

    /// Shapes a text as a single line.
    package init(_ content: TextContent) {
        (shaper, range) = Self.read(content, width: nil, isOneLine: true)
        limit = nil
        engine.withLock {
            windows = [Window(bytes: range, firstLine: 0)]
            layOut(0)
            lines = [onlyLine]
        }
    }

    /// Creates the map of a typeset paragraph.
    ///
    /// Lines are laid out lazily.
    ///
    /// - Parameter typeset: The same content, typeset in the same width.
    package init(_ content: TextContent, width: CGFloat?, maximumLines: Int = 0, typeset: TypesetText) {
        let (shaper, range) = Self.read(content, width: width, isOneLine: false)
        self.range = range
        limit = maximumLines > 0 ? maximumLines : nil
        let typesetLines = typeset.lines
        let isDivided = typesetLines.contains { $0.window != nil }
        self.shaper = isDivided ? engine.withLock { shaper.directed(range) } : shaper
        lines = Self.lines(typesetLines, of: range, bytes: shaper.bytes)
        for (index, line) in typesetLines.enumerated() where windows.last?.bytes != line.window ?? range {
            windows.append(Window(bytes: line.window ?? range, firstLine: index))
        }
        if windows.isEmpty { windows = [Window(bytes: range, firstLine: 0)] }
    }

    deinit {
        engine.withLock {
            for window in windows {
                for line in window.lines { pango_layout_line_unref(line) }
                if let layout = window.layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
            }
        }
    }

    private static func read(
        _ content: TextContent, width: CGFloat?, isOneLine: Bool
    ) -> (shaper: ParagraphShaper, range: Range<Int>) {
        let engine = TextEngine.shared
        engine.loadHyphenation(of: content)
        return engine.withLock {
            Typesetter(content: content, width: width, engine: engine).firstParagraph(isOneLine: isOneLine)
        }
    }

    // MARK: Lines

    /// Returns the typeset lines of a paragraph without its separator.
    private static func lines(_ typeset: [TypesetLine], of range: Range<Int>, bytes: [UInt8]) -> [Line] {
        if typeset.isEmpty { return [Line(range: range, frame: .zero, isRightToLeft: false, end: range.upperBound)] }
        return typeset.enumerated().map { index, line in
            let isLast = index + 1 == typeset.count
            let start = min(line.range.lowerBound, range.upperBound)
            // Text omitted at the end belongs to the last line.
            let end = isLast ? range.upperBound : max(min(line.range.upperBound, range.upperBound), start)
            return Line(
                range: start..<end, frame: line.frame, isRightToLeft: line.isRightToLeft,
                end: isLast ? end : shownEnd(of: start..<end, in: bytes))
        }
    }

    /// The line of a single-line text; requires the text lock.
    private var onlyLine: Line {
        guard let line = windows[0].lines.first else {
            return Line(range: range, frame: .zero, isRightToLeft: false, end: range.upperBound)
        }
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        let size = CGSize(width: PangoUnit.points(logical.width), height: PangoUnit.points(logical.height))
        return Line(
            range: range, frame: CGRect(origin: .zero, size: size),
            isRightToLeft: line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue, end: range.upperBound)
    }

    // MARK: Windows

    /// Returns the window of a line after laying it out; requires the text lock.
    private func window(ofLine index: Int) -> Window? {
        var (low, high) = (0, windows.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if windows[middle].firstLine <= index { low = middle } else { high = middle - 1 }
        }
        layOut(low)
        return windows[low].layout == nil ? nil : windows[low]
    }

    private func layOut(_ index: Int) {
        let window = windows[index]
        guard window.layout == nil else { return }
        let shaper = shaper.shaper(ofWindowAt: window.bytes.lowerBound, in: range)
        let isWhole = window.bytes == range
        let layout =
            shaper.widths == nil
            ? shaper.makeLayout(of: window.bytes)
            : shaper.makeLayout(
                of: window.bytes, limit: isWhole ? limit : limitedLines(from: window), isMarked: false)
        guard let layout, let iterator = pango_layout_get_iter(layout) else { return }
        defer { pango_layout_iter_free(iterator) }
        windows[index].layout = layout
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
            var logical = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &logical)
            windows[index].lines.append(pango_layout_line_ref(line))
            windows[index].starts.append(logical.x)
        } while pango_layout_iter_next_line(iterator) != 0
    }

    /// The line limit of a window if lines are limited: the last line of all may be truncated.
    private func limitedLines(from window: Window) -> Int? {
        guard let limit, window.bytes.upperBound == range.upperBound else { return nil }
        return max(limit - window.firstLine, 1)
    }

    /// Returns the end of a line that is followed by another, before the space at which it is broken.
    private static func shownEnd(of range: Range<Int>, in bytes: [UInt8]) -> Int {
        var last = range.upperBound
        guard last > range.lowerBound else { return last }
        repeat { last -= 1 } while last > range.lowerBound && bytes[last] & 0xC0 == 0x80
        return isSpace(bytes[last..<range.upperBound]) ? last : range.upperBound
    }

    /// Returns whether a character in UTF-8 is white space, at which lines can end.
    private static func isSpace(_ character: ArraySlice<UInt8>) -> Bool {
        String(decoding: character, as: UTF8.self).unicodeScalars.first?.properties.isWhitespace ?? false
    }

    /// Returns the index of the line on which a place is shown.
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

    /// Returns the index of the line nearest to `y`, in points from the top.
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

    /// Returns the position of the caret at a place; places outside of the text are clamped to it.
    package func x(at place: Place) -> CGFloat {
        x(at: place, line: line(at: place))
    }

    /// Returns the positions of the carets at a place for text in the direction of the line and in the opposite one; they
    /// differ where the direction changes.
    package func xs(at place: Place) -> (strong: CGFloat, weak: CGFloat) {
        xs(at: place, line: line(at: place))
    }

    private func x(at place: Place, line index: Int) -> CGFloat {
        xs(at: place, line: index).strong
    }

    private func xs(at place: Place, line index: Int) -> (strong: CGFloat, weak: CGFloat) {
        let (line, byte) = (lines[index], clamped(place.byte))
        if index + 1 < lines.count, byte >= line.range.upperBound { return (endX(of: index), endX(of: index)) }
        return engine.withLock {
            guard let window = window(ofLine: index), let start = window.start(ofLine: index) else {
                return (line.frame.minX, line.frame.minX)
            }
            var (strong, weak) = (PangoRectangle(), PangoRectangle())
            pango_layout_get_cursor_pos(window.layout, window.own(byte), &strong, &weak)
            let left = line.frame.minX - PangoUnit.points(start)
            return (left + PangoUnit.points(strong.x), left + PangoUnit.points(weak.x))
        }
    }

    /// Returns the side at which the text of a line ends.
    private func endX(of index: Int) -> CGFloat {
        lines[index].isRightToLeft ? lines[index].frame.minX : lines[index].frame.maxX
    }

    /// Returns the place whose caret is nearest to a point.
    package func place(at point: CGPoint) -> Place {
        place(at: point.x, line: line(at: point.y))
    }

    /// Returns the place on a line whose caret is nearest to `x`.
    package func place(at x: CGFloat, line index: Int) -> Place {
        let index = min(max(index, 0), lines.count - 1)
        let line = lines[index]
        guard !x.isNaN else { return Place(line.range.lowerBound) }
        let offset = min(max(x - line.frame.minX, -1e5), 1e6)
        let byte: Int? = engine.withLock {
            guard let window = window(ofLine: index), let pangoLine = pangoLine(index, window) else { return nil }
            var (found, trailing): (Int32, Int32) = (0, 0)
            let units = Int32(clamping: Int((offset * PangoUnit.perPoint).rounded()))
            pango_layout_line_x_to_index(pangoLine, units, &found, &trailing)
            return skip(Int(trailing), charactersFrom: clamped(window.bytes.lowerBound + Int(found)))
        }
        guard let byte else { return Place(line.range.lowerBound) }
        guard index + 1 < lines.count else { return Place(byte) }
        // Pango never returns the end of a line that is followed by another. Unless a hidden space is there, it is a
        // place too.
        if byte >= line.range.upperBound { return Place(line.end, .backward) }
        let isLast = line.end == line.range.upperBound && skip(1, charactersFrom: byte) >= line.end
        guard isLast else { return Place(byte) }
        let toEnd = abs(endX(of: index) - x)
        return toEnd < abs(self.x(at: Place(byte), line: index) - x) ? Place(line.end, .backward) : Place(byte)
    }

    /// Returns the parts of a line that a range of bytes covers, from left to right; with mixed directions there are
    /// several.
    package func ranges(of range: Range<Int>, line index: Int) -> [ClosedRange<CGFloat>] {
        guard lines.indices.contains(index) else { return [] }
        let line = lines[index]
        let range = range.clamped(to: line.range)
        guard !range.isEmpty else { return [] }
        if range == line.range { return [line.frame.minX...line.frame.maxX] }
        return engine.withLock {
            guard let window = window(ofLine: index), let start = window.start(ofLine: index),
                let pangoLine = pangoLine(index, window)
            else { return [] }
            var list: UnsafeMutablePointer<Int32>?
            var count: Int32 = 0
            pango_layout_line_get_x_ranges(
                pangoLine, window.own(range.lowerBound), window.own(range.upperBound), &list, &count)
            defer { g_free(list) }
            let shift = line.frame.minX - PangoUnit.points(start)
            return (0..<Int(count)).compactMap { index in
                guard let list, list[2 * index] < list[2 * index + 1] else { return nil }
                return shift + PangoUnit.points(list[2 * index])...shift + PangoUnit.points(list[2 * index + 1])
            }
        }
    }

    /// Returns a line that belongs to the layout, which is queried again if fonts have changed meanwhile.
    ///
    /// Requires the text lock.
    private func pangoLine(_ index: Int, _ window: Window) -> PangoLine? {
        let index = index - window.firstLine
        guard window.lines.indices.contains(index) else { return nil }
        let line = window.lines[index]
        guard line.pointee.layout == nil else { return line }
        return pango_layout_get_line_readonly(window.layout, Int32(clamping: index)) ?? line
    }

    // MARK: Neighbors

    /// Returns the place visually to the left or right of another, on the adjacent line if necessary; nil at the ends.
    ///
    /// Usually it is Pango's answer. But with mixed directions, repeated queries to Pango can oscillate, and Pango
    /// stops at characters without width. In these cases, it is the nearest caret in that direction on the line. Marks
    /// without a base have no width either, but are visible, and are passed on their own.
    package func neighbor(of byte: Int, toRight: Bool) -> Int? {
        let place = Place(clamped(byte))
        let line = line(at: place)
        if let beyond = neighborBeyondMark(at: place.byte, line: line, toRight: toRight) { return beyond }
        guard !isLong(line) else { return neighborInVisualOrder(of: place.byte, line: line, toRight: toRight) }
        let found = pangoNeighbor(of: place.byte, line: line, toRight: toRight)
        guard let found else { return neighborOnAdjacentLine(to: line, toRight: toRight) }
        let isOnward = toRight != lines[line].isRightToLeft
        let other = self.line(at: Place(found))
        if isOnward ? other > line : other < line { return found }
        let start = x(at: place)
        func advance(to byte: Int) -> CGFloat { (x(at: Place(byte), line: line) - start) * (toRight ? 1 : -1) }
        if other == line, advance(to: found) > Self.visibleStep { return found }
        let further = stops(on: line).lazy.map { (byte: $0, advance: advance(to: $0)) }.filter {
            $0.advance > Self.visibleStep
        }
        return further.min { $0.advance < $1.advance }?.byte ?? neighborOnAdjacentLine(to: line, toRight: toRight)
    }

    /// The length in bytes of a line or of the lines laid out with it above which Pango is not queried: its answer takes
    /// time proportional to the square of the length.
    private static let longLayout = 512
    /// The largest number of characters that are passed while the caret remains where it is.
    private static let invisibleSteps = 64
    /// The smallest distance of a visible step, in points.
    private static let visibleStep: CGFloat = 0.01

    private func isLong(_ line: Int) -> Bool {
        lines[line].range.count > Self.longLayout
            || engine.withLock { window(ofLine: line)?.bytes.count ?? 0 } > Self.longLayout
    }

    /// Returns the place after passing the next character in the order in which they are shown.
    ///
    /// Where directions change, passing a character may leave the caret where it is or move it back; then the next one is
    /// passed, too.
    private func neighborInVisualOrder(of byte: Int, line index: Int, toRight: Bool) -> Int? {
        let order = visualOrder(of: index)
        let gap = order.gap(at: byte, isRightToLeft: lines[index].isRightToLeft)
        let start = x(at: Place(byte), line: index)
        var invisible: Int?
        for end in order.ends(from: gap, toRight: toRight, limit: Self.invisibleSteps) where end != byte {
            let advance = x(at: Place(end), line: index) - start
            if toRight ? advance > Self.visibleStep : advance < -Self.visibleStep { return end }
            invisible = end
        }
        let isAtEdge = order.count(from: gap, toRight: toRight) <= Self.invisibleSteps
        return isAtEdge ? neighborOnAdjacentLine(to: index, toRight: toRight) : invisible
    }

    private func visualOrder(of index: Int) -> VisualOrder {
        VisualOrder(runs(of: index), stops: stops(on: index), end: lines[index].range.upperBound)
    }

    /// Returns the other side of an adjacent mark without a base, or nil if there is none on that side.
    private func neighborBeyondMark(at byte: Int, line: Int, toRight: Bool) -> Int? {
        if isMark(at: byte), direction(of: line, at: byte) == !toRight {
            let places = stops(on: line)
            return places.contains(byte) ? places.first { $0 > byte } : nil
        }
        let previous = scalarStart(before: byte)
        guard isMark(at: previous), direction(of: line, at: previous) == toRight else { return nil }
        return stops(on: line).last { $0 < byte }.flatMap { isMark(at: $0) ? $0 : nil }
    }

    /// Returns whether a visible mark starts at a byte.
    private func isMark(at byte: Int) -> Bool {
        guard byte < range.upperBound, bytes[byte] >= 0xCC else { return false }
        let character = bytes[byte..<range.upperBound].prefix(4)
        guard let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return !scalar.properties.isDefaultIgnorableCodePoint
        default: return false
        }
    }

    private func scalarStart(before byte: Int) -> Int {
        var start = max(byte - 1, range.lowerBound)
        while start > range.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }

    /// Returns whether the text at a byte of a line is right to left, or nil if it is not shown.
    private func direction(of index: Int, at byte: Int) -> Bool? {
        runs(of: index).first { $0.bytes.contains(byte) }?.isRightToLeft
    }

    /// Returns the parts of a line with their levels, from left to right.
    private func runs(of index: Int) -> [VisualOrder.Run] {
        engine.withLock {
            guard let window = window(ofLine: index), let line = pangoLine(index, window) else { return [] }
            var runs: [VisualOrder.Run] = []
            var next = line.pointee.runs
            while let node = next {
                next = node.pointee.next
                let run = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
                guard let item = run.pointee.item else { continue }
                let start = window.bytes.lowerBound + Int(item.pointee.offset)
                let end = start + Int(item.pointee.length)
                runs.append(VisualOrder.Run(bytes: start..<end, level: item.pointee.analysis.level))
            }
            return runs
        }
    }

    private func pangoNeighbor(of byte: Int, line: Int, toRight: Bool) -> Int? {
        engine.withLock {
            guard let window = window(ofLine: line) else { return nil }
            var (found, trailing): (Int32, Int32) = (0, 0)
            pango_layout_move_cursor_visually(
                window.layout, 1, window.own(byte), 0, toRight ? 1 : -1, &found, &trailing)
            guard found >= 0, found < .max else { return nil }
            return skip(Int(trailing), charactersFrom: clamped(window.bytes.lowerBound + Int(found)))
        }
    }

    /// Returns the start of the next line, or the end of the previous one.
    private func neighborOnAdjacentLine(to line: Int, toRight: Bool) -> Int? {
        if toRight != lines[line].isRightToLeft {
            return line + 1 < lines.count ? lines[line + 1].range.lowerBound : nil
        }
        guard line > 0 else { return nil }
        return stops(on: line - 1).last { $0 < lines[line].range.lowerBound }
    }

    /// Returns the bytes of a line at which the caret can be placed.
    private func stops(on index: Int) -> [Int] {
        let range = lines[index].range
        return engine.withLock {
            var count: Int32 = 0
            guard let window = window(ofLine: index),
                let attributes = pango_layout_get_log_attrs_readonly(window.layout, &count)
            else { return [] }
            let before = window.bytes.lowerBound..<max(range.lowerBound, window.bytes.lowerBound)
            var character = bytes[before].count { $0 & 0xC0 != 0x80 }
            return (range.lowerBound...range.upperBound).filter { byte in
                guard byte == self.range.upperBound || bytes[byte] & 0xC0 != 0x80 else { return false }
                defer { character += 1 }
                let isOnLine = byte < range.upperBound || index == lines.count - 1
                return isOnLine && character < count && attributes[character].is_cursor_position != 0
            }
        }
    }

    private func clamped(_ byte: Int) -> Int {
        min(max(byte, range.lowerBound), range.upperBound)
    }

    private func skip(_ count: Int, charactersFrom start: Int) -> Int {
        var index = start
        for _ in 0..<count where index < range.upperBound {
            index += 1
            while index < range.upperBound, bytes[index] & 0xC0 == 0x80 { index += 1 }
        }
        return index
    }
}

extension CaretMap.Window {
    /// Converts a byte to an index of the window's layout.
    func own(_ byte: Int) -> Int32 { Int32(clamping: min(max(byte - bytes.lowerBound, 0), bytes.count)) }

    /// Returns the x position of a line of the text according to Pango, in its units.
    func start(ofLine index: Int) -> Int32? {
        starts.indices.contains(index - firstLine) ? starts[index - firstLine] : nil
    }
}

/// Queries of single-line texts.
extension CaretMap {
    /// The width of the first line.
    package var width: CGFloat { lines[0].frame.width }

    /// Whether the base direction of the first line is right to left.
    package var isRightToLeft: Bool { lines[0].isRightToLeft }

    /// Returns the position of the caret before a byte; bytes outside of the text are clamped to it.
    package func x(at byte: Int) -> CGFloat {
        x(at: Place(byte))
    }

    /// Returns the place on the first line whose caret is nearest to `x`.
    package func byte(at x: CGFloat) -> Int {
        guard x.isFinite else { return x > 0 ? lines[0].range.upperBound : 0 }
        return place(at: x, line: 0).byte
    }

    /// Returns the parts of the first line that a range of bytes covers, from left to right.
    package func ranges(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
        ranges(of: range, line: 0)
    }
}

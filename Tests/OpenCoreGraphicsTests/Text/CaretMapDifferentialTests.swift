import Fuzzing
import CGTK
import TestSupport
import Testing

@testable import OpenCoreGraphics

/// Compares carets, hit-tests, ranges and visual neighbors in multiline paragraphs with those of Pango.
@Suite struct CaretMapDifferentialTests {
    private static let font = FontDescriptor(size: 16)
    private static let words = [
        "the", "quick", "office", "fjord", "a", "we'll", "e\u{301}te\u{301}", "12,5", "(sic)", "x=y", "--",
        "שלום", "עולם", "ספר", "مرحبا", "بالعالم", "كتاب", "१२३", "नमस्ते", "हिन्दी", "ภาษาไทย", "日本語", "漢字かな", "中文",
        "한국어", "👍🏽", "👨‍👩‍👧", "🇩🇪", "\u{200F}", "\u{2067}abc\u{2069}", "ﬁ", "Việt", "Ελληνικά", "кириллица",
    ]

    private struct Sample {
        var text: String
        var width: CGFloat
        var map: CaretMap
        var typeset: TypesetText
        var layout: OpaquePointer
    }

    private static func text(_ random: inout SeededRandom) -> String {
        let count = Int.random(in: 1...14, using: &random)
        return (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
            .joined(separator: Bool.random(using: &random) ? " " : Bool.random(using: &random) ? "\t " : "")
    }

    /// A text, its caret map, and Pango's layout of it with the same font and width.
    private static func sample(_ random: inout SeededRandom) -> Sample? {
        let text = text(&random)
        let width = CGFloat(Int.random(in: 20...260, using: &random))
        let content = TextContent(text, font: font)
        let typeset = TypesetText(content, width: width)
        let map = CaretMap(content, width: width, typeset: typeset)
        let engine = TextEngine.shared
        let layout: OpaquePointer? = engine.withLock {
            let isRightToLeft = WritingDirection.isRightToLeft(Array(text.utf8)[...]) == true
            guard let layout = engine.makeLayout(isRightToLeft: isRightToLeft) else { return nil }
            pango_layout_set_text(layout, text, -1)
            let list = pango_attr_list_new()
            for attribute in engine.font(for: font).makeAttributes() {
                attribute?.pointee.start_index = 0
                attribute?.pointee.end_index = .max
                pango_attr_list_insert(list, attribute)
            }
            let hyphens = pango_attr_insert_hyphens_new(0)
            hyphens?.pointee.end_index = .max
            pango_attr_list_insert(list, hyphens)
            pango_layout_set_attributes(layout, list)
            pango_attr_list_unref(list)
            // Default tab stops are every 28 points.
            let tabs = pango_tab_array_new(2, 0)
            for stop in 0..<Int32(2) {
                pango_tab_array_set_tab(tabs, stop, PANGO_TAB_LEFT, 28 * (stop + 1) * 1024)
            }
            pango_layout_set_tabs(layout, tabs)
            pango_tab_array_free(tabs)
            pango_layout_set_width(layout, Int32(width * 1024))
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
            PangoReference.setLineBreaks(of: text, in: layout)
            return layout
        }
        return layout.map { Sample(text: text, width: width, map: map, typeset: typeset, layout: $0) }
    }

    private func check(seed: UInt64, count: Int, _ body: (Sample, inout SeededRandom) throws -> Void) rethrows {
        var random = SeededRandom(seed: seed)
        for _ in 0..<count {
            guard let sample = Self.sample(&random) else { continue }
            defer { TextEngine.shared.withLock { g_object_unref(UnsafeMutableRawPointer(sample.layout)) } }
            try body(sample, &random)
        }
    }

    /// The x coordinate at which Pango starts a line.
    private func start(of line: Int32, _ sample: Sample) -> CGFloat {
        let iterator = pango_layout_get_iter(sample.layout)
        defer { pango_layout_iter_free(iterator) }
        for _ in 0..<line { pango_layout_iter_next_line(iterator) }
        var extents = PangoRectangle()
        pango_layout_iter_get_line_extents(iterator, nil, &extents)
        return CGFloat(extents.x) / 1024
    }

    @Test("Caret positions equal those of Pango's cursors")
    func carets() {
        check(seed: 1, count: 400) { sample, _ in
            for byte in sample.text.clusterOffsets {
                let place = CaretMap.Place(byte)
                let line = sample.map.line(at: place)
                let x = sample.map.x(at: place) - sample.map.lines[line].frame.minX
                let expected: (line: Int32, x: CGFloat) = TextEngine.shared.withLock {
                    var (index, ignored): (Int32, Int32) = (0, 0)
                    pango_layout_index_to_line_x(sample.layout, Int32(byte), 0, &index, &ignored)
                    var strong = PangoRectangle()
                    pango_layout_get_cursor_pos(sample.layout, Int32(byte), &strong, nil)
                    return (index, CGFloat(strong.x) / 1024 - start(of: index, sample))
                }
                #expect(line == Int(expected.line), "\(sample.text.debugDescription) \(sample.width) \(byte)")
                expectNear(x, expected.x, within: 0.01, "\(sample.text.debugDescription) \(sample.width) \(byte)")
            }
        }
    }

    @Test("Hit-tests return the positions that Pango returns, or the end of a continued line")
    func hits() {
        check(seed: 2, count: 400) { sample, random in
            for _ in 0..<12 {
                let line = Int.random(in: sample.map.lines.indices, using: &random)
                let frame = sample.map.lines[line].frame
                let x = CGFloat.random(in: -20...frame.width + 20, using: &random)
                let place = sample.map.place(at: CGPoint(x: frame.minX + x, y: frame.midY))
                let expected: Int = TextEngine.shared.withLock {
                    let pangoLine = pango_layout_get_line_readonly(sample.layout, Int32(line))
                    var (index, trailing): (Int32, Int32) = (0, 0)
                    pango_layout_line_x_to_index(pangoLine, Int32((x * 1024).rounded()), &index, &trailing)
                    let start = sample.text.utf8.index(sample.text.startIndex, offsetBy: Int(index))
                    let end = sample.text.unicodeScalars.index(
                        start, offsetBy: Int(trailing), limitedBy: sample.text.endIndex)
                    return sample.text.utf8.distance(from: sample.text.startIndex, to: end ?? sample.text.endIndex)
                }
                if place.affinity == .forward {
                    #expect(place.byte == expected, "\(sample.text.debugDescription) \(sample.width) \(line) \(x)")
                } else {
                    #expect(place.byte == sample.map.lines[line].range.upperBound)
                    let shown = sample.map.x(at: place)
                    let other = sample.map.x(at: CaretMap.Place(expected))
                    #expect(abs(shown - frame.minX - x) <= abs(other - frame.minX - x))
                }
            }
        }
    }

    @Test("Selection ranges cover the same areas as Pango's")
    func ranges() {
        check(seed: 3, count: 400) { sample, random in
            let stops = sample.text.clusterOffsets
            for _ in 0..<8 {
                let ends = [stops.randomElement(using: &random) ?? 0, stops.randomElement(using: &random) ?? 0].sorted()
                for (index, line) in sample.map.lines.enumerated() {
                    let part = (ends[0]..<ends[1]).clamped(to: line.range)
                    let found = sample.map.ranges(of: ends[0]..<ends[1], line: index)
                    guard !part.isEmpty, part != line.range else {
                        #expect(found == (part.isEmpty ? [] : [line.frame.minX...line.frame.maxX]))
                        continue
                    }
                    let expected: [CGFloat] = TextEngine.shared.withLock {
                        var list: UnsafeMutablePointer<Int32>?
                        var count: Int32 = 0
                        pango_layout_line_get_x_ranges(
                            pango_layout_get_line_readonly(sample.layout, Int32(index)), Int32(part.lowerBound),
                            Int32(part.upperBound), &list, &count)
                        defer { g_free(list) }
                        let start = start(of: Int32(index), sample)
                        let ends = (0..<Int(count)).filter { list?[2 * $0] != list?[2 * $0 + 1] }
                        return ends.flatMap { [list?[2 * $0] ?? 0, list?[2 * $0 + 1] ?? 0] }
                            .map { CGFloat($0) / 1024 - start }
                    }
                    let flat = found.flatMap { [$0.lowerBound - line.frame.minX, $0.upperBound - line.frame.minX] }
                    #expect(flat.count == expected.count, "\(sample.text.debugDescription) \(sample.width)")
                    #expect(zip(flat, expected).allSatisfy { abs($0 - $1) < 0.01 })
                }
            }
        }
    }

    /// The line and the x coordinate of Pango's cursor at a byte.
    private func cursor(at byte: Int, _ sample: Sample) -> (line: Int32, x: Int32) {
        var (line, ignored): (Int32, Int32) = (0, 0)
        pango_layout_index_to_line_x(sample.layout, Int32(byte), 0, &line, &ignored)
        var strong = PangoRectangle()
        pango_layout_get_cursor_pos(sample.layout, Int32(byte), &strong, nil)
        return (line, strong.x)
    }

    private func pangoNeighbor(of byte: Int, toRight: Bool, _ sample: Sample) -> Int? {
        var (index, trailing): (Int32, Int32) = (0, 0)
        pango_layout_move_cursor_visually(sample.layout, 1, Int32(byte), 0, toRight ? 1 : -1, &index, &trailing)
        guard index >= 0, index < .max else { return nil }
        let start = sample.text.utf8.index(sample.text.startIndex, offsetBy: Int(index))
        let end = sample.text.unicodeScalars.index(start, offsetBy: Int(trailing), limitedBy: sample.text.endIndex)
        return sample.text.utf8.distance(from: sample.text.startIndex, to: end ?? sample.text.endIndex)
    }

    @Test("Visual neighbors equal those of Pango's cursor movement, except where the cursor would not visibly move")
    func neighbors() {
        var counts = (equal: 0, onward: 0)
        check(seed: 4, count: 250) { sample, _ in
            for (byte, toRight) in sample.text.clusterOffsets.flatMap({ [($0, false), ($0, true)] }) {
                let found = sample.map.neighbor(of: byte, toRight: toRight)
                TextEngine.shared.withLock {
                    let expected = pangoNeighbor(of: byte, toRight: toRight, sample)
                    let here = cursor(at: byte, sample)
                    func isSeen(_ place: Int) -> Bool {
                        let there = cursor(at: place, sample)
                        let isOnward = toRight != sample.map.isRightToLeft
                        if there.line != here.line { return isOnward == (there.line > here.line) }
                        return toRight ? there.x > here.x + 10 : there.x < here.x - 10
                    }
                    if expected.map(isSeen) ?? true {
                        counts.equal += 1
                        #expect(found == expected)
                    } else if let found {
                        counts.onward += 1
                        #expect(isSeen(found), "\(sample.text.debugDescription) \(byte) \(toRight) \(found)")
                        let there = cursor(at: found, sample)
                        let between = sample.text.clusterOffsets.filter {
                            let other = cursor(at: $0, sample)
                            let isNearer = toRight ? other.x < there.x - 10 : other.x > there.x + 10
                            return other.line == here.line && there.line == here.line && isSeen($0) && isNearer
                        }
                        #expect(between.isEmpty)
                    }
                }
            }
        }
        #expect(counts.equal > 1000)
        #expect(counts.onward > 0)
    }

    @Test("Repeated visual movement to one side reaches the end of the text")
    func repeatedVisualMovement() {
        check(seed: 5, count: 250) { sample, _ in
            for toRight in [false, true] {
                var byte: Int? = toRight == sample.map.isRightToLeft ? sample.text.utf8.count : 0
                var steps = 0
                while let place = byte, steps <= sample.text.unicodeScalars.count + 1 {
                    byte = sample.map.neighbor(of: place, toRight: toRight)
                    steps += 1
                }
                #expect(byte == nil, "\(sample.text.debugDescription) \(sample.width)")
            }
        }
    }

    @Test("The caret map's lines equal those of the typeset text in every alignment")
    func lines() {
        var random = SeededRandom(seed: 6)
        let alignments: [TextParagraph.Alignment] = [.natural, .left, .center, .right, .justified]
        for _ in 0..<200 {
            let width = CGFloat(Int.random(in: 60...260, using: &random))
            var paragraph = TextParagraph(alignment: alignments.randomElement(using: &random) ?? .natural)
            paragraph.firstLineHeadIndent = CGFloat(Int.random(in: 0...20, using: &random))
            paragraph.headIndent = CGFloat(Int.random(in: 0...20, using: &random))
            paragraph.lineHeightMultiple = Bool.random(using: &random) ? 1.5 : 0
            let content = TextContent(Self.text(&random), font: Self.font, paragraph: paragraph)
            let typeset = TypesetText(content, width: width)
            let map = CaretMap(content, width: width, typeset: typeset)
            #expect(map.lines.map(\.range) == typeset.lines.map(\.range))
            #expect(map.lines.map(\.frame) == typeset.lines.map(\.frame))
            for (index, line) in map.lines.enumerated() {
                let ends = map.ranges(of: line.range, line: index)
                let (left, right) = (
                    ends.first?.lowerBound ?? line.frame.minX, ends.last?.upperBound ?? line.frame.maxX
                )
                expectNear(
                    left, line.frame.minX, within: 0.02,
                    "\(content.string.debugDescription) \(width) \(paragraph.alignment) \(line) \(ends)")
                expectNear(
                    right, line.frame.maxX, within: 0.02,
                    "\(content.string.debugDescription) \(width) \(paragraph.alignment) \(line) \(ends)")
                #expect(map.line(at: line.frame.midY) == index)
                #expect(map.line(at: CaretMap.Place(line.range.lowerBound)) == index)
                #expect(map.line(at: CaretMap.Place(line.range.upperBound, .backward)) == index)
            }
        }
    }
}

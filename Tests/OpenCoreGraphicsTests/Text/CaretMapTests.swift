import Fuzzing
import TestSupport
import Testing

import OpenCoreGraphics

extension String {
    /// The byte offsets of the grapheme cluster boundaries.
    var clusterOffsets: [Int] {
        reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
    }
}

@Suite struct CaretMapTests {
    private func content(_ text: String) -> TextContent {
        TextContent(text, font: FontDescriptor(size: 17), paragraph: TextParagraph(lineBreakMode: .byClipping))
    }

    private static let texts = [
        "", "a", "Hello, world", "fine office", "e\u{301}ti\u{308}v", "👍🏽 and 👨‍👩‍👧", "שלום עולם", "abc שלום def", "日本語テキスト",
        "🇩🇪🇫🇷",
    ]

    /// Texts in which no two carets share a position.
    private static let unidirectionalTexts = texts.filter { !$0.contains("abc ש") }

    @Test("The offset at a caret's position is the offset of the caret", arguments: unidirectionalTexts)
    func roundTrip(text: String) {
        let map = CaretMap(content(text))
        for stop in text.clusterOffsets {
            #expect(map.byte(at: map.x(at: stop)) == stop)
        }
    }

    @Test("A caret map's line is as wide as the typeset text and contains all carets", arguments: texts)
    func width(text: String) {
        let map = CaretMap(content(text))
        expectNear(map.width, TypesetText(content(text), width: nil).size.width, within: 0.1)
        for stop in text.clusterOffsets { #expect((-0.01...map.width + 0.01).contains(map.x(at: stop))) }
    }

    @Test("Caret positions increase in left-to-right text and decrease in right-to-left text")
    func order() {
        let latin = CaretMap(content("Hello, world"))
        let places = "Hello, world".clusterOffsets.map(latin.x)
        #expect(places == places.sorted())
        #expect(places.first == 0)
        #expect(Set(places).count == places.count)
        #expect(!latin.isRightToLeft)
        let hebrew = CaretMap(content("שלום"))
        let reversed = "שלום".clusterOffsets.map(hebrew.x)
        #expect(reversed == reversed.sorted(by: >))
        #expect(reversed.last == 0)
        #expect(hebrew.isRightToLeft)
    }

    @Test(
        "A movement passes either a mark without a base or the character after it",
        arguments: ["\u{301}ab", "\t\u{301}b", "a\t\u{301}"])
    func marksWithoutBase(text: String) {
        let map = CaretMap(content(text))
        let stops = text.clusterOffsets
        #expect(stops.dropLast().map { map.neighbor(of: $0, toRight: true) } == stops.dropFirst().map(Optional.some))
        #expect(stops.dropFirst().map { map.neighbor(of: $0, toRight: false) } == stops.dropLast().map(Optional.some))
    }

    @Test("The caret moves across form feeds, vertical tabs and next lines", arguments: ["\u{B}", "\u{C}", "\u{85}"])
    func forcedLines(end: String) {
        let text = TextContent("a\(end)\(end)b", font: FontDescriptor(size: 17))
        let map = CaretMap(text, width: 200, typeset: TypesetText(text, width: 200))
        let stops = text.string.clusterOffsets
        #expect(stops.dropLast().map { map.neighbor(of: $0, toRight: true) } == stops.dropFirst().map(Optional.some))
        #expect(stops.dropFirst().map { map.neighbor(of: $0, toRight: false) } == stops.dropLast().map(Optional.some))
        #expect(stops.map { map.line(at: CaretMap.Place($0)) } == [0, 0, 1, 2, 2])
        #expect(map.x(at: CaretMap.Place(stops[3])) == 0)
    }

    @Test("A movement passes an invisible character together with the one after it")
    func invisibleCharacters() {
        let map = CaretMap(content("a\u{200B}b"))
        #expect(map.neighbor(of: 1, toRight: true) == 5)
    }

    @Test("A point is mapped to the offset with the nearest caret")
    func nearest() {
        var random = SeededRandom(seed: 5)
        let text = "The quick brown fox, jumping"
        let map = CaretMap(content(text))
        let places = text.clusterOffsets.map { (byte: $0, x: map.x(at: $0)) }
        for _ in 0..<500 {
            let x = CGFloat.random(in: -20...map.width + 20, using: &random)
            let found = map.byte(at: x)
            let best = places.map { abs($0.x - x) }.min() ?? 0
            expectNear(abs(map.x(at: found) - x), best, within: 0.01)
        }
    }

    @Test("A range covers the area between its carets, in several parts for bidirectional text")
    func ranges() {
        let map = CaretMap(content("Hello, world"))
        #expect(map.ranges(of: 0..<12) == [0...map.width])
        #expect(map.ranges(of: 2..<5) == [map.x(at: 2)...map.x(at: 5)])
        #expect(map.ranges(of: 3..<3).isEmpty)
        let mixed = CaretMap(content("abc שלום def"))
        let parts = mixed.ranges(of: 2..<8)
        let covered = parts.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
        #expect(parts.count == 2)
        #expect(covered < mixed.width)
    }

    @Test("Offsets and points that are outside or not finite are clamped to the ends")
    func outside() {
        let map = CaretMap(content("abc\ndef"))
        #expect(map.x(at: -5) == 0)
        #expect(map.x(at: 99) == map.x(at: 3))
        #expect(map.byte(at: -1000) == 0)
        #expect(map.byte(at: 1e12) == 3)
        #expect(map.byte(at: .nan) == 0)
        #expect(map.byte(at: .infinity) == 3)
        #expect(map.ranges(of: -4..<99) == [0...map.width])
    }

    /// Units of long lines: uniform, and with directions that change within and between words.
    private static let longUnits = ["quick ", "שלום ", "السلام", "abc אבג ", "abcאבג", "ﷺx", "12 אב ", "e\u{301}ש"]

    @Test("In a long line, the caret goes to the right in small steps up to the end", arguments: longUnits)
    func longLineToTheRight(unit: String) {
        let places = Self.walk(CaretMap(content(String(repeating: unit, count: 640 / unit.utf8.count))), toRight: true)
        let steps = zip(places.dropFirst(), places).map(-)
        #expect(places.count > 100)
        #expect(steps.allSatisfy { $0 > 0 && $0 < 40 }, "\(steps.min() ?? 0) to \(steps.max() ?? 0)")
    }

    @Test("In a long line, the caret goes to the left in small steps up to the start", arguments: longUnits)
    func longLineToTheLeft(unit: String) {
        let places = Self.walk(CaretMap(content(String(repeating: unit, count: 640 / unit.utf8.count))), toRight: false)
        let steps = zip(places, places.dropFirst()).map(-)
        #expect(places.count > 100)
        #expect(steps.allSatisfy { $0 > 0 && $0 < 40 }, "\(steps.min() ?? 0) to \(steps.max() ?? 0)")
    }

    /// Returns the positions of a caret that moves from one side of a text to the other.
    private static func walk(_ map: CaretMap, toRight: Bool) -> [CGFloat] {
        let end = map.lines[0].range.upperBound
        var byte: Int? = toRight == map.isRightToLeft ? end : 0
        var places: [CGFloat] = []
        while let place = byte, places.count < 10_000 {
            places.append(map.x(at: place))
            byte = map.neighbor(of: place, toRight: toRight)
        }
        return places
    }
}

import Fuzzing
import Testing

import OpenCoreGraphics

@Suite struct NarrowTextTests {
    private static let units = [
        "a", "The quick ", "\u{202E}a", "\u{301}", " \u{301}", " \u{903}", " \u{200D}", "\t", "שלום ", "abc אבג ",
        "\u{AD}",
        "x\u{1F3FB}", "\u{600}한", "\u{D4E}漢", "😀", "-", "\u{FFFC}",
    ]

    /// The byte offsets at which characters begin, and the end of the text.
    private static func boundaries(of text: String) -> Set<Int> {
        Set((text.indices + [text.endIndex]).map { text.utf8.distance(from: text.startIndex, to: $0) })
    }

    @Test("No line begins inside a character, whatever the text and however narrow it is", arguments: 0..<40)
    func random(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<50 {
            let count = Int.random(in: 1...8, using: &random)
            let text = (0..<count).map { _ in Self.units[Int.random(in: 0..<Self.units.count, using: &random)] }
                .joined()
            let width = CGFloat(Int.random(in: 0...40, using: &random))
            let content = TextContent(text, font: FontDescriptor(size: 17))
            let starts = TypesetText(content, width: width).lines.map(\.range.lowerBound)
            let inside = starts.filter { !Self.boundaries(of: text).contains($0) }
            #expect(inside.isEmpty, "\(text.unicodeScalars.map { $0.escaped(asASCII: true) }), width \(width)")
        }
    }

    @Test("A caret beyond the widths that Pango can represent has a finite position")
    func farCaret() {
        var paragraph = TextParagraph()
        paragraph.details.defaultTabInterval = 1e6
        let content = TextContent("ab\tcdaaa\t\t\t\t", font: FontDescriptor(size: 12), paragraph: paragraph)
        let map = CaretMap(content, width: nil, typeset: TypesetText(content, width: nil))
        #expect(map.x(at: CaretMap.Place(12)).isFinite)
    }
}

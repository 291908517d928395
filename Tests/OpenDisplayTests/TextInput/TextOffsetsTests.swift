import CGTK
import Fuzzing
import OpenCoreGraphics
import Testing

@testable import OpenDisplay

@Suite("Offsets in composed text")
struct TextOffsetsTests {
    private static let pieces = ["a", "é", "に", "👍🏽", "\u{301}", "🇩🇪", " ", "ﬁ"]

    /// Counts directly, from text that is split at every scalar.
    private func prefixes(of text: String) -> [(bytes: Int, scalars: Int, utf16: Int)] {
        (0...text.unicodeScalars.count).map { count in
            let prefix = String(String.UnicodeScalarView(text.unicodeScalars.prefix(count)))
            return (prefix.utf8.count, count, prefix.utf16.count)
        }
    }

    @Test("Offsets in bytes, scalars and UTF-16 units agree at every scalar of random texts")
    func agree() {
        var generator = SeededRandom(seed: 1)
        for _ in 0..<200 {
            let count = Int.random(in: 0...6, using: &generator)
            let text = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
            let offsets = TextOffsets(text)
            for place in prefixes(of: text) {
                #expect(offsets.utf16(atByte: place.bytes) == place.utf16)
                #expect(offsets.utf16(atScalar: place.scalars) == place.utf16)
                #expect(offsets.byte(atUTF16: place.utf16) == place.bytes)
            }
        }
    }

    @Test("Offsets outside of the text are clamped, and offsets within a scalar are rounded down to its start")
    func odd() {
        let offsets = TextOffsets("a👍b")
        #expect(offsets.utf16(atByte: -3) == 0)
        #expect(offsets.utf16(atByte: 99) == 4)
        #expect(offsets.utf16(atByte: 3) == 1)
        #expect(offsets.byte(atUTF16: 2) == 1)
        #expect(offsets.utf16(atScalar: .max) == 4)
        #expect(TextOffsets("").byte(atUTF16: 5) == 0)
    }

    @Test("Pango attributes are converted to underlines and the highlighted clause in UTF-16 units")
    func attributes() {
        let text = "にほんご"
        let list = pango_attr_list_new()
        defer { pango_attr_list_unref(list) }
        func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ start: Int, _ end: Int) {
            attribute?.pointee.start_index = guint(start)
            attribute?.pointee.end_index = guint(end)
            pango_attr_list_insert(list, attribute)
        }
        add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), 0, 12)
        add(pango_attr_background_new(0x8000, 0x8000, 0xffff), 3, 9)
        add(pango_attr_foreground_new(0, 0, 0), 3, 9)
        add(pango_attr_underline_new(PANGO_UNDERLINE_ERROR), 9, 12)
        add(pango_attr_underline_new(PANGO_UNDERLINE_NONE), 0, 3)
        add(pango_attr_background_new(0, 0, 0), 99, 120)
        let found = list.map { PreeditAttribute.attributes(of: $0, in: text) } ?? []
        #expect(found.count == 3)
        #expect(found.contains(PreeditAttribute(range: NSRange(location: 0, length: 4), style: .underline)))
        #expect(found.contains(PreeditAttribute(range: NSRange(location: 1, length: 2), style: .highlight)))
        #expect(found.contains(PreeditAttribute(range: NSRange(location: 3, length: 1), style: .errorUnderline)))
    }

    @Test("Each content purpose and hint maps to the GTK value")
    func kinds() {
        let purposes = TextInputKind.Purpose.allCases.map(\.gtk.rawValue)
        #expect(Set(purposes).count == purposes.count)
        #expect(TextInputKind.Purpose.password.gtk == GTK_INPUT_PURPOSE_PASSWORD)
        let hints: TextInputKind.Hints = [.private, .capitalSentences]
        #expect(hints.gtk == GTK_INPUT_HINT_PRIVATE.rawValue | GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue)
        #expect(TextInputKind.Hints().gtk == 0)
    }
}

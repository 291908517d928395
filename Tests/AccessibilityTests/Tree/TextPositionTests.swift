import Fuzzing
import Testing

@testable import Accessibility

@Suite("Positions in texts") struct TextPositionTests {
    private static let parts = ["a", "ä", "€", "😀", "e\u{301}", "\r\n", "\u{0}", String(repeating: "x", count: 300)]

    /// Returns a text of random parts, longer or shorter than a block of bytes.
    private func text(_ random: inout SeededRandom) -> String {
        (0..<Int.random(in: 0...40, using: &random)).reduce(into: "") { text, _ in
            text += Self.parts.randomElement(using: &random) ?? ""
        }
    }

    @Test("The position after a number of scalars is that of the text's own views")
    func scalars() {
        var random = SeededRandom(seed: 1)
        for _ in 0..<2_000 {
            let text = text(&random)
            let scalars = text.unicodeScalars
            let offset = Int.random(in: 0...scalars.count, using: &random)
            let index = scalars.index(scalars.startIndex, offsetBy: offset)
            let position = TextPosition(afterScalars: offset, in: text)
            #expect(position.index(in: text) == index)
            #expect(position.scalars == offset)
            #expect(position.units == text.utf16.distance(from: text.startIndex, to: index))
        }
    }

    @Test("The position after a number of UTF-16 units contains whole scalars")
    func units() {
        var random = SeededRandom(seed: 2)
        for _ in 0..<2_000 {
            let text = text(&random)
            let offset = Int.random(in: 0...text.utf16.count, using: &random)
            var (units, scalars) = (0, 0)
            for scalar in text.unicodeScalars {
                guard units < offset else { break }
                units += UTF16.width(scalar)
                scalars += 1
            }
            #expect(TextPosition(afterUnits: offset, in: text).scalars == scalars)
        }
    }

    @Test("Positions beyond the end are the end")
    func end() {
        let text = String(repeating: "a😀", count: 500)
        let end = TextPosition(endOf: text)
        #expect(end.scalars == 1_000)
        #expect(end.units == 1_500)
        #expect(end.bytes == 2_500)
        #expect(TextPosition(afterScalars: .max, in: text) == end)
        #expect(TextPosition(afterUnits: .max, in: text) == end)
    }
}

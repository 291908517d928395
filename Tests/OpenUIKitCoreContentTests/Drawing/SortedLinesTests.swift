import Fuzzing
import Testing

@testable import OpenUIFoundation

@Suite("Sorted lines")
struct SortedLinesTests {
    private static func lines(_ seed: UInt64) -> [(key: String, value: String)] {
        var random = SeededRandom(seed: seed)
        let keys = (0..<Int.random(in: 0...30, using: &random)).map { _ in
            let characters = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                "a.bé-".randomElement(using: &random) ?? "a"
            }
            return String(characters)
        }
        return keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.enumerated().map { ($1, "value \($0)") }
    }

    @Test("The values of a key are those of all lines that begin with it", arguments: 0..<200 as Range<UInt64>)
    func values(seed: UInt64) {
        let lines = Self.lines(seed)
        let sorted = SortedLines(lines.map { "\($0.key) \($0.value)" }.joined(separator: "\n"))
        for key in lines.map(\.key) + ["", "a", "z", "a.", "b b"] {
            #expect(sorted.values(of: key).map(String.init) == lines.filter { $0.key == key }.map(\.value))
        }
    }

    @Test("The keys are those of all lines")
    func keys() {
        #expect(SortedLines("a 1\na 2\nb 3").keys == ["a", "a", "b"])
    }
}

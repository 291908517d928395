import Fuzzing
import Testing

@testable import ComponentFlow

@Suite("The columns of lazy grids")
struct LazyGridTrackTests {
    private func lengths(_ items: [GridItem], in available: CGFloat) -> [CGFloat] {
        LazyGridTracks(items, in: available).tracks.map(\.length)
    }

    @Test("Fixed columns have their width")
    func fixed() {
        #expect(lengths([GridItem(.fixed(80)), GridItem(.fixed(30))], in: 300) == [80, 30])
        #expect(lengths([GridItem(.fixed(80)), GridItem(.fixed(-5))], in: 20) == [80, 0])
    }

    @Test("Flexible columns share the width that fixed columns and distances leave, in whole points")
    func flexible() {
        #expect(lengths([GridItem(), GridItem(), GridItem()], in: 320) == [106, 107, 107])
        let items = [GridItem(.fixed(50), spacing: 10), GridItem(spacing: 10), GridItem()]
        #expect(lengths(items, in: 270) == [50, 100, 100])
    }

    @Test("A flexible column has a width within its limits, and the others share the remaining width")
    func limits() {
        #expect(lengths([GridItem(.flexible(maximum: 60)), GridItem()], in: 300) == [60, 240])
        #expect(lengths([GridItem(.flexible(minimum: 200)), GridItem()], in: 300) == [200, 100])
        #expect(lengths([GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 50))], in: 60) == [50, 50])
    }

    @Test("An adaptive item has as many columns as there is space for, which fill the width")
    func adaptive() {
        #expect(lengths([GridItem(.adaptive(minimum: 80), spacing: 10)], in: 300) == [93, 93, 94])
        #expect(lengths([GridItem(.adaptive(minimum: 100))], in: 300) == [100, 100, 100])
        #expect(lengths([GridItem(.adaptive(minimum: 80, maximum: 90), spacing: 10)], in: 300) == [90, 90, 90])
        #expect(lengths([GridItem(.adaptive(minimum: 400))], in: 300) == [300])
        #expect(lengths([GridItem(.adaptive(minimum: 80)), GridItem(.fixed(100))], in: 300) == [100, 100, 100])
    }

    @Test("Columns are separated by the distances of their items")
    func positions() {
        let tracks = LazyGridTracks([GridItem(.fixed(40), spacing: 5), GridItem(.fixed(20), spacing: 7)], in: 300)
        #expect(tracks.tracks.map(\.start) == [0, 45])
        #expect(tracks.length == 65)
    }

    @Test("In an unbounded proposal, columns have their minimum")
    func unbounded() {
        #expect(
            lengths([GridItem(.flexible(minimum: 30)), GridItem(.adaptive(minimum: 20))], in: .infinity) == [30, 20])
    }

    @Test("Without items there is one column with the whole width")
    func none() {
        #expect(lengths([], in: 300) == [300])
    }

    @Test("Columns of flexible and adaptive items never exceed the width if there is space for their minimums")
    func random() {
        var random = SeededRandom(seed: 1)
        var wrong: [String] = []
        for _ in 0..<2_000 {
            let items = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                let (kind, spacing) = (Int.random(in: 0...2, using: &random), CGFloat.random(in: 0...9, using: &random))
                let sizes: [GridItem.Size] = [.fixed(30), .flexible(), .adaptive(minimum: 40)]
                return GridItem(sizes[kind], spacing: spacing)
            }
            let width = CGFloat(Int.random(in: 250...900, using: &random))
            let tracks = LazyGridTracks(items, in: width)
            if tracks.length > width + 0.001 || tracks.count < items.count { wrong.append("\(items) in \(width)") }
        }
        #expect(wrong.isEmpty)
    }
}

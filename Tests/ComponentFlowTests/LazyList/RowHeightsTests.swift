import Fuzzing
import ListGeometry
import TestSupport
import Testing

@testable import ComponentFlow

@Suite
struct RowHeightsTests {
    @Test("Row heights, offsets and rows at offsets match a plain array after any edits")
    func model() {
        for seed in 0..<(isDebugBuild ? 4 : 30) {
            var random = SeededRandom(seed: UInt64(seed))
            let spacing = CGFloat(Int.random(in: 0...3, using: &random))
            let start = Int.random(in: 0...700, using: &random)
            var heights = RowHeights(count: start, estimate: 20)
            var model = [CGFloat](repeating: 20, count: start)
            for _ in 0..<300 {
                edit(&heights, &model, &random)
                #expect(heights.count == model.count)
                #expect(heights.total == model.reduce(0, +))
                let row = Int.random(in: 0...model.count, using: &random)
                #expect(heights.offset(of: row) == model[..<row].reduce(0, +))
                if row < model.count { #expect(heights[row] == model[row]) }
                let y = CGFloat(Int.random(in: -10...Int(heights.total) + 50, using: &random))
                #expect(heights.row(at: y, spacing: spacing) == self.row(at: y, model, spacing))
            }
        }
    }

    @Test("The runs of measured rows restore the same heights in a new list")
    func runs() {
        for seed in 0..<(isDebugBuild ? 10 : 50) {
            var random = SeededRandom(seed: UInt64(seed))
            var heights = RowHeights(count: 500, estimate: 20)
            var model = [CGFloat](repeating: 20, count: 500)
            for _ in 0..<30 { edit(&heights, &model, &random) }
            var copy = RowHeights(count: heights.count, estimate: 20)
            copy.set(heights.measuredRuns)
            #expect(copy.all == model)
        }
    }

    @Test("Consecutive rows with the same height are one run")
    func runLengths() {
        var heights = RowHeights(count: 300, estimate: 20)
        for row in 100..<200 { heights.set(row, to: 30) }
        heights.set(150, to: 31)
        let expected: [RowHeights.Run] = [
            .init(row: 100, count: 50, height: 30), .init(row: 150, count: 1, height: 31),
            .init(row: 151, count: 49, height: 30),
        ]
        #expect(heights.measuredRuns == expected)
    }

    @Test("Runs of rows that do not exist are ignored", arguments: [-1, 10, Int.max, Int.min])
    func foreignRuns(row: Int) {
        var heights = RowHeights(count: 10, estimate: 20)
        heights.set([RowHeights.Run(row: row, count: .max, height: 30), RowHeights.Run(row: 8, count: .max, height: 5)])
        #expect(heights.all == Array(repeating: 20, count: 8) + [5, 5])
    }

    @Test("Of runs that overlap, the first is set, so that many of them take no more time than one")
    func overlappingRuns() {
        var heights = RowHeights(count: 100_000, estimate: 20)
        let runs = (0..<20_000).map { RowHeights.Run(row: 0, count: .max, height: CGFloat($0)) }
        heights.set(runs + [RowHeights.Run(row: 5, count: 1, height: 30)])
        #expect(heights.total == 0)
    }

    private func edit(_ heights: inout RowHeights, _ model: inout [CGFloat], _ random: inout SeededRandom) {
        if !model.isEmpty, Int.random(in: 0..<3, using: &random) > 0 {
            let row = Int.random(in: 0..<model.count, using: &random)
            model[row] = CGFloat(Int.random(in: 1...90, using: &random))
            heights.set(row, to: model[row])
            return
        }
        let start = Int.random(in: 0...model.count, using: &random)
        let end = min(start + Int.random(in: 0...40, using: &random), model.count)
        let new = Int.random(in: 0...(Bool.random(using: &random) ? 3 : 300), using: &random)
        heights.replace(start..<end, withEstimates: new)
        model.replaceSubrange(start..<end, with: Array(repeating: 20, count: new))
    }

    /// The row that covers an offset including the spacing below it; the last row for offsets beyond the end.
    private func row(at y: CGFloat, _ model: [CGFloat], _ spacing: CGFloat) -> Int {
        var end: CGFloat = 0
        for (row, height) in model.enumerated() {
            end += height + spacing
            if y < end { return row }
        }
        return max(model.count - 1, 0)
    }

    @Test("A million unmeasured rows occupy one chunk, and a measured row adds a few")
    func memory() {
        var heights = RowHeights(count: 1_000_000, estimate: 44)
        #expect(heights.chunkCount == 1)
        #expect(heights.total == 44_000_000)
        heights.set(500_000, to: 60)
        #expect(heights.chunkCount == 3)
        #expect(heights.offset(of: 500_001) == 22_000_060)
        #expect(heights.row(at: 500_000 * 44 + 59) == 500_000)
        heights.replace(10..<10, withEstimates: 5)
        heights.replace(10..<15, withEstimates: 0)
        #expect(heights.chunkCount == 3)
    }

    @Test("Row heights that are not finite or negative are ignored", arguments: [CGFloat.nan, .infinity, -1])
    func badHeights(height: CGFloat) {
        var heights = RowHeights(count: 3, estimate: height)
        heights.set(1, to: height)
        heights.set(7, to: 10)
        #expect(heights.total == 132)
    }
}

@Suite
struct RowAlignmentTests {
    @Test("After any edits a row keeps its height or is forgotten, and a single edit forgets only edited rows")
    func edits() {
        for seed in 0..<400 {
            var random = SeededRandom(seed: UInt64(seed))
            let old = Array(0..<Int.random(in: 0...40, using: &random))
            var new = old
            let edits = Int.random(in: 0...3, using: &random)
            for edit in 0..<edits {
                let place = Int.random(in: 0...new.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: new.insert(contentsOf: (0..<3).map { 1000 + edit * 10 + $0 }, at: place)
                case 1: if place < new.count { new.remove(at: place) }
                default: if place < new.count { new.swapAt(place, 0) }
                }
            }
            let common = old.filter { new.contains($0) }.randomElement(using: &random)
            let anchor = common.flatMap { id in
                old.firstIndex(of: id).flatMap { old in new.firstIndex(of: id).map { (old: old, new: $0) } }
            }
            let alignment = RowAlignment(oldCount: old.count, newCount: new.count, anchor: anchor) {
                old[$0] == new[$1]
            }
            var heights = RowHeights(count: old.count, estimate: 5)
            for row in old.indices { heights.set(row, to: CGFloat(100 + old[row])) }
            alignment.apply(to: &heights)
            #expect(heights.count == new.count)
            for row in new.indices {
                #expect(heights[row] == 5 || heights[row] == CGFloat(100 + new[row]), "seed \(seed)")
                if let before = alignment.oldRow(of: row) {
                    #expect(old[before] == new[row])
                    #expect(alignment.newRow(of: before) == row)
                }
            }
            if edits <= 1, !zip(old, new).contains(where: { $0 != $1 && new.contains($0) && old.count == new.count }) {
                let kept = new.indices.filter { heights[$0] != 5 }.count
                #expect(kept == old.filter { new.contains($0) }.count, "seed \(seed)")
            }
        }
    }

    @Test("The alignment of a million rows examines only some thousand of them")
    func budget() {
        var looks = 0
        let count = 1_000_000
        let alignment = RowAlignment(oldCount: count, newCount: count + 1, anchor: (old: 500_000, new: 500_001)) {
            looks += 1
            return $0 + 1 == $1
        }
        #expect(looks < 4 * RowAlignment.budget)
        #expect(alignment.oldRow(of: 0) == nil)
        #expect(alignment.oldRow(of: 1) == 0)
        #expect(alignment.newRow(of: 999_999) == 1_000_000)
    }
}

import Fuzzing
import Testing

@testable import ComponentFlow

@Suite("Lines of lazy grids") @MainActor
struct LazyGridLineTests {
    @Test("The entries of sections are found by section and kind, and these by the entries")
    func entries() {
        var random = SeededRandom(seed: 5)
        var wrong: [SectionEntries] = []
        for _ in 0..<300 {
            let sections = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                SectionEntries.Section(
                    rowCount: Int.random(in: 0...3, using: &random), hasHeader: Bool.random(using: &random),
                    hasFooter: Bool.random(using: &random))
            }
            var expected: [(section: Int, kind: SectionEntries.Kind)] = []
            for (index, section) in sections.enumerated() {
                if section.hasHeader { expected.append((index, .header)) }
                for row in 0..<section.rowCount { expected.append((index, .row(row))) }
                if section.hasFooter { expected.append((index, .footer)) }
            }
            let entries = SectionEntries(sections)
            let isRight = expected.enumerated().allSatisfy { entry, place in
                entries.place(of: entry) == place && entries.entry(place.kind, of: place.section) == entry
            }
            if !isRight || entries.count != expected.count { wrong.append(entries) }
        }
        #expect(wrong.isEmpty)
    }

    /// Returns sections with numbers of cells, which are identified by their index.
    private func lines(_ counts: [Int], trackCount: Int) -> LazyGridLines {
        var sections: [LazyGridCells.Section] = []
        var start = 0
        for (index, count) in counts.enumerated() {
            sections.append(
                LazyGridCells.Section(
                    identity: .integer(index), header: nil, footer: nil, cells: start..<start + count))
            start += count
        }
        return LazyGridLines(sections, trackCount: trackCount)
    }

    @Test("The cells beside and across from each other are those of a model with all rows")
    func neighbors() {
        var random = SeededRandom(seed: 6)
        var wrong: [String] = []
        for _ in 0..<200 {
            let counts = (0..<Int.random(in: 1...5, using: &random)).map { _ in Int.random(in: 0...7, using: &random) }
            let trackCount = Int.random(in: 1...4, using: &random)
            let lines = lines(counts, trackCount: trackCount)
            var rows: [[Int]] = []
            var next = 0
            for count in counts {
                let cells = Array(next..<next + count)
                next += count
                for start in stride(from: 0, to: count, by: trackCount) {
                    rows.append(Array(cells[start..<min(start + trackCount, count)]))
                }
            }
            for (index, row) in rows.enumerated() {
                for (column, cell) in row.enumerated() {
                    let below = index + 1 < rows.count ? rows[index + 1] : []
                    let above = index > 0 ? rows[index - 1] : []
                    let isRight =
                        lines.line(ofCell: cell) == index
                        && lines.cell(acrossFrom: cell, isForward: true) == (below.prefix(column + 1).last)
                        && lines.cell(acrossFrom: cell, isForward: false) == (above.prefix(column + 1).last)
                        && lines.cell(beside: cell, isForward: true) == (column + 1 < row.count ? cell + 1 : nil)
                        && lines.cell(beside: cell, isForward: false) == (column > 0 ? cell - 1 : nil)
                    if !isRight { wrong.append("\(cell) of \(counts) in \(trackCount)") }
                }
            }
        }
        #expect(wrong.isEmpty)
    }

    @Test("Lines keep their identity when sections are inserted and the number of columns changes")
    func mapping() {
        let old = lines([4, 6], trackCount: 2)
        let fewerColumns = LazyGridLineMapping(from: old, to: lines([4, 6], trackCount: 1))
        #expect((0..<5).map { fewerColumns.line($0) } == [0, 2, 4, 6, 8])
        let shorter = LazyGridLineMapping(from: old, to: lines([2, 6], trackCount: 2))
        #expect((0..<6).map { shorter.line($0) } == [0, nil, 1, 2, 3, nil])
    }
}

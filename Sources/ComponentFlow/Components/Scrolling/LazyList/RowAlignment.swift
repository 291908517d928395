import ListGeometry

/// Which rows of a list were there before, as far as looking at some of them can tell.
///
/// It looks from the start, from the end, and both ways from one row that is known in both lists. Each look goes on as
/// long as ids agree and at most `budget` rows far; what is beyond the last look is trusted to agree. So an edit costs no
/// more in a list of a million than in one of a few thousand.
struct RowAlignment: Equatable {
    /// Rows that are the same, by their numbers in the old list and by how much these grew.
    struct Run: Equatable {
        var old: Range<Int>
        var shift: Int

        var new: Range<Int> {
            old.lowerBound + shift..<old.upperBound + shift
        }
    }

    static let budget = 4000

    /// In order, none empty.
    let runs: [Run]
    let oldCount: Int
    let newCount: Int

    /// Aligns two lists.
    ///
    /// - Parameters:
    ///   - anchor: A row that is known to be in both.
    ///   - isSame: Whether the row of the old list and the one of the new list have the same id.
    init(
        oldCount: Int, newCount: Int, anchor: (old: Int, new: Int)?, budget: Int = Self.budget,
        isSame: (_ old: Int, _ new: Int) -> Bool
    ) {
        self.oldCount = oldCount
        self.newCount = newCount
        let common = min(oldCount, newCount)
        var prefix = Self.run(limit: common, budget: budget) { isSame($0, $0) }
        let suffix = Self.run(limit: common - prefix, budget: budget) {
            isSame(oldCount - 1 - $0, newCount - 1 - $0)
        }
        let (oldEnd, newEnd) = (oldCount - suffix, newCount - suffix)
        var middle: Run?
        if let anchor, anchor.old >= prefix, anchor.new >= prefix, anchor.old < oldEnd, anchor.new < newEnd {
            let room = min(anchor.old, anchor.new) - prefix
            let up = Self.trusting(room, budget) { isSame(anchor.old - 1 - $0, anchor.new - 1 - $0) }
            let below = min(oldEnd - anchor.old, newEnd - anchor.new)
            let down = Self.trusting(below, budget) { isSame(anchor.old + $0, anchor.new + $0) }
            if up + down > 0 {
                middle = Run(old: anchor.old - up..<anchor.old + down, shift: anchor.new - anchor.old)
            }
        } else if prefix == budget {
            // Nothing else is known: the start goes on as far as it can.
            prefix = common - suffix
        }
        runs = [
            Run(old: 0..<prefix, shift: 0), middle, Run(old: oldCount - suffix..<oldCount, shift: newCount - oldCount),
        ].compactMap { $0 }.filter { !$0.old.isEmpty }
    }

    private static func run(limit: Int, budget: Int, holds: (Int) -> Bool) -> Int {
        var length = 0
        while length < min(limit, budget), holds(length) { length += 1 }
        return length
    }

    private static func trusting(_ limit: Int, _ budget: Int, holds: (Int) -> Bool) -> Int {
        let length = run(limit: limit, budget: budget, holds: holds)
        return length == budget ? limit : length
    }

    /// Where a row of the new list was in the old one.
    func oldRow(of new: Int) -> Int? {
        runs.first { $0.new.contains(new) }.map { new - $0.shift }
    }

    /// Where a row of the old list is in the new one.
    func newRow(of old: Int) -> Int? {
        runs.first { $0.old.contains(old) }.map { old + $0.shift }
    }

    /// Keeps the heights of the rows that are the same, and forgets the others.
    func apply(to heights: inout RowHeights) {
        var gaps: [(old: Range<Int>, new: Int)] = []
        var (old, new) = (0, 0)
        for run in runs {
            gaps.append((old..<run.old.lowerBound, run.new.lowerBound - new))
            (old, new) = (run.old.upperBound, run.new.upperBound)
        }
        gaps.append((old..<oldCount, newCount - new))
        for gap in gaps.reversed() where !gap.old.isEmpty || gap.new > 0 {
            heights.replace(gap.old, withEstimates: gap.new)
        }
    }
}

internal import ListGeometry

/// A mapping between the rows of the old and the new version of a list, based on a limited number of comparisons.
///
/// Rows are compared forward from the start, backward from the end, and in both directions from an anchor that is known
/// to be in both versions. Each run continues as long as ids match, for at most `budget` rows. If a run from the anchor
/// exhausts the budget, the remaining rows up to the next run are assumed to match; without an anchor, so are those
/// after the run from the start. An edit therefore costs no more in a list of a million rows than in one of a few
/// thousand.
struct RowAlignment: Equatable {
    /// A range of matching rows: the indices in the old list, and their offset in the new list.
    struct Run: Equatable {
        var old: Range<Int>
        var shift: Int

        var new: Range<Int> {
            old.lowerBound + shift..<old.upperBound + shift
        }
    }

    static let budget = 4000

    /// The runs in order, none of them empty.
    let runs: [Run]
    let oldCount: Int
    let newCount: Int

    /// Aligns two lists.
    ///
    /// - Parameters:
    ///   - anchor: A row that is known to be in both lists.
    ///   - isSame: Whether a row of the old list and a row of the new list have the same id.
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
            let available = min(anchor.old, anchor.new) - prefix
            let up = Self.trusting(available, budget) { isSame(anchor.old - 1 - $0, anchor.new - 1 - $0) }
            let below = min(oldEnd - anchor.old, newEnd - anchor.new)
            let down = Self.trusting(below, budget) { isSame(anchor.old + $0, anchor.new + $0) }
            if up + down > 0 {
                middle = Run(old: anchor.old - up..<anchor.old + down, shift: anchor.new - anchor.old)
            }
        } else if prefix == budget {
            // Without an anchor, the run from the start is extended as far as possible.
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

    /// Returns the old index of a row of the new list.
    func oldRow(of new: Int) -> Int? {
        runs.first { $0.new.contains(new) }.map { new - $0.shift }
    }

    /// Returns the new index of a row of the old list.
    func newRow(of old: Int) -> Int? {
        runs.first { $0.old.contains(old) }.map { old + $0.shift }
    }

    /// Keeps the heights of matching rows, and replaces the others by estimates.
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

/// The visible rows of the elements of one collection of a tree, with those of the expanded elements among them.
///
/// Levels never change: a change of the expansion creates the levels from the root to the changed element, and shares the
/// others with the previous tree.
final class OutlineLevel<Data: RandomAccessCollection> {
    /// An expanded element and the rows below it.
    struct Branch {
        let element: Data.Element
        /// The index of the element in the collection.
        let index: Int
        let level: OutlineLevel
        /// The number of rows of the branches before it.
        let precedingRows: Int

        /// The row of the element.
        var row: Int { index + precedingRows }
        /// The row after its last one.
        var end: Int { row + 1 + level.rowCount }
    }

    let data: Data
    let count: Int
    /// The expanded elements in ascending order.
    let branches: [Branch]
    /// The number of rows, including those of the branches.
    let rowCount: Int

    init(_ data: Data, count: Int, expanded: [(index: Int, level: OutlineLevel)]) {
        self.data = data
        self.count = count
        var branches: [Branch] = []
        branches.reserveCapacity(expanded.count)
        var rows = 0
        for (index, level) in expanded {
            let element = data[data.index(data.startIndex, offsetBy: index)]
            branches.append(Branch(element: element, index: index, level: level, precedingRows: rows))
            rows += level.rowCount
        }
        self.branches = branches
        rowCount = count + rows
    }

    func element(_ index: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: index)]
    }

    /// Returns the last branch that begins at or before a row.
    ///
    /// O(log n) for n branches.
    func branch(at row: Int) -> Branch? {
        var (low, high) = (0, branches.count)
        while low < high {
            let middle = (low + high) / 2
            if branches[middle].row <= row { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? branches[low - 1] : nil
    }

    /// Returns whether the level is known to show the elements of a collection.
    func shows(_ other: Data) -> Bool { data.isKnownToEqual(other) }
}

/// The place of a row in a tree.
struct OutlinePlace<Data: RandomAccessCollection> {
    let level: OutlineLevel<Data>
    /// The index of the element in the collection of its level.
    let index: Int
    /// The number of ancestors.
    let depth: Int
    /// The row of the parent, or `nil` in the collection at the root.
    let parent: Int?
    let isExpanded: Bool

    var element: Data.Element { level.element(index) }
}

extension OutlineLevel {
    /// Returns the place of a row.
    ///
    /// O(d · log n) for a depth d and n expanded elements per level.
    func place(of row: Int) -> OutlinePlace<Data> {
        var (level, first, depth, parent) = (self, 0, 0, Int?.none)
        while let branch = level.branch(at: row - first), row - first < branch.end {
            if row - first == branch.row {
                return OutlinePlace(level: level, index: branch.index, depth: depth, parent: parent, isExpanded: true)
            }
            parent = first + branch.row
            (level, first, depth) = (branch.level, first + branch.row + 1, depth + 1)
        }
        let preceding = level.branch(at: row - first).map { $0.precedingRows + $0.level.rowCount } ?? 0
        return OutlinePlace(
            level: level, index: row - first - preceding, depth: depth, parent: parent, isExpanded: false)
    }
}

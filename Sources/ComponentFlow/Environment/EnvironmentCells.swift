/// The cells of an environment in the order of its tuple.
@usableFromInline
struct EnvironmentCells {
    private(set) var cells: [EnvironmentCell]

    @usableFromInline init() {
        cells = []
    }

    init(_ cells: [EnvironmentCell]) {
        self.cells = cells
    }

    var count: Int {
        cells.count
    }

    /// Returns the cell at an index, or `nil` if there are not as many.
    subscript(index: Int) -> EnvironmentCell? {
        get { cells.indices.contains(index) ? cells[index] : nil }
        set {
            guard let newValue, cells.indices.contains(index) else { return }
            cells[index] = newValue
        }
    }

    /// Returns whether both contain the same cells, regardless of their values.
    @inline(__always) func isIdentical(to other: EnvironmentCells) -> Bool {
        cells.isEmpty && other.cells.isEmpty || containsSameCells(as: other)
    }

    private func containsSameCells(as other: EnvironmentCells) -> Bool {
        guard cells.count == other.cells.count else { return false }
        for index in cells.indices where cells[index] !== other.cells[index] { return false }
        return true
    }

    func firstIndex(of cell: EnvironmentCell) -> Int? {
        cells.firstIndex { $0 === cell }
    }
}

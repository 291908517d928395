/// The cells of an environment in the order of its tuple: up to four inline, more in an array.
///
/// Four cover typical applications, and copying inline cells allocates nothing.
@usableFromInline
struct EnvironmentCells {
    private(set) var count = 0
    private var first: EnvironmentCell?
    private var second: EnvironmentCell?
    private var third: EnvironmentCell?
    private var fourth: EnvironmentCell?
    private var more: MoreCells?

    private static let inPlace = 4

    @usableFromInline init() {}

    /// The cells beyond those stored inline; immutable.
    private final class MoreCells {
        let cells: [EnvironmentCell]

        init(_ cells: [EnvironmentCell]) {
            self.cells = cells
        }
    }

    mutating func append(_ cell: EnvironmentCell) {
        switch count {
        case 0: first = cell
        case 1: second = cell
        case 2: third = cell
        case 3: fourth = cell
        default: more = MoreCells((more?.cells ?? []) + [cell])
        }
        count += 1
    }

    func appending(_ cell: EnvironmentCell) -> EnvironmentCells {
        var cells = self
        cells.append(cell)
        return cells
    }

    subscript(index: Int) -> EnvironmentCell? {
        get {
            switch index {
            case 0: first
            case 1: second
            case 2: third
            case 3: fourth
            default: index < count ? more?.cells[index - Self.inPlace] : nil
            }
        }
        set {
            guard let newValue, index < count else { return }
            switch index {
            case 0: first = newValue
            case 1: second = newValue
            case 2: third = newValue
            case 3: fourth = newValue
            default:
                guard var cells = more?.cells else { return }
                cells[index - Self.inPlace] = newValue
                more = MoreCells(cells)
            }
        }
    }

    /// Returns whether both contain the same cells, regardless of their values.
    ///
    /// The fields are compared individually: passing either value as a whole would copy it, with five retains.
    @inline(__always) func isIdentical(to other: EnvironmentCells) -> Bool {
        guard count == other.count else { return false }
        if count == 0 { return true }
        guard first === other.first else { return false }
        if count == 1 { return true }
        guard second === other.second, third === other.third, fourth === other.fourth else { return false }
        return more === other.more || (more?.cells ?? []).elementsEqual(other.more?.cells ?? [], by: ===)
    }

    func firstIndex(of cell: EnvironmentCell) -> Int? {
        (0..<count).first { self[$0] === cell }
    }
}

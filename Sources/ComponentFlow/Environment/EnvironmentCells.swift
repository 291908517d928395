/// The cells of an environment in the order of its tuple: four in place, more in an array.
///
/// Four, because that covers what applications use, and copying them allocates nothing.
struct EnvironmentCells {
    private var first: EnvironmentCell?
    private var second: EnvironmentCell?
    private var third: EnvironmentCell?
    private var fourth: EnvironmentCell?
    private var more: [EnvironmentCell] = []
    private(set) var count = 0

    static let inPlace = 4

    mutating func append(_ cell: EnvironmentCell) {
        switch count {
        case 0: first = cell
        case 1: second = cell
        case 2: third = cell
        case 3: fourth = cell
        default: more.append(cell)
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
            default: index < count ? more[index - Self.inPlace] : nil
            }
        }
        set {
            guard let newValue, index < count else { return }
            switch index {
            case 0: first = newValue
            case 1: second = newValue
            case 2: third = newValue
            case 3: fourth = newValue
            default: more[index - Self.inPlace] = newValue
            }
        }
    }

    /// Whether both hold the same cells, whatever the values in them.
    func isIdentical(to other: EnvironmentCells) -> Bool {
        guard count == other.count, first === other.first else { return false }
        if count <= 1 { return true }
        return second === other.second && third === other.third && fourth === other.fourth
            && more.elementsEqual(other.more, by: ===)
    }

    func firstIndex(of cell: EnvironmentCell) -> Int? {
        (0..<count).first { self[$0] === cell }
    }
}

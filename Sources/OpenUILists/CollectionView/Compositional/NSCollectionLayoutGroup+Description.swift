extension NSCollectionLayoutGroup {
    /// The size of the container in which groups are described, in points.
    private static let describedContainer = CGSize(width: 320, height: 480)

    /// Returns a drawing of the group's items in characters, and their frames, for use during development.
    ///
    /// The group is laid out from left to right in a container of 320 by 480 points, in which estimated sizes have their
    /// estimates.
    public final func visualDescription() -> String {
        let container = Self.describedContainer
        let environment = LayoutEnvironment(container, .zero, .current, isRightToLeft: false)
        let solved = GroupSolver { _ in nil }.solve(
            LayoutNode(self, environment), in: container, first: 0, available: .max)
        return
            ([Self.line("group", CGRect(origin: .zero, size: solved.size))] + GroupDrawing(solved).lines
            + solved.items.enumerated().map { Self.line("item \($0)", $1.frame) }
            + solved.attachments.map { Self.line($0.kind, $0.frame) }).joined(separator: "\n")
    }

    private static func line(_ name: String, _ frame: CGRect) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number in
            let rounded = (number * 100).rounded() / 100
            return rounded == rounded.rounded() ? "\(Int(rounded, within: -1_000_000...1_000_000))" : "\(rounded)"
        }
        return "\(name): (\(numbers[0]), \(numbers[1])), \(numbers[2]) × \(numbers[3])"
    }
}

/// A drawing of the items of a group, as rectangles of characters with the numbers of the items.
private struct GroupDrawing {
    private static let columns = 64
    private static let maximumRows = 48
    /// The height of a character, relative to its width.
    private static let characterHeight: CGFloat = 2

    private var cells: [[Character]]

    init(_ group: SolvedGroup) {
        let extent = group.extent
        let scale = CGFloat(Self.columns) / max(extent.width, 1)
        let rows = Int((extent.height * scale / Self.characterHeight).rounded(.up), within: 1...Self.maximumRows)
        let verticalScale = CGFloat(rows) / max(extent.height, 1)
        cells = Array(repeating: Array(repeating: " ", count: Self.columns + 1), count: rows + 1)
        for (number, item) in group.items.enumerated() {
            let frame = item.frame.offsetBy(dx: -extent.minX, dy: -extent.minY)
            draw(
                "\(number)", x: Self.span(frame.minX, frame.maxX, scale, limit: Self.columns),
                y: Self.span(frame.minY, frame.maxY, verticalScale, limit: rows))
        }
    }

    /// The lines of the drawing, without spaces at their ends.
    var lines: [String] {
        cells.map { line in line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? "" }
    }

    private static func span(_ start: CGFloat, _ end: CGFloat, _ scale: CGFloat, limit: Int) -> ClosedRange<Int> {
        let first = Int((start * scale).rounded(), within: 0...limit)
        return first...max(first, Int((end * scale).rounded(), within: 0...limit))
    }

    private mutating func draw(_ number: String, x: ClosedRange<Int>, y: ClosedRange<Int>) {
        for column in x { (cells[y.lowerBound][column], cells[y.upperBound][column]) = ("-", "-") }
        for row in y { (cells[row][x.lowerBound], cells[row][x.upperBound]) = ("|", "|") }
        for row in [y.lowerBound, y.upperBound] {
            for column in [x.lowerBound, x.upperBound] { cells[row][column] = "+" }
        }
        guard y.count > 2, x.count > number.count + 1 else { return }
        let start = (x.lowerBound + x.upperBound - number.count + 1) / 2
        for (offset, character) in number.enumerated() {
            cells[(y.lowerBound + y.upperBound) / 2][start + offset] = character
        }
    }
}

import Fuzzing
import Flexbox

/// Random trees, and random edits of them.
enum RandomTree {
    static func make(_ random: inout SeededRandom, depth: Int = 0) -> FlexNode {
        let node = FlexNode(style: style(&random))
        let count = depth < 4 ? Int.random(in: 0...4, using: &random) : 0
        for _ in 0..<count {
            node.append(make(&random, depth: depth + 1))
        }
        if count == 0, random.chance(0.5) { fill(node, &random) }
        return node
    }

    /// Returns a grid with many cells, some of which are grids themselves.
    static func makeGrid(_ random: inout SeededRandom, depth: Int = 0) -> FlexNode {
        var look = random.chance(0.3) ? style(&random) : FlexStyle()
        grid(&look, &random)
        let node = FlexNode(style: look)
        for _ in 0..<Int.random(in: 4...12, using: &random) {
            if depth < 2, random.chance(0.2) {
                node.append(makeGrid(&random, depth: depth + 1))
            } else {
                let cell = FlexNode(style: random.chance(0.5) ? FlexStyle() : style(&random))
                fill(cell, &random)
                node.append(cell)
            }
        }
        return node
    }

    /// Marks the content of a random leaf as changed, and replaces it half of the time.
    static func editContent(_ root: FlexNode, _ random: inout SeededRandom) {
        let leaves = all(root).filter { $0.children.isEmpty && $0.measure != nil }
        guard let leaf = leaves.randomElement(using: &random) else { return }
        if random.chance(0.5) { fill(leaf, &random) } else { leaf.markContentChanged() }
    }

    /// Sets the content of a node to random wrapping text.
    static func fill(_ node: FlexNode, _ random: inout SeededRandom) {
        let count = Int.random(in: 1...6, using: &random)
        let words = (0..<count).map { _ in
            FlexSize(
                width: Double.random(in: 4...40, using: &random), height: Double.random(in: 8...16, using: &random))
        }
        Words(words).fill(node)
    }

    /// Edits a tree at a random position.
    static func edit(_ root: FlexNode, _ random: inout SeededRandom) {
        let nodes = all(root)
        guard let node = nodes.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: node.style = style(&random)
        case 2: node.append(make(&random, depth: 3))
        case 3 where node !== root: node.removeFromParent()
        case 4: node.setChildren(node.children.shuffled(using: &random))
        case 5:
            guard let other = nodes.randomElement(using: &random) else { return }
            other.insert(node, at: Int.random(in: 0...2, using: &random))
        case 6: node.style.display = [.contents, .flex, .block, .grid].randomElement(using: &random) ?? .flex
        default: fill(node, &random)
        }
    }

    /// Returns a copy with the same styles and contents, without any cached layout.
    static func copy(_ node: FlexNode) -> FlexNode {
        let copy = FlexNode(style: node.style)
        copy.measure = node.measure
        copy.baseline = node.baseline
        copy.setChildren(node.children.map(Self.copy))
        return copy
    }

    static func all(_ node: FlexNode) -> [FlexNode] {
        [node] + node.children.flatMap(all)
    }

    static func style(_ random: inout SeededRandom) -> FlexStyle {
        var style = FlexStyle()
        func pick<Value>(_ values: [Value], _ fallback: Value) -> Value {
            values.randomElement(using: &random) ?? fallback
        }
        func length(_ range: ClosedRange<Double>) -> FlexLength {
            random.chance(0.2)
                ? .percent(Double.random(in: 0...100, using: &random))
                : .points(Double.random(in: range, using: &random))
        }
        style.flexDirection = pick([.row, .column, .rowReverse, .columnReverse], .row)
        style.flexWrap = pick([.noWrap, .noWrap, .wrap, .wrapReverse], .noWrap)
        style.justifyContent = pick([.flexStart, .center, .spaceBetween, .spaceEvenly, .end], .flexStart)
        style.alignItems = pick([.stretch, .flexStart, .center, .baseline, .flexEnd], .stretch)
        style.alignContent = pick([.stretch, .flexStart, .spaceAround, .end], .stretch)
        style.direction = pick([.inherit, .inherit, .rightToLeft], .inherit)
        if random.chance(0.3) { style.alignSelf = pick([.stretch, .baseline, .end], .stretch) }
        if random.chance(0.4) { style.flexGrow = Double.random(in: 0...2, using: &random) }
        if random.chance(0.2) { style.flexBasis = .points(Double.random(in: 0...80, using: &random)) }
        if random.chance(0.4) { style.width = length(0...150) }
        if random.chance(0.4) { style.height = length(0...100) }
        if random.chance(0.2) { style.minWidth = length(0...60) }
        if random.chance(0.2) { style.maxHeight = length(20...90) }
        if random.chance(0.1) { style.aspectRatio = Double.random(in: 0.3...3, using: &random) }
        if random.chance(0.3) { style.margin = FlexEdges(horizontal: length(-5...10), vertical: pick([.auto, 3], 3)) }
        if random.chance(0.3) { style.padding = FlexEdges(all: length(0...8)) }
        if random.chance(0.1) { style.border = FlexEdges(all: 1.5) }
        if random.chance(0.15) { style.position = .absolute } else if random.chance(0.2) { style.position = .static }
        if random.chance(0.2) { style.inset = FlexEdges(horizontal: length(-5...20), vertical: .auto) }
        if random.chance(0.1) { style.display = random.chance(0.5) ? .none : .contents }
        if random.chance(0.1) { style.order = Int.random(in: -1...2, using: &random) }
        if random.chance(0.2) { style.columnGap = length(0...8) }
        if random.chance(0.3) { grid(&style, &random) } else if random.chance(0.3) { block(&style, &random) }
        return style
    }

    /// Turns a node into a block container, with margins that collapse.
    private static func block(_ style: inout FlexStyle, _ random: inout SeededRandom) {
        style.display = .block
        if random.chance(0.7) { (style.padding, style.border, style.height) = (.zero, .zero, .auto) }
        if random.chance(0.7) { style.alignContent = .stretch }
        style.margin.top = .points(Double.random(in: -10...20, using: &random))
        style.margin.bottom = .points(Double.random(in: -10...20, using: &random))
    }

    /// Turns a node into a grid, and sets its placement within a grid.
    private static func grid(_ style: inout FlexStyle, _ random: inout SeededRandom) {
        let sizes: [GridTrackSize] = [
            .auto, .fraction(1), .fraction(0.5), 40, .percent(30), .minContent, .maxContent, .fitContent(50),
            .minmax(.points(20), .fraction(2)), .minmax(.auto, .points(60)),
        ]
        func size() -> GridTrackSize { sizes.randomElement(using: &random) ?? .auto }
        func line() -> GridLine { random.chance(0.3) ? .span(2) : .line(Int.random(in: -3...4, using: &random)) }
        var grid = GridStyle()
        style.display = .grid
        grid.templateColumns = (0..<Int.random(in: 0...3, using: &random)).map { _ in .size(size()) }
        grid.templateRows = (0..<Int.random(in: 0...2, using: &random)).map { _ in .size(size()) }
        if random.chance(0.2) { grid.templateColumns.append(.autoFit([30])) }
        if random.chance(0.25) { grid.templateColumns = [.subgrid, .lines("a"), .lines("b")] }
        if random.chance(0.25) { grid.templateRows = [.subgrid] }
        if random.chance(0.3) { grid.columnEnd = .span(Int.random(in: 1...3, using: &random)) }
        if random.chance(0.1) { grid.columnStart = "b" }
        grid.autoRows = [size()]
        grid.autoFlow = random.chance(0.3) ? .columnDense : .row
        let justifyItems: FlexAlign = random.chance(0.3) ? .center : .normal
        if random.chance(0.3) { grid.columnStart = line() }
        if random.chance(0.3) { grid.rowEnd = line() }
        style.grid = grid
        style.justifyItems = justifyItems
    }
}

import Fuzzing
import Flexbox
import Testing

@Suite("Invalid and adversarial input")
struct InvalidInputTests {
    private static let numbers: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -1, 0,
    ]

    private static let lengths: [any WritableKeyPath<FlexStyle, FlexLength> & Sendable] = [
        \.width, \.height, \.minWidth, \.minHeight, \.maxWidth, \.maxHeight, \.rowGap, \.columnGap,
        \.margin.left, \.margin.top, \.margin.right, \.margin.bottom, \.padding.left, \.padding.top, \.padding.right,
        \.padding.bottom, \.border.left, \.border.top, \.border.right, \.border.bottom, \.inset.left, \.inset.top,
        \.inset.right, \.inset.bottom,
    ]

    /// Returns a random tree in which any number may be invalid or extreme.
    private static func hostileTree(_ random: inout SeededRandom) -> FlexNode {
        let tree = RandomTree.make(&random)
        for node in RandomTree.all(tree) {
            var style = node.style
            func hostile() -> Double { numbers.randomElement(using: &random) ?? .nan }
            for keyPath in lengths where random.chance(0.15) {
                style[keyPath: keyPath] = random.chance(0.5) ? .points(hostile()) : .percent(hostile())
            }
            if random.chance(0.2) { style.flexGrow = hostile() }
            if random.chance(0.2) { style.flexShrink = hostile() }
            if random.chance(0.2) { style.flexBasis = random.chance(0.5) ? .points(hostile()) : .percent(hostile()) }
            if random.chance(0.2) { style.aspectRatio = hostile() }
            if random.chance(0.1) { style.order = random.chance(0.5) ? .max : .min }
            node.style = style
            guard random.chance(0.3) else { continue }
            let size = FlexSize(width: hostile(), height: hostile())
            node.measure = { _, _ in size }
            node.baseline = { _ in size.width }
        }
        return tree
    }

    @Test("NaN, infinite and extreme values in styles give finite boxes with reproducible results", arguments: 0..<80)
    func numbers(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let tree = Self.hostileTree(&random)
        let width = random.chance(0.5) ? 300 : Self.numbers.randomElement(using: &random)
        let height = random.chance(0.5) ? 200 : Self.numbers.randomElement(using: &random)
        let rounding =
            [FlexRounding.off, .pixels(perPoint: 1), .pixels(perPoint: .nan), .pixels(perPoint: -1)]
            .randomElement(using: &random) ?? .off
        tree.layout(width: width, height: height, rounding: rounding)
        Self.expectSound(tree)
        let fresh = RandomTree.copy(tree)
        fresh.layout(width: width, height: height, rounding: rounding)
        #expect(firstDifference(tree, fresh) == nil, "seed \(seed)")
    }

    private static func expectSound(_ tree: FlexNode) {
        for frame in tree.allFrames {
            #expect(frame.x.isFinite)
            #expect(frame.y.isFinite)
            #expect(frame.width.isFinite)
            #expect(frame.height.isFinite)
            #expect(frame.width >= 0)
            #expect(frame.height >= 0)
        }
    }

    @Test("Measure functions that return inconsistent sizes have no lasting effect", arguments: 0..<30)
    func lies(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let tree = RandomTree.make(&random)
        let leaves = RandomTree.all(tree).filter { $0.children.isEmpty }
        let liar = InconsistentMeasurer(seed: UInt64(seed))
        for leaf in leaves {
            leaf.measure = { _, _ in FlexSize(width: liar.number(), height: liar.number()) }
            leaf.baseline = { _ in liar.number() }
        }
        for _ in 0..<3 {
            tree.layout(width: 300, height: 200)
            Self.expectSound(tree)
            leaves.randomElement(using: &random)?.markContentChanged()
        }
        for leaf in leaves {
            leaf.measure = { _, _ in FlexSize(width: 20, height: 10) }
            leaf.baseline = nil
        }
        tree.layout(width: 300, height: 200)
        let fresh = RandomTree.copy(tree)
        fresh.layout(width: 300, height: 200)
        #expect(firstDifference(tree, fresh) == nil, "seed \(seed)")
    }

    /// Returns unpredictable sizes.
    private final class InconsistentMeasurer {
        private var random: SeededRandom

        init(seed: UInt64) {
            random = SeededRandom(seed: seed)
        }

        func number() -> Double {
            random.chance(0.3)
                ? InvalidInputTests.numbers.randomElement(using: &random) ?? 0
                : Double.random(in: -10...100, using: &random)
        }
    }

    @Test("Measure functions that edit the tree leave it valid, and it is right once they stop", arguments: 0..<30)
    func edits(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let tree = RandomTree.make(&random)
        let nodes = RandomTree.all(tree)
        let count = nodes.count
        let editor = Editor(nodes: nodes, seed: UInt64(seed))
        for leaf in nodes where leaf.children.isEmpty {
            leaf.measure = { [unowned editor] _, _ in
                editor.edit()
                return FlexSize(width: 20, height: 10)
            }
        }
        for _ in 0..<4 {
            tree.layout(width: 300, height: 200)
            Self.expectSound(tree)
        }
        editor.isActive = false
        #expect(RandomTree.all(tree).count <= count)
        tree.layout(width: 300, height: 200)
        let fresh = RandomTree.copy(tree)
        fresh.layout(width: 300, height: 200)
        #expect(firstDifference(tree, fresh) == nil, "seed \(seed)")
        #expect(!tree.isDirty)
    }

    /// Edits the tree at a random position whenever it measures.
    private final class Editor {
        private let nodes: [FlexNode]
        private var random: SeededRandom
        var isActive = true

        init(nodes: [FlexNode], seed: UInt64) {
            self.nodes = nodes
            random = SeededRandom(seed: seed)
        }

        func edit() {
            guard isActive, let node = nodes.randomElement(using: &random) else { return }
            switch Int.random(in: 0..<6, using: &random) {
            case 0: node.style = RandomTree.style(&random)
            case 1: node.markContentChanged()
            case 2: nodes.randomElement(using: &random)?.append(node)
            case 3: node.removeFromParent()
            case 4: node.setChildren([])
            default: nodes[0].layout(width: 10)
            }
        }
    }

    @Test("A chain of ten thousand nodes is laid out to the documented depth, and released")
    func depth() {
        weak var last: FlexNode?
        do {
            let root = FlexNode()
            var node = root
            for _ in 0..<10_000 {
                let child = FlexNode()
                child.style.flexGrow = 1
                node.append(child)
                node = child
            }
            last = node
            root.layout(width: 100, height: 100)
            #expect(root.children[0].frame.width == 100)
            #expect(node.frame.width == 0)
        }
        #expect(last == nil)
    }

    @Test("Boxes are laid out to a depth of 512, whether they were laid out before or not")
    func depthLimit() {
        // Every part is shallow enough to be laid out on its own.
        var root = box(10, 10)
        for _ in 0..<20 {
            for _ in 0..<500 {
                root = container([root]) { $0.flexGrow = 1 }
            }
            root.layout(width: 100, height: 100)
        }
        root.style.padding.left = 1
        root.layout(width: 100, height: 100)
        var node = root
        var depth = 0
        while node.frame.width == (depth == 0 ? 100 : 99), let child = node.children.first {
            node = child
            depth += 1
        }
        // The first node that keeps the frame from the layout of its part.
        #expect(depth == 513)
    }

    @Test("Ten thousand nested nodes without a box do not crash the layout", arguments: [FlexDisplay.contents, .none])
    func boxlessDepth(display: FlexDisplay) {
        var inner = box(10, 10)
        for _ in 0..<10_000 {
            inner = container([inner]) { $0.display = display }
        }
        let root = container([inner, box(20, 20)])
        root.layout(width: 100, height: 100)
        #expect(root.children[1].frame.x == 0)
        inner.style.display = .flex
        root.layout(width: 100, height: 100)
        #expect(root.children[1].frame == FlexRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test("A hundred thousand children are laid out")
    func breadth() {
        let row = container((0..<100_000).map { _ in box(.auto, 10) { $0.flexGrow = 1 } }) { $0.flexWrap = .wrap }
        row.layout(width: 100)
        #expect(row.children[99_999].frame.x >= 0)
    }

    @Test("Inserting a node into itself or a descendant is rejected")
    func cycles() {
        let outer = FlexNode()
        let inner = FlexNode()
        #expect(outer.append(inner))
        #expect(!inner.append(outer))
        #expect(!outer.append(outer))
        inner.setChildren([outer])
        #expect(inner.children.isEmpty)
    }

    @Test("A node that is inserted elsewhere is removed from its previous parent")
    func moves() {
        let (first, second, child) = (FlexNode(), FlexNode(), FlexNode())
        first.append(child)
        second.insert(child, at: 99)
        #expect(first.children.isEmpty)
        #expect(child.parent === second)
        second.setChildren([child, child])
        #expect(second.children.count == 1)
    }

    @Test("A measure function cannot change the tree, and marking it dirty causes another layout")
    func measureChangesTree() {
        let leaf = FlexNode()
        let sibling = box(10, 10)
        let row = container([leaf, sibling])
        leaf.measure = { [unowned row, unowned sibling] _, _ in
            #expect(!sibling.removeFromParent())
            #expect(!row.append(FlexNode()))
            sibling.style.width = 20
            return FlexSize(width: 10, height: 10)
        }
        // Whether the change takes effect in this layout depends on the order of measuring.
        row.layout(width: 100)
        #expect(row.isDirty)
        row.layout(width: 100)
        #expect(sibling.frame.width == 20)
        #expect(row.children.count == 2)
    }
}

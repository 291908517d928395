import Flexbox
import Testing

@Suite("Hostile input")
struct HostileTests {
    private static let numbers: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -1, 0,
    ]

    @Test("Numbers that are none, or are too large, give finite boxes", arguments: 0..<60)
    func numbers(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let tree = RandomTree.make(&random)
        for node in RandomTree.all(tree) {
            func hostile() -> Double { Self.numbers.randomElement(using: &random) ?? .nan }
            node.style.width = .points(hostile())
            node.style.maxHeight = .percent(hostile())
            node.style.flexGrow = hostile()
            node.style.flexShrink = hostile()
            node.style.margin.left = .points(hostile())
            node.style.padding.top = .percent(hostile())
            node.style.columnGap = .points(hostile())
            node.style.aspectRatio = hostile()
            node.style.flexBasis = .percent(hostile())
            let size = FlexSize(width: hostile(), height: hostile())
            node.measure = { _, _ in size }
            node.baseline = { _ in size.width }
        }
        tree.layout(width: Self.numbers.randomElement(using: &random), height: 100)
        for frame in tree.allFrames {
            #expect(frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite)
            #expect(frame.width >= 0 && frame.height >= 0)
        }
    }

    @Test("A chain of ten thousand nodes is laid out as far as documented, and freed")
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

    @Test("A hundred thousand children are laid out")
    func breadth() {
        let row = container((0..<100_000).map { _ in box(.auto, 10) { $0.flexGrow = 1 } }) { $0.flexWrap = .wrap }
        row.layout(width: 100)
        #expect(row.children[99_999].frame.x >= 0)
    }

    @Test("A node inside itself is refused, at any distance")
    func cycles() {
        let outer = FlexNode()
        let inner = FlexNode()
        #expect(outer.append(inner))
        #expect(!inner.append(outer))
        #expect(!outer.append(outer))
        inner.setChildren([outer])
        #expect(inner.children.isEmpty)
    }

    @Test("A node that is added elsewhere leaves where it was")
    func moves() {
        let (first, second, child) = (FlexNode(), FlexNode(), FlexNode())
        first.append(child)
        second.insert(child, at: 99)
        #expect(first.children.isEmpty)
        #expect(child.parent === second)
        second.setChildren([child, child])
        #expect(second.children.count == 1)
    }

    @Test("A measure function that changes the tree is refused, and one that marks it dirty gets another layout")
    func treacherousMeasure() {
        let leaf = FlexNode()
        let sibling = box(10, 10)
        let row = container([leaf, sibling])
        leaf.measure = { [unowned row, unowned sibling] _, _ in
            #expect(!sibling.removeFromParent())
            #expect(!row.append(FlexNode()))
            sibling.style.width = 20
            return FlexSize(width: 10, height: 10)
        }
        row.layout(width: 100)
        #expect(row.isDirty || sibling.frame.width == 20)
        row.layout(width: 100)
        #expect(sibling.frame.width == 20)
        #expect(row.children.count == 2)
    }
}

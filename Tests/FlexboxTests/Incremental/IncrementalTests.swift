import Fuzzing
import Flexbox
import Testing

@Suite("Incremental flexbox layout")
struct IncrementalTests {
    @Test("After random edits an incremental layout equals a layout from scratch", arguments: 0..<40)
    func incrementalEqualsFresh(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let tree = RandomTree.make(&random)
        for step in 0..<12 {
            for _ in 0..<Int.random(in: 0...2, using: &random) { RandomTree.edit(tree, &random) }
            let width = random.chance(0.2) ? nil : Double.random(in: 50...400, using: &random).rounded()
            let height: Double? = random.chance(0.5) ? 200 : nil
            tree.layout(width: width, height: height, rounding: .off)
            let fresh = RandomTree.copy(tree)
            fresh.layout(width: width, height: height, rounding: .off)
            #expect(firstDifference(tree, fresh) == nil, "seed \(seed), step \(step)")
        }
    }

    @Test("After random edits in grids an incremental layout equals a layout from scratch", arguments: 0..<60)
    func incrementalGridsEqualFresh(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let tree = RandomTree.makeGrid(&random)
        var (width, height) = (300.0, Double?.none)
        for step in 0..<20 {
            for _ in 0..<Int.random(in: 0...3, using: &random) { RandomTree.editContent(tree, &random) }
            if random.chance(0.2) { RandomTree.edit(tree, &random) }
            // In most steps the size remains, so that the last layout can be repeated.
            if random.chance(0.2) { width = Double.random(in: 50...400, using: &random).rounded() }
            if random.chance(0.1) { height = height == nil ? 200 : nil }
            tree.layout(width: width, height: height, rounding: .off)
            let fresh = RandomTree.copy(tree)
            fresh.layout(width: width, height: height, rounding: .off)
            #expect(firstDifference(tree, fresh) == nil, "seed \(seed), step \(step)")
        }
    }

    @Test("The frames inside a node without a box are zero after it was moved into a hidden node")
    func nodeWithoutBoxIsHidden() {
        let leaf = box(10, 10)
        let contents = container([leaf]) { $0.display = .contents }
        let hidden = container([]) { $0.display = .none }
        let tree = container([contents, hidden])
        tree.layout(width: 100)
        hidden.append(contents)
        tree.layout(width: 100)
        #expect(leaf.frame == .zero)
    }

    @Test("A static node is the containing block of its children while it is laid out by itself")
    func staticNodeLaidOutByItself() {
        let child = box(10, 10) {
            $0.position = .absolute
            $0.inset.right = 0
        }
        let parent = container([child]) {
            $0.position = .static
            $0.width = 50
        }
        let tree = container([parent])
        tree.layout(width: 100, rounding: .off)
        #expect(child.frame.x == 90)
        parent.layout(width: 50, rounding: .off)
        #expect(child.frame.x == 40)
        tree.style.height = 20
        tree.layout(width: 100, rounding: .off)
        #expect(child.frame.x == 90)
    }

    @Test("An item that was laid out by itself is laid out again with its grid")
    func itemLaidOutByItself() {
        let leaf = box(.auto, 10) { $0.flexGrow = 1 }
        let item = container([leaf])
        let other = FlexNode()
        other.measure = { _, _ in FlexSize(width: 5, height: 10) }
        let tree = container([item, other]) {
            $0.display = .grid
            $0.grid = GridStyle()
            $0.grid?.templateColumns = [100, 50]
        }
        tree.layout(width: 200)
        item.layout(width: 30)
        other.markContentChanged()
        tree.layout(width: 200)
        #expect(item.frame.width == 100)
        #expect(leaf.frame.width == 100)
    }

    @Test("The frames version of a node changes whenever a descendant's frame changes", arguments: 0..<40)
    func versions(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let tree = RandomTree.make(&random)
        tree.layout(width: 200, height: 200)
        for step in 0..<12 {
            if random.chance(0.8) { RandomTree.edit(tree, &random) }
            let before = RandomTree.all(tree).map { ($0, $0.framesVersion, framesInside($0)) }
            tree.layout(
                width: Double.random(in: 100...200, using: &random).rounded(), height: 200,
                rounding: random.chance(0.5) ? .off : .pixels(perPoint: 2))
            for (node, version, frames) in before where node.style.display != .contents {
                #expect(
                    node.framesVersion != version || framesInside(node) == frames, "seed \(seed), step \(step)")
            }
        }
    }

    private func framesInside(_ node: FlexNode) -> [FlexRect] {
        node.children.flatMap { [$0.frame] + framesInside($0) }
    }

    @Test("A second layout without changes does no work")
    func nothingToDo() {
        var random = SeededRandom(seed: 1)
        let tree = RandomTree.make(&random)
        tree.layout(width: 300, height: 200)
        let statistics = tree.layout(width: 300, height: 200)
        #expect(statistics.placedNodes + statistics.sizedNodes + statistics.measureCalls == 0)
        #expect(!tree.isDirty)
    }

    @Test("Setting an equal style or the same children does not invalidate the layout")
    func equalChanges() {
        let tree = container([box(10, 10), box(20, 20)])
        tree.layout(width: 100)
        tree.children[0].style.width = 10
        tree.setChildren(tree.children)
        #expect(!tree.isDirty)
    }

    @Test("A change of a leaf lays out its ancestors without their other children")
    func locality() {
        let rows = (0..<50).map { _ in container((0..<20).map { _ in box(5, 5) }) { $0.height = 10 } }
        let tree = container(rows) { $0.flexDirection = .column }
        tree.layout(width: 200, height: 600)
        rows[7].children[3].style.width = 6
        let statistics = tree.layout(width: 200, height: 600)
        #expect(statistics.placedNodes + statistics.sizedNodes <= 8)
        #expect(rows[7].children[4].frame.x == 21)
    }

    @Test(
        "A change of one of 11,111 nodes that does not affect sizes lays out only its ancestors",
        arguments: [false, true])
    func proportionality(isMeasured: Bool) {
        var last = FlexNode()
        func make(_ depth: Int) -> FlexNode {
            guard depth < 4 else {
                last = isMeasured ? FlexNode() : box(5, 5)
                if isMeasured { last.measure = { _, _ in FlexSize(width: 5, height: 5) } }
                last.style.flexGrow = 1
                return last
            }
            return container((0..<10).map { _ in make(depth + 1) }) {
                $0.flexDirection = depth.isMultiple(of: 2) ? .row : .column
                $0.flexGrow = 1
            }
        }
        let tree = make(0)
        let first = tree.layout(width: 1000, height: 1000)
        #expect(first.placedNodes == 11_111)
        if isMeasured { last.markContentChanged() } else { last.style.padding.left = 1 }
        let statistics = tree.layout(width: 1000, height: 1000)
        #expect(statistics.placedNodes == 5)
        #expect(statistics.sizedNodes <= 5)
        #expect(statistics.measureCalls <= (isMeasured ? 3 : 0))
    }

    @Test("Children of a node without a box are laid out by its parent, even after the display changes")
    func contents() {
        let inner = [box(10, 10), box(20, 10)]
        let wrapper = container(inner) { $0.display = .contents }
        let tree = container([box(5, 10), wrapper, box(5, 10)])
        tree.layout(width: 100)
        #expect(inner.map(\.frame.x) == [5, 15])
        #expect(wrapper.frame == .zero)
        #expect(tree.children[2].frame.x == 35)
        inner[0].style.width = 30
        tree.layout(width: 100)
        #expect(tree.children[2].frame.x == 55)
        inner[1].removeFromParent()
        tree.layout(width: 100)
        #expect(tree.children[2].frame.x == 35)
        wrapper.style.display = .flex
        tree.layout(width: 100)
        #expect(inner[0].frame.x == 0)
        #expect(wrapper.frame.x == 5)
    }

    @Test("The number of measurements of content in nested boxes is bounded")
    func measuresDeepContent() {
        let leaf = CountingLeaf()
        var node = leaf.node
        for level in 0..<100 {
            node = container([node]) { $0.flexDirection = level.isMultiple(of: 2) ? .row : .column }
        }
        node.layout(width: 300, height: 300)
        #expect(leaf.measurements <= 6)
        #expect(leaf.node.frame.height == 10)
    }

    @Test("Content that is marked as changed is measured again")
    func contentChanges() {
        var width = 30.0
        let leaf = FlexNode()
        leaf.measure = { _, _ in FlexSize(width: width, height: 10) }
        let tree = container([leaf, box(10, 10)])
        tree.layout(width: 100)
        width = 50
        tree.layout(width: 100)
        #expect(leaf.frame.width == 30)
        leaf.markContentChanged()
        tree.layout(width: 100)
        #expect(leaf.frame.width == 50)
        #expect(tree.children[1].frame.x == 50)
    }
}

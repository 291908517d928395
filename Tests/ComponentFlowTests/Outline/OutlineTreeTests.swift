import Fuzzing
import Testing

@testable import ComponentFlow

@Suite("The rows of a tree")
struct OutlineTreeTests {
    private typealias Tree = OutlineTree<[TreeNode]>

    private func tree(_ nodes: [TreeNode], _ expanded: Set<Int>, reusing previous: Tree? = nil) -> Tree {
        Tree(nodes, children: \.children, expanded: expanded, reusing: previous)
    }

    private func ids(_ tree: Tree) -> [Int] {
        (0..<tree.count).map { tree.root.place(of: $0).element.id }
    }

    /// The rows as a recursive walk finds them: the id, the depth and the row of the parent.
    private func model(_ nodes: [TreeNode], _ expanded: Set<Int>) -> [[Int]] {
        var rows: [[Int]] = []
        func visit(_ nodes: [TreeNode], depth: Int, parent: Int) {
            for node in nodes {
                rows.append([node.id, depth, parent])
                let row = rows.count - 1
                if expanded.contains(node.id), let children = node.children {
                    visit(children, depth: depth + 1, parent: row)
                }
            }
        }
        visit(nodes, depth: 0, parent: -1)
        return rows
    }

    private func rows(_ tree: Tree) -> [[Int]] {
        (0..<tree.count).map { row in
            let place = tree.root.place(of: row)
            return [place.element.id, place.depth, place.parent ?? -1]
        }
    }

    private func randomNodes(_ random: inout SeededRandom, depth: Int, _ next: inout Int) -> [TreeNode] {
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in
            next += 1
            let id = next
            let hasChildren = depth < 4 && Int.random(in: 0..<3, using: &random) > 0
            return TreeNode(id, hasChildren ? randomNodes(&random, depth: depth + 1, &next) : nil)
        }
    }

    @Test("Random expansions and edits of random trees have the rows of a recursive walk", arguments: 1...40)
    func random(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        var next = 0
        var nodes = randomNodes(&random, depth: 0, &next)
        var expanded: Set<Int> = []
        var current = tree(nodes, expanded)
        for _ in 0..<30 {
            if next > 0 {
                let id = 1 + Int.random(in: 0..<next, using: &random)
                if let row = ids(current).firstIndex(of: id), Int.random(in: 0..<2, using: &random) == 0 {
                    current = current.locating(row)
                }
                if expanded.remove(id) == nil { expanded.insert(id) }
            }
            if Int.random(in: 0..<6, using: &random) == 0 { nodes = randomNodes(&random, depth: 0, &next) }
            if Int.random(in: 0..<6, using: &random) == 0, !nodes.isEmpty {
                nodes[0].children = randomNodes(&random, depth: 3, &next)
            }
            current = tree(nodes, expanded, reusing: current)
            #expect(rows(current) == model(nodes, expanded))
        }
    }

    @Test("An unchanged tree is the same object")
    func unchanged() {
        let nodes = TreeNode.some
        let first = tree(nodes, [1, 11])
        #expect(tree(nodes, [1, 11], reusing: first).root === first.root)
    }

    @Test("Expanding a row keeps the levels that do not contain it")
    func shared() {
        let nodes = [TreeNode(1, [TreeNode(11)]), TreeNode(2, [TreeNode(21, [TreeNode(211)])])]
        let first = tree(nodes, [1, 2])
        let second = tree(nodes, [1, 2, 21], reusing: first)
        #expect(first.root.branches.first?.level === second.root.branches.first?.level)
        #expect(ids(second) == [1, 11, 2, 21, 211])
    }

    @Test("Expanding a located row among 100,000 compares no other ids")
    func located() {
        let comparisons = IDComparisons()
        let nodes = (0..<100_000).map { ComparedNode(id: ComparedID(number: $0, comparisons: comparisons)) }
        let closed = OutlineTree(nodes, children: \.children, expanded: [])
        let located = closed.locating(70_000)
        comparisons.count = 0
        let open = OutlineTree(nodes, children: \.children, expanded: [nodes[70_000].id], reusing: located)
        #expect(open.count == 100_001)
        #expect(comparisons.count < 10)
    }

    @Test("An element that contains itself is not expanded in itself")
    func cycle() {
        let node = CyclicNode()
        #expect(OutlineTree([node], children: \.children, expanded: [node.id]).count == 2)
    }

    @Test("Elements more than 500 levels below the root are not shown")
    func deepTree() {
        var node = TreeNode(2_000)
        for id in (0..<2_000).reversed() { node = TreeNode(id, [node]) }
        #expect(tree([node], Set(0..<2_000)).count == 501)
    }
}

/// Counts comparisons of ids.
private final class IDComparisons: @unchecked Sendable {
    var count = 0
}

private struct ComparedID: Hashable {
    let number: Int
    let comparisons: IDComparisons

    static func == (lhs: ComparedID, rhs: ComparedID) -> Bool {
        lhs.comparisons.count += 1
        return lhs.number == rhs.number
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(number)
    }
}

private struct ComparedNode: Identifiable {
    let id: ComparedID

    var children: [ComparedNode]? {
        [ComparedNode(id: ComparedID(number: id.number + 1_000_000, comparisons: id.comparisons))]
    }
}

private final class CyclicNode: Identifiable {
    var id: ObjectIdentifier { ObjectIdentifier(self) }
    var children: [CyclicNode]? { [self] }
}

public import Flexbox

/// A tree that `make bench-peers`, `bench` and `micro` lay out.
public struct FlexTree: Sendable {
    public let name: String
    /// The number of nodes.
    public let nodes: Int
    /// The number of layouts per time measurement.
    public let rounds: Int
    /// The available width.
    public var width: Double?
    /// The available height; `nil` if it is unbounded.
    public var height: Double?
    /// Creates the tree, and returns its root and its last leaf.
    public let build: @Sendable () -> (root: FlexNode, leaf: FlexNode)

    /// A flat tree, a deep one, a nested one, and one with texts.
    public static let all = [
        FlexTree(name: "flat", nodes: 1001, rounds: 200, width: 10_000, height: 100, build: flat),
        FlexTree(name: "deep", nodes: 101, rounds: 500, width: 1000, height: 1000, build: deep),
        FlexTree(name: "nested", nodes: 11_111, rounds: 50, width: 1000, height: 1000, build: nested),
        FlexTree(name: "text", nodes: 4001, rounds: 80, width: 400, height: nil, build: text),
    ]

    /// A grid of a thousand leaves, which the peers do not lay out.
    public static let grid = FlexTree(
        name: "grid", nodes: 1001, rounds: 200, width: 1000, height: nil, build: makeGrid)

    private static func make(_ change: (inout FlexStyle) -> Void) -> FlexNode {
        var style = FlexStyle()
        change(&style)
        return FlexNode(style: style)
    }

    private static func leaf() -> FlexNode {
        make {
            $0.width = 5
            $0.height = 5
            $0.flexGrow = 1
        }
    }

    /// A row of a thousand leaves.
    @Sendable private static func flat() -> (FlexNode, FlexNode) {
        let root = FlexNode()
        let leaves = (0..<1000).map { _ in leaf() }
        root.setChildren(leaves)
        return (root, leaves[999])
    }

    /// A hundred nested boxes, alternately rows and columns, with a leaf.
    @Sendable private static func deep() -> (FlexNode, FlexNode) {
        let last = leaf()
        var node = last
        for level in 0..<100 {
            let parent = make {
                $0.flexDirection = level.isMultiple(of: 2) ? .column : .row
                $0.flexGrow = 1
                $0.padding = FlexEdges(all: 1)
            }
            parent.append(node)
            node = parent
        }
        return (node, last)
    }

    /// Four levels of ten boxes each, alternately rows and columns.
    @Sendable private static func nested() -> (FlexNode, FlexNode) {
        var last = FlexNode()
        func level(_ depth: Int) -> FlexNode {
            guard depth < 4 else {
                last = leaf()
                return last
            }
            let node = make {
                $0.flexDirection = depth.isMultiple(of: 2) ? .row : .column
                $0.flexGrow = 1
            }
            node.setChildren((0..<10).map { _ in level(depth + 1) })
            return node
        }
        return (level(0), last)
    }

    /// A thousand rows with a picture and two texts.
    @Sendable private static func text() -> (FlexNode, FlexNode) {
        let root = make { $0.flexDirection = .column }
        var last = FlexNode()
        func measured(_ length: Double, grow: Double) -> FlexNode {
            let node = make { $0.flexGrow = grow }
            node.measure = { width, _ in
                let available: Double
                switch width {
                case .exactly(let value): available = value
                case .minContent: available = 40
                case .maxContent: return FlexSize(width: length, height: 14)
                }
                let lines = max((length / max(available, 1)).rounded(.up), 1)
                return FlexSize(width: min(length, available), height: lines * 14)
            }
            last = node
            return node
        }
        let rows = (0..<1000).map { index in
            let row = make {
                $0.padding = FlexEdges(all: 4)
                $0.alignItems = .center
            }
            let icon = make {
                $0.width = 20
                $0.height = 20
            }
            row.setChildren([
                icon, measured(Double(300 + index % 10 * 50), grow: 1), measured(Double(20 + index % 7 * 10), grow: 0),
            ])
            return row
        }
        root.setChildren(rows)
        return (root, last)
    }

    /// Ten columns of equal width with a hundred rows of measured leaves.
    @Sendable private static func makeGrid() -> (FlexNode, FlexNode) {
        let root = make {
            $0.display = .grid
            $0.grid = GridStyle()
            $0.grid?.templateColumns = [.repeats(10, [.fraction(1)])]
            $0.rowGap = 8
            $0.columnGap = 8
        }
        let leaves = (0..<1000).map { index in
            let leaf = FlexNode()
            let size = FlexSize(width: Double(20 + index % 7 * 10), height: 14)
            leaf.measure = { _, _ in size }
            return leaf
        }
        root.setChildren(leaves)
        return (root, leaves[999])
    }

    /// Modifies a leaf without changing its size.
    public static func touch(_ leaf: FlexNode, round: Int) {
        if leaf.measure != nil {
            leaf.markContentChanged()
        } else {
            leaf.style.padding.left = round.isMultiple(of: 2) ? 1 : 2
        }
    }
}

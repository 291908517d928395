import ComponentFlow

/// An element of the trees of tests.
struct TreeNode: Identifiable, Equatable, Sendable {
    let id: Int
    var children: [TreeNode]?

    init(_ id: Int, _ children: [TreeNode]? = nil) {
        self.id = id
        self.children = children
    }

    /// 1 with 11 (with 111 and 112) and 12, 2 without children, and 3 with an empty collection.
    static let some = [
        TreeNode(1, [TreeNode(11, [TreeNode(111), TreeNode(112)]), TreeNode(12)]), TreeNode(2), TreeNode(3, []),
    ]
}

/// A tree, and what its user changes.
@Observable
final class TreeModel: @unchecked Sendable {
    var nodes: [TreeNode]
    var expanded: Set<Int> = []
    var selected: Int?

    init(_ nodes: [TreeNode] = TreeNode.some) {
        self.nodes = nodes
    }
}

/// The elements of a tree as the rows of a list.
struct TreeList: CompositeComponent {
    @Bindable var model: TreeModel
    var isStored = true

    var content: some Component<Empty> {
        LazyList(model.nodes, children: \.children, expanded: isStored ? $model.expanded : nil) { node in
            Text("\(node.id)").lineLimit(1)
        }
        .selection($model.selected)
    }
}

/// The elements of a tree as the rows of a table.
struct TreeTable: CompositeComponent {
    @Bindable var model: TreeModel

    var content: some Component<Empty> {
        Table<TreeNode, Empty>(model.nodes, children: \.children, expanded: $model.expanded) {
            TableColumn("Name") { node in Text("\(node.id)").lineLimit(1) }
            TableColumn("Children") { node in Text("\(node.children?.count ?? 0) in it").lineLimit(1) }
        }
        .selection($model.selected)
    }
}

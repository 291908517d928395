import ComponentFlow
import InspectorProtocol

/// The tree that is shown, with its selection.
@MainActor @Observable
final class TreeModel {
    private let session: InspectorSession

    private(set) var kind = TreeKind.components
    private(set) var tree = NodeTree()
    private(set) var rows: [OutlineRow] = []
    /// The number of the deepest level that is shown.
    private(set) var deepestLevel = 0
    var query = "" {
        didSet { if query != oldValue { updateRows() } }
    }
    var selection: String?
    /// What the user has to know about the selection; `nil` for nothing.
    private(set) var notice: String?
    private(set) var isLoaded = false
    private var closed: Set<String> = []
    /// The node that was selected before trees were shown that have no counterpart of it, with its ancestors; empty if
    /// there is none, or another node was selected since.
    private var unmatched: [TreeNode] = []

    init(_ session: InspectorSession) {
        self.session = session
    }

    var selectedNode: TreeNode? {
        selection.flatMap { tree[$0] }
    }

    /// The component that the selected node belongs to.
    var selectedComponent: String? {
        selection.flatMap { tree.path(from: $0).lazy.compactMap(\.component).first }
    }

    // MARK: - Loading

    /// Reads the tree again, and another one if `kind` differs, in which the same is selected.
    func load(_ kind: TreeKind, window: String) async {
        guard let result = try? await session.read(kind.method, kind.parameters(window: window)) else { return }
        let former = selection.map { tree.path(from: $0) } ?? unmatched
        let loaded = await Self.read(result, kind)
        let isOther = kind != self.kind
        self.kind = kind
        if isOther { closed = [] }
        if loaded != tree { tree = loaded }
        isLoaded = true
        follow(former, isOther: isOther)
        updateRows()
    }

    /// Shows an empty tree, because there is no window; keeps the last one of a program that does not respond.
    func clear(_ kind: TreeKind) {
        self.kind = kind
        guard session.status == .connected else { return }
        (tree, closed, selection, unmatched, isLoaded) = (NodeTree(), [], nil, [], true)
        updateRows()
    }

    /// Reads a result, which can be large, on another thread.
    nonisolated private static func read(_ result: JSONValue, _ kind: TreeKind) async -> NodeTree {
        NodeTree(result, kind: kind)
    }

    private func follow(_ former: [TreeNode], isOther: Bool) {
        // Without a selection in the same tree, there is only a node of another one.
        guard let node = former.first, isOther || selection != nil else { return }
        if isOther {
            selection = tree.counterpart(of: former, kind: kind)
            notice = selection == nil ? "\(node.type) has no counterpart in this tree." : nil
            unmatched = selection == nil ? former : []
            reveal()
        } else if kind == .accessibility {
            selection = tree.counterpart(of: former, kind: kind)
        } else if tree[node.id] == nil {
            selection = nil
            notice = "\(node.type) \(node.id) no longer exists."
        }
    }

    // MARK: - Selection

    /// Selects a node and shows its row; `nil` for none.
    func select(_ id: String?) {
        notice = nil
        unmatched = []
        selection = id
        reveal()
        updateRows()
    }

    /// Opens the ancestors of the selected node.
    private func reveal() {
        guard let selection else { return }
        closed.subtract(tree.path(from: selection).dropFirst().map(\.id))
        if !query.isEmpty, !rows.contains(where: { $0.id == selection }) { query = "" }
    }

    /// Selects the smallest node at a point of the window, in points.
    func selectSmallest(at point: CGPoint) {
        let hits = tree.entries.map(\.node).filter { $0.isVisible && $0.frame?.contains(point) == true }
        select(hits.min { $0.area <= $1.area }?.id)
    }

    /// The rows that match what the user searches for; none without a search.
    var matches: [String] {
        query.isEmpty ? [] : rows.filter(\.isMatch).map(\.id)
    }

    /// The match after the selected one, or the first one.
    var nextMatch: String? {
        let matches = matches
        guard let selection, let index = matches.firstIndex(of: selection) else { return matches.first }
        return matches[(index + 1) % matches.count]
    }

    // MARK: - Disclosure

    func toggle(_ id: String) {
        closed.formSymmetricDifference([id])
        updateRows()
    }

    /// Opens the selected row or, if it is open, selects its first child.
    func moveInside() {
        guard let index = selectedRow, let isOpen = rows[index].isOpen else { return }
        if !isOpen { toggle(rows[index].id) } else { select(rows[index + 1].id) }
    }

    /// Closes the selected row or, if it is closed or has no children, selects its parent.
    func moveOutside() {
        guard let index = selectedRow else { return }
        let row = rows[index]
        if row.isOpen == true, query.isEmpty { return toggle(row.id) }
        let path = tree.path(from: row.id)
        if path.count > 1 { select(path[1].id) }
    }

    private var selectedRow: Int? {
        selection.flatMap { id in rows.firstIndex { $0.id == id } }
    }

    private func updateRows() {
        let current = tree.rows(closed: closed, query: query)
        guard current != rows else { return }
        rows = current
        let deepest = current.lazy.map(\.depth).max() ?? 0
        if deepest != deepestLevel { deepestLevel = deepest }
    }
}

extension TreeNode {
    fileprivate var area: CGFloat {
        frame.map { $0.width * $0.height } ?? .infinity
    }
}

extension TreeModel {
    /// Selects the node of a result of `hitTest`, or the nearest one that contains it.
    func select(at hit: JSONValue) {
        let key =
            switch kind {
            case .components: "component"
            case .views, .renderNodes, .accessibility: "view"
            case .layers: "layer"
            }
        // Not each view displays a node of Render.
        let id = hit[key]?.string.map { kind == .renderNodes ? "n\($0.dropFirst())" : $0 }
        if let id, tree[id] != nil { select(id) }
    }
}

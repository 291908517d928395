import InspectorProtocol
import Testing

@testable import InspectorWindow

@Suite("The tree of an inspector")
struct NodeTreeTests {
    private func ids(_ tree: NodeTree, closed: Set<String> = [], query: String = "") -> [String] {
        tree.rows(closed: closed, query: query).map(\.id)
    }

    private func tree(_ nodes: [(String, String, String?)]) -> NodeTree {
        NodeTree(.tree(nodes), kind: .components)
    }

    @Test("Children follow their parents, also if the program lists them later")
    func order() {
        let tree = tree([("c1", "A", nil), ("c2", "B", nil), ("c3", "C", "c1")])
        #expect(ids(tree) == ["c1", "c3", "c2"])
    }

    @Test("The rows of children are one level deeper")
    func depth() {
        let rows = NodeTree(.sample, kind: .components).rows(closed: [], query: "")
        #expect(rows.map(\.depth) == [0, 1, 1, 2])
    }

    @Test(
        "A node that cannot be visible has the reason",
        arguments: [
            (["visibility": "visible"], nil), ([:], nil), (["visibility": "clipped"], "clipped"),
            (["visibility": "hidden"], "hidden"), (["hidden": true], "hidden"), (["showing": false], "hidden"),
        ] as [([String: JSONValue], String?)])
    func concealment(node: [String: JSONValue], expected: String?) {
        let tree = NodeTree(.tree([("c1", "A", nil)], node), kind: .components)
        #expect(tree["c1"]?.concealment == expected)
    }

    @Test("Nodes of unknown parents are roots")
    func unknownParent() {
        #expect(tree([("c1", "A", "c9")]).entries.map(\.depth) == [0])
    }

    @Test("A node that is listed twice is shown once")
    func duplicate() {
        #expect(ids(tree([("c1", "A", nil), ("c1", "A", "c1")])) == ["c1"])
    }

    @Test("A node that is its own parent is a root")
    func cycle() {
        #expect(ids(tree([("c1", "A", "c1")])) == ["c1"])
    }

    @Test("The descendants of a closed node are not shown")
    func closed() {
        #expect(ids(NodeTree(.sample, kind: .components), closed: ["c3"]) == ["c1", "c2", "c3"])
    }

    @Test("A search shows the nodes that match, in upper or lower case, and their ancestors")
    func search() {
        #expect(ids(NodeTree(.sample, kind: .components), query: "row") == ["c1", "c3"])
    }

    @Test("A search finds nodes in closed ones")
    func searchClosed() {
        #expect(ids(NodeTree(.sample, kind: .components), closed: ["c1"], query: "c4") == ["c1", "c3", "c4"])
    }

    @Test("A search finds nodes by the text that they display")
    func searchText() {
        let tree = NodeTree(.tree([("c1", "Text", nil)], ["text": "Good morning"]), kind: .components)
        #expect(ids(tree, query: "MORNING") == ["c1"])
    }

    @Test("The depth of accessibility elements determines their parents")
    func accessibility() {
        let roles: [JSONValue] = [(0, "frame"), (1, "button"), (1, "group"), (2, "label")].map { depth, role in
            ["depth": JSONValue(depth), "role": .string(role)]
        }
        let tree = NodeTree(["elements": .array(roles), "complete": true], kind: .accessibility)
        #expect(tree.entries.map(\.parent) == [nil, 0, 0, 2])
    }

    @Test("The counterpart of a node without one is that of its nearest ancestor")
    func counterpart() {
        let components = NodeTree(.sample, kind: .components)
        let views = NodeTree(
            [
                "nodes": [
                    ["id": "v3", "type": "UIView", "component": "c3"], ["id": "v9", "type": "UIView", "parent": "v3"],
                ]
            ],
            kind: .views)
        #expect(components.counterpart(of: views.path(from: "v9"), kind: .components) == "c3")
    }

    @Test(
        "An answer that is no tree is an empty tree",
        arguments: [.null, [], "nodes", ["nodes": 1], ["nodes": [1, "c1", ["type": "A"], ["id": 7]]]] as [JSONValue])
    func garbage(answer: JSONValue) {
        #expect(NodeTree(answer, kind: .components).entries.isEmpty)
    }

    @Test("A frame with numbers that are not finite is no frame", arguments: ["Infinity", 1e300] as [JSONValue])
    func frame(length: JSONValue) {
        let tree = NodeTree(.tree([("c1", "A", nil)], ["frame": [0, 0, 10, length]]), kind: .components)
        #expect(tree["c1"]?.frame == nil)
    }

    @Test("A text of a node that is long, or has several lines, becomes a short line")
    func longText() {
        let text = String(repeating: "word\n", count: 1_000)
        let tree = NodeTree(.tree([("c1", "Text", nil)], ["text": .string(text)]), kind: .components)
        #expect(tree["c1"]?.detail.count == 121)
    }

    @Test("20,000 nodes, each in the one before, are shown")
    func deepTree() {
        let nodes = (0..<20_000).map { ("c\($0)", "A", $0 == 0 ? nil : "c\($0 - 1)") }
        #expect(ids(tree(nodes)).count == 20_000)
    }

    @Test("20,000 nodes, each in the one before, are searched")
    func deepSearch() {
        let nodes = (0..<20_000).map { ("c\($0)", "A", $0 == 0 ? nil : "c\($0 - 1)") }
        #expect(ids(tree(nodes), query: "c19999").count == 20_000)
    }
}

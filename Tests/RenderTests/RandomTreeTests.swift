import Fuzzing
import Render
import Testing

/// A view description that can be edited at random and compared.
private struct Tree {
    enum Kind: CaseIterable {
        case label, view, button, scroll
    }

    var kind: Kind
    var key: String?
    var text: String?
    var color: UIColor?
    var alpha: CGFloat?
    var width: CGFloat?
    var percent: CGFloat?
    var padding: CGFloat?
    var margin: CGFloat?
    var grow: CGFloat?
    var isRow = false
    var isAbsolute = false
    var children: [Tree] = []

    @MainActor var node: any UINodeProtocol {
        switch kind {
        case .label:
            UINode<UILabel>(key: key) { spec in
                if let text { spec.set(\.text, text) }
                configure(spec)
            }
        case .view: UINode<UIView>(key: key) { spec in configure(spec) }.children(children.map(\.node))
        case .scroll: UINode<UIScrollView>(key: key) { spec in configure(spec) }.children(children.map(\.node))
        case .button:
            UINode<UIButton>(reuseIdentifier: "b", key: key, create: { UIButton(type: .system) }) { spec in
                if let text { spec.set(\.text, text) }
                configure(spec)
            }
        }
    }

    @MainActor private func configure<V: UIView>(_ spec: UINode<V>.LayoutSpec) {
        if let color { spec.set(\.backgroundColor, color) }
        if let alpha { spec.set(\.alpha, alpha) }
        if let width { spec.set(\.yoga.width, width) }
        if let percent { spec.set(\.yoga.percent.width, percent) }
        if let padding { spec.set(\.yoga.padding, padding) }
        if let margin { spec.set(\.yoga.marginLeft, margin) }
        if let grow { spec.set(\.yoga.flexGrow, grow) }
        if isRow { spec.configure(\.yoga.flexDirection, .row) }
        if isAbsolute { spec.configure(\.yoga.position, .absolute) }
    }
}

extension SeededRandom {
    mutating func number(_ limit: Int) -> Int {
        Int.random(in: 0..<limit, using: &self)
    }

    fileprivate mutating func maybe<T>(_ value: T, _ chance: Int = 3) -> T? {
        number(chance) == 0 ? value : nil
    }

    fileprivate mutating func tree(depth: Int, key: String?) -> Tree {
        var tree = Tree(kind: depth == 0 ? .label : Tree.Kind.allCases.randomElement(using: &self) ?? .view, key: key)
        change(&tree)
        if tree.kind == .view || tree.kind == .scroll {
            for _ in 0..<Int.random(in: 0...4, using: &self) { insert(into: &tree, depth: depth - 1) }
        }
        return tree
    }

    fileprivate mutating func change(_ tree: inout Tree) {
        tree.text = number(2) == 0 ? "text \(number(6))" : nil
        tree.color = number(3) == 0 ? [UIColor.red, .green, .blue][number(3)] : nil
        tree.alpha = maybe(0.5)
        tree.width = number(3) == 0 ? CGFloat(20 + number(100)) : nil
        tree.percent = tree.width == nil && number(3) == 0 ? CGFloat(10 + number(90)) : nil
        tree.padding = maybe(4)
        tree.margin = maybe(7)
        tree.grow = maybe(1)
        tree.isRow = maybe(true) ?? false
        tree.isAbsolute = maybe(true, 12) ?? false
    }

    fileprivate mutating func insert(into tree: inout Tree, depth: Int) {
        var key = number(2) == 0 ? "k\(number(10))" : nil
        if key != nil && tree.children.contains(where: { $0.key == key }) { key = nil }
        let place = Int.random(in: 0...tree.children.count, using: &self)
        tree.children.insert(self.tree(depth: max(depth, 0), key: key), at: place)
    }

    fileprivate mutating func mutate(_ tree: inout Tree, depth: Int) {
        switch Int.random(in: 0..<8, using: &self) {
        case 0: change(&tree)
        case 1: tree.children.shuffle(using: &self)
        case 2: if !tree.children.isEmpty { tree.children.removeFirst() }
        case 3: if depth > 0, tree.kind == .view { insert(into: &tree, depth: depth - 1) }
        case 4: tree.children.reverse()
        default: break
        }
        for index in tree.children.indices where maybe(true, 2) != nil {
            mutate(&tree.children[index], depth: depth - 1)
        }
    }
}

@MainActor
@Suite("Random node trees")
struct RandomTreeTests {
    /// Describes everything that a render determines about a view and its descendants.
    private func dump(_ view: UIView, _ depth: Int = 0) -> String {
        let text = (view as? UILabel)?.text ?? (view as? UIButton)?.text ?? ""
        let content = (view as? UIScrollView).map { "\($0.contentSize)" } ?? ""
        var lines = String(repeating: " ", count: depth) + "\(type(of: view)) \(view.frame) '\(text)' "
        lines += "\(view.backgroundColor.map { "\($0)" } ?? "-") \(view.alpha) \(content)\n"
        if !(view is UIButton) {
            for child in view.subviews where type(of: child) != UIView.self || !(view is UIScrollView) {
                lines += dump(child, depth + 1)
            }
        }
        return lines
    }

    /// Returns the keyed views, by the keys of their ancestors and their classes.
    private func keyed(_ node: any UINodeProtocol, _ path: String = "") -> [String: UIView] {
        var found: [String: UIView] = [:]
        for child in node.children {
            guard let key = child.key, let view = child.renderedView else { continue }
            let path = "\(path)/\(key)-\(type(of: view))"
            found[path] = view
            found.merge(keyed(child, path)) { first, _ in first }
        }
        return found
    }

    @Test("Renders of edited random trees equal fresh renders, and keyed views keep their identity", arguments: 0..<24)
    func incrementalEqualsFresh(seed: Int) {
        var dice = SeededRandom(seed: UInt64(seed))
        var tree = Tree(kind: .view, key: nil, children: [])
        for _ in 0..<4 { dice.insert(into: &tree, depth: 3) }
        let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        var before: [String: UIView] = [:]
        for step in 0..<12 {
            let node = tree.node
            node.reconcile(in: canvas)
            let fresh = UIView(frame: canvas.frame)
            tree.node.reconcile(in: fresh)
            #expect(dump(canvas) == dump(fresh), "after step \(step)")
            let now = keyed(node)
            for (path, view) in now { #expect(before[path] == nil || before[path] === view) }
            before = now
            let again = tree.node.reconcile(in: canvas)
            #expect(again.touchedViews == 0)
            #expect(again.laidOut == 0)
            #expect(again.measured == 0)
            dice.mutate(&tree, depth: 3)
        }
    }
}

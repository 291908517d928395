import Fuzzing
import Render
import Testing

/// The data of a row.
private struct Row: Equatable {
    var key: String
    var text: String
    var isTall = false

    @MainActor var node: any UINodeProtocol {
        let label = UINode<UILabel> { [self] spec in spec.set(\.text, text) }
        let ground = UINode<UIView> { [self] spec in
            spec.set(\.yoga.height, isTall ? 12 : 6)
            spec.set(\.yoga.width, spec.canvasSize.width / 2)
        }
        return UINode<UIView>(key: key) { [self] spec in
            spec.set(\.yoga.padding, isTall ? 2 : 1)
            spec.set(\.backgroundColor, isTall ? .red : .blue)
        }.children([label, ground])
    }
}

private final class ListState: UIState {
    var rows: [Row] = []
    /// The key of the view that contains all rows.
    var box = "box"
    var isReversed = false
}

private final class List: UIProplessComponent<ListState> {
    var remembers = true
    private(set) var described: [String] = []

    override func render(context: UIContext) -> any UINodeProtocol {
        described = []
        let rows = state.rows.map { row -> any UINodeProtocol in
            guard remembers else { return row.node }
            return context.node(key: row.key, for: row) { [unowned self] in
                described.append(row.key)
                return row.node
            }
        }
        let box = UINode<UIView>(key: state.box) { [state] spec in
            spec.set(\.yoga.flexDirection, state.isReversed ? .columnReverse : .column)
        }
        return UINode<UIView>().children([box.children(rows)])
    }
}

private final class ChildProps: UIProps {
    var text = ""
}

private final class Child: UIComponent<UINilState, ChildProps> {
    override func render(context: UIContext) -> any UINodeProtocol {
        UINode<UILabel> { [props] spec in spec.set(\.text, props.text) }
    }
}

private final class Parent: UIProplessComponent<ListState> {
    var descriptions = 0

    override func render(context: UIContext) -> any UINodeProtocol {
        context.node(key: "all", for: 0) { [unowned self] in
            descriptions += 1
            let props = ChildProps()
            props.text = "\(descriptions)"
            return UINode<UIView>().children([childComponent(Child.self, key: "child", props: props).asNode()])
        }
    }
}

private final class Watcher: UINodeDelegateProtocol {
    var layouts = 0

    func nodeDidLayout(_ node: any UINodeProtocol, view: UIView) {
        layouts += 1
    }
}

@MainActor
@Suite("Memoized nodes")
struct MemoizedNodeTests {
    private let context = UIContext()
    private let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))

    private func list(_ keys: [String], in context: UIContext? = nil) -> List {
        let list = (context ?? self.context).component(List.self, key: "list")
        list.state.rows = keys.map { Row(key: $0, text: $0) }
        list.setCanvas(view: canvas, options: [.useBoundsAsCanvasSize])
        list.setNeedsRender()
        return list
    }

    private func dump(_ view: UIView) -> String {
        let text = (view as? UILabel)?.text ?? ""
        return "\(view.frame) \(text) \(view.backgroundColor.map { "\($0)" } ?? "-") [\(view.subviews.map(dump))]"
    }

    @Test("A memoized node whose value is equal is neither described nor modified, and keeps its position in the tree")
    func unchanged() {
        let list = list(["a", "b", "c"])
        #expect(list.described == ["a", "b", "c"])
        let before = list.root.nodeWithKey("b")
        list.setNeedsRender()
        #expect(list.described.isEmpty)
        #expect(list.lastReport.touchedViews == 0)
        #expect(list.lastReport.laidOut == 0)
        #expect(list.lastReport.reused == 5)
        let now = list.root.nodeWithKey("b")
        #expect(now === before)
        #expect(now?.renderedView != nil)
        #expect((now?.children.first?.renderedView as? UILabel)?.text == "b")
    }

    @Test("Only memoized nodes with changed values are described again, even if others are added, removed or moved")
    func changed() {
        let list = list(["a", "b", "c", "d"])
        list.state.rows[1].text = "other"
        list.setNeedsRender()
        #expect(list.described == ["b"])
        #expect(list.lastReport.configured == 1)
        list.state.rows.swapAt(0, 3)
        list.state.rows.remove(at: 2)
        list.state.rows.append(Row(key: "e", text: "e"))
        list.setNeedsRender()
        #expect(list.described == ["e"])
        #expect(list.root.children.first?.children.map(\.key) == ["d", "b", "a", "e"])
    }

    @Test("A change of the canvas size describes all memoized nodes again")
    func resizing() {
        let list = list(["a", "b"])
        canvas.frame.size.width = 60
        list.setNeedsRender()
        #expect(list.described == ["a", "b"])
        #expect(list.root.nodeWithKey("a")?.children.last?.renderedView?.bounds.width == 30)
    }

    @Test("A view of a memoized node that client code removed is created again")
    func takenAway() {
        let list = list(["a", "b"])
        list.root.nodeWithKey("a")?.renderedView?.removeFromSuperview()
        let report = dump(canvas)
        list.setNeedsRender()
        #expect(list.described == ["a"])
        #expect(dump(canvas) != report)
        #expect(list.root.nodeWithKey("a")?.renderedView?.superview != nil)
        list.setNeedsRender()
        #expect(list.described.isEmpty)
    }

    @Test("A component inside a memoized node is requested in each render and is not released")
    func components() {
        let parent = context.component(Parent.self, key: "parent")
        parent.setCanvas(view: canvas)
        parent.setNeedsRender()
        parent.setNeedsRender()
        #expect(parent.descriptions == 2)
        #expect((canvas.subviews.first?.subviews.first as? UILabel)?.text == "2")
    }

    @Test("The delegate of a memoized node is notified in each render")
    func delegates() {
        final class Watched: UIPureComponent {
            let watcher = Watcher()
            override func render(context: UIContext) -> any UINodeProtocol {
                context.node(key: "all", for: 0) { [watcher] in
                    let inner = UINode<UIView>()
                    inner.delegate = watcher
                    return UINode<UIView>().children([inner])
                }
            }
        }
        let watched = context.component(Watched.self, key: "watched")
        watched.setCanvas(view: canvas)
        watched.setNeedsRender()
        watched.setNeedsRender()
        #expect(watched.watcher.layouts == 2)
    }

    @Test("A key that is used twice in one render creates two nodes")
    func duplicates() {
        let list = list(["a"])
        list.state.rows.append(list.state.rows[0])
        _ = Diagnostics.record { list.setNeedsRender() }
        _ = Diagnostics.record { list.setNeedsRender() }
        #expect(list.described.isEmpty)
        #expect(canvas.subviews.first?.subviews.first?.subviews.count == 2)
    }

    @Test("A memoized node whose kind changes is reported")
    func otherKind() {
        final class Fickle: UIProplessComponent<ListState> {
            override func render(context: UIContext) -> any UINodeProtocol {
                let box = UINode<UIView>(key: state.box)
                return box.children([
                    context.node(key: "a", for: 0) { [state] in
                        state.box == "box" ? UINode<UIView>() : UINode<UILabel>()
                    }
                ])
            }
        }
        let fickle = context.component(Fickle.self, key: "fickle")
        fickle.setCanvas(view: canvas)
        fickle.setNeedsRender()
        fickle.state.box = "other box"
        canvas.subviews.first?.removeFromSuperview()
        let reports = Diagnostics.record { fickle.setNeedsRender() }
        #expect(reports.map(\.rule) == ["render.description-of-other-kind"])
    }

    @Test("A context only describes a node that is requested outside of a render")
    func outside() {
        let node = context.node(key: "a", for: 0) { UINode<UIView>() }
        #expect(node.key == "a")
        node.reconcile(in: canvas)
        #expect(node.renderedView?.superview === canvas)
    }

    @Test("Memoized nodes do not prevent the release of a component and its views")
    func freeing() {
        var context: UIContext? = UIContext()
        weak let list = list(["a", "b"], in: context)
        weak let view = list?.root.nodeWithKey("a")?.renderedView
        list?.setNeedsRender()
        list?.state.rows.removeFirst()
        list?.setNeedsRender()
        #expect(list != nil)
        #expect(view == nil)
        context = nil
        #expect(list == nil)
    }

    @Test("Random changes with memoized nodes equal a fresh render", arguments: 0..<30)
    func incrementalEqualsFresh(seed: Int) {
        var dice = SeededRandom(seed: UInt64(seed))
        let list = list([])
        for step in 0..<25 {
            change(list.state, &dice)
            if dice.number(8) == 0 { canvas.frame.size.width = CGFloat(40 + dice.number(4) * 20) }
            if dice.number(6) == 0 {
                canvas.subviews.first?.subviews.first?.subviews.randomElement(using: &dice)?.removeFromSuperview()
            }
            list.setNeedsRender()
            let (freshContext, freshCanvas) = (UIContext(), UIView(frame: canvas.frame))
            let fresh = freshContext.component(List.self, key: "list")
            fresh.remembers = false
            (fresh.state.rows, fresh.state.box) = (list.state.rows, list.state.box)
            fresh.state.isReversed = list.state.isReversed
            fresh.setCanvas(view: freshCanvas, options: [.useBoundsAsCanvasSize])
            fresh.setNeedsRender()
            #expect(dump(canvas) == dump(freshCanvas), "after step \(step)")
            #expect(
                Set(list.root.children.flatMap(\.children).compactMap(\.renderedView)).count == list.state.rows.count)
        }
    }

    private func change(_ state: ListState, _ dice: inout SeededRandom) {
        for _ in 0..<dice.number(4) {
            let place = dice.number(state.rows.count + 1)
            switch dice.number(8) {
            case 0, 1, 2:
                let key = "k\(dice.number(30))"
                if !state.rows.contains(where: { $0.key == key }) {
                    state.rows.insert(Row(key: key, text: "\(dice.number(50))"), at: place)
                }
            case 3: if place < state.rows.count { state.rows.remove(at: place) }
            case 4: if place < state.rows.count { state.rows[place].text = "text \(dice.number(1000))" }
            case 5: if place < state.rows.count { state.rows[place].isTall.toggle() }
            case 6: state.rows.shuffle(using: &dice)
            default: if dice.number(3) == 0 { state.box = "box \(dice.number(2))" } else { state.isReversed.toggle() }
            }
        }
    }
}

import ComponentFlowTesting
import Render
import TestSupport
import Testing

private final class CountState: UIState {
    var count = 0
}

private final class Child: UIProplessComponent<CountState> {
    override func render(context: UIContext) -> any UINodeProtocol {
        // As in the specification: the closure captures the component.
        UINode<UILabel> { spec in spec.set(\.text, "\(self.state.count)") }
    }
}

private final class PairState: UIState {
    var keys = ["a", "b"]
    var height: CGFloat = 20
}

private final class Pair: UIProplessComponent<PairState> {
    var renders = 0
    weak var lastTransient: Leaf?

    override func render(context: UIContext) -> any UINodeProtocol {
        renders += 1
        let transient = childComponent(Leaf.self)
        lastTransient = transient
        return UINode<UIView> { [state] spec in
            spec.set(\.yoga.height, state.height)
        }.children(state.keys.map { childComponent(Child.self, key: childKey($0)).asNode() } + [transient.asNode()])
    }
}

private final class Leaf: UIPureComponent {
    var mounts = 0

    override func render(context: UIContext) -> any UINodeProtocol {
        UINode<UIView>(key: "leaf")
    }

    override func nodeDidMount(_ node: any UINodeProtocol, view: UIView) {
        mounts += 1
    }
}

private final class Row: UIPureComponent {
    override func render(context: UIContext) -> any UINodeProtocol {
        HStackNode {
            for key in ["first", "second"] {
                ViewNode().width(30).height(10).withKey(key)
            }
        }
    }
}

private final class Listener: UIContextDelegate {
    var renders = 0

    func didRender(_ component: any UIComponentProtocol) {
        renders += 1
    }
}

/// Implements the notification without options.
private final class EarlierListener: UIContextDelegate {
    var renders = 0

    func setNeedRenderInvoked(on context: any UIContextProtocol, component: any UIComponentProtocol) {
        renders += 1
    }
}

@MainActor
@Suite("Life cycle of components")
struct ComponentLifeCycleTests {
    private let context = UIContext()
    private let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    private func pair() -> Pair {
        let pair = context.component(Pair.self, key: "pair")
        pair.setCanvas(view: canvas)
        pair.setNeedsRender()
        return pair
    }

    @Test("A delegate that implements the notification without options is notified")
    func earlierDelegate() {
        let listener = EarlierListener()
        context.registerDelegate(listener)
        _ = pair()
        #expect(listener.renders == 1)
    }

    @Test("A component that a render no longer requests is released together with its state")
    func disposing() {
        let pair = pair()
        weak var gone: Child?
        do {
            let child = context.component(Child.self, key: pair.childKey("b"), parent: pair)
            child.state.count = 7
            gone = child
        }
        pair.state.keys = ["a"]
        pair.setNeedsRender()
        #expect(gone == nil)
        pair.state.keys = ["a", "b"]
        pair.setNeedsRender()
        let labels = canvas.subviews.first?.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(labels == ["0", "0"])
    }

    @Test("A transient component exists as long as its nodes")
    func transient() {
        let pair = pair()
        #expect(pair.lastTransient?.mounts == 1)
        weak let first = pair.lastTransient
        pair.setNeedsRender()
        #expect(first == nil)
        #expect(pair.lastTransient?.mounts == 0, "the view was there already")
    }

    @Test("Releasing a context releases its components, although their closures capture them")
    func freeing() {
        weak var freed: Child?
        var context: UIContext? = UIContext()
        do {
            let child = context?.component(Child.self, key: "child")
            child?.setCanvas(view: canvas)
            child?.setNeedsRender()
            freed = child
        }
        #expect(freed != nil)
        context = nil
        #expect(freed == nil)
    }

    @Test("A component that is described twice in one render is reported")
    func twoPlaces() {
        let pair = context.component(Pair.self, key: "pair")
        pair.state.keys = ["a", "a"]
        pair.setCanvas(view: canvas)
        let reports = Diagnostics.record { pair.setNeedsRender() }
        #expect(reports.map(\.rule) == ["render.duplicate-component"])
    }

    @Test("Renders that wait for the next frame are coalesced")
    func waiting() {
        let pair = pair()
        let listener = Listener()
        context.registerDelegate(listener)
        context.rendersBeforeNextFrame = true
        pair.state.height = 30
        pair.setNeedsRender()
        pair.setNeedsRender()
        pair.setNeedsRender(options: [.beforeNextFrame])
        #expect(pair.renders == 1)
        canvas.layoutIfNeeded()
        #expect(pair.renders == 2)
        #expect(listener.renders == 1)
        #expect(pair.root.renderedView?.frame.height == 30)
        canvas.layoutIfNeeded()
        #expect(pair.renders == 2)
    }

    @Test("A layout-only render does not describe the component again")
    func layoutOnly() {
        let pair = pair()
        canvas.frame.size.width = 60
        pair.setNeedsLayout()
        #expect(pair.renders == 1)
        #expect(pair.root.renderedView?.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
        #expect(pair.lastReport.created + pair.lastReport.reused == 0)
    }

    @Test("A canvas that was rendered before it entered a right-to-left layout is laid out again there")
    func enteringRightToLeftLayout() {
        let row = context.component(Row.self, key: "row")
        row.setCanvas(view: canvas)
        row.setNeedsRender()
        let stage = Stage(size: CGSize(width: 100, height: 50))
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(canvas)
        #expect(row.root.renderedView?.subviews.map(\.frame.minX) == [70, 40])
    }

    @Test("Layout changes are animated by the animator, and new views fade in afterwards")
    func animatedLayout() throws {
        let stage = Stage(size: CGSize(width: 100, height: 50))
        stage.show(canvas)
        let pair = pair()
        let view = try #require(pair.root.renderedView)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: nil)
        pair.state.height = 40
        pair.state.keys.append("c")
        pair.setNeedsRender(options: [.animateLayoutChanges(animator: animator)])
        #expect(view.frame.height == 40)
        stage.advance(by: 0.5)
        expectNear(view.layer.presentation()?.bounds.height ?? 0, 30, within: 1)
        let new = try #require(view.subviews.compactMap { $0 as? UILabel }.last)
        #expect(new.alpha == 1)
        #expect(new.layer.presentation()?.opacity == 0)
        stage.advance(by: 0.7)
        #expect(new.layer.presentation()?.opacity == 1)
    }

    @Test("A component whose shouldUpdate is false leaves its views unchanged")
    func shouldUpdate() {
        final class Stubborn: UIProplessComponent<CountState> {
            override var shouldUpdate: Bool { false }
            override func render(context: UIContext) -> any UINodeProtocol {
                let node = UINode<UILabel> { [state] spec in spec.set(\.text, "\(state.count)") }
                node.updateMode = .inherit
                return UINode<UIView>().children([node])
            }
        }
        let stubborn = context.component(Stubborn.self, key: "s")
        stubborn.setCanvas(view: canvas)
        stubborn.setNeedsRender()
        stubborn.state.count = 1
        stubborn.setNeedsRender()
        #expect((canvas.subviews.first?.subviews.first as? UILabel)?.text == "0")
    }

    @Test("The description of a state lists its stored properties")
    func description() {
        let state = CountState()
        state.count = 3
        #expect("\(state)" == "CountState(count: 3)")
    }

    @Test("Several render requests in a batch render the component once")
    func batch() {
        let pair = pair()
        context.batch {
            pair.setNeedsRender()
            pair.setNeedsRender()
        }
        #expect(pair.renders == 2)
    }
}

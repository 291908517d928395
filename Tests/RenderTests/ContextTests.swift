import Render
import Testing

private final class TitleState: UIState {
    var title = "initial"
}

private final class Title: UIProplessComponent<TitleState> {
    var renders = 0
    var mounts = 0

    override func render(context: UIContext) -> any UINodeProtocol {
        renders += 1
        return UINode<UILabel> { [state] spec in spec.set(\.text, state.title) }
    }

    override func nodeDidMount(_ node: any UINodeProtocol, view: UIView) {
        mounts += 1
    }
}

private final class Outer: UIPureComponent {
    override func render(context: UIContext) -> any UINodeProtocol {
        UINode<UIView>().children([childComponent(Title.self, key: childKey("title")).asNode()])
    }
}

private final class Restless: UIPureComponent {
    override func render(context: UIContext) -> any UINodeProtocol {
        setNeedsRender()
        return UINode<UIView>()
    }
}

private final class Noting: UIPureComponent {
    var note: (String) -> Void = { _ in }

    override func render(context: UIContext) -> any UINodeProtocol {
        note(key ?? "")
        return UINode<UIView>()
    }
}

@MainActor
@Suite("Component contexts")
struct ContextTests {
    private let context = UIContext()
    private let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    @Test("A context returns the same component for the same key, and a new transient component each time")
    func identity() {
        let first = context.component(Title.self, key: "a")
        #expect(context.component(Title.self, key: "a") === first)
        #expect(context.component(Title.self, key: "b") !== first)
        let transient = context.transientComponent(Outer.self)
        #expect(context.transientComponent(Outer.self) !== transient)
    }

    @Test("A key that belongs to another component class is reported, and the new component works")
    func otherClass() {
        _ = context.component(Title.self, key: "a")
        let reports = Diagnostics.record { _ = context.component(Outer.self, key: "a") }
        #expect(reports.map(\.rule) == ["render.key-of-other-class"])
    }

    @Test("A component with state but without a key is reported")
    func missingKey() {
        let reports = Diagnostics.record { _ = context.transientComponent(Title.self) }
        #expect(reports.map(\.rule) == ["render.missing-key"])
    }

    @Test("A render request of a child renders its parent, and the child keeps its state")
    func children() throws {
        let outer = context.component(Outer.self, key: "outer")
        outer.setCanvas(view: canvas)
        outer.setNeedsRender()
        let title = context.component(Title.self, key: outer.childKey("title"), parent: outer)
        title.state.title = "changed"
        title.setNeedsRender()
        let label = try #require(canvas.subviews.first?.subviews.first as? UILabel)
        #expect(label.text == "changed")
        #expect(title.mounts == 1)
    }

    @Test("Renders requested during suspension are performed once afterwards")
    func suspending() {
        let title = context.component(Title.self, key: "title")
        title.setCanvas(view: canvas)
        context.suspendComponentRendering()
        title.setNeedsRender()
        title.setNeedsRender()
        #expect(title.renders == 0)
        context.resumeComponentRendering()
        #expect(title.renders == 1)
    }

    @Test("A component with the option to follow its canvas is rendered when the canvas size changes")
    func canvasSize() {
        let title = context.component(Title.self, key: "title")
        title.setCanvas(view: canvas, options: [.useBoundsAsCanvasSize, .renderOnCanvasSizeChange])
        title.setNeedsRender()
        canvas.frame.size.width = 70
        canvas.layoutIfNeeded()
        #expect(title.root.renderedView?.frame == CGRect(x: 0, y: 0, width: 70, height: 50))
        #expect(title.renders == 2)
    }

    @Test("A render request during a render is reported and ignored")
    func renderDuringRender() {
        let restless = context.component(Restless.self, key: "restless")
        restless.setCanvas(view: canvas)
        let reports = Diagnostics.record { restless.setNeedsRender() }
        #expect(reports.map(\.rule) == ["render.render-during-render"])
        #expect(canvas.subviews.count == 1)
    }

    @Test("A component whose context was deallocated reports a diagnostic and renders nothing")
    func contextGone() {
        var context: UIContext? = UIContext()
        let outer = context?.component(Outer.self, key: "outer")
        context = nil
        let reports = Diagnostics.record { _ = outer?.childComponent(Title.self, key: "title") }
        #expect(reports.map(\.rule) == ["render.context-gone"])
        #expect(outer?.asNode() is UINilNode)
    }

    @Test("Without a canvas nothing is rendered, and disposing removes the views and releases the component")
    func disposing() {
        weak var freed: Title?
        do {
            let title = context.component(Title.self, key: "title")
            title.setNeedsRender()
            #expect(title.renders == 0)
            title.setCanvas(view: canvas)
            title.setNeedsRender()
            freed = title
        }
        #expect(freed != nil)
        context.dispose()
        #expect(canvas.subviews.isEmpty)
        #expect(freed == nil)
    }

    @Test("Deferred renders and renders of all components take place in the order of registration")
    func order() {
        let keys = (0..<12).map { "\($0)" }
        let canvases = keys.map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        var log: [String] = []
        for (key, canvas) in zip(keys, canvases) {
            let component = context.component(Noting.self, key: key)
            component.note = { log.append($0) }
            component.setCanvas(view: canvas)
        }
        // The canvases keep the components.
        withExtendedLifetime(canvases) {
            context.batch {
                for key in keys.reversed() { context.component(Noting.self, key: key).setNeedsRender() }
            }
            #expect(log == keys)
            log = []
            context.renderAll()
            #expect(log == keys)
        }
    }

    @Test("A child of a component whose context was deallocated keeps a context of its own")
    func childWithoutContext() {
        var context: UIContext? = UIContext()
        let outer = context?.component(Outer.self, key: "outer")
        context = nil
        var children: [Title?] = []
        _ = Diagnostics.record {
            for _ in 0..<2 { children.append(outer?.childComponent(Title.self, key: "title")) }
        }
        #expect(children.first??.context != nil)
        #expect(children.first == children.last)
        withExtendedLifetime(outer) {}
    }
}

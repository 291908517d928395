import ComponentFlow
import ComponentFlowTesting
import Render
import RenderComponents
import Testing

private final class BoxState: UIState {
    var height: CGFloat = 20
}

private final class BoxProps: UIProps {
    var title = ""

    convenience init(_ title: String) {
        self.init()
        self.title = title
    }
}

@MainActor private weak var lastBox: Box?

private final class Box: UIComponent<BoxState, BoxProps> {
    override func render(context: UIContext) -> any UINodeProtocol {
        lastBox = self
        return UINode<UIView> { [state] spec in
            spec.set(\.yoga.height, state.height)
        }.children([UINode<UILabel> { [props] spec in spec.set(\.text, props.title) }])
    }
}

private struct Growing: ComponentFlow.Component {
    @MainActor static weak var state: State?

    final class State: ComponentState {
        var height: CGFloat = 10
    }

    func makeState() -> State { State() }

    func update(
        view: UIView, availableSize: CGSize, state: State, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        Self.state = state
        return CGSize(width: min(40, availableSize.width), height: state.height)
    }
}

@MainActor
@Suite("Render and ComponentFlow together", .serialized)
struct InteroperationTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))

    private func stack(_ title: String) -> VStack<Empty> {
        VStack(alignment: .left) {
            RenderComponent(Box.self, for: title) { BoxProps($0) }
            Rectangle(color: .red, width: 10, height: 10)
        }
    }

    @Test("A Render component in a stack has the height of its content, and its props follow the value")
    func renderInside() throws {
        let size = stage.show(stack("first"))
        #expect(size == CGSize(width: 200, height: 30))
        stage.show(stack("second"))
        let canvas = try #require(lastBox?.canvasView)
        #expect((canvas.subviews.first?.subviews.first as? UILabel)?.text == "second")
    }

    @Test("The nodes of a Render component are presented to assistive technologies, and described by modifiers")
    func accessibility() {
        stage.show(stack("first"))
        #expect(stage.accessibilityOutline == [#"label "first""#])
        stage.show(stack("first").accessibilityLabel("Box"))
        #expect(stage.accessibilityOutline == [#"group "Box""#, #"  label "first""#])
    }

    @Test("A Render component that grows on its own moves the components below it")
    func growingInside() throws {
        stage.show(stack("x"))
        lastBox?.state.height = 50
        lastBox?.setNeedsRender()
        stage.advance(by: 0.1)
        let rectangle = try #require(stage.componentView?.subviews.last)
        #expect(rectangle.frame.minY == 50)
    }

    @Test("A ComponentFlow component among nodes has its preferred size, and grows on its own")
    func componentInside() throws {
        let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.show(canvas)
        final class Page: UIPureComponent {
            override func render(context: UIContext) -> any UINodeProtocol {
                UINode<UIView> { spec in spec.set(\.yoga.alignItems, .flexStart) }.children([
                    FlowNode(Growing()),
                    UINode<UIView>(key: "below") { spec in spec.set(\.yoga.height, 5) },
                ])
            }
        }
        let context = UIContext()
        let page = context.component(Page.self, key: "page")
        page.setCanvas(view: canvas)
        page.setNeedsRender()
        let below = try #require(page.root.nodeWithKey("below")?.renderedView)
        let flow = try #require(canvas.subviews.first?.subviews.first)
        #expect(flow.frame == CGRect(x: 0, y: 0, width: 40, height: 10))
        #expect(below.frame.minY == 10)
        stage.advance(by: 0)
        Growing.state?.height = 25
        Growing.state?.updated()
        stage.advance(by: 0.1)
        #expect(flow.frame.height == 25)
        #expect(below.frame.minY == 25)
        #expect(page.lastReport.created == 0)
    }
}

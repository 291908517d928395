import Render
import Testing

/// The counter of the Render specification.
private final class CounterState: UIState {
    var count = 0
}

private final class CounterProps: UIProps {
    var color = UIColor.green
}

private final class CounterComponent: UIComponent<CounterState, CounterProps> {
    override func render(context: UIContext) -> any UINodeProtocol {
        let container = UINode<UIView> { [props] spec in
            spec.set(\.backgroundColor, props.color)
            spec.configure(\.yoga.width, spec.canvasSize.width)
            spec.configure(\.yoga.height, spec.canvasSize.height / 2)
            spec.set(\.yoga.justifyContent, .center)
        }
        let label = UINode<UILabel> { [state] spec in
            spec.set(\.text, "count: \(state.count)")
        }
        let button = UINode<UIButton>(reuseIdentifier: "plus", create: { UIButton(type: .roundedRect) }) {
            [unowned self] spec in
            spec.set(\.yoga.height, 32)
            spec.set(\.yoga.margin, 8)
            spec.view.onTap { _ in self.increment() }
        }
        return container.children([label, button])
    }

    func increment() {
        state.count += 1
        setNeedsRender()
    }
}

/// The label component of the Render specification, and a component that uses it.
private final class LabelProps: UIProps {
    var title = ""

    convenience init(title: String) {
        self.init()
        self.title = title
    }
}

private final class LabelComponent: UIStatelessComponent<LabelProps> {
    override func render(context: UIContext) -> any UINodeProtocol {
        UINode<UILabel> { [props] spec in spec.configure(\.text, props.title) }
    }
}

private final class ListComponent: UIComponent<UINilState, UINilProps> {
    override func render(context: UIContext) -> any UINodeProtocol {
        let labels = ["foo", "bar"].map {
            self.childComponent(LabelComponent.self, props: LabelProps(title: $0)).asNode()
        }
        return UINode<UIView>().children(labels)
    }
}

@MainActor
@Suite("Examples of the Render specification")
struct SpecificationExampleTests {
    private let context = UIContext()
    private let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    @Test("The specification's counter displays its state, and updates the same views after a change")
    func counter() throws {
        let component = context.component(CounterComponent.self, key: "root")
        component.setCanvas(view: canvas, options: UIComponentCanvasOption.defaults())
        component.setNeedsRender()
        let container = try #require(canvas.subviews.first)
        let label = try #require(container.subviews.first as? UILabel)
        let button = try #require(container.subviews.last as? UIButton)
        #expect(container.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
        #expect(container.backgroundColor == .green)
        #expect(label.text == "count: 0")
        #expect(button.frame.height == 32)
        #expect(button.frame.width == 184)

        component.increment()
        #expect(label.text == "count: 1")
        #expect(component.lastReport.created == 0)
        #expect(component.lastReport.reused == 3)
        #expect(component.lastReport.changedProperties == 1)
    }

    @Test("Stateless components in a list are laid out in a column")
    func labels() {
        let component = context.component(ListComponent.self, key: "list")
        component.setCanvas(view: canvas)
        component.setNeedsRender()
        let labels = canvas.subviews.first?.subviews.compactMap { $0 as? UILabel } ?? []
        #expect(labels.map(\.text) == ["foo", "bar"])
        #expect(labels.allSatisfy { $0.frame.height > 0 })
        #expect(labels.allSatisfy { $0.frame.width == 200 })
        #expect(labels[1].frame.minY == labels[0].frame.maxY)
    }

    @Test("Styles can be shared and combined, and the node's closure overrides them")
    func styles() {
        let red = UILayoutSpecStyle<UIView> { spec in spec.set(\.backgroundColor, .red) }
        let round = UILayoutSpecStyle<UIView> { spec in spec.set(\.cornerRadius, 8) }
        let node = UINode<UIView>(styles: [red, round, red.when(false)]) { spec in spec.set(\.backgroundColor, .blue) }
        node.reconcile(in: canvas)
        #expect(node.renderedView?.cornerRadius == 8)
        #expect(node.renderedView?.backgroundColor == .blue)
    }
}

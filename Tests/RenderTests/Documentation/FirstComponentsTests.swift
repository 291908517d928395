import ComponentFlowTesting
import Render
import Testing

private final class CounterState: UIState {
    var count = 0
}

private final class CounterProps: UIProps {
    var color = UIColor.systemGreen
}

private final class CounterComponent: UIComponent<CounterState, CounterProps> {
    override func render(context: UIContext) -> any UINodeProtocol {
        let container = UINode<UIView> { [props] spec in
            spec.set(\.backgroundColor, props.color)
            spec.set(\.yoga.width, spec.canvasSize.width)
            spec.set(\.yoga.padding, 16)
            spec.set(\.yoga.alignItems, .center)
        }
        let label = UINode<UILabel> { [state] spec in
            spec.set(\.text, "count: \(state.count)")
        }
        let button = UINode<UIButton>(reuseIdentifier: "count", create: { UIButton(type: .system) }) { spec in
            spec.set(\.text, "Count")
            spec.view.onTap { _ in
                self.state.count += 1
                self.setNeedsRender()
            }
        }
        return container.children([label, button])
    }
}

private final class CounterViewController: UIComponentViewController<CounterComponent> {
    override func buildRootComponent() -> CounterComponent {
        context.component(CounterComponent.self, key: rootKey)
    }
}

@MainActor
private let card = UILayoutSpecStyle<UIView> { spec in
    spec.set(\.cornerRadius, 8)
    spec.set(\.yoga.padding, 12)
}

@MainActor
private let loud = UILayoutSpecStyle<UIView> { spec in
    spec.set(\.backgroundColor, .systemRed)
}

@MainActor
private func alert(isUrgent: Bool) -> UINode<UIView> {
    UINode<UIView>(styles: [card, loud.when(isUrgent)])
}

@MainActor
@Suite("Article: first components")
struct FirstComponentsTests {
    @Test("The counter of the article counts in a controller")
    func counting() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let controller = CounterViewController()
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        let container = try #require(controller.component.root.renderedView)
        stage.tap(on: container.subviews[1])
        #expect((container.subviews[0] as? UILabel)?.text == "count: 1")
    }

    @Test("The styles of the article are combined")
    func styles() {
        let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        alert(isUrgent: true).reconcile(in: canvas)
        #expect(canvas.subviews[0].backgroundColor == .systemRed)
        alert(isUrgent: false).reconcile(in: canvas)
        #expect(canvas.subviews[0].backgroundColor == nil)
        #expect(canvas.subviews[0].cornerRadius == 8)
    }

    @Test("A component of the article is displayed without a controller")
    func byHand() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let context = UIContext()
        let counter = context.component(CounterComponent.self, key: "counter")
        counter.setCanvas(view: view, options: UIComponentCanvasOption.defaults())
        counter.setNeedsRender()
        #expect(view.subviews.count == 1)
    }
}

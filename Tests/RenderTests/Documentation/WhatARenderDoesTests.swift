import ComponentFlowTesting
import Render
import Testing

private final class NamesState: UIState {
    var names = ["Ada", "Grace", "Edsger"]
}

private final class NamesComponent: UIProplessComponent<NamesState> {
    override func render(context: UIContext) -> any UINodeProtocol {
        UINode<UIView>().children(
            state.names.map { name in
                UINode<UILabel>(key: name) { spec in
                    spec.set(\.text, name)
                    spec.set(\.yoga.height, 20)
                }
            })
    }
}

private final class RememberingComponent: UIProplessComponent<NamesState> {
    override func render(context: UIContext) -> any UINodeProtocol {
        UINode<UIView>().children(
            state.names.map { name in
                context.node(key: name, for: name) {
                    UINode<UILabel> { spec in
                        spec.set(\.text, name)
                        spec.set(\.yoga.height, 20)
                    }
                }
            })
    }
}

@MainActor
private func disc(isLarge: Bool) -> UINode<UIView> {
    UINode<UIView> { spec in
        let animator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.6, animations: nil)
        spec.set(\.cornerRadius, isLarge ? 40 : 20, animator)
        spec.set(\.yoga.width, isLarge ? 80 : 40)
        spec.set(\.yoga.height, isLarge ? 80 : 40)
    }
}

@MainActor
@Suite("Article: what a render does")
struct WhatARenderDoesTests {
    private let context = UIContext()
    private let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func show() -> NamesComponent {
        let component = context.component(NamesComponent.self, key: "names")
        component.setCanvas(view: canvas)
        component.setNeedsRender()
        return component
    }

    @Test("A moved name keeps its view, and the render report lists the changes")
    func report() {
        let component = show()
        component.state.names = ["Edsger", "Ada", "Barbara"]
        component.setNeedsRender()
        let report = component.lastReport
        #expect(report.moved == 1)
        #expect(report.created == 0, "Barbara got the view that Grace left")
        #expect(report.configured == 1)
    }

    @Test("A memoized name is not configured again")
    func remembering() throws {
        let component = context.component(RememberingComponent.self, key: "names")
        component.setCanvas(view: canvas)
        component.setNeedsRender()
        let label = try #require(component.root.nodeWithKey("Ada")?.renderedView as? UILabel)
        label.text = "Countess"
        component.state.names[1] = "Barbara"
        component.setNeedsRender()
        #expect(label.text == "Countess")
        #expect(component.lastReport.configured == 1)
    }

    @Test("An animator animates layout changes")
    func animating() {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        stage.show(canvas)
        let component = show()
        component.state.names.reverse()
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut, animations: nil)
        component.setNeedsRender(options: [.animateLayoutChanges(animator: animator)])
        #expect(animator.isRunning)
        stage.advance(by: 0.5)
        #expect(!animator.isRunning)
    }

    @Test("A property is animated by its own animator")
    func property() {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        stage.show(canvas)
        disc(isLarge: false).reconcile(in: canvas)
        stage.advance(by: 1)
        disc(isLarge: true).reconcile(in: canvas)
        stage.advance(by: 0.1)
        let shown = canvas.subviews[0].layer.presentation()?.cornerRadius ?? 0
        #expect(shown > 20)
        #expect(shown < 40)
    }
}

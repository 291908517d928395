import ComponentFlow
import ComponentFlowTesting
import Testing

/// A component that shows another one in its view, and inserts it after its first update.
private struct Island: Component {
    let content: AnyComponent<Empty>

    final class View: UIView {
        let content = ComponentView<Empty>()
    }

    static func == (lhs: Island, rhs: Island) -> Bool { false }

    func makeView() -> View { View(frame: .zero) }

    func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        let size = view.content.update(
            transition: transition, component: content, environment: { environment },
            containerSize: availableSize)
        if let content = view.content.view {
            if content.superview == nil { view.addSubview(content) }
            transition.setFrame(view: content, frame: CGRect(origin: .zero, size: size))
        }
        return size
    }
}

@Suite("Component views without a parent state") @MainActor
struct ComponentViewTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    @Test("A problem of components that rows of a lazy list show themselves is reported once")
    func problemInRows() {
        let rules = Diagnostics.record {
            stage.show(
                LazyList(Array(0..<100), id: \.self) { _ in
                    VStack {
                        Island(content: AnyComponent(Rectangle(color: .red)))
                        Rectangle(color: .red, height: 40)
                    }
                })
            let list = stage.window.firstScrollView
            for offset in Array(stride(from: 0 as CGFloat, to: 3000, by: 300)) + [0] {
                list?.contentOffset.y = offset
                stage.advance(by: 0.1)
            }
        }.map(\.rule)
        #expect(rules == ["size.unbounded"])
    }

    @Test("The first update lays out the component in the direction of the one that shows it")
    func layoutDirection() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(
            Island(
                content: AnyComponent(
                    HStack(spacing: 4) {
                        Rectangle(color: .red, width: 10, height: 5)
                        Rectangle(color: .blue, width: 20, height: 5)
                    })))
        let island = stage.window.views(of: Island.View.self).first
        #expect(island?.content.view?.subviews.map(\.frame.minX) == [24, 0])
    }
}

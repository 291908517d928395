import ComponentFlow
import ComponentFlowTesting
import Testing

/// Answers a size, whatever it is offered.
private struct Sized: Component {
    let width: CGFloat
    let height: CGFloat

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        CGSize(width: width, height: height)
    }
}

@Suite @MainActor
struct BadInputTests {
    private let stage = Stage(size: CGSize(width: 100, height: 80))

    @Test(
        "A size that is no size is named, and the component gets a sane one",
        arguments: [
            (CGSize(width: CGFloat.nan, height: 5), CGSize(width: 0, height: 5)),
            (CGSize(width: CGFloat.infinity, height: 5), CGSize(width: 100, height: 5)),
            (CGSize(width: 5, height: -CGFloat.infinity), CGSize(width: 5, height: 0)),
            (CGSize(width: -3, height: 5), CGSize(width: 0, height: 5)),
        ])
    func invalidResult(answered: CGSize, used: CGSize) {
        var size: CGSize?
        let diagnostics = Diagnostics.record {
            size = stage.show(Sized(width: answered.width, height: answered.height))
        }
        #expect(size == used)
        #expect(diagnostics.map(\.rule) == ["size.invalid"])
        #expect(diagnostics.first?.subject == "Sized")
    }

    @Test("Zero and infinite offers are legitimate, negative ones are zero, NaN is named")
    func offers() {
        let host = ComponentHostView<Empty>()
        func offer(_ width: CGFloat) -> (size: CGSize?, rules: [String]) {
            let rules = Diagnostics.record {
                host.update(
                    component: AnyComponent(Rectangle(color: .red, height: 3)),
                    containerSize: CGSize(width: width, height: 10))
            }.map(\.rule)
            return (host.currentSize, rules)
        }
        let empty = CGSize(width: 0, height: 3)
        #expect(offer(0) == (empty, []))
        #expect(offer(-5) == (empty, []))
        #expect(offer(.nan) == (empty, ["size.not-a-number"]))
        #expect(offer(.infinity) == (empty, ["size.invalid"]))
    }

    @Test("Calling a combined component's update by hand is named")
    func calledDirectly() {
        let diagnostics = Diagnostics.record {
            let stack = VStack<Empty>([])
            _ = stack.update(
                view: UIView(), availableSize: .zero, state: stack.makeState(), environment: Environment(),
                transition: .immediate)
        }
        #expect(diagnostics.map(\.rule) == ["component.called-directly"])
    }
}

import ComponentFlow
import ComponentFlowTesting
import Testing

/// A component that returns the given size for every proposal.
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
struct InvalidInputTests {
    private let stage = Stage(size: CGSize(width: 100, height: 80))

    @Test(
        "A component that returns an invalid size is reported and gets a valid one",
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

    @Test("Zero and infinite proposals are valid, negative ones become zero, and NaN is reported")
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
        #expect(offer(.infinity) == (empty, ["size.unbounded"]))
    }

    @Test("An invalid size is reported once and not in each update")
    func once() {
        let host = ComponentHostView<Empty>()
        let rules = Diagnostics.record {
            for height: CGFloat in [1, 2, 3] {
                host.update(
                    component: AnyComponent(
                        ScrollView(.horizontal) { Rectangle(color: .red, height: height) }),
                    containerSize: CGSize(width: 50, height: 50))
            }
        }.map(\.rule)
        #expect(rules == ["size.unbounded"])
    }

    private func filler(_ name: String) -> AnyComponent<Empty> {
        switch name {
        case "Circle": AnyComponent(Circle(strokeWidth: 2))
        case "Gradient": AnyComponent(Gradient(colors: [.red, .blue]))
        case "Shape": AnyComponent(Shape(.ellipse, fill: .red))
        case "RoundedRectangle": AnyComponent(RoundedRectangle(colors: [.red, .blue], cornerRadius: 4, stroke: 2))
        case "Blur": AnyComponent(Blur())
        case "Canvas": AnyComponent(Canvas { _, _ in })
        default: AnyComponent(Rectangle(color: .red))
        }
    }

    @Test(
        "A component that fills its proposal takes no space in an unbounded proposal",
        arguments: ["Rectangle", "Circle", "Gradient", "Shape", "RoundedRectangle", "Blur", "Canvas"])
    func fillerWithoutEnd(name: String) {
        let host = ComponentHostView<Empty>()
        let diagnostics = Diagnostics.record {
            host.update(component: filler(name), containerSize: CGSize(width: CGFloat.infinity, height: 30))
        }
        #expect(host.currentSize == CGSize(width: 0, height: 30))
        #expect(diagnostics.map(\.rule) == ["size.unbounded"])
    }

    @Test("Calling a combined component's update directly is reported")
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

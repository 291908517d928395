import ComponentFlowTesting
import TestSupport
import Testing

import ComponentFlow

@Suite("Removal animations of children") @MainActor
struct RemovalAnimationTests {
    private let log = UpdateLog()
    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private let slow = ComponentTransition.linear(duration: 1)

    private func show(_ names: String..., transition: ComponentTransition = .immediate) {
        stage.show(
            VStack(
                names.map {
                    AnyComponentWithIdentity(id: $0, component: AnyComponent(Probe(name: $0, log: log)))
                }), transition: transition)
    }

    private var order: [String] {
        stage.componentView?.subviews.map { $0.accessibilityIdentifier ?? "?" } ?? []
    }

    private func seenOpacity(_ name: String) -> Float? {
        stage.window.probe(name).map { $0.layer.presentation()?.opacity ?? $0.layer.opacity }
    }

    @Test("A child shown again during its removal animation reverses from its on-screen state with its view and state")
    func reverses() throws {
        show("a", "b")
        let view = try #require(stage.window.probe("b"))
        let state = try #require(view.state)
        show("a", transition: slow)
        stage.advance(by: 0.5)
        let before = try #require(seenOpacity("b"))
        expectNear(before, 0.5, within: 0.02)

        show("a", "b", transition: slow)
        #expect(stage.window.probe("b") === view)
        #expect(view.state === state)
        #expect(view.isUserInteractionEnabled)
        #expect(seenOpacity("b") == before)
        stage.advance(by: 0.5)
        let later = try #require(seenOpacity("b"))
        #expect(later > before)
        #expect(later < 1)
        stage.settle()
        #expect(order == ["a", "b"])
        #expect(view.alpha == 1)
        #expect(view.transform == .identity)
        #expect(view.frame == CGRect(x: 0, y: 10, width: 10, height: 10))
    }

    @Test("A child shown again without animation during its removal animation is fully visible at once")
    func turnsRoundAtOnce() throws {
        show("a", "b")
        let view = try #require(stage.window.probe("b"))
        show("a", transition: slow)
        stage.advance(by: 0.3)
        show("b", "a")
        #expect(!stage.isMoving)
        #expect(order == ["b", "a"])
        #expect(stage.window.probe("b") === view)
        #expect(view.alpha == 1)
        #expect(view.transform == .identity)
        #expect(view.frame.origin == .zero)
    }

    @Test("A child that is shown again after its removal gets a new view and state")
    func comesBackNew() throws {
        show("a", "b")
        let view = try #require(stage.window.probe("b"))
        show("a", transition: slow)
        stage.settle()
        #expect(order == ["a"])
        show("a", "b")
        #expect(stage.window.probe("b") !== view)
    }

    @Test("A child can be removed and shown repeatedly, and is removed once in the end")
    func goesAgain() throws {
        show("a", "b")
        for _ in 0..<3 {
            show("a", transition: slow)
            stage.advance(by: 0.25)
            show("a", "b", transition: slow)
            stage.advance(by: 0.25)
        }
        show("a", transition: slow)
        stage.advance(by: 0.9)
        #expect(order == ["a", "b"])
        stage.settle()
        #expect(order == ["a"])
    }

    @Test("A child in its removal animation keeps its position among siblings while others are inserted")
    func keepsItsPlace() throws {
        show("a", "b", "c")
        show("a", "x", "c", transition: slow)
        let places = try ["a", "b", "c"].map { try #require(order.firstIndex(of: $0)) }
        #expect(places == places.sorted())
        #expect(order.filter { $0 != "b" } == ["a", "x", "c"])
        stage.advance(by: 0.5)
        show("y", "a", "x", "z", "c")
        #expect(order.filter { $0 != "b" } == ["y", "a", "x", "z", "c"])
        let later = try ["a", "b", "c"].map { try #require(order.firstIndex(of: $0)) }
        #expect(later == later.sorted())
        stage.settle()
        #expect(order == ["y", "a", "x", "z", "c"])
    }

    @Test("A removed child is released after its removal animation, or earlier with its parent")
    func freed() throws {
        show("a", "b")
        weak let first = stage.window.probe("b")
        show("a", transition: slow)
        stage.settle()
        #expect(first == nil)

        show("a", "b")
        weak let second = stage.window.probe("b")
        show("a", transition: slow)
        stage.advance(by: 0.5)
        stage.show(Rectangle(color: .red))
        #expect(second == nil)
    }

    @Test("A component of another type replaces a child with the same id during its removal animation at once")
    func anotherType() throws {
        show("a", "b")
        show("a", transition: slow)
        stage.advance(by: 0.5)
        stage.show(
            VStack([
                AnyComponentWithIdentity(id: "a", component: AnyComponent(Probe(name: "a", log: log))),
                AnyComponentWithIdentity(id: "b", component: AnyComponent(Rectangle(color: .red, width: 5, height: 5))),
            ]), transition: slow)
        stage.settle()
        #expect(stage.window.probe("b") == nil)
        #expect(stage.componentView?.subviews.count == 2)
        #expect(stage.componentView?.subviews.last?.alpha == 1)
    }
}

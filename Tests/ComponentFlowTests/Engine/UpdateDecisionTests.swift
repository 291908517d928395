import ComponentFlow
import ComponentFlowTesting
import Testing

/// A leaf that counts its comparisons.
private struct Compared: Component {
    final class Count {
        nonisolated(unsafe) var value = 0
    }

    let number: Int
    let count: Count

    static func == (lhs: Compared, rhs: Compared) -> Bool {
        lhs.count.value += 1
        return lhs.number == rhs.number
    }

    func makeView() -> UIView { UIView(frame: .zero) }

    func makeState() -> EmptyComponentState { EmptyComponentState() }

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        CGSize(width: number, height: 10)
    }
}

/// Tests that updates happen for four reasons only.
@Suite @MainActor
struct UpdateDecisionTests {
    private let log = UpdateLog()
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    private func group(_ probes: Probe...) -> ProbeGroup {
        ProbeGroup(
            name: "group",
            children: probes.map { AnyComponentWithIdentity(id: $0.name, component: AnyComponent($0)) }, log: log)
    }

    @Test("An equal component is not updated")
    func equalComponent() {
        stage.show(group(Probe(name: "a", log: log)))
        #expect(log.take() == ["group", "a"])
        stage.show(group(Probe(name: "a", log: log)))
        #expect(log.take() == [])
    }

    @Test("A changed child is updated and its equal sibling is not")
    func changedChild() {
        stage.show(group(Probe(name: "a", log: log), Probe(name: "b", log: log)))
        _ = log.take()
        stage.show(group(Probe(name: "a", log: log), Probe(name: "b", value: 1, log: log)))
        #expect(log.take() == ["group", "b"])
    }

    @Test("A type-erased child is compared once per pass, changed or not", arguments: [0, 1])
    func comparedOnce(change: Int) {
        let count = Compared.Count()
        func parent(value: Int, number: Int) -> ProbeGroup {
            let child = AnyComponent<Empty>(Compared(number: number, count: count))
            let probe = AnyComponent<Empty>(Probe(name: "a", value: value, log: log))
            return ProbeGroup(
                name: "group",
                children: [
                    AnyComponentWithIdentity(id: 0, component: probe),
                    AnyComponentWithIdentity(id: 1, component: child),
                ], log: log)
        }
        stage.show(parent(value: 0, number: 5))
        _ = log.take()
        count.value = 0
        // The probe differs, so the group's children differ before the second one is compared.
        stage.show(parent(value: 1, number: 5 + change))
        #expect(log.take() == ["group", "a"])
        #expect(count.value == 1)
    }

    @Test("A changed available size updates all components that receive it")
    func availableSize() {
        stage.show(group(Probe(name: "a", log: log)))
        _ = log.take()
        stage.resize(to: CGSize(width: 120, height: 100))
        stage.show(group(Probe(name: "a", log: log)))
        #expect(log.take() == ["group", "a"])
    }

    @Test("A state change with an unchanged size updates only its component")
    func stateChangeStaysLocal() throws {
        stage.show(group(Probe(name: "a", log: log), Probe(name: "b", log: log)))
        _ = log.take()
        try #require(stage.window.probe("a")?.state).updated()
        #expect(log.take() == ["a"])
    }

    @Test("A state change that changes the size updates ancestors as far as sizes change")
    func stateChangeBubbles() throws {
        let inner = group(Probe(name: "a", log: log))
        let outer = ProbeGroup(
            name: "outer",
            children: [
                AnyComponentWithIdentity(id: 0, component: AnyComponent(inner)),
                AnyComponentWithIdentity(
                    id: 1, component: AnyComponent(Probe(name: "wide", size: CGSize(width: 50, height: 5), log: log))),
            ], log: log)
        let top = ProbeGroup(
            name: "top", children: [AnyComponentWithIdentity(id: 0, component: AnyComponent(outer))], log: log)
        stage.show(top)
        _ = log.take()
        let state = try #require(stage.window.probe("a")?.state)
        state.extra = 20
        state.updated()
        // The inner group grows from 10 to 30, but the outer one is already 50 wide, so that the top is not updated.
        #expect(log.take() == ["a", "group", "outer"])
        #expect(stage.window.probe("a")?.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    }

    @Test("A child of another type with the same id gets a new view")
    func changedType() throws {
        stage.show(group(Probe(name: "a", log: log)))
        let old = try #require(stage.window.probe("a"))
        let other = ProbeGroup(
            name: "group",
            children: [AnyComponentWithIdentity(id: "a", component: AnyComponent(Rectangle(color: .red)))], log: log)
        stage.show(other)
        #expect(old.superview == nil)
        #expect(stage.componentView?.subviews.count == 1)
    }

    @Test("A forced update runs without any change")
    func forced() {
        let host = ComponentHostView<Empty>()
        let component = AnyComponent(Probe(name: "a", log: log))
        host.update(component: component, containerSize: CGSize(width: 10, height: 10))
        host.update(component: component, containerSize: CGSize(width: 10, height: 10))
        host.update(component: component, forceUpdate: true, containerSize: CGSize(width: 10, height: 10))
        #expect(log.take() == ["a", "a"])
    }

    @Test("A host returns its current size after a state-driven update")
    func hostKnowsNewSize() throws {
        let host = ComponentHostView<Empty>()
        var received: [CGSize] = []
        host.sizeDidChange = { size, _ in received.append(size) }
        let component = AnyComponent(Probe(name: "a", log: log))
        host.update(component: component, containerSize: CGSize(width: 100, height: 100))
        let state = try #require(host.probe("a")?.state)
        state.extra = 7
        state.updated()
        #expect(received == [CGSize(width: 17, height: 10)])
        #expect(
            host.update(component: component, containerSize: CGSize(width: 100, height: 100))
                == CGSize(width: 17, height: 10))
        #expect(host.componentView?.frame.size == CGSize(width: 17, height: 10))
    }
}

import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite @MainActor
struct DepthTests {
    private func nested(_ depth: Int) -> AnyComponent<Empty> {
        var component = AnyComponent(Rectangle(color: .red, width: 4, height: 4))
        for _ in 0..<depth { component = AnyComponent(Modified(content: component).padding(0)) }
        return component
    }

    private func show(_ component: AnyComponent<Empty>, in host: ComponentHostView<Empty>) -> [Diagnostic] {
        Diagnostics.record {
            host.update(component: component, containerSize: CGSize(width: 50, height: 50))
        }
    }

    @Test("A component tree as deep as the limit is shown")
    func atTheLimit() {
        let host = ComponentHostView<Empty>()
        #expect(show(nested(ComponentLimits.maximumDepth - 1), in: host).isEmpty)
        #expect(host.currentSize == CGSize(width: 4, height: 4))
    }

    @Test("Components below the depth limit are not shown, and reported once with their path")
    func beyondTheLimit() throws {
        let host = ComponentHostView<Empty>()
        let diagnostics = show(nested(5000), in: host) + show(nested(5001), in: host)
        #expect(host.currentSize == .zero)
        #expect(diagnostics.map(\.rule) == ["component.too-deep"])
        let subject = try #require(diagnostics.first?.subject)
        #expect(subject.hasPrefix("Modified<Empty> › Modified<Empty>"))
        #expect(subject.contains(" more) › "))
    }

    @Test("Nested hosts count as one tree towards the depth limit")
    func nestedHosts() {
        var component = AnyComponent(Rectangle(color: .red, width: 4, height: 4))
        for _ in 0..<2000 { component = AnyComponent(Button(content: component, action: {})) }
        let host = ComponentHostView<Empty>()
        #expect(show(component, in: host).map(\.rule) == ["component.too-deep"])
    }

    @Test("The depth limit can be changed")
    func adjustable() {
        let usual = ComponentLimits.maximumDepth
        defer { ComponentLimits.maximumDepth = usual }
        ComponentLimits.maximumDepth = 10
        #expect(show(nested(9), in: ComponentHostView<Empty>()).isEmpty)
        #expect(show(nested(10), in: ComponentHostView<Empty>()).map(\.rule) == ["component.too-deep"])
    }

    @Test("A component tree is shown once its depth falls below the limit")
    func shallowAgain() {
        let host = ComponentHostView<Empty>()
        _ = show(nested(5000), in: host)
        #expect(show(nested(20), in: host).isEmpty)
        #expect(host.currentSize == CGSize(width: 4, height: 4))
    }
}

import ComponentFlow
import InspectorProtocol
import Testing

@testable import ComponentFlowTools

/// A component whose `==` ignores its width.
private struct Ignoring: Component {
    let width: CGFloat

    static func == (first: Ignoring, second: Ignoring) -> Bool {
        true
    }

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        CGSize(width: width, height: 10)
    }
}

/// A column with a component that is described again with each count.
private struct Column: CompositeComponent {
    let width: CGFloat

    var content: some Component<Empty> {
        VStack {
            Text("\(Int(width))")
            Ignoring(width: width)
        }
    }
}

extension InspectorTests {
    #if DEBUG
    @MainActor
    @Suite("Components with a wrong equality")
    struct EqualityTests {
        private func show(_ widths: [CGFloat], _ fixture: AgentFixture) {
            for width in widths { fixture.stage.show(Column(width: width)) }
        }

        @Test("A component that is equal although it would show something else is found, with its path")
        func found() async throws {
            let fixture = try AgentFixture()
            try await fixture.call(.verify, ["enabled": true])
            show([10, 20, 30], fixture)
            let result = try await fixture.call(.verify, ["enabled": false])
            let finding = result["findings"]?[0]
            #expect(result["findings"]?.array?.count ?? 0 > 0)
            #expect(finding?["path"]?.string?.hasSuffix("Ignoring") == true)
            #expect(finding?["message"]?.string?.contains("size") == true)
        }

        @Test("Without verification nothing is found")
        func disabled() async throws {
            let fixture = try AgentFixture()
            show([10, 20], fixture)
            let result = try await fixture.call(.verify)
            #expect(result["enabled"] == false)
            #expect(result["findings"] == [])
        }

        @Test("Equal findings are counted, and a new verification begins without any")
        func counts() async throws {
            let fixture = try AgentFixture()
            try await fixture.call(.verify, ["enabled": true])
            show([10, 20], fixture)
            let first = try await fixture.call(.verify)
            let second = try await fixture.call(.verify, ["enabled": true])
            fixture.agent.stop()
            #expect(first["findings"]?[0]?["count"]?.integer ?? 0 > 0)
            #expect(second["findings"] == [])
        }

        @Test("An agent that stops ends its verification")
        func stopped() async throws {
            let fixture = try AgentFixture()
            try await fixture.call(.verify, ["enabled": true])
            fixture.agent.stop()
            #expect(!UpdateVerification.isEnabled)
        }
    }
    #endif
}

import ComponentFlowTesting
import Testing

import ComponentFlow

/// A component whose `==` omits a property.
private struct Forgetful: Component {
    var color = UIColor.red
    var width: CGFloat = 10

    static func == (lhs: Forgetful, rhs: Forgetful) -> Bool {
        true
    }

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        transition.setBackgroundColor(view: view, color: color)
        return CGSize(width: width, height: 10)
    }
}

#if DEBUG
@Suite("Verification of skipped updates") @MainActor
struct VerificationTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    private func diagnosticsOfShowing(_ first: Forgetful, _ second: Forgetful) -> [Diagnostic] {
        Diagnostics.record {
            UpdateVerification.verifying {
                for component in [first, second] {
                    stage.show(VStack([AnyComponentWithIdentity(id: "it", component: AnyComponent(component))]))
                }
            }
        }
    }

    @Test("Verification reports a component whose == omits a property that it shows")
    func views() {
        let diagnostics = diagnosticsOfShowing(Forgetful(), Forgetful(color: .blue))
        #expect(diagnostics.map(\.rule) == ["component.wrong-equality"])
        #expect(
            diagnostics.first?.message
                == "An update that was skipped because the components are equal would have changed the "
                + "backgroundColor of a UIView")
        #expect(diagnostics.first?.subject == "VStack<Empty> › Forgetful[it]")
    }

    @Test("Verification reports a component whose == omits a property that affects its size")
    func size() {
        let diagnostics = diagnosticsOfShowing(Forgetful(), Forgetful(width: 20))
        #expect(diagnostics.map(\.rule) == ["component.wrong-equality"])
        #expect(diagnostics.first?.message.contains("its size, from 10.0 × 10.0 to 20.0 × 10.0") == true)
    }

    @Test("Verification reports nothing if nothing would have changed or if it is disabled")
    func silent() {
        #expect(diagnosticsOfShowing(Forgetful(), Forgetful()).isEmpty)
        let diagnostics = Diagnostics.record {
            stage.show(Forgetful())
            stage.show(Forgetful(color: .blue))
        }
        #expect(diagnostics.isEmpty)
    }
}
#endif

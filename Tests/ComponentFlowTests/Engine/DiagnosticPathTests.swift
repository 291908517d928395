import ComponentFlow
import ComponentFlowTesting
import Testing

/// Sets an invalid frame of a view inside its own view.
private struct Careless: Component {
    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        let inner = UIView()
        view.addSubview(inner)
        inner.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        return CGSize(width: 10, height: 10)
    }
}

/// A divider, whose view receives no touches, with a gesture.
private struct TappedDivider: CombinedComponent {
    static var body: Body {
        let line = Child(Divider.self)
        return { context in
            let line = line.update(
                component: Divider(), availableSize: context.availableSize, transition: context.transition)
            context.add(line.position(CGPoint(x: 50, y: 50)).gesture(.tap {}))
            return context.availableSize
        }
    }
}

@Suite @MainActor
struct DiagnosticPathTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    @Test("Invalid geometry of a view is reported with the path of the component that contains it")
    func invalidGeometry() {
        let reports = Diagnostics.record { stage.show(VStack { Careless() }) }
        #expect(reports.first?.rule == "view.invalid-geometry")
        #expect(reports.first?.subject == "VStack<Empty> › Careless (UIView / UIView)")
    }

    @Test("A gesture of a component whose view receives no touches is reported, once")
    func unreachableGesture() {
        let reports = Diagnostics.record {
            stage.show(TappedDivider())
            stage.resize(to: CGSize(width: 90, height: 90))
            stage.show(TappedDivider())
        }
        #expect(reports.map(\.rule) == ["gesture.no-touches"])
        #expect(reports.first?.subject == "TappedDivider › Divider")
    }
}

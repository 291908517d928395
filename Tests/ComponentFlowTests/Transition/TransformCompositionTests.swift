import ComponentFlow
import ComponentFlowTesting
import TestSupport
import Testing

@Suite("Scale and rotation of one view") @MainActor
struct TransformCompositionTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))
    private let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))

    private var scale: CGFloat {
        let transform = view.layer.transform
        return (transform.m11 * transform.m11 + transform.m12 * transform.m12).squareRoot()
    }

    private var angle: CGFloat {
        atan2(view.layer.transform.m12, view.layer.transform.m11)
    }

    @Test("Setting the scale keeps the rotation")
    func scaleKeepsRotation() {
        ComponentTransition.immediate.setRotation(view: view, angle: 0.5)
        ComponentTransition.immediate.setScale(view: view, scale: 2)
        expectNear(angle, 0.5, within: 1e-9)
    }

    @Test("Setting the rotation keeps the scale")
    func rotationKeepsScale() {
        ComponentTransition.immediate.setScale(view: view, scale: 2)
        ComponentTransition.immediate.setRotation(view: view, angle: 0.5)
        expectNear(scale, 2, within: 1e-9)
    }

    @Test("Scale and rotation in any order result in both", arguments: [0.25, 1, 3], [-3, 0.1, 2.5])
    func anyOrder(scale: Double, angle: Double) {
        ComponentTransition.immediate.setScale(view: view, scale: 5)
        ComponentTransition.immediate.setRotation(view: view, angle: angle)
        ComponentTransition.immediate.setScale(view: view, scale: scale)
        let expected = CATransform3DConcat(
            CATransform3DMakeScale(scale, scale, 1), CATransform3DMakeRotation(angle, 0, 0, 1))
        let transform = view.layer.transform
        let difference = max(
            abs(transform.m11 - expected.m11), abs(transform.m12 - expected.m12), abs(transform.m21 - expected.m21),
            abs(transform.m22 - expected.m22))
        #expect(difference < 1e-9)
    }

    @Test("A rotation from three quarters of a turn to a whole turn passes seven eighths")
    func rotationBeyondHalfTurn() throws {
        stage.show(view)
        ComponentTransition.immediate.setRotation(view: view, angle: 1.5 * .pi)
        stage.advance(by: 0)
        ComponentTransition.linear(duration: 1).setRotation(view: view, angle: 2 * .pi)
        stage.advance(by: 0.5)
        let presented = try #require(view.layer.presentation()).transform
        expectNear(atan2(presented.m12, presented.m11), -0.25 * .pi, within: 1e-6)
    }

    @Test("An insertion animation that scales ends at the scale that the parent specifies")
    func insertionEndsAtSpecifiedScale() throws {
        struct Parent: CombinedComponent {
            static var body: Body {
                let child = Child(Rectangle.self)
                return { context in
                    let child = child.update(
                        component: Rectangle(color: .red, width: 10, height: 10), availableSize: context.availableSize,
                        transition: context.transition)
                    context.add(child.scale(2).appear(.default(scale: true)))
                    return child.size
                }
            }
        }
        stage.show(ZStack<Empty>([]))
        stage.show(
            ZStack<Empty>([AnyComponentWithIdentity(id: 1, component: AnyComponent(Parent()))]),
            transition: .linear(duration: 1))
        stage.advance(by: 2)
        let child = try #require(stage.componentView?.subviews.first?.subviews.first)
        #expect(child.layer.presentation()?.transform.m11 == 2)
    }
}

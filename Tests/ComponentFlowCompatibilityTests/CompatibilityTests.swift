import ComponentFlowCompatibility
import ComponentFlowTesting
import TestSupport
import Testing

/// Code for earlier versions of ComponentFlow.
@Suite @MainActor struct CompatibilityTests {
    @Test("Copies of a type-erased component are identical, equal ones are not")
    func identity() {
        let component = AnyComponent(Rectangle(color: .red, width: 10, height: 10))
        let copy = component
        #expect(component === copy)
        #expect(component !== AnyComponent(Rectangle(color: .red, width: 10, height: 10)))
    }

    @Test("The curves of transitions can be evaluated, and run from 0 to 1")
    func curves() {
        let curves: [Transition.Animation.Curve] = [
            .linear, .easeInOut, .spring, .slide, .bounce(stiffness: 900, damping: 90),
        ]
        for curve in curves {
            #expect(curve.solve(at: 0) == 0)
            #expect(curve.solve(at: 1) == 1)
        }
        expectNear(Transition.Animation.Curve.linear.solve(at: 0.3), 0.3, within: 1e-9)
        expectNear(Transition.Animation.Curve.easeInOut.solve(at: 0.5), 0.5, within: 1e-6)
        #expect(Transition.Animation.Curve.spring.solve(at: 0.5) > 0.9)
    }

    @Test("A size is centered in a rectangle at whole points")
    func geometry() {
        let rect = CGRect(x: 10, y: 0, width: 100, height: 41)
        #expect(rect.center == CGPoint(x: 60, y: 20.5))
        #expect(CGSize(width: 20, height: 20).centered(in: rect) == CGRect(x: 50, y: 10, width: 20, height: 20))
        #expect(CGSize(width: 20, height: 20).rightCentered(in: rect) == CGRect(x: 90, y: 10, width: 20, height: 20))
        #expect(
            CGSize(width: 10, height: 20).aspectFitted(CGSize(width: 40, height: 40)) == CGSize(width: 20, height: 40))
        #expect(
            CGSize(width: 10, height: 20).aspectFilled(CGSize(width: 40, height: 40)) == CGSize(width: 40, height: 80))
    }

    @Test("An escape notification calls its closure when it is released")
    func escape() {
        var count = 0
        var notification: EscapeNotification? = EscapeNotification { count += 1 }
        #expect(notification != nil)
        notification = nil
        #expect(count == 1)
    }

    @Test("A condition returns the value of its closure only if it holds")
    func condition() {
        #expect(Condition(1 > 0) { "yes" } == "yes")
        #expect(Condition(1 < 0) { "yes" } == nil)
    }

    @Test("A button made with withIsExclusive is not exclusive")
    func exclusiveButton() {
        let button = Button(content: AnyComponent(Rectangle(color: .red, width: 10, height: 10)), action: {})
        #expect(button.isExclusive)
        #expect(!button.withIsExclusive(false).isExclusive)
    }

    @Test("A long press without a duration begins after 0.2 seconds")
    func longPress() {
        let gesture = Gesture.longPress { _ in }
        let recognizer = gesture.makeRecognizer()
        gesture.update(recognizer: recognizer)
        #expect((recognizer as? UILongPressGestureRecognizer)?.minimumPressDuration == 0.2)
    }

    @Test("Sizes are placed at the edges of a rectangle and around a point")
    func edges() {
        let rect = CGRect(x: 10, y: 0, width: 100, height: 41)
        let size = CGSize(width: 20, height: 20)
        #expect(size.leftCentered(in: rect) == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(size.topCentered(in: rect) == CGRect(x: 50, y: 0, width: 20, height: 20))
        #expect(size.bottomCentered(in: rect) == CGRect(x: 50, y: 21, width: 20, height: 20))
        #expect(size.centered(around: CGPoint(x: 30, y: 40)) == CGRect(x: 20, y: 30, width: 20, height: 20))
    }

    @Test("Sizes are scaled down, cropped and rounded down")
    func smallerSizes() {
        let size = CGSize(width: 40, height: 80)
        #expect(size.aspectFittedOrSmaller(CGSize(width: 40, height: 40)) == CGSize(width: 20, height: 40))
        #expect(size.aspectFittedOrSmaller(CGSize(width: 100, height: 100)) == size)
        #expect(size.fittedToWidthOrSmaller(20) == CGSize(width: 20, height: 40))
        #expect(size.fittedToWidthOrSmaller(50) == size)
        #expect(size.cropped(CGSize(width: 100, height: 50)) == CGSize(width: 40, height: 50))
        #expect(CGSize(width: 1.5, height: 2.75).integralFloor == CGSize(width: 1, height: 2))
    }

    @Test("A sublayer scale is animated without changing the model value")
    func sublayerScale() {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        Transition(animation: .curve(duration: 0.2, curve: .linear))
            .animateSublayerScale(view: view, from: 0.5, to: 1)
        #expect(view.layer.animation(forKey: "sublayerTransform.scale") != nil)
        #expect(CATransform3DIsIdentity(view.layer.sublayerTransform))
    }

    @Test("A child can be updated without a label, and appears at an updated guide")
    func children() {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        stage.show(GuidedComponent(), transition: .easeInOut(duration: 0.2))
        #expect(stage.componentView?.subviews.first?.center == CGPoint(x: 50, y: 50))
    }
}

private struct GuidedComponent: CombinedComponent {
    static var body: Body {
        let guide = Guide()
        let square = Child(Rectangle.self)
        return { context in
            let origin = guide.update(position: .zero, transition: context.transition)
            context.add(origin)
            let square = square.update(
                Rectangle(color: .red, width: 10, height: 10), availableSize: context.availableSize,
                transition: context.transition)
            context.add(
                square.position(CGPoint(x: 50, y: 50)).appear(.default(scale: true), guide: origin))
            return context.availableSize
        }
    }
}

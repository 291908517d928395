import ComponentFlow
import ComponentFlowTesting
import TestSupport
import Testing

@Suite @MainActor
struct TransitionInterruptionTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        stage.show(view)
        view.center = .zero
        stage.advance(by: 0)
    }

    private var seen: CGPoint {
        view.layer.presentation()?.position ?? view.layer.position
    }

    private func bounce(_ stiffness: CGFloat, _ damping: CGFloat) -> ComponentTransition {
        ComponentTransition(animation: .curve(duration: 1, curve: .bounce(stiffness: stiffness, damping: damping)))
    }

    /// Animates, interrupts the animation, and compares with independently computed numbers.
    private func check(
        _ first: ComponentTransition, to goal: CGPoint, for seconds: Double, then second: ComponentTransition,
        to newGoal: CGPoint, lasting duration: Double, _ reference: InterruptionReference
    ) {
        first.setPosition(view: view, position: goal)
        stage.advance(by: seconds)
        #expect(seen.isNear(reference.start, 1e-5))
        second.setPosition(view: view, position: newGoal)
        #expect(seen.isNear(reference.start, 1e-5), "the value does not jump")
        stage.advance(by: 0)
        var passed = 0.0
        // A thousandth of a second is short enough to measure the velocity.
        stage.advance(by: 0.0005)
        let early = seen
        stage.advance(by: 0.0005)
        passed += 0.001
        let displacement = CGPoint(x: seen.x - reference.start.x, y: seen.y - reference.start.y)
        let slope = CGPoint(
            x: (4 * (early.x - reference.start.x) - displacement.x) / 0.001,
            y: (4 * (early.y - reference.start.y) - displacement.y) / 0.001)
        #expect(slope.isNear(reference.velocity, 1), "the speed does not jump: \(slope)")
        for (moment, point) in reference.after where moment < duration {
            stage.advance(by: moment - passed)
            passed = moment
            #expect(seen.isNear(point, 0.002), "after \(moment): \(seen), not \(point)")
        }
        #expect(stage.settle())
        #expect(view.layer.position == newGoal)
    }

    @Test("A bounce that interrupts a bounce continues with its velocity")
    func bounceByBounce() {
        check(
            bounce(200, 12), to: CGPoint(x: 100, y: 0), for: 0.2, then: bounce(200, 12), to: CGPoint(x: -50, y: 0),
            lasting: 1, .bounceByBounce)
    }

    @Test("A bounce in another direction keeps the component of the velocity along it")
    func bounceTurnsAside() {
        check(
            bounce(200, 12), to: CGPoint(x: 100, y: 40), for: 0.15, then: bounce(120, 18), to: CGPoint(x: 20, y: 160),
            lasting: 1, .bounceTurnsAside)
    }

    @Test("A spring that interrupts a spring continues with its velocity")
    func springBySpring() {
        check(
            .spring(duration: 0.5), to: CGPoint(x: 100, y: 0), for: 0.1, then: .spring(duration: 0.5),
            to: CGPoint(x: 300, y: 0), lasting: 0.5, .springBySpring)
    }

    @Test("A quick spring that reverses a slow animation initially continues in its direction")
    func easeBySpring() {
        check(
            .easeInOut(duration: 1), to: CGPoint(x: 100, y: 60), for: 0.4, then: .spring(duration: 0.25), to: .zero,
            lasting: 0.25, .easeBySpring)
    }

    @Test("The velocity is kept by a second change in the same run loop turn")
    func twiceInATurn() {
        bounce(200, 12).setPosition(view: view, position: CGPoint(x: 100, y: 0))
        stage.advance(by: 0.2)
        bounce(200, 12).setPosition(view: view, position: CGPoint(x: 300, y: 0))
        bounce(200, 12).setPosition(view: view, position: CGPoint(x: -50, y: 0))
        stage.advance(by: 0.05)
        let reference = InterruptionReference.bounceByBounce.after[1]
        expectNear(seen.x, reference.point.x, within: 0.01)
    }

    @Test("A spring keeps the velocity of additive animations and of a size")
    func otherMotions() {
        let linear = ComponentTransition.linear(duration: 1)
        linear.setFrameWithAdditivePosition(view: view, frame: CGRect(x: 100, y: 0, width: 120, height: 20))
        stage.advance(by: 0.5)
        let before = view.layer.presentation()?.frame ?? .zero
        bounce(100, 20).setFrame(view: view, frame: CGRect(x: 300, y: 0, width: 320, height: 20))
        stage.advance(by: 0.001)
        let after = view.layer.presentation()?.frame ?? .zero
        expectNear(after.midX - before.midX, 0.17, within: 0.03)
        expectNear(after.width - before.width, 0.1, within: 0.03)
    }

    @Test("A delayed spring starts from rest, and timing curves keep no velocity")
    func noSpeed() {
        ComponentTransition.linear(duration: 1).setPosition(view: view, position: CGPoint(x: 100, y: 0))
        stage.advance(by: 0.5)
        bounce(100, 20).setPosition(view: view, position: CGPoint(x: 200, y: 0), delay: 0.2)
        stage.advance(by: 0.2)
        expectNear(seen.x, 50, within: 0.001)
        stage.advance(by: 0.001)
        expectNear(seen.x, 50, within: 0.01)
        ComponentTransition.easeInOut(duration: 1).setPosition(view: view, position: .zero)
        stage.advance(by: 0.01)
        expectNear(seen.x, 50, within: 0.1)
    }
}

extension CGPoint {
    fileprivate func isNear(_ other: CGPoint, _ tolerance: CGFloat) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
    }
}

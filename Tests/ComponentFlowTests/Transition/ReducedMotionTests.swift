import ComponentFlowTesting
import OpenDisplay
import Testing

@testable import ComponentFlow

@Suite("Transitions for users who prefer less motion") @MainActor
struct ReducedMotionTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private let log = UpdateLog()

    /// Runs a body while the user prefers less motion.
    private func reduced(_ body: () throws -> Void) rethrows {
        let preferences = UIAccessibility.preferences
        UIAccessibility.preferences = preferences.union(.reducedMotion)
        defer { UIAccessibility.preferences = preferences }
        try body()
    }

    private func shownView() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.show(view)
        return view
    }

    @Test("Views are moved, resized and scaled without animation, and completions are called")
    func motion() {
        reduced {
            let view = shownView()
            var ends: [Bool] = []
            let spring = ComponentTransition.spring(duration: 0.4)
            spring.setFrame(view: view, frame: CGRect(x: 50, y: 0, width: 40, height: 20)) { ends.append($0) }
            spring.setScale(view: view, scale: 2) { ends.append($0) }
            spring.animatePosition(view: view, from: .zero, to: CGPoint(x: 9, y: 9)) { ends.append($0) }
            #expect(ends == [true, true, true])
            #expect(view.layer.animationKeys()?.isEmpty != false)
            #expect(view.center == CGPoint(x: 70, y: 10))
        }
    }

    @Test("A component is moved by another offset without animation")
    func offset() {
        func show(_ x: CGFloat) {
            let box = Rectangle(color: .red, width: 20, height: 20).offset(x: x)
            stage.show(box, transition: .easeInOut(duration: 0.4))
        }
        reduced {
            show(0)
            show(30)
            #expect(!stage.isMoving)
        }
    }

    @Test("With reduced motion, views still fade in and out")
    func fade() {
        reduced {
            let view = shownView()
            ComponentTransition.easeInOut(duration: 0.4).setAlpha(view: view, alpha: 0)
            #expect(view.layer.animation(forKey: "opacity") != nil)
        }
    }

    @Test("Insertion and removal animations that scale are fades")
    func scaling() {
        reduced {
            let view = shownView()
            let transition = ComponentTransition.easeInOut(duration: 0.4)
            ComponentTransition.Appear.default(scale: true)(view: view, transition: transition)
            #expect(view.layer.animation(forKey: "opacity") != nil)
            ComponentTransition.Disappear.default(scale: true)(view: view, transition: transition) { log.note("end") }
            #expect(log.entries == [])
            #expect(CATransform3DIsIdentity(view.layer.transform))
            stage.advance(by: 0.5)
            #expect(log.entries == ["end"])
        }
    }

    @Test("A removal animation towards a guide fades in place, also if the guide moves")
    func guide() {
        reduced {
            let view = shownView()
            let center = view.center
            let transition = ComponentTransition.easeInOut(duration: 0.4)
            let disappear = ComponentTransition.DisappearWithGuide.default()
            disappear(stage: .begin, view: view, guide: .zero, transition: transition) { log.note("begin \($0)") }
            disappear(stage: .update, view: view, guide: .zero, transition: transition) { log.note("update \($0)") }
            #expect(log.entries == [])
            stage.advance(by: 0.5)
            #expect(log.entries == ["begin true"])
            #expect(view.center == center)
        }
    }

    @Test("Without the preference views move")
    func control() {
        let view = shownView()
        ComponentTransition.easeInOut(duration: 0.4).setScale(view: view, scale: 2)
        #expect(view.layer.animationKeys()?.isEmpty == false)
    }
}

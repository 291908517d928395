import OpenQuartzCore
import TestSupport
import Testing

import OpenUIKitCore
import UIKitTestSupport

/// Compares positions of property animators over time with numbers that `Reference/animator_reference.py` computed
/// independently.
@Suite("Property animators match independently computed positions") @MainActor struct AnimatorReferenceTests {
    /// Runs commands at steps of a sixteenth of a second and compares the presented positions, starting at the step
    /// `first`.
    private func check(
        _ name: String, from first: Int = 0, _ command: (Int, UIViewPropertyAnimator) -> Void
    ) throws {
        let expected = try #require(AnimatorReference.values[name])
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.center.x = 105 }
            for step in 0..<first + expected.count {
                command(step, animator)
                stage.frame()
                if step >= first {
                    let shown = Double(view.layer.presented.position.x)
                    let desired = expected[step - first]
                    expectNear(shown, desired, within: 1e-9, "\(name), step \(step): \(shown) instead of \(desired)")
                }
                stage.clock.advance(by: 1.0 / 16)
            }
            if animator.state == .active { animator.stopAnimation(true) }
        }
    }

    @Test("An animator that is paused, continued and reversed follows its timing curve")
    func turned() throws {
        try check("turned") { step, animator in
            switch step {
            case 0: animator.startAnimation()
            case 6: animator.pauseAnimation()
            case 8: animator.startAnimation()
            case 12: animator.isReversed = true
            default: break
            }
        }
    }

    @Test("Continuing a paused animator with a spring or another curve keeps the velocity from before the pause")
    func keptVelocity() throws {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 200, damping: 12, initialVelocity: .zero)
        for (name, parameters) in [
            ("spring", spring), ("bent", UICubicTimingParameters(animationCurve: .easeIn)),
        ] as [(String, any UITimingCurveProvider)] {
            try check(name, from: 10) { step, animator in
                switch step {
                case 0: animator.startAnimation()
                case 6: animator.pauseAnimation()
                case 10: animator.continueAnimation(withTimingParameters: parameters, durationFactor: 0.5)
                default: break
                }
            }
        }
    }

    @Test("A scrubbed animator continues on its own curve, or on a new curve from rest")
    func scrubbed() throws {
        for (name, parameters, factor) in [
            ("scrubbed", nil, 0), ("scrubbed, eased", UICubicTimingParameters(animationCurve: .easeOut), 0.5),
        ] as [(String, UICubicTimingParameters?, CGFloat)] {
            try check(name) { step, animator in
                guard step == 0 else { return }
                animator.fractionComplete = 0.3
                animator.continueAnimation(withTimingParameters: parameters, durationFactor: factor)
            }
        }
    }
}

import OpenQuartzCore
import Testing

import OpenUIKitCore
import UIKitTestSupport

/// Checks that presented values depend on time only, and not on which frames were rendered before.
@Suite("Animations produce bit-identical values at every frame rate") @MainActor struct FrameRateIndependenceTests {
    /// The bit patterns of all presented values, by the time of the frame.
    private typealias Recording = [Double: [UInt64]]

    /// Runs a script on a new stage at a frame rate.
    ///
    /// The times of the commands are multiples of the frame duration at every rate.
    private func record(
        rate: Int, seconds: Int, _ script: @MainActor (WindowStage, [UIView]) -> [Double: @MainActor () -> Void]
    ) -> Recording {
        var recording: Recording = [:]
        WindowStage.run { stage in
            let views = (0..<3).map { index in
                stage.add(UIView(), CGRect(x: 20 * index, y: 10, width: 10, height: 10))
            }
            stage.frame()
            let start = stage.clock.now
            let commands = script(stage, views)
            for frame in 0...(seconds * rate) {
                let time = Double(frame) / Double(rate)
                stage.clock.set(start + time)
                stage.frame()
                if let command = commands[time] {
                    command()
                    stage.frame()
                }
                recording[time] = views.flatMap { bits(of: $0.layer.presented) }
            }
            for view in views { view.layer.removeAllAnimations() }
            stage.frame()
        }
        return recording
    }

    private func bits(of values: LayerValues) -> [UInt64] {
        let numbers = [
            values.position.x, values.position.y, values.bounds.width, values.bounds.height, CGFloat(values.opacity),
            values.transform.m11, values.transform.m12, values.transform.m41,
            values.backgroundColor?.components?.first ?? -1,
        ]
        return numbers.map { Double($0).bitPattern }
    }

    /// Records twice at one rate and once at each of the others, and expects identical bits.
    private func check(seconds: Int, _ script: @MainActor (WindowStage, [UIView]) -> [Double: @MainActor () -> Void]) {
        let first = record(rate: 60, seconds: seconds, script)
        #expect(record(rate: 60, seconds: seconds, script) == first)
        #expect(Set(first.values).count > 30 * seconds)
        for rate in [30, 120, 240] {
            let other = record(rate: rate, seconds: seconds, script)
            let common = first.keys.filter { other[$0] != nil }
            #expect(common.count == min(rate, 60) * seconds + 1)
            #expect(common.allSatisfy { first[$0] == other[$0] }, "\(rate) frames per second")
        }
    }

    @Test("A spring animation that is retargeted twice replays bit by bit")
    func interruptedSpring() {
        check(seconds: 3) { _, views in
            @MainActor func send(_ x: CGFloat, _ scale: CGFloat, _ alpha: CGFloat) {
                UIView.animate(
                    withDuration: 0.9, delay: 0, usingSpringWithDamping: 0.45, initialSpringVelocity: 1.5,
                    animations: {
                        for (index, view) in views.enumerated() {
                            view.center = CGPoint(x: x + CGFloat(index) * 7, y: x / 3)
                            view.transform = CGAffineTransform(rotationAngle: scale).scaledBy(x: scale, y: scale)
                            view.alpha = alpha
                            view.backgroundColor = UIColor(white: alpha, alpha: 1)
                            view.bounds.size.width = 10 + x / 10
                        }
                    })
            }
            return [
                0.1: { send(150, 2, 0.2) }, 0.4: { send(20, 0.5, 0.9) }, 0.7: { send(90, 1.25, 0.5) },
            ]
        }
    }

    @Test("An animator that is scrubbed, paused, reversed and continued with other curves replays bit by bit")
    func animator() {
        check(seconds: 3) { _, views in
            let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.6) {
                for view in views {
                    view.center.x += 140
                    view.alpha = 0.25
                    view.transform = CGAffineTransform(rotationAngle: 1)
                }
            }
            animator.addAnimations({ views[1].bounds.size.height = 77 }, delayFactor: 0.25)
            let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 2, dy: 2))
            return [
                0.1: { animator.startAnimation() }, 0.3: { animator.pauseAnimation() },
                0.4: { animator.fractionComplete = 0.37 }, 0.5: { animator.fractionComplete = 0.61 },
                0.6: { animator.startAnimation() }, 0.7: { animator.isReversed = true },
                0.8: { animator.pauseAnimation() },
                0.9: { animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.75) },
                1.2: { animator.isReversed = false },
                1.3: { animator.pauseAnimation() },
                1.4: {
                    animator.continueAnimation(
                        withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 1.25)
                },
                1.7: { views[2].center.y = 44 },
            ]
        }
    }
}

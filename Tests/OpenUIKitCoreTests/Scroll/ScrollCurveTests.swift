import Fuzzing
import TestSupport
import Testing

@testable import OpenUIKitCore

@Suite struct ScrollCurveTests {
    private func randomCurve(_ generator: inout SeededRandom) -> ScrollCurve {
        let (start, target) = (CGFloat.random(in: -500...500, using: &generator), CGFloat(100))
        let velocity = CGFloat.random(in: -3000...3000, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
            return ScrollCurve(
                start: start, target: target, shape: .decay(rate: .random(in: 1...10, using: &generator)))
        case 1:
            let frequency = CGFloat.random(in: 5...40, using: &generator)
            return ScrollCurve(start: start, target: target, shape: .spring(frequency: frequency, velocity: velocity))
        default: return ScrollCurve(start: start, target: target, shape: .glide(duration: 0.3, velocity: velocity))
        }
    }

    @Test("A scroll curve begins at its start, its velocity is its slope, and it settles near its target")
    func slopes() {
        var generator = SeededRandom(seed: 1)
        for _ in 0..<500 {
            let curve = randomCurve(&generator)
            expectNear(curve.value(at: 0), curve.start, within: 1e-9)
            for _ in 0..<5 {
                let time = TimeInterval.random(in: 0.001...0.29, using: &generator)
                let step = 1e-6
                let slope = (curve.value(at: time + step) - curve.value(at: time - step)) / CGFloat(2 * step)
                expectNear(slope, curve.velocity(at: time), within: 1e-3 * max(1, abs(slope)))
            }
            let settled = curve.settlingTime(nearness: 0.25)
            for extra in [0, 0.01, 0.1, 1, 10] {
                expectNear(curve.value(at: settled + extra), curve.target, within: 0.2501)
            }
        }
    }

    @Test("A spring curve matches numerical integration of its differential equation")
    func spring() {
        let curve = ScrollCurve(start: 50, target: 0, shape: .spring(frequency: 12, velocity: -2000))
        var (place, speed) = (50.0, -2000.0)
        let step = 1e-5
        for index in 1...40000 {
            speed += (-144 * place - 24 * speed) * step
            place += speed * step
            if index % 5000 == 0 { expectNear(Double(curve.value(at: Double(index) * step)), place, within: 0.05) }
        }
    }

    @Test(
        "A fling is continuous between its curves, ends in range and never passes an edge without bounce"
    )
    func flings() {
        var generator = SeededRandom(seed: 2)
        for _ in 0..<2000 {
            let limits = AxisMotion.Limits(range: 0...800, bounces: Bool.random(using: &generator), pixel: 0.5)
            let start = CGFloat.random(in: limits.bounces ? -80...880 : 0...800, using: &generator)
            let velocity = CGFloat.random(in: -8000...8000, using: &generator)
            let motion = AxisMotion.fling(from: start, velocity: velocity, rate: 2.002, limits: limits)
            #expect(limits.range.contains(motion.target))
            expectNear(motion.value(at: 0), start, within: 1e-6)
            #expect(motion.value(at: motion.duration) == motion.target)
            var (last, time) = (motion.value(at: 0), 0.0)
            while time < motion.duration {
                time += 0.001
                let value = motion.value(at: time)
                // Nothing moves faster than the initial velocity; a pixel is allowed for the final rounding.
                let spring = AxisMotion.bounceFrequency * 80
                expectNear(value, last, within: (abs(velocity) + spring) * 0.001 + 0.5)
                if !limits.bounces {
                    #expect(value > -0.26)
                    #expect(value < 800.26)
                }
                last = value
            }
        }
    }

    @Test(
        "A rubber band and its inverse agree, its stretch is below the view's length, and its slope is its derivative")
    func rubberBand() {
        let band = RubberBand(length: 300)
        let expected: CGFloat = (1 - 1 / (100 * 0.55 / 300 + 1)) * 300
        expectNear(band.stretch(for: 100), expected, within: 1e-9)
        for pull in stride(from: CGFloat(-2000), through: 2000, by: 37) {
            let stretch = band.stretch(for: pull)
            expectNear(stretch, 0, within: 300)
            expectNear(band.pull(for: stretch), pull, within: 1e-6)
            let slope = (band.stretch(for: pull + 0.001) - band.stretch(for: pull - 0.001)) / 0.002
            expectNear(slope, band.slope(at: pull), within: 1e-4)
        }
        #expect(RubberBand(length: 0).stretch(for: 10) == 0)
    }
}

import Fuzzing
import OpenQuartzCore
import Testing

@Suite struct TimingFunctionTests {
    @Test("Timing functions match a table computed with 40 digits", arguments: TimingReference.curves)
    func matchesReference(_ curve: TimingReference.Curve) {
        let p = curve.points
        let function = CAMediaTimingFunction(controlPoints: p[0], p[1], p[2], p[3])
        for (index, expected) in curve.values.enumerated() {
            let x = Double(index) / 16
            #expect(isClose(function.progress(at: x), expected, within: 1e-10), "\(curve.name) at \(x)")
        }
    }

    @Test("Named timing functions have the documented control points")
    func names() {
        let expected: [(CAMediaTimingFunctionName, [Float])] = [
            (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
            (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
        ]
        for (name, points) in expected {
            let function = CAMediaTimingFunction(name: name)
            var found: [Float] = [0, 0, 0, 0]
            function.getControlPoint(at: 1, values: &found)
            let first = Array(found[0...1])
            function.getControlPoint(at: 2, values: &found)
            #expect(first + found[0...1] == points, "\(name.rawValue)")
        }
    }

    @Test("Extreme control points yield finite progress that ends at 1")
    func hostilePoints() {
        let hostile: [Float] = [.nan, .infinity, -.infinity, -5, 7, 0, 1]
        var numbers = SeededRandom(seed: 1)
        for _ in 0..<500 {
            let p = (0..<4).map { _ in hostile.randomElement(using: &numbers) ?? 0 }
            let function = CAMediaTimingFunction(controlPoints: p[0], p[1], p[2], p[3])
            #expect((0...20).allSatisfy { function.progress(at: Double($0) / 20).isFinite })
            #expect(function.progress(at: 1) == 1)
            #expect(function.progress(at: 0) == 0)
        }
    }

    @Test("The curve parameter found for any x yields that x")
    func solvesX() {
        var numbers = SeededRandom(seed: 2)
        for _ in 0..<2000 {
            let curve = UnitBezier(
                x1: .random(in: 0...1, using: &numbers), y1: .random(in: -2...2, using: &numbers),
                x2: .random(in: 0...1, using: &numbers), y2: .random(in: -2...2, using: &numbers))
            // With y = x the curve must return its input.
            let mirror = UnitBezier(x1: curve.x1, y1: curve.x1 + 1e-300, x2: curve.x2, y2: curve.x2)
            let x = Double.random(in: 0...1, using: &numbers)
            #expect(isClose(mirror.y(atX: x), x, within: 1e-9))
        }
    }
}

@Suite struct SpringTests {
    @Test("Springs match the integrated equation of motion", arguments: TimingReference.springs)
    func matchesReference(_ spring: TimingReference.Spring) {
        let curve = SpringCurve(
            mass: CGFloat(spring.mass), stiffness: CGFloat(spring.stiffness), damping: CGFloat(spring.damping),
            initialVelocity: CGFloat(spring.velocity))
        for (index, expected) in spring.values.enumerated() {
            #expect(isClose(curve.progress(at: Double(index) / 8), expected, within: 1e-11), "\(spring.name) \(index)")
        }
        if let settling = spring.settling { #expect(isClose(curve.settlingDuration, settling, within: 1e-9)) }
    }

    @Test("The default spring has Core Animation's settling duration")
    func defaultSettlingDuration() {
        #expect(isClose(CASpringAnimation(keyPath: "position").settlingDuration, 1.4727003346780927, within: 1e-12))
    }

    @Test("Without allowsOverdamping a spring is critically damped")
    func clampsDamping() {
        let animation = CASpringAnimation(keyPath: "position")
        (animation.mass, animation.stiffness, animation.damping) = (3, 1000, 500)
        let critical = SpringCurve(mass: 3, stiffness: 1000, damping: 2 * CGFloat(3000).squareRoot())
        #expect(isClose(animation.settlingDuration, critical.settlingDuration))
        animation.allowsOverdamping = true
        #expect(animation.settlingDuration > critical.settlingDuration * 2)
    }

    @Test("A spring with duration and bounce returns these values", arguments: [-0.5, 0, 0.15, 0.9])
    func perceptualSpring(bounce: CGFloat) {
        let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
        #expect(isClose(animation.perceptualDuration, 0.5))
        #expect(isClose(Double(animation.bounce), Double(bounce)))
        #expect(animation.duration == animation.settlingDuration)
    }

    @Test("The spring formulas are continuous at critical damping")
    func continuousAtCriticalDamping() {
        let critical = SpringCurve(mass: 1, stiffness: 100, damping: 20)
        for damping in [20 - 1e-4, 20 + 1e-4, 20 - 1e-6, 20 + 1e-6] as [CGFloat] {
            let near = SpringCurve(mass: 1, stiffness: 100, damping: damping)
            for step in 0...20 {
                let time = Double(step) / 10
                #expect(isClose(near.progress(at: time), critical.progress(at: time), within: 1e-4))
            }
        }
    }

    @Test("Springs with extreme parameters yield finite progress and settle")
    func hostileSprings() {
        let hostile: [CGFloat] = [.nan, .infinity, -.infinity, 0, -1, 1e300, 1]
        for mass in hostile {
            for stiffness in hostile {
                for damping in hostile {
                    let curve = SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: mass)
                    #expect(curve.progress(at: 0.3).isFinite, "\(mass) \(stiffness) \(damping)")
                    #expect(curve.settlingDuration.isFinite)
                }
            }
        }
    }
}

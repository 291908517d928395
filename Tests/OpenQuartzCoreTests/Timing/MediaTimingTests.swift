import Fuzzing
import Testing

@testable import OpenQuartzCore

@Suite struct MediaTimingTests {
    private func timing(_ change: (inout MediaTiming) -> Void) -> MediaTiming {
        var timing = MediaTiming()
        timing.duration = 2
        change(&timing)
        return timing
    }

    @Test("A cycle runs from its begin time for its duration")
    func oneCycle() {
        let timing = timing { $0.beginTime = 10 }
        #expect(timing.moment(at: 9.9).phase == .before)
        #expect(timing.moment(at: 10) == .init(phase: .active, iteration: 0, time: 0))
        #expect(timing.moment(at: 11.5) == .init(phase: .active, iteration: 0, time: 1.5))
        #expect(timing.moment(at: 12) == .init(phase: .after, iteration: 0, time: 2))
        #expect(timing.moment(at: 100) == .init(phase: .after, iteration: 0, time: 2))
    }

    @Test("Cycles repeat, and the last cycle ends at its end")
    func repeats() {
        let timing = timing { $0.repeatCount = 3 }
        #expect(timing.moment(at: 4.5) == .init(phase: .active, iteration: 2, time: 0.5))
        #expect(timing.moment(at: 6) == .init(phase: .after, iteration: 2, time: 2))
        let half = self.timing { $0.repeatCount = 1.5 }
        #expect(half.moment(at: 9) == .init(phase: .after, iteration: 1, time: 1))
    }

    @Test("An autoreversing cycle runs back and ends at its start")
    func autoreverses() {
        let timing = timing { $0.autoreverses = true }
        #expect(timing.activeDuration == 4)
        #expect(timing.moment(at: 1).time == 1)
        #expect(timing.moment(at: 3).time == 1)
        #expect(timing.moment(at: 4) == .init(phase: .after, iteration: 0, time: 0))
    }

    @Test("Repeat duration takes precedence over repeat count")
    func repeatDuration() {
        let timing = timing {
            $0.repeatCount = 10
            $0.repeatDuration = 5
        }
        #expect(timing.moment(at: 5) == .init(phase: .after, iteration: 2, time: 1))
    }

    @Test("Speed and time offset scale and shift time, and local times convert back")
    func speedAndOffset() {
        let timing = timing {
            $0.beginTime = 5
            $0.speed = 2
            $0.timeOffset = 0.5
        }
        #expect(timing.localTime(at: 5.25) == 1)
        #expect(timing.parentTime(at: 1) == 5.25)
        #expect(timing.moment(at: 5.75).phase == .after)
    }

    @Test("With negative speed a cycle runs backwards and ends at its start value")
    func negativeSpeed() {
        let timing = timing {
            $0.speed = -1
            $0.timeOffset = 2
        }
        #expect(timing.moment(at: 0.5) == .init(phase: .active, iteration: 0, time: 1.5))
        #expect(timing.moment(at: 2) == .init(phase: .after, iteration: 0, time: 0))
    }

    @Test("Infinite repeats never end, and speed 0 stops time")
    func endless() {
        let forever = timing { $0.repeatCount = .infinity }
        #expect(forever.moment(at: 1e9 + 1) == .init(phase: .active, iteration: 500_000_000, time: 1))
        let still = timing {
            $0.speed = 0
            $0.timeOffset = 0.25
        }
        #expect(still.moment(at: 1e6) == .init(phase: .active, iteration: 0, time: 0.25))
    }

    @Test("Timing with extreme numbers does not trap")
    func hostile() {
        let hostile: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e308, .leastNonzeroMagnitude, 1]
        var numbers = SeededRandom(seed: 3)
        func pick() -> Double { hostile.randomElement(using: &numbers) ?? 0 }
        for _ in 0..<5000 {
            var timing = MediaTiming()
            timing.duration = pick()
            timing.beginTime = pick()
            timing.speed = Float(pick())
            timing.timeOffset = pick()
            timing.repeatCount = Float(pick())
            timing.repeatDuration = pick()
            timing.autoreverses = Bool.random(using: &numbers)
            timing.makeUsable(defaultDuration: 0.25)
            _ = timing.moment(at: pick())
        }
    }
}

@MainActor @Suite(.serialized) struct MediaClockTests {
    @Test("The system clock advances and is monotonic")
    func systemClock() {
        let clock = SystemMediaClock()
        let times = (0..<100).map { _ in clock.now }
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(times[0] > 0)
    }

    @Test("A manual clock changes only when advanced, and never backwards")
    func manualClock() {
        let clock = ManualMediaClock(now: 5)
        clock.advance(by: 2)
        #expect(clock.now == 7)
        clock.advance(by: -1)
        clock.advance(by: .nan)
        clock.set(3)
        #expect(clock.now == 7)
    }

    @Test("CACurrentMediaTime returns the time of the current clock")
    func currentTime() {
        LayerStage.run { stage in
            #expect(CACurrentMediaTime() == 100)
            stage.clock.advance(by: 1.5)
            #expect(CACurrentMediaTime() == 101.5)
        }
    }

    @Test("Advancing the clock first commits pending changes")
    func movingEndsTheTurn() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
            layer.add(animation, forKey: nil)
            stage.clock.advance(by: 0.5)
            stage.tree.prepareFrame(at: stage.clock.now)
            #expect(layer.presented.opacity == 0.5)
        }
    }
}

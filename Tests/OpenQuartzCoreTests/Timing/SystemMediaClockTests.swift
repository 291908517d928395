import Testing

import OpenQuartzCore

@MainActor
@Suite("System clock")
struct SystemMediaClockTests {
    @Test("A new clock has the system's time and speed")
    func system() {
        let clock = SystemMediaClock()
        let before = SystemMediaClock.time
        #expect(clock.now >= before)
        #expect(clock.speed == 1)
        #expect(!clock.isScaled)
    }

    @Test("A paused clock keeps its time")
    func paused() {
        let clock = SystemMediaClock()
        clock.speed = 0
        let time = clock.now
        while SystemMediaClock.time == time {}
        #expect(clock.now == time)
    }

    @Test("A change of the speed does not change the time", arguments: [0, 0.1, 1, 8])
    func continuous(speed: Double) {
        let clock = SystemMediaClock()
        clock.speed = 0
        let time = clock.now
        clock.speed = speed
        clock.speed = 0
        // Less than a second passes between the two changes, and the clock never goes back.
        #expect(clock.now >= time)
        #expect(clock.now < time + 8)
    }

    @Test("A faster clock advances faster")
    func faster() {
        let clock = SystemMediaClock()
        clock.speed = 1_000
        let (start, time) = (clock.now, SystemMediaClock.time)
        while SystemMediaClock.time - time < 0.001 {}
        #expect(clock.now - start >= 0.999)
    }

    @Test("The delay until a time depends on the speed", arguments: [(1.0, 2.0), (0.5, 4.0), (4.0, 0.5)])
    func delay(speed: Double, expected: Double) {
        let clock = SystemMediaClock()
        clock.speed = speed
        clock.hold(at: 10)
        #expect(clock.systemDelay(until: 12) == expected)
    }

    @Test("The delay of a paused clock is infinite, but for times in the past")
    func pausedDelay() {
        let clock = SystemMediaClock()
        clock.speed = 0
        #expect(clock.systemDelay(until: clock.now + 1) == .infinity)
        #expect(clock.systemDelay(until: clock.now - 1) == 0)
    }

    @Test("Speeds that are negative or not finite are ignored", arguments: [-1, .infinity, .nan])
    func invalid(speed: Double) {
        let clock = SystemMediaClock()
        clock.speed = speed
        #expect(clock.speed == 1)
    }
}

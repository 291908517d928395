import OpenQuartzCore
import Synchronization
import Testing

import OpenUIKitCore
import TestSupport
import UIKitTestSupport

@Suite struct DiagnosticsTests {
    private let example = Diagnostic(
        rule: "test.example", message: "Something happened.", subject: "Here / There", hint: "Do it otherwise.")

    @Test("A diagnostic is formatted as one readable line")
    func wording() {
        #expect(
            example.description == "[test.example] Something happened. At: Here / There. Hint: Do it otherwise.")
    }

    @Test("Subscribers receive diagnostics until they cancel, and recorded diagnostics reach no other subscriber")
    func subscription() {
        let received = Mutex<[String]>([])
        let rule = "test.subscription"
        let subscription = Diagnostics.subscribe { diagnostic in
            if diagnostic.rule == rule { received.withLock { $0.append(diagnostic.message) } }
        }
        Diagnostics.printsToStandardError = false
        defer { Diagnostics.printsToStandardError = true }
        Diagnostics.report(Diagnostic(rule: rule, message: "one", subject: "", hint: ""))
        let recorded = Diagnostics.record {
            Diagnostics.report(Diagnostic(rule: rule, message: "two", subject: "", hint: ""))
        }
        subscription.cancel()
        Diagnostics.report(Diagnostic(rule: rule, message: "three", subject: "", hint: ""))
        #expect(received.withLock { $0 } == ["one"])
        #expect(recorded.map(\.message) == ["two"])
    }

    @Test("A subscription that another listener keeps ends with that one")
    func nestedSubscription() async {
        await #expect(processExitsWith: .success) {
            func subscribe() -> Diagnostics.Subscription {
                let inner = Diagnostics.subscribe { _ in }
                return Diagnostics.subscribe { _ in withExtendedLifetime(inner) {} }
            }
            subscribe().cancel()
        }
    }

    /// The same happens if the terminal of the program was closed, or what reads its output has ended.
    @Test("A diagnostic that cannot be printed, because standard error is closed, does not end the program")
    func closedStandardError() async {
        await #expect(processExitsWith: .success) {
            close(STDERR_FILENO)
            Diagnostics.report(Diagnostic(rule: "test.closed", message: "Not printed.", subject: "", hint: ""))
        }
    }
}

@Suite @MainActor struct ClockTimerTests {
    @Test("Timers fire in the order of their deadlines when a manual clock passes them")
    func order() {
        WindowStage.run { stage in
            var log: [String] = []
            ClockTimer.schedule(after: 2) { log.append("two") }
            ClockTimer.schedule(after: 1) { log.append("one") }
            let cancelled = ClockTimer.schedule(after: 1.5) { log.append("never") }
            cancelled.invalidate()
            stage.clock.advance(by: 0.9)
            #expect(log.isEmpty)
            stage.clock.advance(by: 5)
            #expect(log == ["one", "two"])
            #expect(!cancelled.isPending)
        }
    }

    @Test("A chain of timers keeps its interval when the clock jumps")
    func chain() {
        WindowStage.run { stage in
            var count = 0
            @MainActor func tick() {
                count += 1
                if count < 100 { ClockTimer.schedule(after: 0.1, tick) }
            }
            ClockTimer.schedule(after: 0.1, tick)
            stage.clock.advance(by: 1.05)
            #expect(count == 10)
            stage.clock.advance(by: 100)
            #expect(count == 100)
        }
    }

    @Test("A timer of the real-time clock fires by itself")
    func realTime() async {
        let (old, clock) = (MediaClock.current, SystemMediaClock())
        MediaClock.current = clock
        // Timers hold their clock weakly.
        defer { withExtendedLifetime(clock) { MediaClock.current = old } }
        #expect(await isCalled { done in ClockTimer.schedule(after: 0.01) { done() } })
    }

    @Test("A timer of a paused clock fires when the clock continues")
    func paused() {
        let (old, clock) = (MediaClock.current, SystemMediaClock())
        MediaClock.current = clock
        defer { MediaClock.current = old }
        clock.speed = 0
        var isFired = false
        let timer = ClockTimer.schedule(after: 0.001) { isFired = true }
        ClockTimer.fireDueTimers(on: clock)
        #expect(timer.isPending)
        clock.speed = 1
        // In a loop, because other tests keep the main thread busy for minutes.
        let start = ContinuousClock.now
        while !isFired, start.duration(to: .now) < .seconds(10) { ClockTimer.fireDueTimers(on: clock) }
        #expect(isFired)
    }
}

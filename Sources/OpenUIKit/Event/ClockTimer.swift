/// Calls a handler when the media clock has come to a time.
///
/// In real time a timer of the main queue waits for the earliest deadline. On a manual clock nothing waits: moving the
/// clock fires what is due on it, in the order of the deadlines. A timer that is scheduled by a firing one counts from
/// that one's deadline, so chains keep their rhythm however far the clock jumps.
@MainActor package final class ClockTimer {
    /// The timers of all clocks, earliest first.
    private static var pending: [ClockTimer] = []
    private static var firing: ClockTimer?
    private static var driver: (any DispatchSourceTimer)?
    /// A chain that never waits is interrupted after this many timers, so that the program goes on.
    private static let maximumChain = 10_000

    /// When the handler is due, on the timer's clock.
    package let deadline: CFTimeInterval
    private weak var clock: MediaClock?
    private var handler: (@MainActor () -> Void)?

    private init(deadline: CFTimeInterval, clock: MediaClock, handler: @escaping @MainActor () -> Void) {
        self.deadline = deadline
        self.clock = clock
        self.handler = handler
    }

    /// Calls the handler once after some seconds of the current clock, unless the timer is invalidated before.
    @discardableResult
    package static func schedule(
        after seconds: TimeInterval, _ handler: @escaping @MainActor () -> Void
    ) -> ClockTimer {
        ManualMediaClock.onMove = { fireDueTimers(on: MediaClock.current) }
        let clock = firing?.clock ?? MediaClock.current
        let delay = seconds.isFinite ? max(seconds, 0) : 0
        let timer = ClockTimer(deadline: (firing?.deadline ?? clock.now) + delay, clock: clock, handler: handler)
        pending.removeAll { $0.clock == nil }
        let index = pending.firstIndex { $0.deadline > timer.deadline } ?? pending.count
        pending.insert(timer, at: index)
        drive(clock)
        return timer
    }

    /// Makes sure that the handler is not called any more.
    package func invalidate() {
        guard handler != nil else { return }
        handler = nil
        Self.pending.removeAll { $0 === self }
        if Self.pending.isEmpty { Self.stopDriving() }
    }

    /// Whether the handler will still be called.
    package var isPending: Bool { handler != nil }

    /// Fires every timer of a clock whose deadline has come.
    static func fireDueTimers(on clock: MediaClock) {
        guard firing == nil else { return }
        var count = 0
        while let index = pending.firstIndex(where: { $0.clock === clock }), pending[index].deadline <= clock.now,
            count < maximumChain
        {
            let timer = pending.remove(at: index)
            firing = timer
            timer.fire()
            count += 1
        }
        firing = nil
        drive(clock)
    }

    private func fire() {
        let handler = self.handler
        self.handler = nil
        handler?()
    }

    /// Waits for the earliest timer of all clocks that go by themselves: there is one wait, so one clock's must not end
    /// another's.
    private static func drive(_ clock: MediaClock) {
        guard firing == nil, !(clock is ManualMediaClock) else { return }
        stopDriving()
        let goesByItself = pending.first { timer in timer.clock.map { !($0 is ManualMediaClock) } ?? false }
        guard let next = goesByItself, let clock = next.clock else { return }
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { fireDueTimers(on: clock) } }
        source.schedule(deadline: .now() + max(0, next.deadline - clock.now))
        source.activate()
        driver = source
    }

    private static func stopDriving() {
        driver?.cancel()
        driver = nil
    }
}

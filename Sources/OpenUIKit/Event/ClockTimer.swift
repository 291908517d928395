/// Calls a handler when the media clock has come to a time.
///
/// In real time a run loop timer waits for the earliest deadline. On a manual clock nothing waits: moving the clock
/// fires what is due, in the order of the deadlines. A timer that is scheduled by a firing one counts from that one's
/// deadline, so chains keep their rhythm however far the clock jumps.
@MainActor package final class ClockTimer {
    private static var pending: [ClockTimer] = []
    private static var firingTime: CFTimeInterval?
    private static var driver: Timer?
    /// A chain that never waits is interrupted after this many timers, so that the program goes on.
    private static let maximumChain = 10_000

    /// When the handler is due, on the media clock.
    package let deadline: CFTimeInterval
    private var handler: (@MainActor () -> Void)?

    private init(deadline: CFTimeInterval, handler: @escaping @MainActor () -> Void) {
        self.deadline = deadline
        self.handler = handler
    }

    /// Calls the handler once after some seconds, unless the timer is invalidated before.
    @discardableResult
    package static func schedule(
        after seconds: TimeInterval, _ handler: @escaping @MainActor () -> Void
    ) -> ClockTimer {
        ManualMediaClock.onMove = fireDueTimers
        let delay = seconds.isFinite ? max(seconds, 0) : 0
        let timer = ClockTimer(deadline: (firingTime ?? MediaClock.current.now) + delay, handler: handler)
        let index = pending.firstIndex { $0.deadline > timer.deadline } ?? pending.count
        pending.insert(timer, at: index)
        if index == 0 { drive() }
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

    /// The deadline of the next timer.
    package static var nextDeadline: CFTimeInterval? { pending.first?.deadline }

    /// Fires every timer whose deadline the media clock has reached.
    package static func fireDueTimers() {
        guard firingTime == nil else { return }
        let now = MediaClock.current.now
        var count = 0
        while let timer = pending.first, timer.deadline <= now, count < maximumChain {
            pending.removeFirst()
            firingTime = timer.deadline
            timer.fire()
            count += 1
        }
        firingTime = nil
        drive()
    }

    private func fire() {
        let handler = self.handler
        self.handler = nil
        handler?()
    }

    private static func drive() {
        stopDriving()
        guard firingTime == nil, let deadline = nextDeadline, !(MediaClock.current is ManualMediaClock) else { return }
        let delay = max(0, deadline - MediaClock.current.now)
        driver = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
            MainActor.assumeIsolated { fireDueTimers() }
        }
    }

    private static func stopDriving() {
        driver?.invalidate()
        driver = nil
    }
}

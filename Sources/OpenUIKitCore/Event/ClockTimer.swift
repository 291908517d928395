/// Calls a handler when the media clock reaches a deadline.
///
/// In real time, a timer of the main queue waits for the earliest deadline. On a manual clock, advancing the clock
/// fires the timers that are due, in the order of their deadlines. A timer that is scheduled while another one fires is
/// relative to that one's deadline, so chains of timers do not drift however far the clock advances.
@MainActor package final class ClockTimer {
    /// The pending timers of all clocks, sorted by deadline.
    private static var pending: [ClockTimer] = []
    private static var firing: ClockTimer?
    /// Whether a frame is prepared, whose timers do not depend on the timer that prepares it.
    private static var isPreparingFrame = false
    private static var driver: (any DispatchSourceTimer)?
    /// The number of timers after which a chain of timers without delay is interrupted, so that it does not block the
    /// program.
    private static let maximumChain = 10_000
    /// The longest delay, in seconds, that is scheduled: ten years.
    private static let maximumDelay = 3.2e8

    /// The time of the clock at which the handler is called.
    package let deadline: CFTimeInterval
    private weak var clock: MediaClock?
    private var handler: (@MainActor () -> Void)?
    private let preparesFrame: Bool

    private init(
        deadline: CFTimeInterval, clock: MediaClock, preparesFrame: Bool, handler: @escaping @MainActor () -> Void
    ) {
        self.deadline = deadline
        self.clock = clock
        self.preparesFrame = preparesFrame
        self.handler = handler
    }

    /// Schedules a single call of the handler in some seconds of the current clock, unless the timer is invalidated
    /// before.
    ///
    /// - Parameter preparesFrame: Whether the handler only prepares a frame, which is a step of its own.
    @discardableResult
    package static func schedule(
        after seconds: TimeInterval, preparesFrame: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> ClockTimer {
        ManualMediaClock.onMove = { fireDueTimers(on: MediaClock.current) }
        let firing = isPreparingFrame ? nil : firing
        let clock = firing?.clock ?? MediaClock.current
        let delay = seconds.isFinite ? max(seconds, 0) : 0
        let timer = ClockTimer(
            deadline: (firing?.deadline ?? clock.now) + delay, clock: clock, preparesFrame: preparesFrame,
            handler: handler)
        pending.removeAll { $0.clock == nil }
        let index = pending.firstIndex { $0.deadline > timer.deadline } ?? pending.count
        pending.insert(timer, at: index)
        drive(clock)
        return timer
    }

    /// Prepares a frame; timers that are scheduled meanwhile are relative to the present time.
    ///
    /// Otherwise their deadlines would differ from those in a replay, in which no timer prepares the frame.
    package static func prepareFrame(_ body: () -> Void) {
        let wasPreparing = isPreparingFrame
        isPreparingFrame = true
        body()
        isPreparingFrame = wasPreparing
    }

    /// Cancels the call of the handler.
    package func invalidate() {
        guard handler != nil else { return }
        handler = nil
        Self.pending.removeAll { $0 === self }
        if Self.pending.isEmpty { Self.stopDriving() }
    }

    /// Whether the handler will still be called, if the clock reaches the deadline.
    package var isPending: Bool { handler != nil && clock != nil }

    /// Calls the handlers of all timers of a clock whose deadline has passed.
    ///
    /// - Parameter limit: The largest number of timers; the others remain due. `nil` for a limit that only ends chains of
    ///   timers without delay.
    package static func fireDueTimers(on clock: MediaClock, limit: Int? = nil) {
        guard firing == nil else { return }
        let isDue = pending.contains { $0.clock === clock && $0.deadline <= clock.now }
        if isDue { LayerStep.perform(.timers) { fire(on: clock, limit: min(limit ?? maximumChain, maximumChain)) } }
        drive(clock)
    }

    private static func fire(on clock: MediaClock, limit: Int) {
        var count = 0
        while let index = pending.firstIndex(where: { $0.clock === clock }), pending[index].deadline <= clock.now,
            count < limit
        {
            let timer = pending.remove(at: index)
            firing = timer
            if timer.preparesFrame { timer.fire() } else { LayerStep.perform(.timer, timer.fire) }
            count += 1
        }
        firing = nil
    }

    private func fire() {
        let handler = self.handler
        self.handler = nil
        handler?()
    }

    /// Waits for the earliest timer among all real-time clocks.
    ///
    /// There is only one dispatch timer, so a timer of one clock must not replace an earlier one of another clock.
    private static func drive(_ clock: MediaClock) {
        guard firing == nil, !(clock is ManualMediaClock) else { return }
        stopDriving()
        let realTimeTimer = pending.first { timer in timer.clock.map { !($0 is ManualMediaClock) } ?? false }
        guard let next = realTimeTimer, let clock = next.clock else { return }
        let delay = (clock as? SystemMediaClock)?.systemDelay(until: next.deadline) ?? max(0, next.deadline - clock.now)
        // The clock may be paused; the timers are scheduled again when its speed changes.
        guard delay < maximumDelay else { return }
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { fireDueTimers(on: clock) } }
        source.schedule(deadline: .now() + delay)
        source.activate()
        driver = source
    }

    private static func stopDriving() {
        driver?.cancel()
        driver = nil
    }
}

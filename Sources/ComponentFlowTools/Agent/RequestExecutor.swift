#if INSPECTOR

internal import ComponentFlow
internal import OpenQuartzCore

/// Executes requests on the main actor without using more than half of its time.
///
/// Requests are executed until the budget of a frame is used up. The others wait for the next frame, and at least as long
/// as the execution has taken, so that neither many nor slow requests stall the program.
@MainActor
final class RequestExecutor {
    /// The time for requests in a frame, in seconds; the request that exceeds it is completed.
    private static let budget = 0.004
    private static let frame = 1.0 / 60

    private let queue: RequestQueue
    private let perform: (RequestQueue.Entry, RequestExecutor) -> Void
    private let clock: MediaClock
    private let scheduler: Scheduler

    /// The start of the present frame, and the time that requests have used since then.
    private var frameStart = -Double.infinity
    private var used = 0.0
    private var isSuspended = false
    private var isScheduled = false

    /// A function that calls a closure after a delay in seconds.
    typealias Scheduler = (_ delay: Double, _ run: @escaping @MainActor () -> Void) -> Void

    /// Creates an executor.
    ///
    /// - Parameters:
    ///   - queue: The requests.
    ///   - clock: By default the system's clock, also while the program has a manual one.
    ///   - scheduler: By default that of the main queue.
    ///   - perform: A closure that performs a request.
    init(
        _ queue: RequestQueue, clock: MediaClock = SystemMediaClock(),
        scheduler: @escaping Scheduler = { RequestExecutor.dispatch(after: $0, $1) },
        perform: @escaping (RequestQueue.Entry, RequestExecutor) -> Void
    ) {
        self.queue = queue
        self.clock = clock
        self.scheduler = scheduler
        self.perform = perform
    }

    /// Executes requests, and schedules the execution of those for which there is no time.
    func run() {
        let now = clock.now
        if now - frameStart >= Self.frame { (frameStart, used) = (now, 0) }
        while used < Self.budget {
            guard !isSuspended, let entry = queue.next() else { return }
            let start = clock.now
            perform(entry, self)
            used += clock.now - start
        }
        schedule(after: max(frameStart + Self.frame - clock.now, used))
    }

    /// Delays further requests until ``resume()`` is called, while a request is completed on another thread.
    func suspend() {
        isSuspended = true
    }

    func resume() {
        isSuspended = false
        if !isScheduled { run() }
    }

    private func schedule(after delay: Double) {
        isScheduled = true
        scheduler(delay) { [weak self] in self?.runScheduled() }
    }

    static func dispatch(after delay: Double, _ run: @escaping @MainActor () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            MainActor.assumeIsolated(run)
        }
    }

    private func runScheduled() {
        isScheduled = false
        run()
    }
}

#endif

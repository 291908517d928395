import Synchronization

/// The time source of animations, display links and gestures.
///
/// There is one current clock per process. Programs use the system clock; tests install a `ManualMediaClock` and
/// advance it. In this package only `SystemMediaClock` reads the clock of the operating system.
///
/// The class is `@unchecked Sendable` because it is not final: it has no stored state, and both subclasses synchronize
/// theirs.
package class MediaClock: @unchecked Sendable {
    /// The installed clocks: the one set last, and those of tasks that installed their own.
    private struct Installed {
        struct Owned {
            weak var clock: MediaClock?
        }

        var last: MediaClock = SystemMediaClock()
        var byTask: [Int: Owned] = [:]
        /// The number of tasks from which on released clocks are removed, so that installing one takes constant time.
        private var limit = 32

        var current: MediaClock {
            guard !byTask.isEmpty, let task = Self.task else { return last }
            return byTask[task]?.clock ?? last
        }

        mutating func install(_ clock: MediaClock) {
            last = clock
            if byTask.count >= limit {
                byTask = byTask.filter { $0.value.clock != nil }
                limit = max(32, 2 * byTask.count)
            }
            if let task = Self.task { byTask[task] = Owned(clock: clock) }
        }

        private static var task: Int? {
            withUnsafeCurrentTask { $0?.hashValue }
        }
    }

    private static let installed = Mutex(Installed())

    package init() {}

    /// The clock that all time-dependent code reads.
    ///
    /// Can be read and replaced on any thread.
    ///
    /// A task that sets the clock subsequently reads its own clock, regardless of what other tasks set. Tests that
    /// interleave on the main actor therefore do not affect each other's time. Code outside such a task reads the clock
    /// set last.
    package static var current: MediaClock {
        get { installed.withLock { $0.current } }
        set { installed.withLock { $0.install(newValue) } }
    }

    /// The time in seconds since a fixed reference date; monotonic.
    package var now: CFTimeInterval {
        preconditionFailure("MediaClock is abstract: use SystemMediaClock or ManualMediaClock.")
    }
}

/// The monotonic clock of the system, which development tools can slow down.
package final class SystemMediaClock: MediaClock, @unchecked Sendable {
    /// The relation between the clock and the system's time since the speed was changed.
    private struct Scale {
        var speed = 1.0
        /// The time of the clock when the speed was changed.
        var start = 0.0
        /// The system's time at that moment.
        var systemStart = 0.0

        func time(at systemTime: CFTimeInterval) -> CFTimeInterval {
            start + (systemTime - systemStart) * speed
        }
    }

    /// The bits of the time at which the clock is held, or of a NaN.
    private let held = Atomic<UInt64>(CFTimeInterval.nan.bitPattern)
    /// Whether the clock differs from the system's.
    private let scaled = Atomic<Bool>(false)
    private let scale = Mutex(Scale())

    package override var now: CFTimeInterval {
        let held = CFTimeInterval(bitPattern: held.load(ordering: .relaxed))
        guard held.isNaN else { return held }
        return isScaled ? scale.withLock { $0.time(at: Self.time) } : Self.time
    }

    /// The present time of the system, also while a clock is held or has another speed.
    package static var time: CFTimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return CFTimeInterval(time.tv_sec) + CFTimeInterval(time.tv_nsec) / 1_000_000_000
    }

    /// Stops the clock at a time, or lets it run again for `nil`, so that all code that handles an event reads the time that
    /// a recording contains.
    package func hold(at time: CFTimeInterval?) {
        held.store((time ?? .nan).bitPattern, ordering: .relaxed)
    }

    /// Whether the clock has, or has had, another speed than the system's, so that their times differ.
    package var isScaled: Bool {
        scaled.load(ordering: .acquiring)
    }

    /// The seconds of the clock per second of the system: 1 unless a development tool changes it, and 0 for a clock that is
    /// paused.
    package var speed: Double {
        get { isScaled ? scale.withLock { $0.speed } : 1 }
        set {
            guard newValue.isFinite, newValue >= 0 else { return }
            scale.withLock { scale in
                let systemTime = Self.time
                let start = isScaled ? scale.time(at: systemTime) : systemTime
                scale = Scale(speed: newValue, start: start, systemStart: systemTime)
                scaled.store(true, ordering: .releasing)
            }
        }
    }

    /// Returns the seconds of the system until the clock has reached a time; infinite while the clock is paused.
    package func systemDelay(until time: CFTimeInterval) -> CFTimeInterval {
        let delay = max(time - now, 0)
        guard delay > 0, isScaled else { return delay }
        let speed = speed
        return speed > 0 ? delay / speed : .infinity
    }
}

/// A clock whose time changes only when it is set.
///
/// Moving the current clock first completes the current run loop iteration: pending changes are committed at the old
/// time, so that their animations start there.
package final class ManualMediaClock: MediaClock, @unchecked Sendable {
    /// Called after the current clock was moved, to fire timers.
    @MainActor package static var onMove: (@MainActor () -> Void)?

    private let time: Mutex<CFTimeInterval>

    /// Creates a clock with an initial time in seconds.
    package init(now: CFTimeInterval = 0) {
        time = Mutex(now)
    }

    package override var now: CFTimeInterval {
        time.withLock { $0 }
    }

    /// Advances the clock by a number of seconds; ignores negative and non-finite numbers.
    @MainActor package func advance(by seconds: CFTimeInterval) {
        set(now + seconds)
    }

    /// Sets the time in seconds without committing changes and without firing timers, which a recording contains as steps
    /// of their own; ignores earlier and non-finite times.
    package func move(to newTime: CFTimeInterval) {
        guard newTime.isFinite else { return }
        time.withLock { $0 = max($0, newTime) }
    }

    /// Sets the time in seconds; ignores earlier and non-finite times.
    @MainActor package func set(_ newTime: CFTimeInterval) {
        guard newTime.isFinite, newTime > now else { return }
        let isCurrent = MediaClock.current === self
        if isCurrent { CATransaction.flush() }
        time.withLock { $0 = max($0, newTime) }
        if isCurrent { Self.onMove?() }
    }
}

/// Returns the current time of the clock used by animations, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
    MediaClock.current.now
}

import Synchronization

/// The source of the time that animations, display links and gestures read.
///
/// There is one current clock in the process. Programs keep the system's; tests install a `ManualMediaClock` and move
/// it. Nothing in this package reads the operating system's clock but `SystemMediaClock`.
///
/// It is `@unchecked Sendable` because it is not final: this class has no stored state, and both subclasses guard theirs.
package class MediaClock: @unchecked Sendable {
    /// The clocks that were installed: the last one, and those of tasks that installed their own.
    private struct Installed {
        struct Owned {
            weak var clock: MediaClock?
        }

        var last: MediaClock = SystemMediaClock()
        var byTask: [Int: Owned] = [:]

        var current: MediaClock {
            guard !byTask.isEmpty, let task = Self.task else { return last }
            return byTask[task]?.clock ?? last
        }

        mutating func install(_ clock: MediaClock) {
            last = clock
            byTask = byTask.filter { $0.value.clock != nil }
            if let task = Self.task { byTask[task] = Owned(clock: clock) }
        }

        private static var task: Int? {
            withUnsafeCurrentTask { $0?.hashValue }
        }
    }

    private static let installed = Mutex(Installed())

    package init() {}

    /// The clock that everything reads.
    ///
    /// It can be read and replaced on any thread.
    ///
    /// A task that sets it reads its own clock afterwards, whatever other tasks set meanwhile: so tests that take turns
    /// on the main actor do not move each other's time. Code outside of such a task reads the one set last.
    package static var current: MediaClock {
        get { installed.withLock { $0.current } }
        set { installed.withLock { $0.install(newValue) } }
    }

    /// The time in seconds since a fixed moment; it never goes back.
    package var now: CFTimeInterval {
        preconditionFailure("MediaClock is abstract: use SystemMediaClock or ManualMediaClock.")
    }
}

/// The monotonic clock of the machine.
package final class SystemMediaClock: MediaClock, @unchecked Sendable {
    package override var now: CFTimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return CFTimeInterval(time.tv_sec) + CFTimeInterval(time.tv_nsec) / 1_000_000_000
    }
}

/// A clock that stands still until it is moved.
///
/// Moving the current clock first ends the turn, as waiting in a run loop would: what was changed
/// before the move is committed at the old time, so that its animations start there.
package final class ManualMediaClock: MediaClock, @unchecked Sendable {
    /// Called after the current clock was moved; timers fire in it.
    @MainActor package static var onMove: (@MainActor () -> Void)?

    private let time: Mutex<CFTimeInterval>

    /// Makes a clock that shows the time, in seconds.
    package init(now: CFTimeInterval = 0) {
        time = Mutex(now)
    }

    package override var now: CFTimeInterval {
        time.withLock { $0 }
    }

    /// Moves the clock forward by seconds; negative and not finite numbers are ignored.
    @MainActor package func advance(by seconds: CFTimeInterval) {
        set(now + seconds)
    }

    /// Moves the clock to a time, in seconds; earlier and not finite times are ignored.
    @MainActor package func set(_ newTime: CFTimeInterval) {
        guard newTime.isFinite, newTime > now else { return }
        let isCurrent = MediaClock.current === self
        if isCurrent { CATransaction.flush() }
        time.withLock { $0 = max($0, newTime) }
        if isCurrent { Self.onMove?() }
    }
}

/// The time on the clock that animations run by, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
    MediaClock.current.now
}

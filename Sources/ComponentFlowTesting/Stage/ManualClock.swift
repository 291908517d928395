public import Foundation
import OpenQuartzCore

/// A clock whose time changes only when client code advances it.
///
/// While it is installed, it is the time source of animations, display links, gesture timers and
/// `CACurrentMediaTime()`. A ``Stage`` creates its own.
@preconcurrency @MainActor
public final class ManualClock {
    private let clock: ManualMediaClock

    /// Creates a clock with the given time, in seconds.
    ///
    /// The clock is not installed yet.
    public init(now: TimeInterval = 1000) {
        clock = ManualMediaClock(now: now)
    }

    /// The current time, in seconds.
    public var now: TimeInterval {
        clock.now
    }

    /// Makes this the clock that all time-dependent code reads.
    public func install() {
        if MediaClock.current !== clock { MediaClock.current = clock }
    }

    /// Advances the clock, in seconds.
    ///
    /// Time never moves backward: a negative value has no effect.
    public func advance(by seconds: TimeInterval) {
        clock.advance(by: seconds)
    }
}

public import Foundation
import OpenQuartzCore

/// A clock that stands still until it is moved.
///
/// While it is installed, everything that has to do with time reads it: animations, display links, gesture timers and
/// `CACurrentMediaTime()`. A ``Stage`` brings its own.
@MainActor
public final class ManualClock {
    private let clock: ManualMediaClock

    /// Makes a clock that shows a time, in seconds.
    ///
    /// It is not installed yet.
    public init(now: TimeInterval = 1000) {
        clock = ManualMediaClock(now: now)
    }

    /// The time the clock shows, in seconds.
    public var now: TimeInterval {
        clock.now
    }

    /// Makes this the clock that everything reads.
    public func install() {
        if MediaClock.current !== clock { MediaClock.current = clock }
    }

    /// Moves the clock forward, in seconds.
    ///
    /// Time does not go back: a negative step does nothing.
    public func advance(by seconds: TimeInterval) {
        clock.advance(by: seconds)
    }
}

/// A position in the time of a property animator, which controls many animations.
package struct PlaybackPosition: Hashable, Sendable {
    /// The time since the animator's start, in seconds.
    package var time: CFTimeInterval
    /// The progress of the animator's own timing curve; `nil` derives it from `time`.
    package var progress: Double?

    package init(time: CFTimeInterval, progress: Double? = nil) {
        self.time = time
        self.progress = progress
    }
}

/// The motion of an animator through its time, in closed form.
package enum PlaybackMotion: Sendable {
    /// Playback is paused at a position.
    case held(PlaybackPosition)
    /// Time passes at a constant rate; negative rates run backward.
    case running(from: CFTimeInterval, rate: Double)
    /// Playback continues to one of its ends with separate timing.
    case led(PlaybackContinuation)

    /// Returns the position `seconds` after the motion began; `duration` is the animator's total duration.
    package func position(after seconds: CFTimeInterval, of duration: CFTimeInterval) -> PlaybackPosition {
        switch self {
        case .held(let position): return position
        case .running(let from, let rate):
            let time = from + rate * seconds
            if rate >= 0, time >= duration { return PlaybackPosition(time: duration, progress: 1) }
            if rate < 0, time <= 0 { return PlaybackPosition(time: 0, progress: 0) }
            return PlaybackPosition(time: time)
        case .led(let lead): return lead.position(after: seconds)
        }
    }

    /// Returns whether the motion has ended `seconds` after it began.
    package func isOver(after seconds: CFTimeInterval, of duration: CFTimeInterval) -> Bool {
        switch self {
        case .held: false
        case .running(let from, let rate):
            rate >= 0 ? from + rate * seconds >= duration : from + rate * seconds <= 0
        case .led(let lead): seconds >= lead.duration
        }
    }

    /// Whether playback is paused.
    package var isHeld: Bool {
        if case .held = self { true } else { false }
    }
}

/// The motion from a position of an animator to one of its ends with separate timing.
package struct PlaybackContinuation: Sendable {
    package var start: PlaybackPosition
    package var end: PlaybackPosition
    /// The duration in seconds.
    package var duration: CFTimeInterval
    private let pacing: AnimationPacing
    /// The weight of a correction that matches the initial velocity and vanishes towards the end.
    private var bend = 0.0

    /// Creates a motion between two positions that uses the timing of an animation.
    ///
    /// - Parameter velocity: The initial velocity, in multiples of the total distance per second; `nil` uses the
    ///   animation's own.
    package init(
        from start: PlaybackPosition, to end: PlaybackPosition, timing: CAPropertyAnimation, velocity: Double?
    ) {
        self.start = start
        self.end = end
        duration = timing.duration
        pacing = timing.pacing
        guard let velocity, velocity.isFinite, duration > 0 else { return }
        let own = pacing.velocity(at: 0, of: duration)
        bend = own.isFinite ? (velocity - own) * duration : 0
    }

    func position(after seconds: CFTimeInterval) -> PlaybackPosition {
        guard duration > 0, seconds < duration else { return end }
        let part = max(seconds, 0) / duration
        let fraction = pacing.progress(at: max(seconds, 0), of: duration) + bend * part * (1 - part) * (1 - part)
        let (first, last) = (start.progress ?? 0, end.progress ?? 1)
        return PlaybackPosition(
            time: start.time + (end.time - start.time) * min(max(fraction, 0), 1),
            progress: first + (last - first) * fraction)
    }

    /// Returns the velocity after some seconds, in multiples of the total distance per second.
    package func velocity(after seconds: CFTimeInterval) -> Double {
        guard duration > 0, seconds < duration else { return 0 }
        let part = max(seconds, 0) / duration
        return pacing.velocity(at: max(seconds, 0), of: duration)
            + bend * (1 - part) * (1 - 3 * part) / duration
    }
}

/// The playback state of one animation of an animator.
struct Playback {
    var motion: PlaybackMotion
    /// The animator's duration, in seconds.
    var duration: CFTimeInterval
    /// Whether the animation uses the animator's own timing curve from start to end.
    var isMain: Bool
    /// The layer time at which the motion began; `nil` until the animation is committed.
    var anchor: CFTimeInterval?

    func position(at localTime: CFTimeInterval) -> PlaybackPosition {
        motion.position(after: seconds(at: localTime), of: duration)
    }

    func isOver(at localTime: CFTimeInterval) -> Bool {
        motion.isOver(after: seconds(at: localTime), of: duration)
    }

    func seconds(at localTime: CFTimeInterval) -> CFTimeInterval {
        anchor.map { max(localTime - $0, 0) } ?? 0
    }
}

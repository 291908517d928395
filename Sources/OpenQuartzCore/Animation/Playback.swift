/// A place in the time of an animator, which moves many animations through theirs.
package struct PlaybackPosition: Hashable, Sendable {
    /// Seconds from the animator's start.
    package var time: CFTimeInterval
    /// How far the animator's own pace has come; nil leaves it to the pace itself to say so from the time.
    package var progress: Double?

    package init(time: CFTimeInterval, progress: Double? = nil) {
        self.time = time
        self.progress = progress
    }
}

/// How an animator moves through its time from a moment on, in closed form.
package enum PlaybackMotion: Sendable {
    /// It stands still.
    case held(PlaybackPosition)
    /// Time passes at a rate; below 0 it runs backwards.
    case running(from: CFTimeInterval, rate: Double)
    /// The rest of the way is gone at another pace.
    case led(PlaybackLead)

    /// The position after some seconds of it; `duration` is the length of the whole.
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

    /// Whether it comes to its end within some seconds.
    package func isOver(after seconds: CFTimeInterval, of duration: CFTimeInterval) -> Bool {
        switch self {
        case .held: false
        case .running(let from, let rate):
            rate >= 0 ? from + rate * seconds >= duration : from + rate * seconds <= 0
        case .led(let lead): seconds >= lead.duration
        }
    }

    /// Whether it stands still.
    package var isHeld: Bool {
        if case .held = self { true } else { false }
    }
}

/// The way from a place of an animator to one of its ends, at a pace of its own.
package struct PlaybackLead: Sendable {
    package var start: PlaybackPosition
    package var end: PlaybackPosition
    /// Seconds.
    package var duration: CFTimeInterval
    private let pacing: AnimationPacing
    /// What is added to the pace so that it sets out at the speed that was there: fades out on the way.
    private var bend = 0.0

    /// Leads from a place to another at the pace of an animation.
    ///
    /// - Parameter velocity: the speed to set out with, in whole ways per second; nil leaves it to the animation.
    package init(
        from start: PlaybackPosition, to end: PlaybackPosition, pace: CAPropertyAnimation, velocity: Double?
    ) {
        self.start = start
        self.end = end
        duration = pace.duration
        pacing = pace.pacing
        guard let velocity, velocity.isFinite, duration > 0 else { return }
        let own = pacing.velocity(at: 0, of: duration)
        bend = own.isFinite ? (velocity - own) * duration : 0
    }

    func position(after seconds: CFTimeInterval) -> PlaybackPosition {
        guard duration > 0, seconds < duration else { return end }
        let part = max(seconds, 0) / duration
        let way = pacing.progress(at: max(seconds, 0), of: duration) + bend * part * (1 - part) * (1 - part)
        let (first, last) = (start.progress ?? 0, end.progress ?? 1)
        return PlaybackPosition(
            time: start.time + (end.time - start.time) * min(max(way, 0), 1), progress: first + (last - first) * way)
    }

    /// How far it has come after some seconds, in whole ways per second.
    package func velocity(after seconds: CFTimeInterval) -> Double {
        guard duration > 0, seconds < duration else { return 0 }
        let part = max(seconds, 0) / duration
        return pacing.velocity(at: max(seconds, 0), of: duration)
            + bend * (1 - part) * (1 - 3 * part) / duration
    }
}

/// What an animator tells one of its animations about time.
struct Playback {
    var motion: PlaybackMotion
    /// The length of the animator, in seconds.
    var duration: CFTimeInterval
    /// Whether the animation goes at the animator's own pace, from its start to its end.
    var isMain: Bool
    /// The layer's time from which the motion counts; nil until the animation is committed.
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

/// The mapping from elapsed time to progress.
enum AnimationPacing: Hashable, Sendable {
    case linear
    case curve(UnitBezier)
    case spring(SpringCurve)
    /// A spring whose time is mapped through the curve.
    case composed(UnitBezier, SpringCurve)

    /// Returns the progress at a time within a cycle.
    ///
    /// - Parameter time: Seconds into a cycle of `duration` seconds.
    func progress(at time: CFTimeInterval, of duration: CFTimeInterval) -> Double {
        switch self {
        case .linear: duration > 0 ? time / duration : 1
        case .curve(let curve): duration > 0 ? curve.y(atX: time / duration) : 1
        case .spring(let spring): duration > 0 ? spring.progress(at: time) : 1
        case .composed(let curve, let spring):
            duration > 0 ? spring.progress(at: curve.y(atX: time / duration) * duration) : 1
        }
    }

    /// Returns the rate of change of the progress at a time, per second.
    func velocity(at time: CFTimeInterval, of duration: CFTimeInterval) -> Double {
        guard duration > 0 else { return 0 }
        return switch self {
        case .linear: 1 / duration
        case .curve(let curve): curve.slope(atX: time / duration) / duration
        case .spring(let spring): spring.velocity(at: time)
        case .composed(let curve, let spring):
            spring.velocity(at: curve.y(atX: time / duration) * duration) * curve.slope(atX: time / duration)
        }
    }

    /// Returns the first time in a cycle at which `progress` is reached, or the end of the cycle if it never is.
    func time(ofProgress progress: Double, in duration: CFTimeInterval) -> CFTimeInterval {
        guard progress > 0, duration > 0 else { return 0 }
        guard progress < 1 else { return duration }
        let steps = 256
        func hasReached(_ time: Double) -> Bool { self.progress(at: time, of: duration) >= progress }
        guard let step = (1...steps).first(where: { hasReached(duration * Double($0) / Double(steps)) }) else {
            return duration
        }
        var low = duration * Double(step - 1) / Double(steps)
        var high = duration * Double(step) / Double(steps)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if hasReached(middle) { high = middle } else { low = middle }
        }
        return high
    }
}

/// The values that an animation changes.
@MainActor enum AnimationEffect {
    case none
    case track(AnimationTrack)
    case group([AnimationNode], UnitBezier?)

    /// The properties that the effect changes.
    var properties: [LayerProperty] {
        switch self {
        case .none: []
        case .track(let track): [track.property] + track.others
        case .group(let members, _): members.flatMap { $0.effect.properties }
        }
    }
}

/// An animation prepared for evaluation: its timing and its effect, with all key paths and `Any` values resolved.
@MainActor final class AnimationNode {
    @exclusivity(unchecked) var timing: MediaTiming
    let effect: AnimationEffect

    init(timing: MediaTiming, effect: AnimationEffect) {
        self.timing = timing
        self.effect = effect
    }

    /// Applies the animation at a time of its parent, if the animation is visible at that time.
    func apply(at parentTime: CFTimeInterval, to values: inout LayerValues) {
        apply(timing.moment(at: parentTime), to: &values)
    }

    /// Applies the animation at a moment, if the animation is visible at that moment.
    func apply(_ moment: MediaTiming.Moment, to values: inout LayerValues) {
        guard timing.shows(moment.phase) else { return }
        switch effect {
        case .none: break
        case .track(let track): track.apply(moment, duration: timing.duration, to: &values)
        case .group(let members, let curve):
            let time = paced(moment.time, by: curve)
            for member in members { member.applyInGroup(at: time, to: &values) }
        }
    }

    /// Applies a member of a group, including the exact end of its active duration.
    ///
    /// A group therefore ends with the last values of members that end together with it.
    private func applyInGroup(at groupTime: CFTimeInterval, to values: inout LayerValues) {
        var moment = timing.moment(at: groupTime)
        if moment.phase == .after, timing.isAtEnd(at: groupTime) { moment.phase = .active }
        apply(moment, to: &values)
    }

    /// Applies the animation at a playback position of an animator.
    func apply(_ position: PlaybackPosition, isMain: Bool, to values: inout LayerValues) {
        if isMain, let progress = position.progress, case .track(let track) = effect {
            return track.apply(progress: progress, to: &values)
        }
        apply(at: position.time, to: &values)
    }

    /// Applies the animation at a time of its parent, holding the last value if it has ended.
    func applyHolding(at parentTime: CFTimeInterval, to values: inout LayerValues) {
        var moment = timing.moment(at: parentTime)
        if moment.phase == .after { moment.phase = .active }
        apply(moment, to: &values)
    }

    private func paced(_ time: CFTimeInterval, by curve: UnitBezier?) -> CFTimeInterval {
        guard let curve, timing.duration > 0, timing.duration.isFinite else { return time }
        return curve.y(atX: time / timing.duration) * timing.duration
    }
}

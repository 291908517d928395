/// How elapsed time becomes progress.
enum AnimationPacing {
    case linear
    case curve(UnitBezier)
    case spring(SpringCurve)

    /// - Parameter time: seconds into a cycle of `duration` seconds.
    func progress(at time: CFTimeInterval, of duration: CFTimeInterval) -> Double {
        switch self {
        case .linear: duration > 0 ? time / duration : 1
        case .curve(let curve): duration > 0 ? curve.y(atX: time / duration) : 1
        case .spring(let spring): duration > 0 ? spring.progress(at: time) : 1
        }
    }
}

/// What an animation changes.
@MainActor enum AnimationEffect {
    case none
    case track(AnimationTrack)
    case group([AnimationNode], UnitBezier?)

    /// The properties it changes.
    var properties: [LayerProperty] {
        switch self {
        case .none: []
        case .track(let track): [track.property]
        case .group(let members, _): members.flatMap { $0.effect.properties }
        }
    }
}

/// An animation as it is evaluated: its timing and its effect, with every string and every `Any` resolved.
@MainActor final class AnimationNode {
    var timing: MediaTiming
    let effect: AnimationEffect

    init(timing: MediaTiming, effect: AnimationEffect) {
        self.timing = timing
        self.effect = effect
    }

    /// Changes the values to what the animation shows at a time of its parent, if it shows anything then.
    func apply(at parentTime: CFTimeInterval, to values: inout LayerValues) {
        apply(timing.moment(at: parentTime), to: &values)
    }

    /// Changes the values to what the animation shows at a moment, if it shows anything then.
    func apply(_ moment: MediaTiming.Moment, to values: inout LayerValues) {
        guard timing.shows(moment.phase) else { return }
        switch effect {
        case .none: break
        case .track(let track): track.apply(moment, duration: timing.duration, to: &values)
        case .group(let members, let curve):
            let time = paced(moment.time, by: curve)
            for member in members { member.apply(at: time, to: &values) }
        }
    }

    /// Changes the values as animations that have ended leave them, as if they were kept.
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

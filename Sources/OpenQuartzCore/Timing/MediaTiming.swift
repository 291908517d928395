/// The numbers of `CAMediaTiming` as one value, and what they say about a moment.
package struct MediaTiming: Hashable, Sendable {
    package var beginTime: CFTimeInterval = 0
    package var duration: CFTimeInterval = 0
    package var speed: Float = 1
    package var timeOffset: CFTimeInterval = 0
    package var repeatCount: Float = 0
    package var repeatDuration: CFTimeInterval = 0
    package var autoreverses = false
    package var fillsBackwards = false
    package var fillsForwards = false

    package init() {}

    /// The two switches by their common name.
    package var fillMode: CAMediaTimingFillMode {
        get {
            switch (fillsBackwards, fillsForwards) {
            case (true, true): .both
            case (true, false): .backwards
            case (false, true): .forwards
            case (false, false): .removed
            }
        }
        set {
            fillsBackwards = newValue == .backwards || newValue == .both
            fillsForwards = newValue == .forwards || newValue == .both
        }
    }

    /// Whether something is shown in a phase.
    package func shows(_ phase: Phase) -> Bool {
        switch phase {
        case .before: fillsBackwards
        case .active: true
        case .after: fillsForwards
        }
    }

    /// Replaces what is no number, and a missing duration, by defaults.
    package mutating func makeUsable(defaultDuration: CFTimeInterval) {
        if !(duration > 0) { duration = defaultDuration }
        if !beginTime.isFinite { beginTime = 0 }
        if !speed.isFinite { speed = 1 }
        if !timeOffset.isFinite { timeOffset = 0 }
        if repeatCount.isNaN { repeatCount = 0 }
        if repeatDuration.isNaN { repeatDuration = 0 }
    }

    /// The local time at a time of the parent.
    package func localTime(at parentTime: CFTimeInterval) -> CFTimeInterval {
        (parentTime - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// The time of the parent at a local time; the beginning if time stands still.
    package func parentTime(at localTime: CFTimeInterval) -> CFTimeInterval {
        guard speed != 0 else { return beginTime }
        return (localTime - timeOffset) / CFTimeInterval(speed) + beginTime
    }

    /// The length of one cycle with its way back, in local seconds.
    private var cycleDuration: CFTimeInterval {
        autoreverses ? duration * 2 : duration
    }

    /// The length of all cycles, in local seconds; may be infinite.
    package var activeDuration: CFTimeInterval {
        guard repeatDuration <= 0 else { return repeatDuration }
        guard duration > 0 else { return 0 }
        return cycleDuration * CFTimeInterval(repeatCount > 0 ? repeatCount : 1)
    }

    /// Where in its life something with this timing is.
    package enum Phase: Hashable, Sendable {
        case before
        case active
        case after
    }

    /// What to show at a moment: the position inside a cycle.
    package struct Moment: Hashable, Sendable {
        package var phase: Phase
        /// How many whole cycles lie behind.
        package var iteration: Int
        /// Seconds into the forward cycle, 0…duration; a way back counts down.
        package var time: CFTimeInterval
    }

    /// Whether a time of the parent is the very end.
    package func isAtEnd(at parentTime: CFTimeInterval) -> Bool {
        localTime(at: parentTime) == (speed >= 0 ? activeDuration : 0)
    }

    /// When life begins, in the parent's time; nil if time stands still, or if life never begins.
    package var activation: CFTimeInterval? {
        guard speed != 0 else { return nil }
        let begin = parentTime(at: speed > 0 ? 0 : activeDuration)
        return begin.isFinite ? begin : nil
    }

    /// The moment at a time of the parent.
    package func moment(at parentTime: CFTimeInterval) -> Moment {
        let local = localTime(at: parentTime)
        let end = activeDuration
        guard speed >= 0 else { return reversedMoment(at: local, end: end) }
        if local < 0 { return moment(.before, at: 0, end: end) }
        if local >= end { return moment(.after, at: end, end: end) }
        return moment(.active, at: local, end: end)
    }

    /// With a negative speed life runs from the end of the active time to its start.
    private func reversedMoment(at local: CFTimeInterval, end: CFTimeInterval) -> Moment {
        if local <= 0 { return moment(.after, at: 0, end: end) }
        if local > end { return moment(.before, at: end, end: end) }
        return moment(.active, at: local, end: end)
    }

    private func moment(_ phase: Phase, at activeTime: CFTimeInterval, end: CFTimeInterval) -> Moment {
        let cycle = cycleDuration
        guard cycle > 0, activeTime.isFinite else {
            return Moment(phase: phase, iteration: 0, time: autoreverses || activeTime <= 0 ? 0 : duration)
        }
        var iteration = (activeTime / cycle).rounded(.down)
        var time = activeTime - iteration * cycle
        // The end of everything is the end of the last cycle, not the start of one more.
        if activeTime >= end, iteration > 0, time <= cycle * 1e-9 {
            iteration -= 1
            time = cycle
        }
        if time > duration { time = max(2 * duration - time, 0) }
        return Moment(phase: phase, iteration: Int(clamping: Int64(min(iteration, 1e15))), time: time)
    }
}

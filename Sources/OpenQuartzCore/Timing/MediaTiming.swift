/// The properties of `CAMediaTiming` as one value, and their evaluation at a time.
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

    /// The fill mode that combines `fillsBackwards` and `fillsForwards`.
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

    /// Returns whether the animation is visible in a phase.
    package func shows(_ phase: Phase) -> Bool {
        switch phase {
        case .before: fillsBackwards
        case .active: true
        case .after: fillsForwards
        }
    }

    /// Replaces invalid numbers and a missing duration by defaults.
    package mutating func makeUsable(defaultDuration: CFTimeInterval) {
        if !(duration > 0) { duration = defaultDuration }
        if !beginTime.isFinite { beginTime = 0 }
        if !speed.isFinite { speed = 1 }
        if !timeOffset.isFinite { timeOffset = 0 }
        if repeatCount.isNaN { repeatCount = 0 }
        if repeatDuration.isNaN { repeatDuration = 0 }
    }

    /// Converts a time of the parent to local time.
    package func localTime(at parentTime: CFTimeInterval) -> CFTimeInterval {
        (parentTime - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// Converts a local time to the parent's time; returns the beginning if the speed is 0.
    package func parentTime(at localTime: CFTimeInterval) -> CFTimeInterval {
        guard speed != 0 else { return beginTime }
        return (localTime - timeOffset) / CFTimeInterval(speed) + beginTime
    }

    /// The duration of one cycle including its reverse part, in local seconds.
    private var cycleDuration: CFTimeInterval {
        autoreverses ? duration * 2 : duration
    }

    /// The duration of all cycles, in local seconds; may be infinite.
    package var activeDuration: CFTimeInterval {
        guard repeatDuration <= 0 else { return repeatDuration }
        guard duration > 0 else { return 0 }
        return cycleDuration * CFTimeInterval(repeatCount > 0 ? repeatCount : 1)
    }

    /// The position of a time relative to the active duration.
    package enum Phase: Hashable, Sendable {
        case before
        case active
        case after
    }

    /// The position within a cycle at a moment.
    package struct Moment: Hashable, Sendable {
        package var phase: Phase
        /// The number of completed cycles.
        package var iteration: Int
        /// The number of seconds into the forward cycle, 0…duration; decreasing in the reverse part.
        package var time: CFTimeInterval
    }

    /// Returns whether a time of the parent is exactly the end of the active duration.
    package func isAtEnd(at parentTime: CFTimeInterval) -> Bool {
        localTime(at: parentTime) == (speed >= 0 ? activeDuration : 0)
    }

    /// The time of the parent at which the active duration begins; `nil` if the speed is 0 or it never begins.
    package var activation: CFTimeInterval? {
        guard speed != 0 else { return nil }
        let begin = parentTime(at: speed > 0 ? 0 : activeDuration)
        return begin.isFinite ? begin : nil
    }

    package func moment(at parentTime: CFTimeInterval) -> Moment {
        let local = localTime(at: parentTime)
        let end = activeDuration
        guard speed >= 0 else { return reversedMoment(at: local, end: end) }
        if local < 0 { return moment(.before, at: 0, end: end) }
        if local >= end { return moment(.after, at: end, end: end) }
        return moment(.active, at: local, end: end)
    }

    /// Returns the moment for a negative speed, which runs from the end of the active duration to its start.
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
        // The end of the active duration is the end of the last cycle, not the start of another one.
        if activeTime >= end, iteration > 0, time <= cycle * 1e-9 {
            iteration -= 1
            time = cycle
        }
        if time > duration { time = max(2 * duration - time, 0) }
        return Moment(phase: phase, iteration: Int(clamping: Int64(min(iteration, 1e15))), time: time)
    }
}

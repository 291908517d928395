/// An animation on a layer and its state.
@MainActor final class AnimationEntry {
    let key: String?
    let animation: CAAnimation
    let node: AnimationNode
    let completionGroup: CompletionGroup?
    /// The track of the animation, if its effect is the motion of a single property.
    let track: AnimationTrack?
    /// Whether the beginning of the animation in the layer's time has been determined.
    @exclusivity(unchecked) var isCommitted = false
    @exclusivity(unchecked) var hasStarted = false
    @exclusivity(unchecked) var hasEnded = false
    /// Whether a change of the layer's timing moved an ended animation to a time before its end, so that it runs again.
    @exclusivity(unchecked) private var hasReturned = false
    /// The playback state, if an animator controls the animation.
    @exclusivity(unchecked) var playback: Playback?
    /// Whether the playback reached its end.
    @exclusivity(unchecked) var hasReachedEnd = false
    /// A counter of the changes of the playback's motion.
    var playbackVersion: UInt = 0
    /// Whether the animation was removed before its end.
    private(set) var isCancelled = false
    /// Whether no animator controls the animation any more, which is removed when its playback reaches the end.
    var isReleased = false
    var reachedEnd: (@MainActor () -> Void)?

    init(key: String?, animation: CAAnimation, node: AnimationNode, completionGroup: CompletionGroup?) {
        self.key = key
        self.animation = animation
        self.node = node
        self.completionGroup = completionGroup
        if case .track(let track) = node.effect, track.others.isEmpty { self.track = track } else { track = nil }
    }

    /// Determines when the animation begins, unless that is already known.
    func commit(at localTime: CFTimeInterval) {
        guard !isCommitted else { return }
        isCommitted = true
        if playback != nil {
            playback?.anchor = localTime
            return
        }
        if node.timing.beginTime == 0 { node.timing.beginTime = localTime + animation.delay }
    }

    /// Starts or ends the animation if due, and applies it to the values.
    ///
    /// - Returns: Whether the animation has ended and is to be removed.
    func evaluate(_ values: inout LayerValues, at localTime: CFTimeInterval) -> Bool {
        commit(at: localTime)
        if playback != nil {
            evaluatePlayback(&values, at: localTime)
            if isReleased, hasReachedEnd { end(finished: true) }
            return isReleased && hasEnded
        }
        let moment = node.timing.moment(at: localTime)
        if moment.phase != .before { start() }
        if moment.phase == .after { end(finished: true) }
        if hasEnded, animation.isRemovedOnCompletion { return true }
        hasReturned = hasEnded && moment.phase != .after && node.timing.speed != 0
        node.apply(moment, to: &values)
        return false
    }

    /// Updates the animation's single property, provided that the animation is visible and neither starts nor ends.
    ///
    /// - Returns: Whether the property changed; `nil` if all values have to be evaluated.
    @inline(__always)
    func step(_ track: AnimationTrack, _ values: inout LayerValues, at localTime: CFTimeInterval) -> Bool? {
        guard playback == nil else { return stepPlayback(track, &values, at: localTime) }
        let moment = node.timing.moment(at: localTime)
        let isCurrent =
            switch moment.phase {
            case .before: !hasStarted && isCommitted && node.timing.fillsBackwards
            case .active: hasStarted && !hasEnded
            case .after:
                hasEnded && !hasReturned && node.timing.fillsForwards && !animation.isRemovedOnCompletion
            }
        guard isCurrent else { return nil }
        let progress = track.pacing.progress(at: moment.time, of: node.timing.duration)
        return track.motion(progress, moment.iteration, false, &values)
    }

    private func stepPlayback(
        _ track: AnimationTrack, _ values: inout LayerValues, at localTime: CFTimeInterval
    ) -> Bool? {
        guard let playback, hasStarted, !hasEnded, hasReachedEnd || !playback.isOver(at: localTime) else { return nil }
        let position = playback.position(at: localTime)
        if playback.isMain, let progress = position.progress { return track.motion(progress, 0, false, &values) }
        let moment = node.timing.moment(at: position.time)
        guard node.timing.shows(moment.phase) else { return nil }
        let progress = track.pacing.progress(at: moment.time, of: node.timing.duration)
        return track.motion(progress, moment.iteration, false, &values)
    }

    private func reportStartAndEnd(of playback: Playback, at localTime: CFTimeInterval) {
        start()
        if !hasReachedEnd, playback.isOver(at: localTime) {
            hasReachedEnd = true
            AnimationCallbacks.add(.reachedEnd(self))
        }
    }

    private func evaluatePlayback(_ values: inout LayerValues, at localTime: CFTimeInterval) {
        guard let playback, !hasEnded else { return }
        reportStartAndEnd(of: playback, at: localTime)
        node.apply(playback.position(at: localTime), isMain: playback.isMain, to: &values)
    }

    /// Whether the passage of time changes the animation's value.
    var isMoving: Bool {
        guard let playback else { return isRunning && node.timing.speed != 0 }
        return !hasEnded && !hasReachedEnd && !playback.motion.isHeld
    }

    /// Returns the time of the next change in the layer's time: the current time, the beginning, or `nil` if there is
    /// none.
    func nextChange(after localTime: CFTimeInterval) -> CFTimeInterval? {
        guard isMoving else { return nil }
        guard playback == nil, isCommitted, let begin = node.timing.activation else { return localTime }
        return max(begin, localTime)
    }

    /// The time between two frames that the animation prefers, in seconds, or `nil` if it needs every frame.
    private var preferredInterval: CFTimeInterval? {
        guard playback == nil, hasStarted else { return nil }
        let range = animation.preferredFrameRateRange
        let rate = range.preferred > 0 ? range.preferred : range.maximum
        return rate > 0 ? 1 / CFTimeInterval(rate) : nil
    }

    /// The pause that a running animation permits: the seconds between two frames, and its end in the layer's time.
    var pause: (interval: CFTimeInterval, end: CFTimeInterval)? {
        guard let preferredInterval else { return nil }
        let timing = node.timing
        return (preferredInterval, timing.parentTime(at: timing.speed > 0 ? timing.activeDuration : 0))
    }

    /// Whether an animator holds the animation at a fixed position.
    var isHeld: Bool {
        playback?.motion.isHeld ?? false
    }

    /// Whether the animation has to be evaluated in every frame.
    var isRunning: Bool {
        (!hasEnded || hasReturned) && !hasReachedEnd
    }

    /// Applies the animation as it will be `step` seconds after a time, without starting or ending it.
    ///
    /// - Parameter isHolding: Whether an animation that has ended by then still shows its last value.
    func applyWithoutSideEffects(
        _ values: inout LayerValues, at localTime: CFTimeInterval, after step: CFTimeInterval, isHolding: Bool
    ) {
        if let playback {
            let seconds = playback.seconds(at: localTime) + step
            let position = playback.motion.position(after: seconds, of: playback.duration)
            return node.apply(position, isMain: playback.isMain, to: &values)
        }
        let isPlaced = isCommitted || node.timing.beginTime != 0
        let time = (isPlaced ? localTime : -animation.delay) + step
        if isHolding { node.applyHolding(at: time, to: &values) } else { node.apply(at: time, to: &values) }
    }

    func end(finished: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        isCancelled = !finished
        AnimationCallbacks.add(.end(self, finished: finished))
    }

    /// Ends the animation as finished before its time has passed.
    ///
    /// If it stays on the layer, it shows the same as after its end: the last value if it fills forwards, or else
    /// nothing. An animation with a speed of 0 has no end, and continues to show its only value.
    func finish() {
        start()
        end(finished: true)
        guard playback == nil, node.timing.speed != 0 else { return }
        isCommitted = true
        // Every time is after the end, even that of an animation that repeats forever.
        node.timing.beginTime = -.infinity
    }

    func start() {
        guard !hasStarted else { return }
        hasStarted = true
        AnimationCallbacks.add(.start(self))
    }
}

/// The animations of a layer and the values that result from them.
@MainActor final class LayerAnimations {
    // Exclusivity checks are disabled for the state read in every frame, where they took a third of the time. None of
    // these properties is passed `inout` to code that calls back.

    @exclusivity(unchecked) private(set) var entries: [AnimationEntry] = []
    /// The model values with all animations applied, as of the last evaluation.
    @exclusivity(unchecked) private(set) var presented: LayerValues
    /// Whether any animation is still running.
    @exclusivity(unchecked) private(set) var isRunning = false
    /// The tree that evaluates the layer in every frame.
    weak var evaluator: LayerTree?
    /// Whether the layer is waiting for the next flush because it is in no tree.
    var isWaitingForTree = false
    /// Whether values other than those of the entries' tracks may have changed since the last evaluation.
    @exclusivity(unchecked) var needsFullEvaluation = true
    /// The properties that the next evaluation may change: those of all entries, including recently removed ones.
    private var watched: [LayerProperty] = []
    private var hasStaleWatchedProperties = false
    /// Whether each entry animates a single property and no two of the properties overlap.
    @exclusivity(unchecked) private var hasIndependentTracks = false

    init(presented: LayerValues) {
        self.presented = presented
    }

    /// Returns the time of the next change in the layer's time, or `nil` if the passage of time changes nothing.
    func nextChange(after localTime: CFTimeInterval) -> CFTimeInterval? {
        var result: CFTimeInterval?
        for entry in entries {
            guard let change = entry.nextChange(after: localTime) else { continue }
            if change <= localTime { return localTime }
            result = min(result ?? change, change)
        }
        return result
    }

    /// Returns the pause that all animations which are running at a time permit, or `nil` if one of them needs every
    /// frame.
    func pause(at localTime: CFTimeInterval) -> (interval: CFTimeInterval, end: CFTimeInterval)? {
        var result: (interval: CFTimeInterval, end: CFTimeInterval)?
        for entry in entries {
            guard let change = entry.nextChange(after: localTime), change <= localTime else { continue }
            guard let pause = entry.pause else { return nil }
            result = (min(result?.interval ?? pause.interval, pause.interval), min(result?.end ?? pause.end, pause.end))
        }
        return result
    }

    func add(_ entry: AnimationEntry) {
        entries.append(entry)
        watched += entry.node.effect.properties
        isRunning = true
        updateEvaluationMode()
    }

    /// Marks the animations as running again after an entry resumed from its end.
    func markRunning() {
        isRunning = true
    }

    /// Ends and removes the matching entries.
    func remove(finished: Bool, where isIncluded: (AnimationEntry) -> Bool) {
        guard entries.contains(where: isIncluded) else { return }
        let leaving = entries.filter(isIncluded)
        entries.removeAll { entry in leaving.contains { $0 === entry } }
        hasStaleWatchedProperties = true
        updateEvaluationMode()
        for entry in leaving { entry.end(finished: finished) }
    }

    private func updateEvaluationMode() {
        needsFullEvaluation = true
        var names: [String] = []
        for entry in entries {
            guard let property = entry.track?.property, property.isIndependent,
                !names.contains(where: { Self.overlap($0, property.name) })
            else {
                hasIndependentTracks = false
                return
            }
            names.append(property.name)
        }
        hasIndependentTracks = true
    }

    /// Returns whether one key path is a prefix of the other.
    private static func overlap(_ one: String, _ other: String) -> Bool {
        one.hasPrefix(other) || other.hasPrefix(one)
    }

    func commit(at localTime: CFTimeInterval) {
        for entry in entries { entry.commit(at: localTime) }
    }

    /// Returns the values at a time without changing any state.
    ///
    /// Uncommitted animations show their start value.
    func values(of model: LayerValues, at localTime: CFTimeInterval) -> LayerValues {
        var values = model
        for entry in entries { entry.applyWithoutSideEffects(&values, at: localTime, after: 0, isHolding: false) }
        Self.limit(&values)
        return values
    }

    /// Returns the values `step` seconds after a time, assuming that animations hold their last value when they end.
    ///
    /// Uncommitted animations count as beginning at that time.
    func values(of model: LayerValues, at localTime: CFTimeInterval, after step: CFTimeInterval) -> LayerValues {
        var values = model
        for entry in entries { entry.applyWithoutSideEffects(&values, at: localTime, after: step, isHolding: true) }
        return values
    }

    /// Clamps the opacity, which additive animations can move out of its range.
    @inline(__always)
    private static func limit(_ values: inout LayerValues) {
        if !(values.opacity >= 0 && values.opacity <= 1) { values.opacity = min(max(values.opacity, 0), 1) }
    }

    /// Updates `presented` to a time and starts and ends animations that are due.
    ///
    /// - Returns: The aspects of the layer that need to be rendered again.
    func evaluate(_ layer: CALayer, at localTime: CFTimeInterval) -> RenderDirty {
        var marks = RenderDirty(rawValue: 0)
        if !needsFullEvaluation, hasIndependentTracks, evaluateTracks(at: localTime, marking: &marks) { return marks }
        needsFullEvaluation = false
        var values = layer.modelValues
        for entry in entries where entry.evaluate(&values, at: localTime) { hasStaleWatchedProperties = true }
        Self.limit(&values)
        for property in watched where !marks.isSuperset(of: property.marks) {
            if !property.isEqual(presented, values) { marks.formUnion(property.marks) }
        }
        presented = values
        if hasStaleWatchedProperties { removeEndedEntries() }
        isRunning = entries.contains(where: \.isRunning)
        return marks
    }

    /// Updates only the animated properties, because nothing else changed since the last evaluation.
    ///
    /// - Returns: `false` if a full evaluation is required; changes made up to that point are marked.
    private func evaluateTracks(at localTime: CFTimeInterval, marking marks: inout RenderDirty) -> Bool {
        var runs = false
        for entry in entries {
            guard let track = entry.track, let changed = entry.step(track, &presented, at: localTime) else {
                return false
            }
            if changed { marks = RenderDirty(rawValue: marks.rawValue | track.property.marks.rawValue) }
            if entry.isRunning { runs = true }
        }
        Self.limit(&presented)
        isRunning = runs
        return true
    }

    private func removeEndedEntries() {
        hasStaleWatchedProperties = false
        let count = entries.count
        entries.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
        watched = entries.flatMap { $0.node.effect.properties }
        if entries.count != count { updateEvaluationMode() }
    }
}

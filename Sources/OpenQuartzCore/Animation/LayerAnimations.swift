/// An animation on a layer.
@MainActor final class AnimationEntry {
    let key: String?
    let animation: CAAnimation
    let node: AnimationNode
    let completionGroup: CompletionGroup?
    /// What it does, if that is nothing but the motion of one property.
    let track: AnimationTrack?
    /// False until its beginning, in the layer's time, is known.
    @exclusivity(unchecked) var isCommitted = false
    @exclusivity(unchecked) var hasStarted = false
    @exclusivity(unchecked) var hasEnded = false
    /// The time that an animator gives it, if it belongs to one.
    @exclusivity(unchecked) var playback: Playback?
    /// Whether the animator's motion came to its end.
    @exclusivity(unchecked) var hasReachedEnd = false
    var reachedEnd: (@MainActor () -> Void)?

    init(key: String?, animation: CAAnimation, node: AnimationNode, completionGroup: CompletionGroup?) {
        self.key = key
        self.animation = animation
        self.node = node
        self.completionGroup = completionGroup
        if case .track(let track) = node.effect, track.others.isEmpty { self.track = track } else { track = nil }
    }

    /// Fixes the beginning of an animation that is to begin "now".
    func commit(at localTime: CFTimeInterval) {
        guard !isCommitted else { return }
        isCommitted = true
        if playback != nil {
            playback?.anchor = localTime
            return
        }
        if node.timing.beginTime == 0 { node.timing.beginTime = localTime + animation.delay }
    }

    /// Starts and ends what is due, and changes the values to what is shown.
    ///
    /// - Returns: whether the animation is over and dropped.
    func evaluate(_ values: inout LayerValues, at localTime: CFTimeInterval) -> Bool {
        commit(at: localTime)
        if playback != nil {
            evaluatePlayback(&values, at: localTime)
            return false
        }
        let moment = node.timing.moment(at: localTime)
        if moment.phase != .before { start() }
        if moment.phase == .after { end(finished: true) }
        if hasEnded, animation.isRemovedOnCompletion { return true }
        node.apply(moment, to: &values)
        return false
    }

    /// Changes its one property to what is shown at a time, if it shows anything and there is nothing to start or to end.
    ///
    /// - Returns: whether the property changed; nil if all values have to be looked at.
    @inline(__always)
    func step(_ track: AnimationTrack, _ values: inout LayerValues, at localTime: CFTimeInterval) -> Bool? {
        guard playback == nil else { return stepPlayback(track, &values, at: localTime) }
        let moment = node.timing.moment(at: localTime)
        let isCurrent =
            switch moment.phase {
            case .before: !hasStarted && isCommitted && node.timing.fillsBackwards
            case .active: hasStarted && !hasEnded
            case .after: hasEnded && node.timing.fillsForwards && !animation.isRemovedOnCompletion
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

    private func noteStartAndEnd(of playback: Playback, at localTime: CFTimeInterval) {
        start()
        if !hasReachedEnd, playback.isOver(at: localTime) {
            hasReachedEnd = true
            AnimationCallbacks.add(.reachedEnd(self))
        }
    }

    private func evaluatePlayback(_ values: inout LayerValues, at localTime: CFTimeInterval) {
        guard let playback, !hasEnded else { return }
        noteStartAndEnd(of: playback, at: localTime)
        node.apply(playback.position(at: localTime), isMain: playback.isMain, to: &values)
    }

    /// Whether time alone will change what it shows.
    var isMoving: Bool {
        guard let playback else { return !hasEnded && node.timing.speed != 0 }
        return !hasEnded && !hasReachedEnd && !playback.motion.isHeld
    }

    /// When it will look different, in the layer's time: now, at its beginning, or never.
    func nextChange(after localTime: CFTimeInterval) -> CFTimeInterval? {
        guard isMoving else { return nil }
        guard playback == nil, isCommitted, let begin = node.timing.activation else { return localTime }
        return max(begin, localTime)
    }

    /// Whether an animator keeps it where it is.
    var isHeld: Bool {
        playback?.motion.isHeld ?? false
    }

    /// Whether it has to be looked at in every frame.
    var isRunning: Bool {
        !hasEnded && !hasReachedEnd
    }

    /// Changes the values to what it shows at a time, some seconds later; it is not started or ended.
    ///
    /// - Parameter isHolding: whether an animation that is over then counts as showing its last value.
    func peek(_ values: inout LayerValues, at localTime: CFTimeInterval, after step: CFTimeInterval, isHolding: Bool) {
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
        AnimationCallbacks.add(.end(self, finished: finished))
    }

    func start() {
        guard !hasStarted else { return }
        hasStarted = true
        AnimationCallbacks.add(.start(self))
    }
}

/// The animations of a layer, and what they show.
@MainActor final class LayerAnimations {
    // What every frame reads is not checked for overlapping access at run time, which took a third of the time. None of it is
    // lent to code that calls back.

    @exclusivity(unchecked) private(set) var entries: [AnimationEntry] = []
    /// The model with all animations applied, at the time of the last evaluation.
    @exclusivity(unchecked) private(set) var presented: LayerValues
    /// Whether an animation has not ended yet.
    @exclusivity(unchecked) private(set) var isRunning = false
    /// The tree that evaluates the layer in every frame.
    weak var evaluator: LayerTree?
    /// Waits for the next flush, because the layer was in no tree.
    var isWaitingForTree = false
    /// Whether more may have changed since the last evaluation than what the entries move.
    @exclusivity(unchecked) var needsWholePass = true
    /// What the next evaluation may change: the properties of all entries, and of those that just left.
    private var watched: [LayerProperty] = []
    private var watchesTooMuch = false
    /// Whether each entry moves one property, and none of them a part of another's.
    @exclusivity(unchecked) private var areIndependent = false

    init(presented: LayerValues) {
        self.presented = presented
    }

    /// When something of it will look different, in the layer's time; nil if time alone changes nothing.
    func nextChange(after localTime: CFTimeInterval) -> CFTimeInterval? {
        var result: CFTimeInterval?
        for entry in entries {
            guard let change = entry.nextChange(after: localTime) else { continue }
            if change <= localTime { return localTime }
            result = min(result ?? change, change)
        }
        return result
    }

    func add(_ entry: AnimationEntry) {
        entries.append(entry)
        watched += entry.node.effect.properties
        isRunning = true
        planPasses()
    }

    /// An entry that had come to its end goes on.
    func noteEntriesRun() {
        isRunning = true
    }

    /// Ends and drops the entries that fit.
    func remove(finished: Bool, where isIncluded: (AnimationEntry) -> Bool) {
        guard entries.contains(where: isIncluded) else { return }
        let leaving = entries.filter(isIncluded)
        entries.removeAll { entry in leaving.contains { $0 === entry } }
        watchesTooMuch = true
        planPasses()
        for entry in leaving { entry.end(finished: finished) }
    }

    private func planPasses() {
        needsWholePass = true
        var names: [String] = []
        for entry in entries {
            guard let property = entry.track?.property, property.standsAlone,
                !names.contains(where: { Self.overlap($0, property.name) })
            else {
                areIndependent = false
                return
            }
            names.append(property.name)
        }
        areIndependent = true
    }

    /// Whether one key path names a part of what the other does.
    private static func overlap(_ one: String, _ other: String) -> Bool {
        one.hasPrefix(other) || other.hasPrefix(one)
    }

    func commit(at localTime: CFTimeInterval) {
        for entry in entries { entry.commit(at: localTime) }
    }

    /// What is shown at a time, without changing anything.
    ///
    /// Animations that were not committed show their start.
    func values(of model: LayerValues, at localTime: CFTimeInterval) -> LayerValues {
        var values = model
        for entry in entries { entry.peek(&values, at: localTime, after: 0, isHolding: false) }
        Self.limit(&values)
        return values
    }

    /// What is going to be shown some seconds after a time, if animations keep their last value when they end.
    ///
    /// Those that were not committed count as beginning at that time.
    func values(of model: LayerValues, at localTime: CFTimeInterval, after step: CFTimeInterval) -> LayerValues {
        var values = model
        for entry in entries { entry.peek(&values, at: localTime, after: step, isHolding: true) }
        return values
    }

    /// Additive animations may leave the range on their way; what is painted may not.
    @inline(__always)
    private static func limit(_ values: inout LayerValues) {
        if !(values.opacity >= 0 && values.opacity <= 1) { values.opacity = min(max(values.opacity, 0), 1) }
    }

    /// Brings `presented` to a time, starting and ending what is due.
    ///
    /// - Returns: what the painter has to look at.
    func evaluate(_ layer: CALayer, at localTime: CFTimeInterval) -> RenderDirty {
        var marks = RenderDirty(rawValue: 0)
        if !needsWholePass, areIndependent, evaluateTracks(at: localTime, marking: &marks) { return marks }
        needsWholePass = false
        var values = layer.modelValues
        for entry in entries where entry.evaluate(&values, at: localTime) { watchesTooMuch = true }
        Self.limit(&values)
        for property in watched where !marks.isSuperset(of: property.marks) {
            if !property.isEqual(presented, values) { marks.formUnion(property.marks) }
        }
        presented = values
        if watchesTooMuch { dropEnded() }
        isRunning = entries.contains(where: \.isRunning)
        return marks
    }

    /// Only what the entries move is looked at: nothing else changed since the last time.
    ///
    /// - Returns: false if all values have to be looked at after all; what was changed until then is marked.
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

    private func dropEnded() {
        watchesTooMuch = false
        let count = entries.count
        entries.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
        watched = entries.flatMap { $0.node.effect.properties }
        if entries.count != count { planPasses() }
    }
}

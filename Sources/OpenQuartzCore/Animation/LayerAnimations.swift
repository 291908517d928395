/// An animation on a layer.
@MainActor final class AnimationEntry {
    let key: String?
    let animation: CAAnimation
    let node: AnimationNode
    let completionGroup: CompletionGroup?
    /// False until its beginning, in the layer's time, is known.
    var isCommitted = false
    var hasStarted = false
    var hasEnded = false

    init(key: String?, animation: CAAnimation, node: AnimationNode, completionGroup: CompletionGroup?) {
        self.key = key
        self.animation = animation
        self.node = node
        self.completionGroup = completionGroup
    }

    /// Fixes the beginning of an animation that is to begin "now".
    func commit(at localTime: CFTimeInterval) {
        guard !isCommitted else { return }
        isCommitted = true
        if node.timing.beginTime == 0 { node.timing.beginTime = localTime + animation.delay }
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
    var entries: [AnimationEntry] = []
    /// The model with all animations applied, at the time of the last evaluation.
    var presented: LayerValues
    /// The tree that evaluates the layer in every frame.
    weak var evaluator: LayerTree?
    /// Waits for the next flush, because the layer was in no tree.
    var isWaitingForTree = false
    /// Properties of entries that are gone, until the next evaluation has seen what their absence changes.
    private var abandoned: [LayerProperty] = []

    init(presented: LayerValues) {
        self.presented = presented
    }

    /// Whether an animation has not ended yet.
    var isRunning: Bool {
        entries.contains { !$0.hasEnded }
    }

    /// Whether an animation will look different later.
    var isMoving: Bool {
        entries.contains { !$0.hasEnded && $0.node.timing.speed != 0 }
    }

    /// Ends and drops the entries that fit.
    func remove(finished: Bool, where isIncluded: (AnimationEntry) -> Bool) {
        let leaving = entries.filter(isIncluded)
        guard !leaving.isEmpty else { return }
        entries.removeAll { entry in leaving.contains { $0 === entry } }
        for entry in leaving {
            entry.end(finished: finished)
            abandoned += entry.node.effect.properties
        }
    }

    func commit(at localTime: CFTimeInterval) {
        for entry in entries { entry.commit(at: localTime) }
    }

    /// What is shown at a time, without changing anything.
    ///
    /// Animations that were not committed show their start.
    func values(of model: LayerValues, at localTime: CFTimeInterval) -> LayerValues {
        var values = model
        for entry in entries { apply(entry, at: localTime, to: &values) }
        return limited(values)
    }

    private func apply(_ entry: AnimationEntry, at localTime: CFTimeInterval, to values: inout LayerValues) {
        if entry.isCommitted || entry.node.timing.beginTime != 0 {
            entry.node.apply(at: localTime, to: &values)
        } else {
            entry.node.apply(at: -entry.animation.delay, to: &values)
        }
    }

    /// Additive animations may leave the range on their way; what is painted may not.
    private func limited(_ values: LayerValues) -> LayerValues {
        guard !(0...1).contains(values.opacity) else { return values }
        var values = values
        values.opacity = min(max(values.opacity, 0), 1)
        return values
    }

    /// Brings `presented` to a time, starting and ending what is due.
    ///
    /// - Returns: what the painter has to look at.
    func evaluate(_ model: LayerValues, at localTime: CFTimeInterval) -> RenderDirty {
        commit(at: localTime)
        var affected = abandoned
        abandoned = []
        for entry in entries {
            affected += entry.node.effect.properties
            advance(entry, to: localTime)
        }
        entries.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
        let old = presented
        presented = values(of: model, at: localTime)
        return affected.reduce(into: []) { marks, property in
            if !marks.isSuperset(of: property.marks), !property.isEqual(old, presented) {
                marks.formUnion(property.marks)
            }
        }
    }

    private func advance(_ entry: AnimationEntry, to localTime: CFTimeInterval) {
        guard !entry.hasEnded else { return }
        switch entry.node.timing.moment(at: localTime).phase {
        case .before: break
        case .active: entry.start()
        case .after:
            entry.start()
            entry.end(finished: true)
        }
    }
}

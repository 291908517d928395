extension CALayer {
    /// The animation with a key, as it was added.
    public func animation(forKey key: String) -> CAAnimation? {
        animations?.entries.first { $0.key == key }?.animation
    }

    /// The keys of all animations that have one; nil if there are none.
    public func animationKeys() -> [String]? {
        let keys = animations?.entries.compactMap(\.key) ?? []
        return keys.isEmpty ? nil : keys
    }

    /// What was shown in the frame prepared last: the model, with animations applied.
    ///
    /// Reading a part of it copies nothing.
    package final var presented: LayerValues {
        _read {
            if let animations { yield animations.presented } else { yield modelValues }
        }
    }

    /// Whether animations make the layer look different from its model.
    package final var hasAnimations: Bool {
        animations != nil
    }

    /// When time alone will change what is shown, on the clock: at once, when an animation begins, or never.
    ///
    /// Nothing moves below a layer whose time stands still.
    final func nextMovement(after mediaTime: CFTimeInterval) -> CFTimeInterval? {
        guard let animations, let change = animations.nextChange(after: localTime(at: mediaTime)) else { return nil }
        var layer: CALayer? = self
        while let current = layer {
            if current.extras?.timing.speed == 0 { return nil }
            layer = current.parent
        }
        return max(self.mediaTime(at: change), mediaTime)
    }

    @discardableResult
    final func start(_ animation: CAAnimation, forKey key: String?) -> AnimationEntry? {
        let key = animation is CATransition ? kCATransition : key
        guard let copy = animation.copy() as? CAAnimation else { return nil }
        copy.timing.makeUsable(defaultDuration: CATransaction.animationDuration())
        copy.timingFunction = copy.timingFunction ?? CATransaction.animationTimingFunction()
        let animations = self.animations ?? LayerAnimations(presented: modelValues)
        if let key { animations.remove(finished: false) { $0.key == key } }
        let group = CATransaction.current.group
        group?.enter()
        let node = AnimationNode(timing: copy.timing, effect: copy.makeEffect(on: self))
        let entry = AnimationEntry(key: key, animation: copy, node: node, completionGroup: group)
        animations.add(entry)
        self.animations = animations
        scheduleEvaluation()
        return entry
    }

    final func stopAnimations(where isIncluded: (AnimationEntry) -> Bool) {
        removeEntries(finished: false, where: isIncluded)
    }

    final func removeEntries(finished: Bool, where isIncluded: (AnimationEntry) -> Bool) {
        guard let animations, animations.entries.contains(where: isIncluded) else { return }
        animations.remove(finished: finished, where: isIncluded)
        scheduleEvaluation()
    }

    /// Sees to it that `presented` is brought up to date by the next frame, or by the next flush outside a tree.
    final func scheduleEvaluation() {
        guard let animations else { return }
        animations.needsWholePass = true
        if let tree {
            tree.evaluateInNextFrame(self, animations)
        } else if !animations.isWaitingForTree {
            animations.isWaitingForTree = true
            LayerTree.waitForTree(self)
        }
    }

    /// Brings `presented` to a time and marks what changed; forgets about animations when there are none.
    ///
    /// - Returns: whether animations go on.
    @discardableResult
    final func evaluateAnimations(at mediaTime: CFTimeInterval) -> Bool {
        guard let animations else { return false }
        let marks = animations.evaluate(self, at: localTime(at: mediaTime))
        let goesOn = animations.isRunning
        if animations.entries.isEmpty { self.animations = nil }
        if marks.rawValue != 0 { markRenderDirty(marks) }
        if marks.rawValue & RenderDirty.sublayers.rawValue != 0 { noteDepth() }
        return goesOn
    }

    final func makePresentation() -> Self? {
        let copy = Self(layer: self)
        copy.modelValues = presentedValues(at: MediaClock.current.now)
        copy.flags.insert([.isPresentation, .suppressesImplicitActions])
        copy.makeExtras().original = self
        return copy
    }

    /// What is shown at a time of the clock, but never a moment before the last frame.
    package final func presentedValues(at mediaTime: CFTimeInterval) -> LayerValues {
        guard let animations else { return modelValues }
        let time = max(mediaTime, tree?.lastFrameTime ?? mediaTime)
        return animations.values(of: modelValues, at: localTime(at: time))
    }
}

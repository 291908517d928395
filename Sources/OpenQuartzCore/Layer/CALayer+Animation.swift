extension CALayer {
    /// Returns the layer's copy of the animation with the given key.
    public func animation(forKey key: String) -> CAAnimation? {
        animations?.entries.first { $0.key == key }?.animation
    }

    /// Returns the keys of all animations that have one, or `nil` if there are none.
    public func animationKeys() -> [String]? {
        let keys = animations?.entries.compactMap(\.key) ?? []
        return keys.isEmpty ? nil : keys
    }

    /// The values of the most recently prepared frame: the model values with animations applied.
    ///
    /// Reading a single property does not copy the others.
    package final var presented: LayerValues {
        _read {
            if let animations { yield animations.presented } else { yield modelValues }
        }
    }

    /// Whether the layer has animations, so that the values shown can differ from the model.
    package final var hasAnimations: Bool {
        animations != nil
    }

    /// Returns the next clock time at which the passage of time changes the values shown, or `nil` if there is none.
    ///
    /// The result is the current time while an animation runs, or the time at which one begins. If all running
    /// animations prefer a lower frame rate than the surface's, it is the time of their next frame. Layers in a subtree
    /// whose root has a speed of 0 do not change.
    final func nextAnimationChange(after mediaTime: CFTimeInterval) -> CFTimeInterval? {
        let local = localTime(at: mediaTime)
        guard let animations, let change = animations.nextChange(after: local), !isPaused else { return nil }
        let next = max(self.mediaTime(at: change), mediaTime)
        guard next <= mediaTime, let pause = animations.pause(at: local), let frame = tree?.frameDuration,
            pause.interval > 1.5 * frame
        else { return next }
        // Half a frame earlier, because the surface draws the first frame after the requested time.
        return min(mediaTime + pause.interval - frame / 2, max(self.mediaTime(at: pause.end), mediaTime))
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

    /// Schedules an update of `presented` in the next frame, or in the next flush if the layer is in no tree.
    final func scheduleEvaluation() {
        guard let animations else { return }
        animations.needsFullEvaluation = true
        if let tree {
            tree.evaluateInNextFrame(self, animations)
        } else if !animations.isWaitingForTree {
            animations.isWaitingForTree = true
            LayerTree.enqueueLayerWithoutTree(self)
        }
    }

    /// Evaluates the animations at a time, marks what changed, and releases the animation storage once it is empty.
    ///
    /// - Returns: Whether any animation is still running.
    @discardableResult
    final func evaluateAnimations(at mediaTime: CFTimeInterval) -> Bool {
        guard let animations else { return false }
        let marks = animations.evaluate(self, at: localTime(at: mediaTime))
        let goesOn = animations.isRunning
        if animations.entries.isEmpty { self.animations = nil }
        if marks.rawValue != 0 { markRenderDirty(marks) }
        if marks.rawValue & RenderDirty.sublayers.rawValue != 0 { markSublayerDepthChanged() }
        return goesOn
    }

    final func makePresentation() -> Self? {
        let copy = Self(layer: self)
        copy.modelValues = presentedValues(at: MediaClock.current.now)
        copy.flags.insert(.suppressesImplicitActions)
        copy.ensureExtras().original = self
        return copy
    }

    /// The model layer of a presentation layer, or the layer itself.
    public func model() -> Self {
        (extras?.original as? Self) ?? self
    }

    /// Returns the values shown at a clock time, which is clamped so that it does not precede the last frame.
    package final func presentedValues(at mediaTime: CFTimeInterval) -> LayerValues {
        guard let animations else { return modelValues }
        let time = max(mediaTime, tree?.lastFrameTime ?? mediaTime)
        return animations.values(of: modelValues, at: localTime(at: time))
    }

    // MARK: Velocity

    /// Returns the current velocity of a property towards a value.
    ///
    /// The unit is that of `CASpringAnimation.initialVelocity`: multiples of the distance from the value shown to
    /// `end`, per second of the layer's time. Motion perpendicular to that direction does not count. Returns 0 if
    /// nothing is animating, if the value shown already equals `end`, or if `end` is not a valid value of the property.
    package final func presentedVelocity(ofKeyPath keyPath: String, towards end: Any) -> Double {
        guard let animations, let property = LayerProperty.named(keyPath, of: self) else { return 0 }
        let now = localTime(at: max(MediaClock.current.now, tree?.lastFrameTime ?? -.infinity))
        // The derivative of a parabola through three samples; the error is below 1e-6 for typical animations.
        let step = 1e-4
        let start = animations.values(of: modelValues, at: now, after: 0)
        func fraction(after seconds: Double) -> Double? {
            property.fraction(start, animations.values(of: modelValues, at: now, after: seconds), end)
        }
        guard let first = fraction(after: step), let second = fraction(after: 2 * step) else { return 0 }
        let velocity = (4 * first - second) / (2 * step)
        return velocity.isFinite ? velocity : 0
    }

    /// Returns whether an animation changes the property, one of its parts, or the property that contains it.
    package final func isAnimating(keyPath: String) -> Bool {
        animations?.entries.contains { entry in
            entry.node.effect.properties.contains { property in
                property.name == keyPath || property.name.hasPrefix(keyPath + ".")
                    || keyPath.hasPrefix(property.name + ".")
            }
        } ?? false
    }

    // MARK: Actions

    /// The actions for property changes, by key.
    public var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { ensureExtras().actions = newValue }
    }

    /// Default values for keys; the entry `"actions"` is part of the search for actions.
    public var style: [AnyHashable: Any]? {
        get { extras?.style }
        set { ensureExtras().style = newValue }
    }

    /// Returns the action for a property change that is about to be made, or `nil` if there is none.
    final func actionForChange(of key: String) -> (any CAAction)? {
        guard !CATransaction.disableActions() else { return nil }
        let action = action(forKey: key)
        return action is NSNull ? nil : action
    }

    /// Performs the search that is documented at `action(forKey:)`.
    ///
    /// The search ends with the first non-`nil` result; `NSNull` counts as a result.
    final func searchAction(forKey key: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: key) { return action }
        if let action = extras?.actions?[key] { return action }
        if let action = (extras?.style?["actions"] as? [String: any CAAction])?[key] { return action }
        return Self.defaultAction(forKey: key) ?? implicitAnimation(forKey: key)
    }

    /// Whether the layer was in its tree when the tree was last committed; otherwise there is no value shown from which
    /// an implicit animation could start.
    private var isCommitted: Bool {
        let next = LayerTree.commitCount
        return tree != nil && attachmentCommit != next && visitAncestors { $0.attachmentCommit != next }
    }

    /// Returns the implicit animation, which starts from the value currently shown.
    ///
    /// Only layers that are in a tree and do not belong to a view animate implicitly.
    private func implicitAnimation(forKey key: String) -> (any CAAction)? {
        guard !suppressesImplicitActions, isCommitted else { return nil }
        guard let property = LayerProperty.named(key, of: self), !property.isBoolean else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = property.value(presentedValues(at: MediaClock.current.now))
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// Whether a client can have provided actions for the layer.
    final var mayHaveCustomActions: Bool {
        !suppressesImplicitActions && (delegate != nil || extras?.actions != nil || extras?.style != nil)
    }

    /// Runs the action for a layer of a tree that becomes visible or stops being visible.
    final func runOrderAction(isVisible: Bool) {
        guard mayHaveCustomActions, tree != nil else { return }
        let key = isVisible ? kCAOnOrderIn : kCAOnOrderOut
        actionForChange(of: key)?.run(forKey: key, object: self, arguments: nil)
    }

    /// Adds a copy of an animation that is controlled by an animator.
    ///
    /// - Parameters:
    ///   - animation: The animation; its `beginTime` is relative to the animator's start.
    ///   - duration: The animator's duration, in seconds.
    ///   - isMain: Whether the animation uses the animator's own timing curve, so that both have the same progress.
    ///   - reachedEnd: Called each time the motion reaches its end.
    package final func addControlledAnimation(
        _ animation: CAAnimation, forKey key: String?, motion: PlaybackMotion, duration: CFTimeInterval, isMain: Bool,
        reachedEnd: @escaping @MainActor () -> Void
    ) -> ControlledAnimation? {
        guard let entry = start(animation, forKey: key) else { return nil }
        entry.playback = Playback(motion: motion, duration: duration, isMain: isMain)
        entry.reachedEnd = reachedEnd
        return ControlledAnimation(layer: self, entry: entry)
    }
}

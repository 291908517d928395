/// The timeline of a property animator, and the animations that follow it.
///
/// Time is in seconds from the animator's start. Progress is the result of applying the animator's timing curve to the
/// time: 0 at the start and 1 at the end.
@MainActor final class AnimationDriver {
    /// An animated property of a layer.
    private struct Member {
        let played: ControlledAnimation
        let keyPath: String
        let oldValue: Any?
        let newValue: Any?
    }

    /// The total duration in seconds; greater than 0.
    let duration: TimeInterval
    /// An animation with the animator's own timing.
    let timing: CABasicAnimation
    private(set) var motion: PlaybackMotion
    /// Called when the motion reaches its end; can be called more than once per motion.
    var reachedEnd: @MainActor () -> Void = {}
    /// Called when an animation was removed from its layer.
    var memberEnded: @MainActor () -> Void = {}
    private var members: [Member] = []
    private var movedAt = CACurrentMediaTime()
    /// Whether the layers' model values were set to the values shown when the animator was stopped.
    private var isStopped = false

    init(timing: AnimationTiming, duration: TimeInterval, motion: PlaybackMotion) {
        self.timing = timing.makeAnimation(duration: duration)
        self.duration = self.timing.duration
        self.motion = motion
    }

    /// Whether any of its animations are still on their layers.
    var hasMembers: Bool {
        members.contains { $0.played.isPresent }
    }

    // MARK: Position

    var position: PlaybackPosition {
        motion.position(after: seconds, of: duration)
    }

    /// The seconds since the motion was set, or since its animations were committed.
    private var seconds: TimeInterval {
        if let member = members.first(where: { $0.played.isPresent }) { return member.played.seconds }
        return max(CACurrentMediaTime() - movedAt, 0)
    }

    func progress(at position: PlaybackPosition) -> Double {
        position.progress ?? timing.progress(at: min(max(position.time / duration, 0), 1))
    }

    /// Returns the position at which a progress is reached.
    func position(ofProgress progress: Double) -> PlaybackPosition {
        PlaybackPosition(time: timing.time(ofProgress: progress), progress: progress)
    }

    /// The rate of change of the progress, per second of clock time.
    var velocity: Double {
        switch motion {
        case .held: 0
        case .running(let from, let rate):
            timing.velocity(at: min(max(from + rate * seconds, 0), duration)) * rate
        case .led(let lead):
            lead.velocity(after: seconds) * ((lead.end.progress ?? 1) - (lead.start.progress ?? 0))
        }
    }

    // MARK: Motion

    /// Applies a motion to the animator and all of its animations, starting now.
    func move(_ motion: PlaybackMotion) {
        self.motion = motion
        movedAt = CACurrentMediaTime()
        for member in members { member.played.move(motion) }
    }

    /// Adds an animation whose `beginTime` is relative to the animator's start.
    func add(
        _ animation: CAPropertyAnimation, to layer: CALayer, key: String, isMain: Bool, oldValue: Any?, newValue: Any?
    ) {
        animation.isRemovedOnCompletion = false
        animation.fillMode = .both
        let played = layer.addControlledAnimation(
            animation, forKey: key, motion: motion, duration: duration, isMain: isMain,
            reachedEnd: { [weak self] in self?.reachedEnd() })
        guard let played else { return }
        members.append(
            Member(played: played, keyPath: animation.keyPath ?? "", oldValue: oldValue, newValue: newValue))
    }

    // MARK: Completion

    /// Sets the layers to the values currently shown and removes the animations.
    ///
    /// `settle(at:)` can still set other values afterwards.
    func stop() {
        let present = members.filter { $0.played.isPresent }
        let shown = present.map { $0.played.layer.presentation()?.value(forKeyPath: $0.keyPath) }
        for (member, value) in zip(present, shown) { set(member, to: value) }
        for member in present { member.played.remove(finished: false) }
        members = present
        isStopped = true
    }

    /// Sets the layers to their values at a position and removes the animations.
    func settle(at position: UIViewAnimatingPosition) {
        let ownMembers = isStopped ? members : members.filter { $0.played.isPresent }
        switch position {
        case .current: break
        // Unless the animator was stopped, the end value is the model value, which may have been set again since.
        case .end: if isStopped { for member in ownMembers { set(member, to: member.newValue) } }
        // In reverse order, because the first change of a property recorded its original value.
        case .start: for member in ownMembers.reversed() { set(member, to: member.oldValue) }
        }
        removeAnimations(finished: position == .end)
    }

    /// Removes the animations; the layers keep their current model values.
    func removeAnimations(finished: Bool) {
        let leaving = members
        members.removeAll()
        for member in leaving { member.played.remove(finished: finished) }
    }

    private func set(_ member: Member, to value: Any?) {
        member.played.layer.setValue(value, forKeyPath: member.keyPath)
    }
}

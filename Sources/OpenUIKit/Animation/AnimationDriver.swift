/// The time of an animator, and the animations that follow it.
///
/// Time is seconds from the animator's start; progress is what its pace makes of them, 0 at the start and 1 at the end.
@MainActor final class AnimationDriver {
    /// One property of one layer that is moved.
    private struct Member {
        let played: PlayedAnimation
        let keyPath: String
        let oldValue: Any?
        let newValue: Any?
    }

    /// The length of the whole, in seconds; above 0.
    let duration: TimeInterval
    /// The animator's own pace.
    let pace: CABasicAnimation
    private(set) var motion: PlaybackMotion
    /// Called when the motion came to its end; may be called more than once for one motion.
    var reachedEnd: @MainActor () -> Void = {}
    /// Called when an animation left its layer.
    var memberEnded: @MainActor () -> Void = {}
    private var members: [Member] = []
    private var movedAt = CACurrentMediaTime()
    /// Whether the layers have the values that they showed when it was stopped.
    private var isStopped = false

    init(pace: AnimationPace, duration: TimeInterval, motion: PlaybackMotion) {
        self.pace = pace.makeAnimation(duration: duration)
        self.duration = self.pace.duration
        self.motion = motion
    }

    /// Whether it moves anything.
    var hasMembers: Bool {
        members.contains { $0.played.isPresent }
    }

    // MARK: Place

    /// Where it is.
    var position: PlaybackPosition {
        motion.position(after: seconds, of: duration)
    }

    /// The seconds since the motion was set, or since its animations were committed.
    private var seconds: TimeInterval {
        if let member = members.first(where: { $0.played.isPresent }) { return member.played.seconds }
        return max(CACurrentMediaTime() - movedAt, 0)
    }

    /// How far it has come at a position.
    func progress(at position: PlaybackPosition) -> Double {
        position.progress ?? pace.progress(at: min(max(position.time / duration, 0), 1))
    }

    /// The position at which it has come so far.
    func position(ofProgress progress: Double) -> PlaybackPosition {
        PlaybackPosition(time: pace.time(ofProgress: progress), progress: progress)
    }

    /// The change of its progress, per second of the clock.
    var velocity: Double {
        switch motion {
        case .held: 0
        case .running(let from, let rate):
            pace.velocity(at: min(max(from + rate * seconds, 0), duration)) * rate
        case .led(let lead):
            lead.velocity(after: seconds) * ((lead.end.progress ?? 1) - (lead.start.progress ?? 0))
        }
    }

    // MARK: Movement

    /// From now on it moves so, and all its animations with it.
    func move(_ motion: PlaybackMotion) {
        self.motion = motion
        movedAt = CACurrentMediaTime()
        for member in members { member.played.move(motion) }
    }

    /// Adds an animation whose `beginTime` is in the animator's time.
    func add(
        _ animation: CAPropertyAnimation, to layer: CALayer, key: String, isMain: Bool, oldValue: Any?, newValue: Any?
    ) {
        animation.isRemovedOnCompletion = false
        animation.fillMode = .both
        let played = layer.addPlayed(
            animation, forKey: key, motion: motion, duration: duration, isMain: isMain,
            reachedEnd: { [weak self] in self?.reachedEnd() })
        guard let played else { return }
        members.append(
            Member(played: played, keyPath: animation.keyPath ?? "", oldValue: oldValue, newValue: newValue))
    }

    // MARK: End

    /// Sets the layers to what they show, and lets go of them; `settle(at:)` can still move them on.
    func stop() {
        let present = members.filter { $0.played.isPresent }
        let shown = present.map { $0.played.layer.presentation()?.value(forKeyPath: $0.keyPath) }
        for (member, value) in zip(present, shown) { set(member, to: value) }
        for member in present { member.played.remove(finished: false) }
        members = present
        isStopped = true
    }

    /// Lets go of the layers, with their values at a position.
    func settle(at position: UIViewAnimatingPosition) {
        let mine = isStopped ? members : members.filter { $0.played.isPresent }
        switch position {
        case .current: break
        // Unless it was stopped, the end is what was set, or what others have set since.
        case .end: if isStopped { for member in mine { set(member, to: member.newValue) } }
        // The first change of a property knows where it came from.
        case .start: for member in mine.reversed() { set(member, to: member.oldValue) }
        }
        letGo(finished: position == .end)
    }

    /// Takes the animations off their layers, which keep the values they were given.
    func letGo(finished: Bool) {
        let leaving = members
        members.removeAll()
        for member in leaving { member.played.remove(finished: finished) }
    }

    private func set(_ member: Member, to value: Any?) {
        member.played.layer.setValue(value, forKeyPath: member.keyPath)
    }
}

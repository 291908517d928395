/// An animation on a layer whose time an animator decides: it can stand still, be scrubbed, and run backwards.
///
/// At its end it stays and shows its last value until the animator removes it.
@MainActor package final class PlayedAnimation {
    package let layer: CALayer
    private let entry: AnimationEntry

    init(layer: CALayer, entry: AnimationEntry) {
        self.layer = layer
        self.entry = entry
    }

    /// Whether the layer still has it.
    package var isPresent: Bool {
        layer.animations?.entries.contains { $0 === entry } ?? false
    }

    /// Where the animator is now, as this animation sees it.
    package var position: PlaybackPosition? {
        entry.playback?.position(at: now)
    }

    /// The seconds since the motion was set.
    package var seconds: CFTimeInterval {
        entry.playback?.seconds(at: now) ?? 0
    }

    /// From now on the animation moves so.
    package func move(_ motion: PlaybackMotion) {
        guard entry.playback != nil else { return }
        // What has not been committed yet begins with the commit, whatever its motion.
        entry.playback?.anchor = entry.isCommitted ? now : nil
        entry.playback?.motion = motion
        entry.hasReachedEnd = false
        layer.animations?.noteEntriesRun()
        layer.scheduleEvaluation()
    }

    /// Takes the animation off the layer; its completion hears whether it is counted as finished.
    package func remove(finished: Bool) {
        layer.removeEntries(finished: finished) { $0 === entry }
    }

    private var now: CFTimeInterval {
        layer.localTime(at: max(MediaClock.current.now, layer.tree?.lastFrameTime ?? -.infinity))
    }
}

extension CALayer {
    /// Adds a copy of an animation that an animator moves through its time.
    ///
    /// - Parameters:
    ///   - animation: its `beginTime` counts from the animator's start.
    ///   - duration: the length of the animator, in seconds.
    ///   - isMain: whether the animation goes at the animator's own pace, so that its progress is the animator's.
    ///   - reachedEnd: called each time when the motion came to its end.
    package final func addPlayed(
        _ animation: CAAnimation, forKey key: String?, motion: PlaybackMotion, duration: CFTimeInterval, isMain: Bool,
        reachedEnd: @escaping @MainActor () -> Void
    ) -> PlayedAnimation? {
        guard let entry = start(animation, forKey: key) else { return nil }
        entry.playback = Playback(motion: motion, duration: duration, isMain: isMain)
        entry.reachedEnd = reachedEnd
        return PlayedAnimation(layer: self, entry: entry)
    }
}

/// An animation on a layer whose time is controlled by an animator: it can be paused, scrubbed and reversed.
///
/// When it reaches its end it holds its last value until the animator removes it.
@MainActor package final class ControlledAnimation {
    package let layer: CALayer
    private let entry: AnimationEntry

    init(layer: CALayer, entry: AnimationEntry) {
        self.layer = layer
        self.entry = entry
    }

    /// Whether the animation is still on its layer.
    package var isPresent: Bool {
        layer.animations?.entries.contains { $0 === entry } ?? false
    }

    /// The animator's current position, as applied to this animation.
    package var position: PlaybackPosition? {
        entry.playback?.position(at: now)
    }

    /// The seconds since the motion was set.
    package var seconds: CFTimeInterval {
        entry.playback?.seconds(at: now) ?? 0
    }

    /// Replaces the motion, starting now.
    package func move(_ motion: PlaybackMotion) {
        guard entry.playback != nil else { return }
        // An uncommitted animation begins with the commit, regardless of its motion.
        entry.playback?.anchor = entry.isCommitted ? now : nil
        entry.playback?.motion = motion
        entry.playbackVersion &+= 1
        entry.hasReachedEnd = false
        layer.animations?.markRunning()
        layer.scheduleEvaluation()
    }

    /// Removes the animation from the layer and passes `finished` to its completion handler.
    package func remove(finished: Bool) {
        layer.removeEntries(finished: finished) { $0 === entry }
    }

    private var now: CFTimeInterval {
        layer.localTime(at: max(MediaClock.current.now, layer.tree?.lastFrameTime ?? -.infinity))
    }
}

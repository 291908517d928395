import ComponentFlow
import Foundation

/// What a component plays, and how.
struct MediaOptions: Equatable {
    /// The player that is shown, or `nil` for one that the component creates for the source.
    var player: MediaPlayer?
    var source: MediaSource?
    var autoplays = false
    var loops = false
    var isMuted = false
    var contentMode = ComponentContentMode.fit
    var poster: UIImage?
    var showsControls = true
    var allowsFullScreen = true

    static func == (lhs: MediaOptions, rhs: MediaOptions) -> Bool {
        lhs.player === rhs.player && lhs.source == rhs.source && lhs.autoplays == rhs.autoplays
            && lhs.loops == rhs.loops && lhs.isMuted == rhs.isMuted && lhs.contentMode == rhs.contentMode
            && lhs.poster === rhs.poster && lhs.showsControls == rhs.showsControls
            && lhs.allowsFullScreen == rhs.allowsFullScreen
    }

    /// Applies the options to the player that the component has created; one that was specified keeps its own settings.
    ///
    /// - Parameter old: The options that were applied before.
    @MainActor func apply(to player: MediaPlayer, after old: MediaOptions?, moves: Bool) {
        guard self.player == nil else { return }
        if old?.loops != loops { player.loops = loops }
        if old?.isMuted != isMuted { player.isMuted = isMuted }
        guard old?.source != source else { return }
        player.load(source)
        // Users who prefer less motion start moving pictures themselves.
        if autoplays, !(moves && UIAccessibility.isReduceMotionEnabled) { player.play() }
    }
}

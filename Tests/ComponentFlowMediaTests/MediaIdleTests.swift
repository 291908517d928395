import ComponentFlow
import ComponentFlowTesting
import DesktopTestSupport
import OpenDisplay
import OpenUIKitCore
import Testing

@testable import ComponentFlowMedia

@Suite("The screen during playback", .serialized) @MainActor
struct MediaIdleTests {
    private let stage = Stage(size: CGSize(width: 480, height: 270))
    private let player = PlayerProbe().player
    private let view = MediaView(frame: CGRect(x: 0, y: 0, width: 480, height: 270))

    private func setPlaying(_ isPlaying: Bool) {
        player.wantsToPlay = isPlaying
        player.isClockRunning = isPlaying
        player.updateTimeControlStatus()
    }

    /// Shows a player as if it played, and returns whether the screen is kept on after some work.
    private func isKeptOn(hasVideo: Bool = true, after work: () -> Void = {}) -> Bool {
        let inhibitor = FakeIdleInhibitor()
        UIApplication.idleInhibitor = inhibitor
        defer { UIApplication.idleInhibitor = nil }
        player.hasVideo = hasVideo
        view.player = player
        stage.show(view)
        setPlaying(true)
        work()
        return inhibitor.isInhibited
    }

    @Test("The screen stays on while a video plays")
    func playing() {
        #expect(isKeptOn())
    }

    @Test("The screen may be turned off while the video is paused")
    func paused() {
        #expect(!isKeptOn { setPlaying(false) })
    }

    @Test("The screen may be turned off when the view is removed")
    func removed() {
        #expect(!isKeptOn { view.removeFromSuperview() })
    }

    @Test("The screen may be turned off when the view shows no player any more")
    func withoutPlayer() {
        #expect(!isKeptOn { view.player = nil })
    }

    @Test("Sound does not keep the screen on")
    func sound() {
        #expect(!isKeptOn(hasVideo: false))
    }

    @Test("A player that permits it lets the screen be turned off")
    func permitted() {
        #expect(!isKeptOn { player.preventsDisplaySleepDuringVideoPlayback = false })
    }
}

import ComponentFlow
import Foundation
import TestSupport
import Testing

@testable import ComponentFlowMedia

@Suite("Players") @MainActor
struct MediaPlayerTests {
    @Test("A video is loaded with its duration, streams and size, and is paused")
    func loadVideo() async {
        let probe = PlayerProbe(.url(Clips.video))
        let player = probe.player
        #expect(player.status == .loading)
        #expect(await probe.reaches { $0.status == .ready && $0.presentationSize.width > 0 })
        expectNear(player.duration ?? 0, 2, within: 0.1)
        #expect(player.hasVideo)
        #expect(player.hasAudio)
        #expect(player.isSeekable)
        #expect(player.presentationSize == CGSize(width: 160, height: 90))
        #expect(player.timeControlStatus == .paused)
        #expect(player.currentTime == 0)
    }

    @Test("Audio has no pictures")
    func loadAudio() async {
        let probe = PlayerProbe(.url(Clips.audio))
        #expect(await probe.isSettled())
        #expect(probe.player.status == .ready)
        #expect(probe.player.hasAudio)
        #expect(!probe.player.hasVideo)
        expectNear(probe.player.duration ?? 0, 1.02, within: 0.1)
    }

    @Test("Data is played like a file, and can be sought")
    func data() async throws {
        let probe = PlayerProbe(.data(try Data(contentsOf: Clips.video)))
        #expect(await probe.isSettled())
        #expect(probe.player.status == .ready)
        #expect(probe.player.isSeekable)
    }

    @Test("A size in square pixels is reported for other pixels")
    func pixelRatio() async {
        let probe = PlayerProbe(.url(Clips.widePixels))
        #expect(await probe.reaches { $0.presentationSize != .zero })
        #expect(probe.player.presentationSize == CGSize(width: 160, height: 90))
    }

    @Test("Playback ends at the end, and is reported once")
    func end() async {
        let probe = PlayerProbe(.url(Clips.video))
        probe.player.play()
        #expect(await probe.reaches { $0.hasEnded })
        #expect(probe.ends == 1)
        #expect(probe.player.currentTime == probe.player.duration)
        #expect(probe.player.timeControlStatus == .paused)
    }

    @Test("Playback after the end starts at the beginning")
    func playAgain() async {
        let probe = PlayerProbe(.url(Clips.video))
        probe.player.play()
        #expect(await probe.reaches { $0.hasEnded })
        probe.player.play()
        #expect(probe.player.currentTime == 0)
        #expect(await probe.reaches { _ in probe.ends == 2 })
    }

    @Test("A player that loops starts again at each end")
    func loop() async {
        let probe = PlayerProbe(.url(Clips.video))
        probe.player.loops = true
        probe.player.play()
        #expect(await probe.reaches { _ in probe.ends >= 3 })
        #expect(!probe.player.hasEnded)
        #expect(probe.player.timeControlStatus != .paused)
    }

    @Test("Time passes while a player plays, and stops when it is paused")
    func pause() async {
        let probe = PlayerProbe(.url(Clips.video), output: .silent)
        // The end might be reached before the main thread is free to pause.
        probe.player.loops = true
        probe.player.play()
        #expect(probe.player.timeControlStatus == .waitingToPlay)
        #expect(await probe.reaches { $0.timeControlStatus == .playing && $0.currentTime > 0.2 })
        probe.player.pause()
        #expect(probe.player.timeControlStatus == .paused)
        #expect(await probe.reaches { !$0.isClockRunning })
        #expect(!probe.player.hasEnded)
    }

    @Test("Playback at another rate reaches the end", arguments: [0.5, 4.0])
    func rate(rate: Double) async {
        let probe = PlayerProbe(.url(Clips.video))
        probe.player.rate = rate
        probe.player.play()
        #expect(await probe.reaches { $0.hasEnded })
        #expect(probe.player.currentTime == probe.player.duration)
    }

    @Test("A position that is sought is the current time at once, and is decoded soon", arguments: [0.5, 1.5, 1.0])
    func seek(time: TimeInterval) async {
        let probe = PlayerProbe(.url(Clips.video))
        #expect(await probe.isSettled())
        probe.player.seek(to: time)
        #expect(probe.player.currentTime == time)
        #expect(probe.player.isSeeking)
        #expect(await probe.reaches { !$0.isSeeking })
        expectNear(probe.player.currentTime, time, within: 0.1)
    }

    @Test("A position that is sought before the source is ready is reached")
    func earlySeek() async {
        let probe = PlayerProbe(.url(Clips.video))
        probe.player.seek(to: 1.5)
        #expect(await probe.reaches { $0.status == .ready && !$0.isSeeking })
        expectNear(probe.player.currentTime, 1.5, within: 0.1)
    }

    @Test("Of many positions that are sought at once, the last one is reached")
    func manySeeks() async {
        let probe = PlayerProbe(.url(Clips.video))
        #expect(await probe.isSettled())
        for step in 0...100 { probe.player.seek(to: Double(step) * 0.015) }
        #expect(await probe.reaches { !$0.isSeeking && abs($0.currentTime - 1.5) < 0.1 })
    }

    @Test("Positions outside of the source are clamped, and those that are no numbers are ignored")
    func clampedSeek() async {
        let probe = PlayerProbe(.url(Clips.video))
        #expect(await probe.isSettled())
        probe.player.seek(to: 100)
        #expect(probe.player.currentTime == probe.player.duration)
        probe.player.seek(to: -100)
        #expect(probe.player.currentTime == 0)
        probe.player.seek(to: .nan)
        #expect(probe.player.currentTime == 0)
    }

    @Test("The volume and the rate are clamped, and values that are no numbers are ignored")
    func limits() {
        let player = PlayerProbe().player
        player.volume = 3
        #expect(player.volume == 1)
        player.volume = .nan
        #expect(player.volume == 1)
        player.volume = -1
        #expect(player.volume == 0)
        player.rate = 100
        #expect(player.rate == 4)
        player.rate = 0
        #expect(player.rate == 0.25)
    }

    @Test("Another source replaces the current one, whose reports are ignored from then on")
    func replace() async {
        let probe = PlayerProbe(.url(Clips.video))
        #expect(await probe.isSettled())
        probe.player.load(.url(Clips.audio))
        #expect(probe.player.status == .loading)
        #expect(probe.player.duration == nil)
        #expect(await probe.isSettled())
        #expect(!probe.player.hasVideo)
    }

    @Test("Without a source, a player is idle and does nothing")
    func noSource() async {
        let probe = PlayerProbe(.url(Clips.video))
        #expect(await probe.isSettled())
        probe.player.load(nil)
        #expect(probe.player.status == .idle)
        probe.player.play()
        #expect(probe.player.timeControlStatus == .paused)
        probe.player.seek(to: 1)
        #expect(probe.player.currentTime == 0)
    }

    @Test("A player that nothing holds is released while it plays")
    func release() async {
        weak var released: MediaPlayer?
        do {
            let probe = PlayerProbe(.url(Clips.video), output: .silent)
            probe.player.loops = true
            probe.player.play()
            #expect(await probe.reaches { $0.timeControlStatus == .playing })
            released = probe.player
        }
        #expect(released == nil)
    }
}

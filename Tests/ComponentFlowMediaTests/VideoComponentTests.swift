import ComponentFlow
import ComponentFlowTesting
import Foundation
import OpenUIKitCore
import Testing

@testable import ComponentFlowMedia

@Suite("Components for media") @MainActor
struct VideoComponentTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))

    private func views<View: UIView>(_ type: View.Type) -> [View] {
        func collect(_ view: UIView) -> [View] {
            ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap(collect)
        }
        return stage.componentView.map(collect) ?? []
    }

    private var player: MediaPlayer? { views(MediaView.self).first?.player }

    @Test("A video takes the proposed size")
    func proposedSize() {
        #expect(stage.show(Video(MediaPlayer()).frame(width: 200, height: 100)) == CGSize(width: 200, height: 100))
        #expect(views(MediaView.self).first?.frame.size == CGSize(width: 200, height: 100))
    }

    @Test("In an unbounded dimension a video has the proportions of its pictures")
    func proportions() async {
        let probe = PlayerProbe(.url(Clips.widePixels))
        let video = VStack { Video(probe.player).fixedSize(horizontal: false).frame(width: 320) }
        stage.show(video)
        #expect(await probe.reaches { $0.presentationSize != .zero })
        stage.show(video)
        stage.advance(by: 0.1)
        #expect(views(MediaView.self).first?.frame.size == CGSize(width: 320, height: 180))
    }

    @Test("A video loads its URL, and another one when it changes")
    func source() {
        stage.show(Video(url: Clips.video).muted())
        #expect(player?.source == .url(Clips.video))
        #expect(player?.isMuted == true)
        #expect(player?.timeControlStatus == .paused)
        let first = player
        stage.show(Video(url: Clips.audio).muted())
        #expect(player === first)
        #expect(player?.source == .url(Clips.audio))
    }

    @Test("A video that is shown again with the same URL does not load it again")
    func sameSource() {
        stage.show(Video(url: Clips.video))
        player?.volume = 0.4
        let pipeline = player?.pipeline
        stage.show(Video(url: Clips.video).poster(UIImage()))
        #expect(player?.pipeline === pipeline)
    }

    @Test("A video plays by itself if that is specified")
    func autoplay() {
        stage.show(Video(url: Clips.video).muted().autoplay())
        #expect(player?.timeControlStatus == .waitingToPlay)
    }

    @Test("A video does not play by itself for users who prefer less motion")
    func reducedMotion() {
        let preferences = UIAccessibility.preferences
        UIAccessibility.preferences = preferences.union(.reducedMotion)
        defer { UIAccessibility.preferences = preferences }
        stage.show(Video(url: Clips.video).muted().autoplay())
        #expect(player?.timeControlStatus == .paused)
    }

    @Test("A video that is removed is paused")
    func removal() {
        stage.show(Video(url: Clips.video).muted().autoplay())
        let removed = player
        stage.show(Spacer())
        #expect(removed?.wantsToPlay != true)
    }

    @Test("A player that was specified keeps its settings and continues when the video is removed")
    func specifiedPlayer() {
        let player = PlayerProbe(.url(Clips.video)).player
        player.play()
        stage.show(Video(player).loop().muted())
        #expect(!player.isMuted)
        stage.show(Spacer())
        #expect(player.wantsToPlay)
    }

    @Test("A video without controls has none")
    func controls() {
        stage.show(Video(url: Clips.video).controls(false))
        #expect(views(MediaView.self).first?.controlsBar.isHidden == true)
    }

    @Test("Audio shows controls, and an error in their place")
    func audio() async {
        stage.show(Audio(url: Clips.folder.appendingPathComponent("none.wav")))
        let player = views(MediaControlsView.self).first?.player
        #expect(player?.status == .loading)
        let probe = PlayerProbe()
        player?.observers.add(probe)
        #expect(await probe.reaches { _ in player?.status.isFailure == true })
        stage.advance(by: 0.1)
        #expect(views(UILabel.self).contains { $0.text == "The file does not exist." })
    }

    @Test("Controls show a player, and have its keys")
    func mediaControls() {
        let player = PlayerProbe(.url(Clips.video)).player
        stage.show(MediaControls(player))
        let bar = views(MediaControlsView.self).first
        #expect(bar?.player === player)
        bar.map { _ = UIFocusSystem.focusSystem(for: $0)?.requestFocusUpdate(to: $0.playButton) }
        stage.pressKey(symbol: 0x6d, characters: "m")
        #expect(player.isMuted)
    }
}

import ComponentFlow
import ComponentFlowTesting
import Foundation
import Fuzzing
import Testing

@testable import ComponentFlowMedia

@Suite("Pictures of videos") @MainActor
struct VideoFrameTests {
    private let stage = Stage(size: CGSize(width: 400, height: 300))

    private func show(_ player: MediaPlayer, width: CGFloat = 160, height: CGFloat = 90) -> MediaView {
        let view = MediaView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.player = player
        stage.show(view)
        return view
    }

    private var hasPicture: (MediaPlayer) -> Bool { { $0.pictures.image != nil } }

    @Test("The first picture is shown while the player is paused")
    func firstPicture() async {
        let probe = PlayerProbe(.url(Clips.video))
        let view = show(probe.player)
        #expect(await probe.reaches(hasPicture))
        #expect(probe.player.pictures.image?.colorName == "red")
        #expect(view.pictureView.layer.contents as? CGImage === probe.player.pictures.image)
    }

    @Test("A position that is sought shows its picture", arguments: [(0.2, "red"), (1.8, "blue")])
    func seek(time: TimeInterval, color: String) async {
        let probe = PlayerProbe(.url(Clips.video))
        let view = show(probe.player)
        #expect(await probe.reaches(hasPicture))
        probe.player.seek(to: 1.4)
        #expect(await probe.reaches { !$0.isSeeking })
        probe.player.seek(to: time)
        #expect(await probe.reaches { !$0.isSeeking && $0.pictures.image?.colorName == color })
        #expect(view.window != nil)
    }

    @Test("The picture on the stage has the colors of the video")
    func pixels() async throws {
        let probe = PlayerProbe(.url(Clips.silentVideo))
        let view = show(probe.player, width: 400, height: 300)
        view.showsPlaybackControls = false
        #expect(await probe.reaches(hasPicture))
        let image = try #require(stage.image()?.cgImage)
        #expect(image.colorName == "green")
    }

    @Test("No picture is converted for a view that is not in a window")
    func noWindow() async {
        let probe = PlayerProbe(.url(Clips.video))
        let view = MediaView(frame: CGRect(x: 0, y: 0, width: 160, height: 90))
        view.player = probe.player
        probe.player.play()
        #expect(await probe.reaches { $0.hasEnded })
        #expect(probe.player.pipeline?.frames.conversionCount == 0)
    }

    @Test("No picture is converted for a hidden view, and the current one when it is shown")
    func hidden() async {
        let probe = PlayerProbe(.url(Clips.video))
        let view = MediaView(frame: CGRect(x: 0, y: 0, width: 160, height: 90))
        view.isHidden = true
        view.player = probe.player
        stage.show(view)
        probe.player.play()
        #expect(await probe.reaches { $0.hasEnded })
        #expect(probe.player.pipeline?.frames.conversionCount == 0)
        view.isHidden = false
        #expect(await probe.reaches(hasPicture))
        #expect(probe.player.pictures.image?.colorName == "blue")
    }

    @Test("A view that is clipped away needs no pictures during playback, but one while it is paused")
    func clipped() async {
        let probe = PlayerProbe(.url(Clips.video))
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let view = MediaView(frame: CGRect(x: 0, y: 1000, width: 160, height: 90))
        view.player = probe.player
        scrollView.addSubview(view)
        stage.show(scrollView)
        #expect(await probe.reaches(hasPicture))
        probe.player.timeControlStatus = .playing
        view.pictureView.player(probe.player, didChange: .playback)
        #expect(view.pictureView.demand == .notice)
        scrollView.contentOffset.y = 950
        view.pictureView.player(probe.player, didChange: .picture)
        #expect(view.pictureView.demand == .pictures(PixelSize(width: 160, height: 90)))
    }

    @Test("A picture for a small view is reduced while it is converted")
    func reduced() async {
        let probe = PlayerProbe(.url(Clips.silentVideo))
        let view = show(probe.player, width: 100, height: 60)
        #expect(await probe.reaches(hasPicture))
        #expect(await probe.reaches { $0.pictures.image?.width == 160 })
        #expect(probe.player.pictures.image?.height == 90)
        view.frame.size = CGSize(width: 400, height: 300)
        view.layoutIfNeeded()
        view.pictureView.layoutIfNeeded()
        #expect(await probe.reaches { $0.pictures.image?.width == 640 })
    }

    @Test("Nothing is converted while a player is paused")
    func paused() async {
        let probe = PlayerProbe(.url(Clips.video))
        let view = show(probe.player)
        #expect(await probe.reaches(hasPicture))
        let count = probe.player.pipeline?.frames.conversionCount
        probe.player.volume = 0.3
        stage.advance(by: 5)
        #expect(probe.player.pipeline?.frames.conversionCount == count)
        #expect(view.window != nil)
    }

    @Test("Reduced sizes cover what is displayed, and not twice of it")
    func reducedSizes() {
        let choices = Choices(seed: 3)
        for _ in 0..<1000 {
            let size = PixelSize(width: choices.int(in: 1...8192), height: choices.int(in: 1...8192))
            let displayed = PixelSize(width: choices.int(in: 1...4000), height: choices.int(in: 1...4000))
            let reduced = size.reduced(toCover: displayed)
            let covers = reduced.width >= min(displayed.width, size.width) || reduced == size
            let isLeast = reduced.width / 2 < displayed.width || reduced.height / 2 < displayed.height
            #expect(covers, "\(size) for \(displayed) is \(reduced)")
            #expect(isLeast, "\(size) for \(displayed) is \(reduced)")
        }
    }

    @Test("A picture without a displayed size keeps its own")
    func unknownSize() {
        let size = PixelSize(width: 640, height: 360)
        #expect(size.reduced(toCover: PixelSize(width: 0, height: 0)) == size)
    }
}

import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

@testable import ComponentFlowMedia

@Suite("Views of players") @MainActor
struct MediaViewTests {
    private let stage = Stage(size: CGSize(width: 480, height: 270))
    private let probe = PlayerProbe()
    private let view = MediaView(frame: CGRect(x: 0, y: 0, width: 480, height: 270))

    private var controls: MediaControlsView { view.controlsBar.controls }
    private var player: MediaPlayer { probe.player }

    /// Shows a player as if it had loaded a video of three minutes.
    private func show(time: TimeInterval = 65, isPlaying: Bool = false) {
        player.source = .url(Clips.folder)
        player.status = .ready
        (player.duration, player.currentTime) = (180, time)
        (player.hasVideo, player.hasAudio, player.isSeekable) = (true, true, true)
        if isPlaying {
            player.wantsToPlay = true
            player.timeControlStatus = .playing
        }
        view.player = player
        stage.show(view)
        stage.advance(by: 0.02)
    }

    private func focus(_ focused: UIView) {
        UIFocusSystem.focusSystem(for: focused)?.requestFocusUpdate(to: focused)
    }

    // MARK: Controls

    @Test("The position and the duration are shown")
    func times() {
        show()
        #expect(controls.timeLabel.text == "1:05")
        #expect(controls.durationLabel.text == "3:00")
        #expect(controls.scrubber.value == 65)
    }

    @Test("The times have the digits of the view's language, and the controls are not mirrored")
    func language() {
        show()
        view.traitOverrides.language = "fa"
        stage.advance(by: 0.02)
        #expect(controls.timeLabel.text == "۱:۰۵")
        #expect(controls.playButton.frame.minX == 0)
        #expect(controls.scrubber.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(controls.volumeSlider.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test("The controls are named in the view's language")
    func names() {
        show()
        view.traitOverrides.language = "fr"
        #expect(controls.playButton.accessibilityLabel == "Lecture")
        #expect(controls.volumeSlider.accessibilityLabel == "Volume")
        #expect(controls.muteButton.accessibilityLabel == "Couper le son")
        #expect(controls.scrubber.accessibilityLabel == "Position")
        #expect(controls.scrubber.accessibilityValue == "1 minute 5 secondes sur 3 minutes")
    }

    @Test("An error is shown in the view's language, also after it changes")
    func errors() {
        func labels(in view: UIView) -> [String] {
            ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
        }
        let message = MediaMessageView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        stage.show(message)
        message.show(.fileNotFound, isWaiting: false)
        #expect(labels(in: message) == ["The file does not exist.", "Try Again"])
        stage.window.traitOverrides.language = "pl"
        #expect(labels(in: message) == ["Plik nie istnieje.", "Spróbuj ponownie"])
    }

    @Test("A click on the button plays and pauses")
    func playButton() {
        show()
        stage.tap(on: controls.playButton)
        #expect(player.wantsToPlay)
        #expect(controls.playButton.accessibilityLabel == "Pause")
        stage.tap(on: controls.playButton)
        #expect(!player.wantsToPlay)
    }

    @Test("A click on the picture plays and pauses")
    func click() {
        show()
        stage.click(at: CGPoint(x: 240, y: 100))
        #expect(player.wantsToPlay)
        stage.click(at: CGPoint(x: 240, y: 100))
        #expect(!player.wantsToPlay)
    }

    @Test("A click beside the buttons of the bar does nothing")
    func barClick() {
        show()
        stage.click(at: CGPoint(x: 2, y: 268))
        #expect(!player.wantsToPlay)
    }

    @Test("The slider for the volume shows that the sound is off, and turns it on when it is moved")
    func volume() {
        show()
        player.isMuted = true
        #expect(controls.volumeSlider.value == 0)
        controls.volumeSlider.value = 0.5
        controls.volumeSlider.sendActions(for: .valueChanged)
        #expect(player.volume == 0.5)
        #expect(!player.isMuted)
    }

    @Test("Larger text makes the bar higher")
    func dynamicType() {
        show()
        let height = view.controlsBar.frame.height
        stage.setTextScale(3)
        stage.advance(by: 0.02)
        view.setNeedsLayout()
        stage.advance(by: 0.02)
        #expect(view.controlsBar.frame.height > height)
    }

    // MARK: Keyboard

    @Test("The space bar and K play and pause", arguments: [(UInt32(0x20), " "), (UInt32(0x6b), "k")])
    func playKey(symbol: UInt32, characters: String) {
        show()
        focus(view)
        stage.pressKey(symbol: symbol, characters: characters)
        #expect(player.wantsToPlay)
    }

    @Test("After a click on the picture, keys control the player")
    func keyAfterClick() {
        show()
        stage.click(at: CGPoint(x: 240, y: 100))
        stage.pressKey(symbol: 0x6b, characters: "k")
        #expect(!player.wantsToPlay)
        stage.pressKey(symbol: 0x6d, characters: "m")
        #expect(player.isMuted)
    }

    @Test("M turns the sound off and on")
    func muteKey() {
        show()
        focus(view)
        stage.pressKey(symbol: 0x6d, characters: "m")
        #expect(player.isMuted)
        stage.pressKey(symbol: 0x6d, characters: "m")
        #expect(!player.isMuted)
    }

    /// Loads a video, because only a player with a pipeline can seek.
    private func load() async {
        player.load(.url(Clips.video))
        view.player = player
        stage.show(view)
        #expect(await probe.isSettled())
    }

    @Test("The right arrow key moves the position forward, also in right-to-left layouts", arguments: [false, true])
    func arrowKey(isReversed: Bool) async {
        await load()
        if isReversed { view.traitOverrides.language = "fa" }
        focus(view)
        stage.pressKey(symbol: 0xff53)
        #expect(player.currentTime == player.duration)
    }

    @Test("An arrow key moves the focused slider by five seconds")
    func sliderKey() async {
        await load()
        focus(controls.scrubber)
        stage.pressKey(symbol: 0xff53)
        #expect(player.currentTime == player.duration)
    }

    // MARK: Hiding

    @Test("The controls move away when the pointer rests during playback, and return when it moves")
    func hiding() {
        show(isPlaying: true)
        stage.movePointer(to: CGPoint(x: 100, y: 100))
        stage.advance(by: MediaControlsFader.delay - 0.5)
        #expect(view.fader.areControlsShown)
        stage.advance(by: 1)
        #expect(!view.fader.areControlsShown)
        #expect(view.controlsBar.frame.minY >= view.bounds.maxY)
        stage.movePointer(to: CGPoint(x: 110, y: 100))
        stage.advance(by: 0.5)
        #expect(view.controlsBar.frame.maxY <= view.bounds.maxY)
    }

    @Test("The controls stay while the player is paused")
    func pausedControls() {
        show()
        stage.advance(by: 10)
        #expect(view.fader.areControlsShown)
    }

    @Test("The controls return when one of them gets keyboard focus, and stay")
    func focusedControls() {
        show(isPlaying: true)
        stage.advance(by: 10)
        #expect(!view.fader.areControlsShown)
        focus(controls.playButton)
        stage.advance(by: 10)
        #expect(view.fader.areControlsShown)
    }

    @Test("A finger shows and hides the controls")
    func touch() {
        show(isPlaying: true)
        stage.tap(at: CGPoint(x: 240, y: 100))
        #expect(!view.fader.areControlsShown)
        stage.tap(at: CGPoint(x: 240, y: 100))
        #expect(view.fader.areControlsShown)
        #expect(player.wantsToPlay)
    }

    // MARK: Messages

    @Test("An error is shown with a button that tries again")
    func error() async throws {
        let file = Clips.folder.appendingPathComponent("missing.webm")
        player.load(.url(file))
        view.player = player
        stage.show(view)
        #expect(view.messageView.isWaiting)
        #expect(await probe.isSettled())
        #expect(view.messageView.text == "The file does not exist.")
        #expect(view.controlsBar.isHidden)
        view.messageView.onRetry?()
        #expect(player.status == .loading)
    }

    // MARK: Accessibility

    @Test("A video, its state and its controls are presented")
    func outline() {
        show()
        #expect(
            stage.accessibilityOutline == [
                #"video "Video" = Paused"#,
                #"  group "Playback controls""#,
                #"    button "Play""#,
                #"    slider "Position" = 1 minute 5 seconds of 3 minutes 65 in 0…180"#,
                #"    button "Mute""#,
                #"    slider "Volume" = 100% 1 in 0…1"#,
            ])
    }

    @Test("Assistive technologies play, pause and move the position")
    func actions() async {
        await load()
        #expect(view.accessibilityActivate())
        #expect(player.wantsToPlay)
        player.pause()
        controls.scrubber.accessibilityIncrement()
        #expect(player.currentTime == player.duration)
    }

    @Test("All elements have names, contrast, and sizes for fingers")
    func audit() {
        show()
        #expect(stage.auditAccessibility().isEmpty)
    }

    // MARK: Full screen

    @Test("F fills the window with the player, and Escape returns")
    func fullScreen() {
        let root = UIViewController()
        show()
        view.removeFromSuperview()
        stage.show(root)
        root.view.addSubview(view)
        focus(view)
        stage.pressKey(symbol: 0x66, characters: "f")
        stage.advance(by: 0.5)
        let presented = root.presentedViewController as? MediaFullScreenController
        #expect((presented?.viewIfLoaded as? MediaView)?.player === player)
        stage.pressKey(symbol: 0xff1b)
        stage.advance(by: 0.5)
        #expect(root.presentedViewController == nil)
    }

    @Test("A window that has no view controller has no button for full screen")
    func noFullScreen() {
        show()
        #expect(controls.fullScreenButton.isHidden)
    }
}

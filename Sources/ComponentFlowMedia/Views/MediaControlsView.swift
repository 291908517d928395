public import ComponentFlow
import Foundation

/// A bar with a button for playback, the position, and the volume of a ``MediaPlayer``.
///
/// It takes the proposed width. Parts that do not fit are left out, first the volume, then the duration and the position in
/// numbers. Controls of playback are not mirrored in right-to-left layouts: time passes from left to right, as the symbols show.
@preconcurrency @MainActor public final class MediaControlsView: UIView, MediaObserver {
    private(set) lazy var playButton = MediaButton { [weak self] in self?.player?.togglePlayback() }
    private(set) lazy var muteButton = MediaButton { [weak self] in self?.player?.isMuted.toggle() }
    private(set) lazy var fullScreenButton = MediaButton { [weak self] in self?.toggleFullScreen?() }
    let scrubber = MediaScrubber(frame: .zero)
    let volumeSlider = UISlider(frame: .zero)
    let timeLabel = UILabel(frame: .zero)
    let durationLabel = UILabel(frame: .zero)

    /// Enters or leaves full screen; `nil` if that is impossible, so that there is no button for it.
    var toggleFullScreen: (() -> Void)? { didSet { update() } }
    /// Whether the player is shown in full screen.
    var isFullScreen = false { didSet { update() } }

    /// The player that is controlled, which is not retained.
    public weak var player: MediaPlayer? {
        didSet {
            guard player !== oldValue else { return }
            oldValue?.observers.remove(self)
            player?.observers.add(self)
            scrubber.player = player
            update()
        }
    }

    /// Creates a bar without a player.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a bar without a player; `coder` is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for part in [self, scrubber, volumeSlider] as [UIView] { part.semanticContentAttribute = .playback }
        for label in [timeLabel, durationLabel] {
            label.font = UIFontMetrics(forTextStyle: .footnote)
                .scaledFont(for: .monospacedDigitSystemFont(ofSize: 13, weight: .regular))
            label.adjustsFontForContentSizeCategory = true
            label.textColor = .label
            // The position is the value of the slider.
            label.isAccessibilityElement = false
        }
        volumeSlider.addAction(
            UIAction { [weak self] _ in self?.didChangeVolume() }, for: .valueChanged)
        accessibilityContainerType = .semanticGroup
        for part in [
            playButton, timeLabel, scrubber, durationLabel, muteButton, volumeSlider, fullScreenButton,
        ] as [UIView] {
            addSubview(part)
        }
        update()
    }

    private func didChangeVolume() {
        let volume = volumeSlider.value
        player?.volume = Double(volume)
        if volume > 0 { player?.isMuted = false }
    }

    func player(_ player: MediaPlayer, didChange change: MediaChange) {
        switch change {
        case .picture: break
        case .time: updateTime()
        case .source, .playback, .controls: update()
        }
    }

    // MARK: State

    private func update() {
        let language = traitCollection.language
        func text(_ string: LocalizedString) -> String { string.text(in: language) }
        accessibilityLabel = text(.BuiltIn.mediaControls)
        volumeSlider.accessibilityLabel = text(.BuiltIn.mediaVolume)
        let isOn = player.map { $0.timeControlStatus != .paused } ?? false
        playButton.show(isOn ? "pause.fill" : "play.fill", name: text(isOn ? .BuiltIn.pause : .BuiltIn.play))
        playButton.isEnabled = player.map { $0.source != nil && !$0.status.isFailure } ?? false
        let isSilent = player.map { $0.isMuted || $0.volume == 0 } ?? false
        muteButton.show(
            isSilent ? "speaker.slash" : "speaker.wave.2",
            name: text(isSilent ? .BuiltIn.mediaUnmute : .BuiltIn.mediaMute))
        muteButton.isEnabled = player?.hasAudio ?? false
        volumeSlider.isEnabled = muteButton.isEnabled
        if !volumeSlider.isTracking { volumeSlider.value = Float(isSilent ? 0 : player?.volume ?? 1) }
        fullScreenButton.show(
            isFullScreen ? "arrow.down.right.and.arrow.up.left" : "arrow.up.left.and.arrow.down.right",
            name: text(isFullScreen ? .BuiltIn.menuExitFullScreen : .BuiltIn.menuFullScreen))
        updateTime()
        setNeedsLayout()
    }

    private func updateTime() {
        let language = traitCollection.language
        scrubber.update()
        let texts = [player?.currentTime ?? 0, player?.duration ?? 0].map { MediaTimeText.clock($0, in: language) }
        let needsLayout = texts[0].count != timeLabel.text?.count || texts[1] != durationLabel.text
        timeLabel.text = texts[0]
        durationLabel.text = texts[1]
        durationLabel.alpha = player?.duration == nil ? 0 : 1
        if needsLayout { setNeedsLayout() }
    }

    /// Writes the texts and times in another language.
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Layout

    /// Positions the parts.
    public override func layoutSubviews() {
        super.layoutSubviews()
        let layout = MediaControlsLayout(
            size: bounds.size, side: side, timeWidth: timeWidth, hasFullScreen: toggleFullScreen != nil)
        for (part, frame) in [
            (playButton, layout.play), (timeLabel, layout.time), (scrubber, layout.scrubber),
            (durationLabel, layout.duration), (muteButton, layout.mute), (volumeSlider, layout.volume),
            (fullScreenButton, layout.fullScreen),
        ] as [(UIView, CGRect?)] {
            part.isHidden = frame == nil
            if let frame { part.frame = frame }
        }
        timeLabel.textAlignment = .center
        durationLabel.textAlignment = .center
    }

    /// The height of the bar, which is also the width of its buttons.
    private var side: CGFloat { max(44, (timeLabel.font.lineHeight * 2).rounded(.up)) }

    private var timeWidth: CGFloat {
        let size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return max(timeLabel.sizeThatFits(size).width, durationLabel.sizeThatFits(size).width).rounded(.up)
    }

    /// Returns the given width, and the height of the bar.
    public override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: side) }

    /// The height of the bar, without an intrinsic width.
    public override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: side) }
}

extension MediaPlayer.Status {
    /// Whether the source cannot be played.
    var isFailure: Bool { if case .failed = self { true } else { false } }
}

public import ComponentFlow
internal import OpenUIKitCore
import Foundation

/// A view that shows the pictures of a ``MediaPlayer``, and controls.
///
/// ```swift
/// let view = MediaView(frame: bounds)
/// view.player = player
/// view.contentMode = .scaleAspectFill
/// ```
///
/// Pictures are scaled by `contentMode`: `.scaleAspectFit`, the default, shows all of a picture, and `.scaleAspectFill` fills the
/// view. While the view is not visible, pictures are neither converted nor drawn.
///
/// A click plays or pauses. With keyboard focus, the space bar and K do so as well, the arrow keys move by five seconds, M turns
/// the sound on and off, and F enters and leaves full screen. The controls disappear during playback when the pointer has not
/// moved for three seconds, unless one of them has keyboard focus or a screen reader runs.
@preconcurrency @MainActor public final class MediaView: UIView, MediaObserver {
    let pictureView = MediaPictureView(frame: .zero)
    let messageView = MediaMessageView(frame: .zero)
    let controlsBar = MediaControlsBar(frame: .zero)
    let fader = MediaControlsFader()
    /// Leaves full screen; `nil` unless the view is shown in full screen.
    var leaveFullScreen: (() -> Void)? { didSet { updateFullScreen() } }

    /// Keeps the screen on; `nil` unless the view is in a window and shows a video that plays.
    var idleAssertion: IdleAssertion?

    /// Whether the player is paused when the view is removed from its window.
    var pausesOutsideWindow = false

    /// The player whose pictures are shown.
    public var player: MediaPlayer? {
        didSet {
            guard player !== oldValue else { return }
            oldValue?.observers.remove(self)
            player?.observers.add(self)
            pictureView.player = player
            controlsBar.controls.player = player
            update()
        }
    }

    /// An image that is shown until the first picture is decoded.
    public var poster: UIImage? {
        get { pictureView.poster }
        set { pictureView.poster = newValue }
    }

    /// Whether the view has controls; by default `true`.
    public var showsPlaybackControls = true { didSet { if showsPlaybackControls != oldValue { update() } } }

    /// Whether there is a button and a key for full screen, if the window can be filled; by default `true`.
    public var allowsFullScreen = true { didSet { if allowsFullScreen != oldValue { updateFullScreen() } } }

    /// How pictures are scaled.
    public override var contentMode: UIView.ContentMode {
        get { pictureView.contentMode }
        set { pictureView.contentMode = newValue }
    }

    /// Creates a view without a player.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view without a player; `coder` is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        backgroundColor = .black
        // What is shown above pictures is bright in both styles.
        overrideUserInterfaceStyle = .dark
        for part in [pictureView, messageView, controlsBar] as [UIView] { addSubview(part) }
        messageView.onRetry = { [weak self] in self?.player?.reload() }
        fader.view = self
        addGestures()
        update()
    }

    func player(_ player: MediaPlayer, didChange change: MediaChange) {
        switch change {
        case .source:
            invalidateIntrinsicContentSize()
            update()
        case .playback: update()
        case .controls: fader.userDidAct()
        case .picture, .time: break
        }
    }

    private func update() {
        let error: MediaError? = if case .failed(let error) = player?.status { error } else { nil }
        let isWaiting = player.map { $0.status == .loading || $0.timeControlStatus == .waitingToPlay } ?? false
        messageView.show(error, isWaiting: isWaiting)
        controlsBar.isHidden = !showsPlaybackControls || player?.source == nil || error != nil
        fader.userDidAct()
        updateIdleAssertion()
        accessibilityDidChange(.content)
    }

    func updateFullScreen() {
        controlsBar.controls.toggleFullScreen =
            canToggleFullScreen ? { [weak self] in self?.toggleFullScreen() } : nil
        controlsBar.controls.isFullScreen = leaveFullScreen != nil
    }

    /// Updates whether full screen is possible, and whether the screen stays on.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        if pausesOutsideWindow, window == nil { player?.pause() }
        updateFullScreen()
        updateIdleAssertion()
        fader.userDidAct()
    }

    /// Positions the picture and the controls.
    public override func layoutSubviews() {
        super.layoutSubviews()
        pictureView.frame = bounds
        messageView.frame = bounds
        let inset = safeAreaInsets
        let height = min(controlsBar.sizeThatFits(bounds.size).height + inset.bottom, bounds.height)
        // The frame of a view that is moved by a transform does not specify its place.
        controlsBar.bounds.size = CGSize(width: bounds.width, height: height)
        controlsBar.center = CGPoint(x: bounds.midX, y: bounds.maxY - height / 2)
        fader.apply()
    }

    /// Returns the size of the pictures, or the given width and a height of 9/16 of it if there are none yet.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = player?.presentationSize ?? .zero
        guard natural.width > 0 else { return CGSize(width: size.width, height: (size.width * 9 / 16).rounded()) }
        return natural
    }

    /// The size of the pictures; none before the first one is decoded.
    public override var intrinsicContentSize: CGSize {
        let natural = player?.presentationSize ?? .zero
        return natural.width > 0
            ? natural : CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Plays or pauses.
    public override func accessibilityActivate() -> Bool {
        guard let player, player.source != nil, !player.status.isFailure else { return false }
        player.togglePlayback()
        return true
    }

    // MARK: Keyboard

    /// `true` if there is a player.
    public override var canBecomeFocused: Bool { player != nil }

    /// `true` if there is a player; a click gives the view the keyboard focus, without an outline.
    public override var canBecomeFirstResponder: Bool { player != nil }

    /// Shows the controls while one of them has focus.
    public override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        fader.userDidAct()
    }

    /// Performs what a key of ``MediaView`` means.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let press = presses.first, let key = MediaKey(press), perform(key) else {
            return super.pressesBegan(presses, with: event)
        }
        fader.userDidAct()
    }

    private func perform(_ key: MediaKey) -> Bool {
        guard let player else { return false }
        switch key {
        case .togglePlayback: player.togglePlayback()
        case .toggleMute: player.isMuted.toggle()
        case .skip(let seconds): player.skip(by: seconds)
        case .toggleFullScreen:
            guard canToggleFullScreen else { return false }
            toggleFullScreen()
        }
        return true
    }
}

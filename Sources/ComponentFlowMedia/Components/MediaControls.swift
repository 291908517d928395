public import ComponentFlow
import Foundation

/// A bar of controls for a ``MediaPlayer``: playback, the position, and the volume.
///
/// ```swift
/// VStack {
///     Video(player).controls(false)
///     MediaControls(player)
/// }
/// ```
///
/// It takes the proposed width. While one of its parts has keyboard focus, the keys are those of a ``MediaView``.
public struct MediaControls: Component {
    private let player: MediaPlayer

    /// Creates controls for a player.
    public init(_ player: MediaPlayer) {
        self.player = player
    }

    /// Returns whether both control the same player.
    public static func == (lhs: MediaControls, rhs: MediaControls) -> Bool {
        lhs.player === rhs.player
    }

    /// Creates the view of the component.
    public func makeView() -> MediaBarView {
        MediaBarView(frame: .zero)
    }

    /// Shows the player.
    public func update(
        view: MediaBarView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.controls.player = player
        return view.size(in: availableSize)
    }
}

/// The view of a ``MediaControls``.
@preconcurrency @MainActor public class MediaBarView: UIView {
    private static let unboundedWidth: CGFloat = 320

    let controls = MediaControlsView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(controls)
    }

    /// Returns `nil`: component views do not support archiving.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Positions the controls.
    public override func layoutSubviews() {
        super.layoutSubviews()
        controls.frame = bounds
    }

    func size(in available: CGSize) -> CGSize {
        let width = available.width.isFinite ? available.width : Self.unboundedWidth
        return CGSize(width: width, height: controls.sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    /// Performs what a key means for the player.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let press = presses.first, let player = controls.player, let key = MediaKey(press) else {
            return super.pressesBegan(presses, with: event)
        }
        switch key {
        case .togglePlayback: player.togglePlayback()
        case .toggleMute: player.isMuted.toggle()
        case .skip(let seconds): player.skip(by: seconds)
        case .toggleFullScreen: super.pressesBegan(presses, with: event)
        }
    }
}

public import ComponentFlow
import Foundation

/// A component that plays a video.
///
/// ```swift
/// Video(url: film).poster(still).frame(width: 480, height: 270)
///
/// Video(url: animation).autoplay().loop().muted().controls(false)
///
/// Video(player).contentMode(.fill)
/// ```
///
/// It takes the proposed size, and in an unbounded dimension the length that follows from the proportions of the video. What is
/// not covered by a picture is black. An error is shown with a button that tries again.
///
/// With a URL or data, the component has a player of its own, which is paused when the component is removed. To control
/// playback, or to continue elsewhere, create a ``MediaPlayer``. Pictures, keys and controls are those of a ``MediaView``.
public struct Video: CompositeComponent {
    private var options: MediaOptions
    @Local private var ownPlayer = MediaPlayer()

    /// Creates a component that shows a player.
    public init(_ player: MediaPlayer) {
        options = MediaOptions(player: player)
    }

    /// Creates a component that plays a file, or a resource on a server.
    public init(url: URL) {
        options = MediaOptions(source: .url(url))
    }

    /// Creates a component that plays the contents of a file.
    public init(data: Data) {
        options = MediaOptions(source: .data(data))
    }

    /// Returns the component with pictures that are scaled to be visible as a whole, which is the default, or to fill it.
    public func contentMode(_ mode: ComponentContentMode) -> Video { with { $0.contentMode = mode } }

    /// Returns the component with an image that is shown until the first picture is decoded.
    public func poster(_ image: UIImage?) -> Video { with { $0.poster = image } }

    /// Returns the component with or without controls.
    ///
    /// Without them, clicks and keys still work.
    public func controls(_ isShown: Bool) -> Video { with { $0.showsControls = isShown } }

    /// Returns the component with or without a button and a key for full screen.
    public func fullScreen(_ isAllowed: Bool) -> Video { with { $0.allowsFullScreen = isAllowed } }

    /// Returns the component with playback that starts by itself, unless the user prefers less motion.
    ///
    /// A player that was specified keeps its own state; so it does with ``loop(_:)`` and ``muted(_:)``.
    public func autoplay(_ isOn: Bool = true) -> Video { with { $0.autoplays = isOn } }

    /// Returns the component with playback that starts again at the end.
    public func loop(_ isOn: Bool = true) -> Video { with { $0.loops = isOn } }

    /// Returns the component with sound that is initially off.
    public func muted(_ isOn: Bool = true) -> Video { with { $0.isMuted = isOn } }

    private func with(_ change: (inout MediaOptions) -> Void) -> Video {
        var copy = self
        change(&copy.options)
        return copy
    }

    /// The view of the player.
    public var content: some Component<Empty> {
        let player = options.player ?? ownPlayer
        return VideoSurface(player: player, options: options, naturalSize: player.presentationSize)
    }
}

/// The view of a ``Video``.
struct VideoSurface: Component {
    let player: MediaPlayer
    let options: MediaOptions
    let naturalSize: CGSize

    static func == (lhs: VideoSurface, rhs: VideoSurface) -> Bool {
        lhs.player === rhs.player && lhs.options == rhs.options && lhs.naturalSize == rhs.naturalSize
    }

    final class View: UIView {
        let media = MediaView(frame: .zero)
        private var options: MediaOptions?

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(media)
        }

        required init?(coder: NSCoder) {
            nil
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            media.frame = bounds
        }

        func show(_ player: MediaPlayer, _ options: MediaOptions) {
            media.contentMode = options.contentMode == .fit ? .scaleAspectFit : .scaleAspectFill
            media.poster = options.poster
            media.showsPlaybackControls = options.showsControls
            media.allowsFullScreen = options.allowsFullScreen
            media.player = player
            media.pausesOutsideWindow = options.player == nil
            let old = self.options
            self.options = options
            options.apply(to: player, after: old, moves: true)
        }
    }

    func makeView() -> View {
        View(frame: .zero)
    }

    func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.show(player, options)
        let isKnown = naturalSize.width > 0 && naturalSize.height > 0
        let natural = isKnown ? naturalSize : CGSize(width: 320, height: 180)
        switch (availableSize.width.isFinite, availableSize.height.isFinite) {
        case (true, true): return availableSize
        case (true, false):
            return CGSize(width: availableSize.width, height: availableSize.width * natural.height / natural.width)
        case (false, true):
            return CGSize(width: availableSize.height * natural.width / natural.height, height: availableSize.height)
        case (false, false): return natural
        }
    }
}

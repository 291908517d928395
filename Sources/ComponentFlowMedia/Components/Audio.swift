public import ComponentFlow
import Foundation

/// A component that plays audio, with a bar of controls.
///
/// ```swift
/// Audio(url: episode)
/// ```
///
/// It takes the proposed width. It has a player of its own, which is paused when the component is removed. An error is shown in
/// place of the controls, with a button that tries again.
public struct Audio: CompositeComponent {
    private var options: MediaOptions
    @Local private var player = MediaPlayer()

    /// Creates a component that plays a file, or a resource on a server.
    public init(url: URL) {
        options = MediaOptions(source: .url(url))
    }

    /// Creates a component that plays the contents of a file.
    public init(data: Data) {
        options = MediaOptions(source: .data(data))
    }

    /// Returns the component with playback that starts by itself.
    public func autoplay(_ isOn: Bool = true) -> Audio {
        var copy = self
        copy.options.autoplays = isOn
        return copy
    }

    /// Returns the component with playback that starts again at the end.
    public func loop(_ isOn: Bool = true) -> Audio {
        var copy = self
        copy.options.loops = isOn
        return copy
    }

    /// The controls, or the error.
    public var content: some Component<Empty> {
        ZStack {
            if case .failed(let error) = player.status {
                HStack(spacing: 8) {
                    Text(error.message).font(.preferredFont(forTextStyle: .footnote))
                    Button(.BuiltIn.tryAgain) { player.reload() }
                }
                .frame(minHeight: 44)
            } else {
                AudioSurface(player: player, options: options)
            }
        }
        .padding(.horizontal, 8)
        .background(RoundedRectangle(color: .secondarySystemFill, cornerRadius: 12))
    }
}

/// The controls of an ``Audio``, which load its source.
struct AudioSurface: Component {
    let player: MediaPlayer
    let options: MediaOptions

    static func == (lhs: AudioSurface, rhs: AudioSurface) -> Bool {
        lhs.player === rhs.player && lhs.options == rhs.options
    }

    final class View: MediaBarView {
        private var options: MediaOptions?

        override func didMoveToWindow() {
            super.didMoveToWindow()
            if window == nil { controls.player?.pause() }
        }

        func show(_ player: MediaPlayer, _ options: MediaOptions) {
            controls.player = player
            let old = self.options ?? (player.source == options.source ? options : nil)
            self.options = options
            options.apply(to: player, after: old, moves: false)
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
        return view.size(in: availableSize)
    }
}

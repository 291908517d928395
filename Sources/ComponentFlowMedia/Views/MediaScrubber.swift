import ComponentFlow
import Foundation
@_spi(Subclassing) internal import OpenUIKitCore

/// A slider with the position of a player in seconds.
final class MediaScrubber: UISlider {
    /// The distance that a key moves the position by, in seconds.
    static let step: TimeInterval = 5

    weak var player: MediaPlayer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        builtInAccessibilityLabel = .BuiltIn.mediaPosition
        accessibilityTraits = [.adjustable, .updatesFrequently]
        addAction(UIAction { [weak self] _ in self?.didMove() }, for: .valueChanged)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows the position, unless the thumb is being dragged.
    func update() {
        guard let player else { return }
        isEnabled = player.isSeekable && player.duration != nil
        maximumValue = Float(player.duration ?? 1)
        if !isTracking { value = Float(player.currentTime) }
    }

    override var accessibilityValue: String? {
        get { player.map { MediaTimeText.spoken($0.currentTime, of: $0.duration, in: traitCollection.language) } }
        set {}
    }

    override func accessibilityIncrement() {
        player?.skip(by: Self.step)
    }

    override func accessibilityDecrement() {
        player?.skip(by: -Self.step)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let press = presses.first, handle(press) else { return super.pressesBegan(presses, with: event) }
    }

    override func pressRepeated(_ press: UIPress) {
        if !handle(press) { super.pressRepeated(press) }
    }

    /// Moves the position for arrow keys; Home and End have the meaning that they have for all sliders.
    private func handle(_ press: UIPress) -> Bool {
        guard isEnabled, let step = MediaKey.step(of: press) else { return false }
        player?.skip(by: step)
        return true
    }

    private func didMove() {
        player?.seek(to: TimeInterval(value))
    }
}

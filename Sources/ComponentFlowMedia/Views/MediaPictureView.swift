import ComponentFlow
import Foundation
internal import OpenUIKitCore

/// The picture of a player, or the poster until there is one.
///
/// While the view is hidden, not in a window, or clipped away, pictures are neither converted nor drawn.
final class MediaPictureView: UIView, MediaObserver, MediaPictureShowing {
    weak var player: MediaPlayer? {
        didSet {
            guard player !== oldValue else { return }
            oldValue?.observers.remove(self)
            oldValue?.pictures.remove(self)
            oldValue?.updateDemand()
            player?.observers.add(self)
            player?.pictures.add(self)
            show()
            updateDemand()
        }
    }

    /// Shown until the first picture is decoded.
    var poster: UIImage? { didSet { if poster !== oldValue { show() } } }

    private(set) var demand = FrameMailbox.Demand.none

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        contentMode = .scaleAspectFit
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func player(_ player: MediaPlayer, didChange change: MediaChange) {
        switch change {
        case .picture, .source:
            show()
            updateDemand()
        case .playback: updateDemand()
        case .time, .controls: break
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateDemand()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateDemand()
    }

    private func show() {
        let image = player?.pictures.image ?? poster?.cgImage
        if layer.contents as? CGImage !== image { layer.contents = image }
    }

    private func updateDemand() {
        let new = neededPictures
        guard new != demand else { return }
        demand = new
        player?.updateDemand()
    }

    private var neededPictures: FrameMailbox.Demand {
        guard let player, window != nil, !bounds.isEmpty else { return .none }
        guard isVisibleInWindow else {
            ShownViewObservers.add(self, of: self) { $0.updateDemand() }
            return .none
        }
        // A picture that will be scrolled into view while the player is paused is needed now.
        if player.timeControlStatus == .playing, player.pictures.image != nil, isClippedAway { return .notice }
        return .pictures(displayedSize(of: player))
    }

    /// The number of pixels in which pictures are displayed.
    private func displayedSize(of player: MediaPlayer) -> PixelSize {
        let (natural, scale) = (player.presentationSize, max(traitCollection.displayScale, 1))
        guard natural.width > 0, natural.height > 0 else {
            return PixelSize(width: Self.pixels(bounds.width * scale), height: Self.pixels(bounds.height * scale))
        }
        let ratios = (bounds.width / natural.width, bounds.height / natural.height)
        let ratio = scale * (contentMode == .scaleAspectFit ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1))
        return PixelSize(width: Self.pixels(natural.width * ratio), height: Self.pixels(natural.height * ratio))
    }

    private static func pixels(_ length: CGFloat) -> Int {
        length.isFinite ? Int(min(max(length.rounded(.up), 1), 16_384)) : 1
    }

    /// Whether nothing of the view is in the visible areas of its ancestors.
    private var isClippedAway: Bool {
        var (view, area) = (self as UIView, bounds)
        while let ancestor = view.superview {
            area = view.convert(area, to: ancestor)
            if ancestor.clipsToBounds || ancestor === window { area = area.intersection(ancestor.bounds) }
            if area.isEmpty { return true }
            view = ancestor
        }
        return false
    }
}

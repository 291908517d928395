/// A bar that shows how much of something is done, or that it is going on.
///
/// It is as wide as it may be. Without a value a piece of it runs along the bar, for as long as it is in a window.
public struct ProgressIndicator: Component {
    /// How much is done, from 0 to 1; nil if nobody knows.
    public let value: Double?
    /// The colour of what is done; nil means the tint colour.
    public let color: UIColor?
    /// The colour of what is left; nil means a grey.
    public let trackColor: UIColor?

    /// Makes a bar.
    public init(value: Double?, color: UIColor? = nil, trackColor: UIColor? = nil) {
        self.value = value
        self.color = color
        self.trackColor = trackColor
    }

    /// The view that shows a ``ProgressIndicator``.
    public final class View: UIProgressView {
        private static let period: CFTimeInterval = 1.4
        private static let pieceLength: CGFloat = 0.35

        /// Cuts the piece off at the ends of the bar; the view's own corners and clipping belong to its parent.
        private let lane = UIView()
        private let piece = UIView()
        private var isRunning = false
        private var laidOutWidth: CGFloat?

        func update(component: ProgressIndicator, animated: Bool) {
            progressTintColor = component.color
            trackTintColor = component.trackColor
            piece.backgroundColor = component.color ?? tintColor
            setProgress(Float(component.value ?? 0), animated: animated && !isRunning)
            accessibilityValue = component.value == nil ? nil : "\(Int((progress * 100).rounded()))%"
            setRunning(component.value == nil)
        }

        private func setRunning(_ runs: Bool) {
            guard runs != isRunning else { return }
            isRunning = runs
            laidOutWidth = nil
            if runs { showPiece() } else { lane.removeFromSuperview() }
            setNeedsLayout()
        }

        private func showPiece() {
            lane.clipsToBounds = true
            lane.isUserInteractionEnabled = false
            lane.addSubview(piece)
            addSubview(lane)
        }

        /// Lets the piece run again: animations end when a view leaves its window.
        public override func didMoveToWindow() {
            super.didMoveToWindow()
            laidOutWidth = nil
            setNeedsLayout()
        }

        /// Follows the tint colour.
        public override func tintColorDidChange() {
            super.tintColorDidChange()
            if progressTintColor == nil { piece.backgroundColor = tintColor }
        }

        /// Places the bar, and lets the piece run along its new length.
        public override func layoutSubviews() {
            super.layoutSubviews()
            guard isRunning else { return }
            lane.frame = bounds
            lane.layer.cornerRadius = bounds.height / 2
            guard laidOutWidth != bounds.width, bounds.width > 0 else { return }
            laidOutWidth = bounds.width
            let length = bounds.width * Self.pieceLength
            piece.frame = CGRect(x: -length, y: 0, width: length, height: bounds.height)
            piece.layer.cornerRadius = bounds.height / 2
            guard window != nil else { return }
            let run = CABasicAnimation(keyPath: "position.x")
            run.fromValue = -length / 2
            run.toValue = bounds.width + length / 2
            run.duration = Self.period
            run.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            run.repeatCount = .infinity
            piece.layer.add(run, forKey: "run")
        }
    }

    /// Makes the bar.
    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows how much is done.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, animated: !transition.animation.isImmediate)
        let width = availableSize.width.isFinite ? availableSize.width : 200
        return CGSize(width: width, height: view.intrinsicContentSize.height)
    }
}

/// A bar that shows the progress of a task, or that the task is ongoing.
///
/// It takes the proposed width. Without a value a segment runs along the bar while it is in a window, from the leading to the
/// trailing edge.
public struct ProgressIndicator: StatelessComponent {
    /// The progress from 0 to 1; `nil` if it is indeterminate.
    public let value: Double?
    /// The color of the completed part; `nil` uses the tint color.
    public let color: UIColor?
    /// The color of the remaining part; `nil` uses a gray.
    public let trackColor: UIColor?

    /// Creates a progress indicator.
    public init(value: Double?, color: UIColor? = nil, trackColor: UIColor? = nil) {
        self.value = value
        self.color = color
        self.trackColor = trackColor
    }

    /// The view of a ``ProgressIndicator``.
    public final class View: UIProgressView {
        private static let period: CFTimeInterval = 1.4
        private static let pieceLength: CGFloat = 0.35

        /// Clips the segment at the ends of the bar; the view's own corner radius and clipping belong to its parent.
        private let clipView = UIView()
        private let piece = UIView()
        private var isIndeterminate = false
        /// The width and direction of the bar for which the animation was started.
        private var laidOut: (width: CGFloat, isReversed: Bool)?

        func update(component: ProgressIndicator, animated: Bool) {
            progressTintColor = component.color
            trackTintColor = component.trackColor
            piece.backgroundColor = component.color ?? tintColor
            setProgress(Float(component.value ?? 0), animated: animated && !isIndeterminate)
            setIndeterminate(component.value == nil)
        }

        /// The percentage, or `nil` if the progress is indeterminate.
        public override var accessibilityValue: String? {
            get { isIndeterminate ? nil : super.accessibilityValue }
            set { super.accessibilityValue = newValue }
        }

        private func setIndeterminate(_ runs: Bool) {
            guard runs != isIndeterminate else { return }
            isIndeterminate = runs
            laidOut = nil
            if runs { showPiece() } else { clipView.removeFromSuperview() }
            setNeedsLayout()
        }

        private func showPiece() {
            clipView.clipsToBounds = true
            clipView.isUserInteractionEnabled = false
            clipView.addSubview(piece)
            addSubview(clipView)
        }

        /// Restarts the animation, because animations are removed when a view leaves its window.
        public override func didMoveToWindow() {
            super.didMoveToWindow()
            laidOut = nil
            setNeedsLayout()
        }

        /// Applies the tint color.
        public override func tintColorDidChange() {
            super.tintColorDidChange()
            if progressTintColor == nil { piece.backgroundColor = tintColor }
        }

        /// Lays out the bar, and restarts the animation when its length or direction changed.
        public override func layoutSubviews() {
            super.layoutSubviews()
            guard isIndeterminate else { return }
            clipView.frame = bounds
            clipView.layer.cornerRadius = bounds.height / 2
            let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
            if let laidOut, laidOut == (bounds.width, isReversed) { return }
            laidOut = (bounds.width, isReversed)
            piece.layer.removeAnimation(forKey: "run")
            let run = ComponentTransition.reducesMotion ? pulse() : passage(isReversed: isReversed)
            piece.layer.cornerRadius = bounds.height / 2
            guard window != nil, bounds.width > 0 else { return }
            run.duration = Self.period
            run.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            run.repeatCount = .infinity
            piece.layer.add(run, forKey: "run")
        }

        /// Places the piece before the bar, and returns the animation with which it passes.
        private func passage(isReversed: Bool) -> CABasicAnimation {
            let length = bounds.width * Self.pieceLength
            let (before, behind) = (-length, bounds.width)
            let (start, end) = isReversed ? (behind, before) : (before, behind)
            piece.frame = CGRect(x: start, y: 0, width: length, height: bounds.height)
            let passage = CABasicAnimation(keyPath: "position.x")
            (passage.fromValue, passage.toValue) = (start + length / 2, end + length / 2)
            return passage
        }

        /// Fills the bar with the piece, and returns the animation with which it fades in and out.
        private func pulse() -> CABasicAnimation {
            piece.frame = bounds
            let pulse = CABasicAnimation(keyPath: "opacity")
            (pulse.fromValue, pulse.toValue, pulse.autoreverses) = (Float(0.2), Float(1), true)
            return pulse
        }
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the progress.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, animated: !transition.animation.isImmediate)
        let width = availableSize.width.isFinite ? availableSize.width : 200
        return CGSize(width: width, height: view.intrinsicContentSize.height)
    }
}

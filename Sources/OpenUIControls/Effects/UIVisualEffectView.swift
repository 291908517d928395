/// A view that applies an effect to the content behind it, and shows its ``contentView`` above that.
///
/// Add subviews to ``contentView``. Rounded corners also apply to the blur, without clipping. Setting ``effect`` in an
/// animation block animates the blur.
open class UIVisualEffectView: UIView {
    /// The effect on the content behind the view, or `nil` for none.
    open var effect: UIVisualEffect? {
        didSet { if effect != oldValue { showEffect() } }
    }

    /// The view to which subviews are added.
    public let contentView = UIView(frame: .zero)
    private let overlayView = UIView(frame: .zero)

    /// Creates a view with an effect and a frame of zero.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addFillingSubviews()
        showEffect()
    }

    /// Creates a view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addFillingSubviews()
    }

    /// Creates a view without an effect; `coder` is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addFillingSubviews()
    }

    private func addFillingSubviews() {
        overlayView.isUserInteractionEnabled = false
        for view in [overlayView, contentView] {
            view.frame = bounds
            addSubview(view)
        }
    }

    /// Resizes the overlay and ``contentView`` to fill the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        overlayView.frame = bounds
        overlayView.layer.cornerRadius = layer.cornerRadius
        overlayView.layer.cornerCurve = layer.cornerCurve
        overlayView.layer.maskedCorners = layer.maskedCorners
        contentView.frame = bounds
    }

    private func showEffect() {
        let blur = effect as? UIBlurEffect
        let vibrancy = effect as? UIVibrancyEffect
        showBackdrop(blur?.style)
        showOverlay(blur?.style.overlayColor)
        contentView.alpha = vibrancy?.opacity ?? 1
        contentView.tintColor = vibrancy?.tint
    }

    /// Fades the overlay in and out in its own color: a fade to transparent black would darken a light overlay.
    private func showOverlay(_ overlayColor: UIColor?) {
        let old = overlayView.backgroundColor
        if let overlayColor, (old?.cgColor.alpha ?? 0) == 0 {
            UIView.performWithoutAnimation { overlayView.backgroundColor = overlayColor.withAlphaComponent(0) }
        }
        overlayView.backgroundColor = overlayColor ?? old?.withAlphaComponent(0)
    }

    // MARK: Blur

    private static let radiusKey = "backgroundFilters.gaussianBlur.inputRadius"
    private static let saturationKey = "backgroundFilters.colorSaturate.inputAmount"

    /// Blurs the content behind the view or removes the blur, animated within an animation block.
    private func showBackdrop(_ style: UIBlurEffect.Style?) {
        let old = layer.presentation()?.backdrop ?? layer.backdrop
        let new = style.map { BackdropValues(blurRadius: $0.radius, saturation: $0.saturation) }
        guard old != new else { return layer.backdrop = new }
        guard let animation = ViewAnimation.current, ViewAnimation.isEnabled else { return layer.backdrop = new }
        layer.backdrop = new ?? BackdropValues(blurRadius: 0, saturation: 1)
        for (key, start) in [(Self.radiusKey, old?.blurRadius ?? 0), (Self.saturationKey, old?.saturation ?? 1)] {
            ViewAnimationAction(animation: animation, oldValue: start).run(forKey: key, object: layer, arguments: nil)
        }
        guard new == nil else { return }
        animation.addCompletion { [weak self] _ in
            // The blur has been removed, so the layer need not capture the content behind it.
            if let self, !(effect is UIBlurEffect) { layer.backdrop = nil }
        }
    }
}

/// A view that shows what lies behind it through an effect, and its ``contentView`` above that.
///
/// Put subviews into ``contentView``. Round corners take effect on the blur without clipping. Setting ``effect`` inside
/// an animation block lets a blur come, go or change little by little.
open class UIVisualEffectView: UIView {
    /// What is done with what lies behind; nil shows it as it is.
    open var effect: UIVisualEffect? {
        didSet { if effect != oldValue { showEffect() } }
    }

    /// Where subviews go.
    public let contentView = UIView(frame: .zero)
    private let veilView = UIView(frame: .zero)

    /// Makes a view without a size.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addFillingSubviews()
        showEffect()
    }

    /// Makes a view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addFillingSubviews()
    }

    /// Views are not archived; always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    private func addFillingSubviews() {
        veilView.isUserInteractionEnabled = false
        for view in [veilView, contentView] {
            view.frame = bounds
            addSubview(view)
        }
    }

    /// Lets the veil and ``contentView`` fill the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        veilView.frame = bounds
        veilView.layer.cornerRadius = layer.cornerRadius
        veilView.layer.cornerCurve = layer.cornerCurve
        veilView.layer.maskedCorners = layer.maskedCorners
        contentView.frame = bounds
    }

    private func showEffect() {
        let blur = effect as? UIBlurEffect
        let vibrancy = effect as? UIVibrancyEffect
        showBackdrop(blur?.style)
        showVeil(blur?.style.veil)
        contentView.alpha = vibrancy?.opacity ?? 1
        contentView.tintColor = vibrancy?.tint
    }

    /// Veils come and go in their own colour: on its way to a transparent black one a light veil would darken.
    private func showVeil(_ veil: UIColor?) {
        let old = veilView.backgroundColor
        if let veil, (old?.cgColor.alpha ?? 0) == 0 {
            UIView.performWithoutAnimation { veilView.backgroundColor = veil.withAlphaComponent(0) }
        }
        veilView.backgroundColor = veil ?? old?.withAlphaComponent(0)
    }

    // MARK: Blur

    private static let radiusKey = "backgroundFilters.gaussianBlur.inputRadius"
    private static let saturationKey = "backgroundFilters.colorSaturate.inputAmount"

    /// Blurs what lies behind, or no longer; in an animation block little by little.
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
            // Nothing is blurred any more: the layer need not collect what lies behind it.
            if let self, !(effect is UIBlurEffect) { layer.backdrop = nil }
        }
    }
}

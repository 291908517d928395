/// A view that shows what lies behind it through an effect, and its ``contentView`` above that.
///
/// Put subviews into ``contentView``. Round corners take effect on the blur without clipping.
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
        contentView.frame = bounds
    }

    private func showEffect() {
        let style = (effect as? UIBlurEffect)?.style
        layer.backdrop = style.map { BackdropValues(blurRadius: $0.radius, saturation: $0.saturation) }
        veilView.backgroundColor = style?.veil
    }
}

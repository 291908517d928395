/// Shows a picture.
@MainActor open class UIImageView: UIView {
    private final var storedImage: UIImage?
    private final var storedHighlightedImage: UIImage?

    /// Makes an empty image view.
    ///
    /// It takes no touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes an empty image view.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Makes an image view of the picture's size.
    public convenience init(image: UIImage?) {
        self.init(image: image, highlightedImage: nil)
    }

    /// Makes an image view of the picture's size.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.highlightedImage = highlightedImage
        self.image = image
    }

    /// The picture.
    open var image: UIImage? {
        get { storedImage }
        set {
            guard newValue !== storedImage else { return }
            let resizes = newValue?.size != storedImage?.size
            storedImage = newValue
            showImage()
            if resizes { invalidateIntrinsicContentSize() }
        }
    }

    /// The picture while highlighted.
    open var highlightedImage: UIImage? {
        get { storedHighlightedImage }
        set {
            storedHighlightedImage = newValue
            if isHighlighted { showImage() }
        }
    }

    /// Whether the highlighted picture is shown.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { showImage() } }
    }

    /// The picture's size.
    open override var intrinsicContentSize: CGSize {
        storedImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The picture's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        storedImage?.size ?? .zero
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        showTint()
    }

    override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        showTint()
    }

    private var shownImage: UIImage? {
        isHighlighted ? storedHighlightedImage ?? storedImage : storedImage
    }

    private func showImage() {
        let image = shownImage
        layer.contents = image?.renderingMode == .alwaysTemplate ? image?.whiteShape : image?.uprightImage
        layer.contentsScale = image?.scale ?? 1
        layer.contentsCenter = image?.unitCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        showTint()
    }

    private func showTint() {
        guard shownImage?.renderingMode == .alwaysTemplate else {
            layer.layerTintColor = nil
            return
        }
        let tint: UIColor = resolvedTintColor
        if tint.isDynamic { followStyle() }
        layer.layerTintColor = tint.resolvedColor(with: traitCollection).cgColor
    }
}

extension UIImage {
    /// The part of the picture that stretches, in fractions of its size.
    fileprivate var unitCenter: CGRect {
        guard capInsets != .zero, size.width > 0, size.height > 0 else {
            return CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        let inner = CGRect(origin: .zero, size: size).inset(by: capInsets)
        return CGRect(
            x: inner.minX / size.width, y: inner.minY / size.height, width: max(inner.width, 0) / size.width,
            height: max(inner.height, 0) / size.height)
    }
}

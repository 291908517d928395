/// Shows a picture, or pictures one after the other.
@MainActor open class UIImageView: UIView {
    /// What few image views have.
    private struct Sequences {
        var images: [UIImage]?
        var highlightedImages: [UIImage]?
        var duration: TimeInterval = 0
        var repeatCount = 0
    }

    private final var storedImage: UIImage?
    private final var storedHighlightedImage: UIImage?
    private final var sequences: Sequences?
    /// What plays now: the sequence that was started, or the animated picture that is shown.
    private final var player: ImagePlayer?
    /// The size for which a repeated picture was drawn.
    private final var tiledSize: CGSize?

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

    /// The picture; an animated one plays as long as the view can be seen.
    open var image: UIImage? {
        get { storedImage }
        set {
            guard newValue !== storedImage else { return }
            let resizes = newValue?.size != storedImage?.size
            storedImage = newValue
            if !isPlayingSequence { showImage() }
            if resizes { invalidateIntrinsicContentSize() }
        }
    }

    /// The picture while highlighted.
    open var highlightedImage: UIImage? {
        get { storedHighlightedImage }
        set {
            storedHighlightedImage = newValue
            if isHighlighted, !isPlayingSequence { showImage() }
        }
    }

    /// Whether the highlighted picture is shown.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted, !isPlayingSequence { showImage() } }
    }

    /// Whether a picture that leaves the choice to its surroundings is shown as its shape, in the tint colour.
    final var showsAutomaticImagesAsTemplates = false {
        didSet { if oldValue != showsAutomaticImagesAsTemplates { showImage() } }
    }

    /// The picture's size.
    open override var intrinsicContentSize: CGSize {
        storedImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The picture's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        storedImage?.size ?? .zero
    }

    // MARK: Sequences

    /// The pictures that ``startAnimating()`` shows one after the other, instead of ``image``; setting them stops it.
    open var animationImages: [UIImage]? {
        get { sequences?.images }
        set {
            stopAnimating()
            change { $0.images = newValue }
        }
    }

    /// The pictures that ``startAnimating()`` shows while highlighted; setting them stops it.
    open var highlightedAnimationImages: [UIImage]? {
        get { sequences?.highlightedImages }
        set {
            stopAnimating()
            change { $0.highlightedImages = newValue }
        }
    }

    /// How long all pictures of a sequence take once, in seconds; 0, as it is at first, gives each a thirtieth.
    open var animationDuration: TimeInterval {
        get { sequences?.duration ?? 0 }
        set { change { $0.duration = newValue } }
    }

    /// How often the sequence is shown; 0, as it is at first, shows it until it is stopped.
    open var animationRepeatCount: Int {
        get { sequences?.repeatCount ?? 0 }
        set { change { $0.repeatCount = newValue } }
    }

    private func change(_ body: (inout Sequences) -> Void) {
        var changed = sequences ?? Sequences()
        body(&changed)
        sequences = changed
    }

    private var isPlayingSequence = false

    /// Shows the pictures of the sequence from the first one on; without a sequence an animated ``image`` begins again.
    open func startAnimating() {
        let images = isHighlighted ? sequences?.highlightedImages ?? sequences?.images : sequences?.images
        let sequence = ImageAnimation(
            images ?? [], duration: animationDuration, loopCount: max(animationRepeatCount, 0))
        guard let animation = sequence ?? shownImage?.animation else { return }
        isPlayingSequence = sequence != nil
        play(animation)
    }

    /// Stops showing the sequence and shows ``image`` again; an animated picture stays where it is.
    open func stopAnimating() {
        guard let player else { return }
        player.stop()
        self.player = nil
        guard isPlayingSequence else { return }
        isPlayingSequence = false
        showImage()
    }

    /// Whether a sequence or an animated picture is under way.
    public final var isAnimating: Bool {
        player.map { !$0.isOver } ?? false
    }

    /// Whether a moment is waited for at which the next picture is due.
    final var waits: Bool {
        player?.waits ?? false
    }

    private func play(_ animation: ImageAnimation) {
        player?.stop()
        let player = ImagePlayer(animation, in: self)
        self.player = player
        player.proceed()
    }

    /// All was shown as often as it should: sequences give way to the picture, animated pictures keep their last one.
    final func playerDidFinish(_ player: ImagePlayer) {
        guard player === self.player else { return }
        if isPlayingSequence { stopAnimating() } else if let last = player.animation.frames.last { showFrame(last) }
    }

    // MARK: Surroundings

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        showTint()
        if shownImage?.flipsForRightToLeftLayoutDirection == true { showImage() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        player?.proceed()
    }

    /// Draws a repeated picture anew where the size has changed.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let tiledSize, tiledSize != bounds.size { showImage() }
    }

    override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        showTint()
    }

    // MARK: Showing

    private var shownImage: UIImage? {
        isHighlighted ? storedHighlightedImage ?? storedImage : storedImage
    }

    private func showImage() {
        let image = shownImage
        if let animation = image?.animation, player?.animation != animation {
            return play(animation)
        }
        if image?.animation == nil, !isPlayingSequence {
            player?.stop()
            player = nil
        }
        showFrame(player.flatMap { player in player.index.map { player.animation.frames[$0] } } ?? image)
    }

    /// Shows a single picture.
    final func showFrame(_ image: UIImage?) {
        let flipped = image.map(flippedIfNeeded)
        let isTemplate = self.isTemplate
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        tiledSize = nil
        if let tiled = flipped.flatMap({ tiledPicture(of: $0, isTemplate: isTemplate) }) {
            layer.contents = tiled
            layer.contentsCenter = unit
        } else {
            layer.contents = isTemplate ? flipped?.whiteShape : flipped?.uprightImage
            layer.contentsCenter = flipped?.unitCenter ?? unit
        }
        layer.contentsScale = image?.scale ?? 1
        showTint()
    }

    private func flippedIfNeeded(_ image: UIImage) -> UIImage {
        guard image.flipsForRightToLeftLayoutDirection, effectiveUserInterfaceLayoutDirection == .rightToLeft else {
            return image
        }
        return image.withHorizontallyFlippedOrientation()
    }

    /// The picture drawn for the view's size, if it is one that repeats; layers can only stretch.
    private func tiledPicture(of image: UIImage, isTemplate: Bool) -> CGImage? {
        guard image.look.isResizable, image.resizingMode == .tile, image.repeats, contentMode == .scaleToFill,
            bounds.width > 0, bounds.height > 0, bounds.size.isFinite
        else {
            tiledSize = image.look.isResizable ? .zero : nil
            return nil
        }
        tiledSize = bounds.size
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        let drawn = UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: bounds.size))
        }
        return isTemplate ? drawn.whiteShape : drawn.cgImage
    }

    private var isTemplate: Bool {
        switch shownImage?.renderingMode {
        case .alwaysTemplate: true
        case .automatic: showsAutomaticImagesAsTemplates
        case .alwaysOriginal, nil: false
        }
    }

    private func showTint() {
        guard isTemplate else {
            if layer.layerTintColor != nil { layer.layerTintColor = nil }
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
        guard look.isResizable, capInsets != .zero, size.width > 0, size.height > 0 else {
            return CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        let inner = CGRect(origin: .zero, size: size).inset(by: capInsets)
        return CGRect(
            x: inner.minX / size.width, y: inner.minY / size.height, width: max(inner.width, 0) / size.width,
            height: max(inner.height, 0) / size.height)
    }

    /// Whether repeating shows anything else than stretching: not for a middle of one pixel.
    fileprivate var repeats: Bool {
        let inner = CGRect(origin: .zero, size: size).inset(by: capInsets)
        return inner.width * scale > 1 || inner.height * scale > 1
    }
}

/// A view that displays an image or a sequence of images.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// Properties that few image views use.
    private struct Sequences {
        var images: [UIImage]?
        var highlightedImages: [UIImage]?
        var duration: TimeInterval = 0
        var repeatCount = 0
    }

    private final var storedImage: UIImage?
    private final var storedHighlightedImage: UIImage?
    private final var sequences: Sequences?
    /// The player of the sequence that was started, or of the displayed animated image.
    private final var player: ImagePlayer?
    /// The size for which a tiled image was drawn.
    private final var tiledSize: CGSize?
    /// Whether the displayed image was mirrored for the layout direction.
    private final var isShownMirrored = false

    /// Creates an empty image view.
    ///
    /// User interaction is disabled by default.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates an empty image view.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Creates an image view with the size of the image.
    public convenience init(image: UIImage?) {
        self.init(image: image, highlightedImage: nil)
    }

    /// Creates an image view with the size of the image.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.highlightedImage = highlightedImage
        self.image = image
    }

    /// The displayed image; an animated image plays while the view is visible.
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

    /// The displayed image while the view is highlighted.
    open var highlightedImage: UIImage? {
        get { storedHighlightedImage }
        set {
            storedHighlightedImage = newValue
            if isHighlighted, !isPlayingSequence { showImage() }
        }
    }

    /// Whether the highlighted image is displayed.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted, !isPlayingSequence { showImage() } }
    }

    /// The configuration of displayed symbols, as far as they do not specify their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue, storedImage?.isSymbolImage == true else { return }
            invalidateIntrinsicContentSize()
            if !isPlayingSequence { showImage() }
        }
    }

    /// Whether images with the automatic rendering mode are displayed as templates, in the tint color.
    package final var showsAutomaticImagesAsTemplates = false {
        didSet { if oldValue != showsAutomaticImagesAsTemplates { showImage() } }
    }

    /// The size of the image.
    open override var intrinsicContentSize: CGSize {
        storedImage.map(adapted)?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Returns the size of the image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        storedImage.map(adapted)?.size ?? .zero
    }

    @_spi(Subclassing) public override func baselinePosition(last: Bool) -> (fraction: CGFloat, offset: CGFloat) {
        guard let offset = storedImage.map(adapted)?.baselineOffsetFromBottom else {
            return super.baselinePosition(last: last)
        }
        return (1, -offset)
    }

    // MARK: Sequences

    /// The images that ``startAnimating()`` displays in sequence, instead of ``image``; setting them stops the
    /// animation.
    open var animationImages: [UIImage]? {
        get { sequences?.images }
        set {
            stopAnimating()
            change { $0.images = newValue }
        }
    }

    /// The images that ``startAnimating()`` displays while highlighted; setting them stops the animation.
    open var highlightedAnimationImages: [UIImage]? {
        get { sequences?.highlightedImages }
        set {
            stopAnimating()
            change { $0.highlightedImages = newValue }
        }
    }

    /// The duration of one repetition of the sequence, in seconds; at 0, the default, each image takes 1/30 second.
    open var animationDuration: TimeInterval {
        get { sequences?.duration ?? 0 }
        set { change { $0.duration = newValue } }
    }

    /// The number of repetitions of the sequence; at 0, the default, it repeats until it is stopped.
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

    /// Plays the sequence from its first image; without a sequence, restarts an animated ``image``.
    open func startAnimating() {
        let images = isHighlighted ? sequences?.highlightedImages ?? sequences?.images : sequences?.images
        let sequence = ImageAnimation(
            images ?? [], duration: animationDuration, loopCount: max(animationRepeatCount, 0))
        guard let animation = sequence ?? shownImage?.animation else { return }
        isPlayingSequence = sequence != nil
        play(animation)
    }

    /// Stops the sequence and displays ``image`` again; an animated image stays at its current frame.
    open func stopAnimating() {
        guard let player else { return }
        player.stop()
        self.player = nil
        guard isPlayingSequence else { return }
        isPlayingSequence = false
        showImage()
    }

    /// Whether a sequence or an animated image is playing.
    public final var isAnimating: Bool {
        player.map { !$0.isOver } ?? false
    }

    /// Whether a timer is scheduled for the next frame.
    final var waits: Bool {
        player?.waits ?? false
    }

    private func play(_ animation: ImageAnimation) {
        player?.stop()
        let player = ImagePlayer(animation, in: self)
        self.player = player
        player.proceed()
    }

    /// Called when the animation ends: a sequence is replaced with the image, an animated image keeps its last frame.
    final func playerDidFinish(_ player: ImagePlayer) {
        guard player === self.player else { return }
        if isPlayingSequence { stopAnimating() } else if let last = player.animation.frames.last { showFrame(last) }
    }

    // MARK: Environment

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        showTint()
        showImageInLayoutDirection()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        player?.proceed()
        showImageForTraits()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showImageForTraits()
    }

    /// Displays another variant of the image, or draws a symbol again if the scale of the display has changed.
    private func showImageForTraits() {
        if shownImage?.hasVariants == true { return showImage() }
        guard shownImage?.isSymbolImage == true, layer.contentsScale != traitCollection.displayScale else { return }
        showImage()
    }

    /// Mirrors an image for another layout direction, and redraws a tiled image if the size has changed.
    open override func layoutSubviews() {
        super.layoutSubviews()
        showImageInLayoutDirection()
        if let tiledSize, tiledSize != bounds.size { showImage() }
    }

    /// An image without a label is a decoration.
    @_spi(Subclassing) public override var isAccessibilityElementByDefault: Bool { accessibilityLabel != nil }
    @_spi(Subclassing) public override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }

    @_spi(Subclassing) public override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        showTint()
    }

    // MARK: Display

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

    /// Displays a single frame.
    final func showFrame(_ image: UIImage?) {
        let image = image.map(adapted)
        let flipped = image.map(flippedIfNeeded)
        let isTemplate = self.isTemplate
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        tiledSize = nil
        if let tiled = flipped.flatMap({ tiledImage(of: $0, isTemplate: isTemplate) }) {
            layer.contents = tiled
            layer.contentsCenter = unit
        } else {
            layer.contents = isTemplate ? flipped?.templateMask : flipped?.uprightImage
            layer.contentsCenter = flipped?.unitCenter ?? unit
        }
        layer.contentsScale = image?.scale ?? 1
        showTint()
    }

    /// Returns the variant of an image for the traits, or a symbol with the preferred configuration and for the scale of the display.
    private func adapted(_ image: UIImage) -> UIImage {
        if image.hasVariants { return image.variant(for: traitCollection) }
        guard image.isSymbolImage else { return image }
        return image.displayed(with: preferredSymbolConfiguration, scale: traitCollection.displayScale)
    }

    private func flippedIfNeeded(_ image: UIImage) -> UIImage {
        isShownMirrored = isMirrored(image)
        return isShownMirrored ? image.withHorizontallyFlippedOrientation() : image
    }

    private func isMirrored(_ image: UIImage) -> Bool {
        image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Displays the image again if it has to be mirrored, or no longer: the direction also changes with that of an ancestor.
    private func showImageInLayoutDirection() {
        if let image = shownImage, isMirrored(image) != isShownMirrored { showImage() }
    }

    /// Returns a tiled image drawn for the view's size, or `nil` if no tiling is required; layers can only stretch.
    private func tiledImage(of image: UIImage, isTemplate: Bool) -> CGImage? {
        guard image.attributes.isResizable, image.resizingMode == .tile, image.repeats, contentMode == .scaleToFill,
            bounds.width > 0, bounds.height > 0, bounds.size.isFinite
        else {
            tiledSize = image.attributes.isResizable ? .zero : nil
            return nil
        }
        tiledSize = bounds.size
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        let drawn = UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: bounds.size))
        }
        return isTemplate ? drawn.templateMask : drawn.cgImage
    }

    private var isTemplate: Bool {
        guard let image = shownImage.map(adapted) else { return false }
        return image.isTemplate || (showsAutomaticImagesAsTemplates && image.renderingMode == .automatic)
    }

    private func showTint() {
        guard isTemplate else {
            if layer.layerTintColor != nil { layer.layerTintColor = nil }
            return
        }
        let tint: UIColor = resolvedTintColor
        if tint.isDynamic { observeInterfaceStyle() }
        layer.layerTintColor = tint.resolvedColor(with: traitCollection).cgColor
    }
}

extension UIImage {
    /// The stretchable part of the image, in fractions of its size.
    fileprivate var unitCenter: CGRect {
        guard attributes.isResizable, capInsets != .zero, size.width > 0, size.height > 0 else {
            return CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        let inner = CGRect(origin: .zero, size: size).inset(by: capInsets)
        return CGRect(
            x: inner.minX / size.width, y: inner.minY / size.height, width: max(inner.width, 0) / size.width,
            height: max(inner.height, 0) / size.height)
    }

    /// Whether tiling differs from stretching, which is not the case for a center of one pixel.
    fileprivate var repeats: Bool {
        let inner = CGRect(origin: .zero, size: size).inset(by: capInsets)
        return inner.width * scale > 1 || inner.height * scale > 1
    }
}

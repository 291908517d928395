@_spi(Subclassing) import OpenUIKitCore

/// A control that selects a value from a continuous range by the position of a thumb on a track.
///
/// A touch drags the thumb, the pointer may also click on the track, and arrow keys move the thumb by a twentieth of
/// the range. The slider sends ``UIControl/Event/valueChanged`` when the user changes the value, not when code does.
@preconcurrency @MainActor open class UISlider: UIControl {
    static let knobSize: CGFloat = 28
    static let trackHeight: CGFloat = 4
    /// The distance in points from the thumb within which a touch may begin.
    static let reach: CGFloat = 10
    /// The part of the range by which an arrow key moves the thumb.
    static let steps: Float = 20
    /// The part of the range by which assistive technologies move the thumb.
    static let accessibilitySteps: Float = 10

    /// The distance in points between the track and the images at its ends.
    private static let imageGap: CGFloat = 8

    private final let track = UIView()
    private final let filled = UIView()
    private final let knob = UIView()
    private final var storedValue: Float = 0
    private final var lowest: Float = 0
    private final var highest: Float = 1
    /// The distance from the touch to the center of the thumb.
    private final var grip: CGFloat = 0
    private final var didChangeUnreported = false
    /// The images of the slider, or `nil` as long as it has none.
    private final var images: SliderImages?

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UISlider.self,
        adding: [
            AppearanceProperty(\UISlider.minimumTrackTintColor),
            AppearanceProperty(\UISlider.maximumTrackTintColor),
            AppearanceProperty(\UISlider.thumbTintColor),
        ]
            + AppearanceProperty.states(
                get: { (slider: UISlider, state) in slider.thumbImage(for: state) },
                set: { slider, image, state in slider.setThumbImage(image, for: state) })
            + AppearanceProperty.states(
                get: { (slider: UISlider, state) in slider.minimumTrackImage(for: state) },
                set: { slider, image, state in slider.setMinimumTrackImage(image, for: state) })
            + AppearanceProperty.states(
                get: { (slider: UISlider, state) in slider.maximumTrackImage(for: state) },
                set: { slider, image, state in slider.setMaximumTrackImage(image, for: state) }),
        to: UIControl.appearanceProperties)

    /// Creates a slider with a range from 0 to 1 and the value 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a slider with a range from 0 to 1 and the value 0; `coder` is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for part in [track, filled, knob] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        Self.addShadow(to: knob)
        updateColors()
    }

    /// Adds the shadow of a thumb without an image.
    static func addShadow(to knob: UIView) {
        knob.layer.shadowOpacity = 0.18
        knob.layer.shadowRadius = 3
        knob.layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    // MARK: Value

    /// The current value.
    ///
    /// Values out of range are clamped; NaN is ignored.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// The minimum value; by default 0.
    ///
    /// A value greater than ``maximumValue`` raises that as well.
    open var minimumValue: Float {
        get { lowest }
        set {
            guard newValue.isFinite, newValue != lowest else { return }
            lowest = newValue
            highest = max(highest, newValue)
            rangeDidChange()
        }
    }

    /// The maximum value; by default 1.
    ///
    /// A value less than ``minimumValue`` lowers that as well.
    open var maximumValue: Float {
        get { highest }
        set {
            guard newValue.isFinite, newValue != highest else { return }
            highest = newValue
            lowest = min(lowest, newValue)
            rangeDidChange()
        }
    }

    /// Whether ``UIControl/Event/valueChanged`` is sent while the thumb is dragged, instead of only at the end.
    ///
    /// The default is `true`.
    open var isContinuous = true

    /// Sets the value, optionally with an animation.
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return }
        let value = min(max(value, lowest), highest)
        guard value != storedValue else { return }
        storedValue = value
        accessibilityDidChange(.content)
        guard animated, window != nil else { return layoutSubviews() }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .avoidsMotion]
        ) { self.layoutSubviews() }
    }

    /// The distance between the values that can be selected, by multiples of which keys and assistive technologies move the thumb;
    /// 0 if the slider is continuous.
    package final var valueStep: Float = 0 {
        didSet { if valueStep != oldValue { accessibilityDidChange(.content) } }
    }

    /// Returns the distance by which the thumb moves: a part of the range, and at least one step.
    private func distance(_ parts: Float) -> Float {
        let length = (highest - lowest) / parts
        guard valueStep > 0 else { return length }
        return max((length / valueStep).rounded(), 1) * valueStep
    }

    private func rangeDidChange() {
        storedValue = min(max(storedValue, lowest), highest)
        accessibilityDidChange(.content)
        setNeedsLayout()
    }

    private var fraction: CGFloat {
        part(of: storedValue)
    }

    /// Returns the position of a value between the minimum and the maximum, from 0 to 1.
    private func part(of value: Float) -> CGFloat {
        // The difference of two values may exceed the range of `Float`.
        let (low, high) = (Double(lowest), Double(highest))
        return high > low ? CGFloat((Double(value) - low) / (high - low)) : 0
    }

    // MARK: Appearance

    /// The color of the track on the minimum side of the thumb; `nil` stands for the tint color.
    open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }
    /// The color of the track on the maximum side of the thumb; `nil` stands for the system's default.
    open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }
    /// The color of the thumb; `nil` stands for white.
    open var thumbTintColor: UIColor? { didSet { updateColors() } }

    private func updateColors() {
        filled.backgroundColor = currentMinimumTrackImage == nil ? minimumTrackTintColor ?? tintColor : nil
        track.backgroundColor = currentMaximumTrackImage == nil ? maximumTrackTintColor ?? .systemFill : nil
        knob.backgroundColor = currentThumbImage == nil ? thumbTintColor ?? .white : nil
        knob.layer.shadowOpacity = currentThumbImage == nil ? 0.18 : 0
    }

    // MARK: Images

    /// The image at the end of the track with the minimum value, which shortens the track.
    open var minimumValueImage: UIImage? {
        get { images?.minimum.image }
        set { setImages { $0.minimum.image = newValue } }
    }
    /// The image at the end of the track with the maximum value, which shortens the track.
    open var maximumValueImage: UIImage? {
        get { images?.maximum.image }
        set { setImages { $0.maximum.image = newValue } }
    }

    /// Sets the image of the thumb for a state; states without an image show that of the normal state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        setImages { $0.thumb.images[state] = image }
    }
    /// Sets the image of the track between its minimum end and the thumb for a state.
    ///
    /// States without an image show that of the normal state. The image is stretched unless it is resizable.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        setImages { $0.minimumTrack.images[state] = image }
    }
    /// Sets the image of the track between the thumb and its maximum end for a state.
    ///
    /// States without an image show that of the normal state. The image is stretched unless it is resizable.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        setImages { $0.maximumTrack.images[state] = image }
    }

    /// Returns the image of the thumb that was set for a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { images?.thumb.images[state] }
    /// Returns the image of the minimum track that was set for a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images?.minimumTrack.images[state] }
    /// Returns the image of the maximum track that was set for a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images?.maximumTrack.images[state] }

    /// The image of the thumb in the current state.
    open var currentThumbImage: UIImage? { images?.thumb.image(for: state) }
    /// The image of the minimum track in the current state.
    open var currentMinimumTrackImage: UIImage? { images?.minimumTrack.image(for: state) }
    /// The image of the maximum track in the current state.
    open var currentMaximumTrackImage: UIImage? { images?.maximumTrack.image(for: state) }

    private func setImages(_ change: (SliderImages) -> Void) {
        let images = images ?? SliderImages()
        if self.images == nil {
            addSubview(images.minimum)
            addSubview(images.maximum)
            track.addSubview(images.maximumTrack.view)
            filled.addSubview(images.minimumTrack.view)
            knob.addSubview(images.thumb.view)
        }
        self.images = images
        change(images)
        updateImages()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Shows the images of the current state.
    private func updateImages() {
        guard let images else { return }
        for part in [images.thumb, images.minimumTrack, images.maximumTrack] {
            part.view.image = part.image(for: state)
        }
        updateColors()
    }

    /// Returns the rectangle of ``minimumValueImage``.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, bounds, isLeft: !isReversed)
    }
    /// Returns the rectangle of ``maximumValueImage``.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, bounds, isLeft: isReversed)
    }

    private func imageRect(_ image: UIImage?, _ bounds: CGRect, isLeft: Bool) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Returns the distance between an end of the slider and the track beside an image, in points.
    private func trackDistance(of image: UIImage?) -> CGFloat { image.map { $0.size.width + Self.imageGap } ?? 0 }

    /// Applies the new tint color to the track.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
        setNeedsLayout()
    }

    /// Applies the tint color inherited from the new superview.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        updateColors()
    }

    /// Returns the rectangle of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (low, high) = (trackDistance(of: minimumValueImage), trackDistance(of: maximumValueImage))
        let trackImages = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }
        let height = trackImages.max() ?? UISlider.trackHeight
        return CGRect(
            x: bounds.minX + 2 + (isReversed ? high : low), y: bounds.midY - height / 2,
            width: max(bounds.width - 4 - low - high, 0), height: height)
    }

    /// Returns the rectangle of the thumb for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: UISlider.knobSize, height: UISlider.knobSize)
        let part = part(of: value)
        let start = rect.minX - 2
        let place = isReversed ? 1 - part : part
        return CGRect(
            x: start + max(rect.width + 4 - size.width, 0) * place, y: rect.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Positions the track and the thumb.
    open override func layoutSubviews() {
        let rail = trackRect(forBounds: bounds)
        let grip = thumbRect(forBounds: bounds, trackRect: rail, value: storedValue)
        track.frame = rail
        track.layer.cornerRadius = currentMaximumTrackImage == nil ? rail.height / 2 : 0
        filled.frame =
            isReversed
            ? CGRect(x: grip.midX, y: rail.minY, width: max(rail.maxX - grip.midX, 0), height: rail.height)
            : CGRect(x: rail.minX, y: rail.minY, width: max(grip.midX - rail.minX, 0), height: rail.height)
        filled.layer.cornerRadius = currentMinimumTrackImage == nil ? rail.height / 2 : 0
        knob.frame = grip
        knob.layer.cornerRadius = currentThumbImage == nil ? grip.height / 2 : 0
        knob.layer.shadowPath = CGPath(ellipseIn: CGRect(origin: .zero, size: grip.size), transform: nil)
        guard let images else { return }
        images.minimum.frame = minimumValueImageRect(forBounds: bounds)
        images.maximum.frame = maximumValueImageRect(forBounds: bounds)
        images.thumb.view.frame = knob.bounds
        images.minimumTrack.view.frame = filled.bounds
        let start = min(max(grip.midX - rail.minX, 0), rail.width)
        images.maximumTrack.view.frame = CGRect(
            x: isReversed ? 0 : start, y: 0, width: isReversed ? start : rail.width - start, height: rail.height)
    }

    @_spi(Subclassing) public override var isUsedByDragging: Bool { true }

    @_spi(Subclassing) public override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (knob.frame, knob.frame.height / 2)
    }

    @_spi(Subclassing) public override func stateDidChange() {
        super.stateDidChange()
        track.alpha = isEnabled ? 1 : 0.5
        filled.alpha = isEnabled ? 1 : 0.5
        updateImages()
    }

    /// Returns the given width and a height of 34 points, or that of a higher image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    /// A height of 34 points, or that of a higher image, without an intrinsic width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    /// The height for the images of the thumb in all states, so that a press does not change it.
    private var height: CGFloat {
        let ends = [minimumValueImage, maximumValueImage].compactMap { $0?.size.height }
        let thumbs = images?.thumb.images.values.map(\.size.height) ?? []
        return max(34, (ends + thumbs).max() ?? 0)
    }

    // MARK: Touches

    /// Starts dragging if the touch is on the thumb; a pointer may also click beside it, which moves the thumb there.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        let rect = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
        didChangeUnreported = false
        if rect.insetBy(dx: -UISlider.reach, dy: -UISlider.reach).contains(location) {
            grip = rect.midX - location.x
        } else {
            guard touch.type == .indirectPointer else { return false }
            grip = 0
            follow(location, animated: true)
        }
        return super.beginTracking(touch, with: event)
    }

    /// Moves the thumb with the touch.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch.location(in: self), animated: false)
        return super.continueTracking(touch, with: event)
    }

    /// Sends the final value if it has not been sent yet.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if didChangeUnreported { sendActions(for: .valueChanged) }
        didChangeUnreported = false
    }

    /// Sends the final value if it has not been sent yet.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        if didChangeUnreported { sendActions(for: .valueChanged) }
        didChangeUnreported = false
    }

    private func follow(_ location: CGPoint, animated: Bool) {
        let rail = trackRect(forBounds: bounds)
        let first = thumbRect(forBounds: bounds, trackRect: rail, value: lowest).midX
        let last = thumbRect(forBounds: bounds, trackRect: rail, value: highest).midX
        guard first != last else { return }
        let part = Float((location.x + grip - first) / (last - first))
        change(to: lowest + min(max(part, 0), 1) * (highest - lowest), animated: animated)
    }

    private func change(to value: Float, animated: Bool) {
        let old = storedValue
        setValue(value, animated: animated)
        guard storedValue != old else { return }
        if isContinuous { sendActions(for: .valueChanged) } else { didChangeUnreported = true }
    }

    // MARK: Accessibility

    @_spi(Subclassing) public override var defaultAccessibilityValue: String? {
        percentText(Double(fraction))
    }

    @_spi(Subclassing) public override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }

    /// Moves the thumb by a tenth of the range.
    open override func accessibilityIncrement() {
        changeByUser(to: storedValue + distance(Self.accessibilitySteps))
    }

    /// Moves the thumb by a tenth of the range.
    open override func accessibilityDecrement() {
        changeByUser(to: storedValue - distance(Self.accessibilitySteps))
    }

    /// Changes the value and sends ``UIControl/Event/valueChanged``.
    final func changeByUser(to value: Float) {
        guard isEnabled else { return }
        change(to: value, animated: true)
        if didChangeUnreported { sendActions(for: .valueChanged) }
        didChangeUnreported = false
    }

    // MARK: Keyboard

    /// `true` if the slider is enabled.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Moves the thumb for arrow keys, and to the ends of the range for Home and End.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, let press = presses.first, handle(press) else {
            return super.pressesBegan(presses, with: event)
        }
    }

    @_spi(Subclassing) open override func pressRepeated(_ press: UIPress) {
        if !handle(press) { super.pressRepeated(press) }
    }

    private func handle(_ press: UIPress) -> Bool {
        if let direction = press.valueStep(isReversed: isReversed) {
            changeByUser(to: storedValue + Float(direction) * distance(Self.steps))
            return true
        }
        switch press.key?.keyCode {
        case .keyboardHome: changeByUser(to: lowest)
        case .keyboardEnd: changeByUser(to: highest)
        default: return false
        }
        return true
    }
}

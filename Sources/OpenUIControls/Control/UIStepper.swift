@_spi(Subclassing) import OpenUIKitCore

/// A control with two buttons that decrement and increment a value, in the direction of text.
///
/// A button that is held down repeats, initially after half a second and then at shorter and shorter intervals. The
/// stepper sends ``UIControl/Event/valueChanged`` when the user changes the value, not when code does.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)
    private static let cornerRadius: CGFloat = 8
    /// In seconds; every interval is shorter than the previous one.
    private static let firstInterval: TimeInterval = 0.5
    private static let shortestInterval: TimeInterval = 0.05

    private final let signs = SymbolsView()
    /// The background color that images replace, and whether they do.
    private final var plainBackground: (color: UIColor?, cornerRadius: CGFloat)?
    private final var storedValue = 0.0
    private final var direction = 0.0
    private final var timer: ClockTimer?
    private final var interval = firstInterval
    private final var didChangeUnreported = false

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UIStepper.self,
        adding: AppearanceProperty.states(
            get: { (stepper: UIStepper, state) in stepper.backgroundImage(for: state) },
            set: { stepper, image, state in stepper.setBackgroundImage(image, for: state) })
            + AppearanceProperty.states(
                get: { (stepper: UIStepper, state) in stepper.decrementImage(for: state) },
                set: { stepper, image, state in stepper.setDecrementImage(image, for: state) })
            + AppearanceProperty.states(
                get: { (stepper: UIStepper, state) in stepper.incrementImage(for: state) },
                set: { stepper, image, state in stepper.setIncrementImage(image, for: state) })
            + AppearanceProperty.statePairs(
                get: { (stepper: UIStepper, left, right) in
                    stepper.dividerImage(forLeftSegmentState: left, rightSegmentState: right)
                },
                set: { stepper, image, left, right in
                    stepper.setDividerImage(image, forLeftSegmentState: left, rightSegmentState: right)
                }), to: UIControl.appearanceProperties)

    /// Creates a stepper with a range from 0 to 100 and the value 0.
    ///
    /// Its size is always 94 by 32 points; the size of `frame` is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// Creates a stepper with a range from 0 to 100 and the value 0; `coder` is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.cornerRadius
        signs.isUserInteractionEnabled = false
        signs.contentMode = .redraw
        addSubview(signs)
        valueDidChange()
    }

    // MARK: Value

    /// The current value.
    ///
    /// Values out of range are clamped; NaN is ignored.
    open var value: Double {
        get { storedValue }
        set {
            guard !newValue.isNaN else { return }
            storedValue = min(max(newValue, minimumValue), maximumValue)
            valueDidChange()
        }
    }

    /// The minimum value; by default 0.
    open var minimumValue = 0.0 {
        didSet {
            guard minimumValue.isFinite else { return minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }

    /// The maximum value; by default 100.
    open var maximumValue = 100.0 {
        didSet {
            guard maximumValue.isFinite else { return maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }

    /// The amount by which a step changes the value, which must be positive; by default 1.
    open var stepValue = 1.0 {
        didSet { if !stepValue.isFinite || stepValue <= 0 { stepValue = oldValue } }
    }

    /// Whether holding a button down repeats its step.
    ///
    /// The default is `true`.
    open var autorepeat = true
    /// Whether stepping beyond one end of the range continues at the other end.
    ///
    /// The default is `false`.
    open var wraps = false { didSet { valueDidChange() } }
    /// Whether ``UIControl/Event/valueChanged`` is sent at every step, instead of only at the end.
    ///
    /// The default is `true`.
    open var isContinuous = true

    private func valueDidChange() {
        accessibilityDidChange(.content)
        signs.canDecrease = isEnabled && (wraps || storedValue > minimumValue)
        signs.canIncrease = isEnabled && (wraps || storedValue < maximumValue)
    }

    private func step(_ direction: Double) {
        let old = storedValue
        let next = old + direction * stepValue
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        guard storedValue != old else { return }
        if isContinuous { sendActions(for: .valueChanged) } else { didChangeUnreported = true }
    }

    private func report() {
        guard didChangeUnreported else { return }
        didChangeUnreported = false
        sendActions(for: .valueChanged)
    }

    // MARK: Appearance

    @_spi(Subclassing) public override func stateDidChange() {
        super.stateDidChange()
        valueDidChange()
    }

    /// Returns the image behind the buttons in a state, or `nil` if none was set.
    open func backgroundImage(for state: State) -> UIImage? { signs.images.backgrounds[state] }

    /// Sets the image behind the buttons in a state, which replaces the background of the stepper.
    ///
    /// States without an image have that of the normal state. The image is drawn for the entire stepper and clipped to the button.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        signs.images.backgrounds[state] = image
        if !signs.images.backgrounds.isEmpty, plainBackground == nil {
            plainBackground = (backgroundColor, layer.cornerRadius)
            (backgroundColor, layer.cornerRadius) = (nil, 0)
        } else if signs.images.backgrounds.isEmpty, let plainBackground {
            (backgroundColor, layer.cornerRadius) = plainBackground
            self.plainBackground = nil
        }
    }

    /// Returns the image of the button that decrements the value; for the normal state, that of the system if none was set.
    open func decrementImage(for state: State) -> UIImage? {
        signs.images.decrement[state] ?? (state == .normal ? StepperImages.minus : nil)
    }

    /// Sets the image of the button that decrements the value, which has the tint color unless it is always an original.
    ///
    /// States without an image have that of the normal state.
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        signs.images.decrement[state] = image
    }

    /// Returns the image of the button that increments the value; for the normal state, that of the system if none was set.
    open func incrementImage(for state: State) -> UIImage? {
        signs.images.increment[state] ?? (state == .normal ? StepperImages.plus : nil)
    }

    /// Sets the image of the button that increments the value, which has the tint color unless it is always an original.
    ///
    /// States without an image have that of the normal state.
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        signs.images.increment[state] = image
    }

    /// Returns the image between the buttons in the given states, or `nil` if none was set.
    open func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> UIImage? {
        signs.images.dividers[leftState, rightState]
    }

    /// Sets the image between the buttons in the given states, which replaces the line.
    ///
    /// States without an image have that for the normal state of both buttons. The image is as high as the stepper.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        signs.images.dividers[leftState, rightState] = image
    }

    /// Positions the symbols.
    open override func layoutSubviews() {
        super.layoutSubviews()
        signs.frame = bounds
        signs.isReversed = isReversed
    }

    /// Whether the minus sign is on the right.
    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns 94 by 32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    @_spi(Subclassing) public override var defaultContentPriorities: ContentPriorities { .hugged }

    /// Always 94 by 32 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    // MARK: Touches

    private func side(of touch: UITouch) -> Double {
        let location = touch.location(in: self)
        guard bounds.contains(location) else { return 0 }
        return (location.x < bounds.midX) != isReversed ? -1 : 1
    }

    /// Performs a step, and starts the repetition.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        interval = Self.firstInterval
        press(side(of: touch))
        step(direction)
        scheduleRepeat()
        return true
    }

    /// Pauses the repetition while the touch is outside of the control.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(side(of: touch))
        return super.continueTracking(touch, with: event)
    }

    /// Stops the repetition.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        endPress()
    }

    /// Stops the repetition.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endPress()
    }

    private func press(_ side: Double) {
        direction = side
        signs.pressed = side
    }

    private func scheduleRepeat() {
        guard autorepeat else { return }
        timer?.invalidate()
        timer = ClockTimer.schedule(after: interval) { [weak self] in
            guard let self, isTracking else { return }
            interval = max(interval * 0.85, Self.shortestInterval)
            step(direction)
            scheduleRepeat()
        }
    }

    private func endPress() {
        timer?.invalidate()
        press(0)
        report()
    }

    // MARK: Accessibility

    @_spi(Subclassing) public override var defaultAccessibilityValue: String? {
        storedValue == storedValue.rounded() && abs(storedValue) < 1e15 ? "\(Int(storedValue))" : "\(storedValue)"
    }

    @_spi(Subclassing) public override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }

    /// Increments the value by a step.
    open override func accessibilityIncrement() { stepByUser(1) }

    /// Decrements the value by a step.
    open override func accessibilityDecrement() { stepByUser(-1) }

    /// Changes the value and sends ``UIControl/Event/valueChanged``.
    final func changeByUser(to target: Double) {
        guard isEnabled, target != storedValue else { return }
        value = target
        sendActions(for: .valueChanged)
    }

    private func stepByUser(_ direction: Double) {
        guard isEnabled else { return }
        step(direction)
        report()
    }

    // MARK: Keyboard

    @_spi(Subclassing) public override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (bounds, Self.cornerRadius)
    }

    /// `true` if the stepper is enabled.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Performs a step for arrow keys.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, let press = presses.first, handle(press) else {
            return super.pressesBegan(presses, with: event)
        }
    }

    @_spi(Subclassing) public override func pressRepeated(_ press: UIPress) {
        if !handle(press) { super.pressRepeated(press) }
    }

    private func handle(_ press: UIPress) -> Bool {
        guard let direction = press.valueStep(isReversed: isReversed) else { return false }
        step(Double(direction))
        report()
        return true
    }
}

extension UIStepper {
    /// Draws the minus sign, the separator and the plus sign, or the images in their place.
    fileprivate final class SymbolsView: UIView {
        var canDecrease = true { didSet { if oldValue != canDecrease { setNeedsDisplay() } } }
        var canIncrease = true { didSet { if oldValue != canIncrease { setNeedsDisplay() } } }
        /// Whether the minus sign is on the right.
        var isReversed = false { didSet { if oldValue != isReversed { setNeedsDisplay() } } }
        var pressed = 0.0 { didSet { if oldValue != pressed { setNeedsDisplay() } } }
        var images = StepperImages() { didSet { setNeedsDisplay() } }

        override func tintColorDidChange() {
            super.tintColorDidChange()
            setNeedsDisplay()
        }

        override func draw(_ rect: CGRect) {
            let halves = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
            let (decrease, increase) =
                isReversed ? (halves.remainder, halves.slice) : (halves.slice, halves.remainder)
            if images.backgrounds.isEmpty {
                if pressed != 0 { shade(pressed < 0 ? decrease : increase) }
            } else {
                drawBackground(decrease, state(isPlus: false))
                drawBackground(increase, state(isPlus: true))
            }
            drawDivider()
            drawSign(isPlus: false, in: decrease)
            drawSign(isPlus: true, in: increase)
        }

        private func state(isPlus: Bool) -> State {
            guard isPlus ? canIncrease : canDecrease else { return .disabled }
            return pressed == (isPlus ? 1 : -1) ? .highlighted : .normal
        }

        private func shade(_ half: CGRect) {
            UIColor.quaternarySystemFill.setFill()
            UIBezierPath(roundedRect: half, cornerRadius: UIStepper.cornerRadius).fill()
        }

        private func drawBackground(_ half: CGRect, _ state: State) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.saveGState()
            context.clip(to: half)
            images.backgrounds.value(for: state)?.draw(in: bounds)
            context.restoreGState()
        }

        private func drawDivider() {
            let states = (state(isPlus: isReversed), state(isPlus: !isReversed))
            guard let image = images.dividers.image(left: states.0, right: states.1) else {
                UIColor.separator.setFill()
                return UIBezierPath(rect: CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18)).fill()
            }
            image.drawDivider(at: bounds.midX, in: bounds)
        }

        private func drawSign(isPlus: Bool, in half: CGRect) {
            let state = state(isPlus: isPlus)
            guard let image = (isPlus ? images.increment : images.decrement).value(for: state) else {
                return drawSystemSign(isPlus: isPlus, at: CGPoint(x: half.midX, y: half.midY), state)
            }
            let color: UIColor = state == .disabled ? .tertiaryLabel : tintColor
            let shown = image.renderingMode == .alwaysOriginal ? image : image.withTintColor(color)
            let size = image.size
            shown.draw(at: CGPoint(x: half.midX - size.width / 2, y: half.midY - size.height / 2))
        }

        private func drawSystemSign(isPlus: Bool, at center: CGPoint, _ state: State) {
            (state == .disabled ? UIColor.tertiaryLabel : UIColor.label).setFill()
            UIBezierPath(rect: CGRect(x: center.x - 7, y: center.y - 0.75, width: 14, height: 1.5)).fill()
            guard isPlus else { return }
            UIBezierPath(rect: CGRect(x: center.x - 0.75, y: center.y - 7, width: 1.5, height: 14)).fill()
        }
    }
}

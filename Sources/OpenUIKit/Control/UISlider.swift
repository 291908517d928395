/// A control that picks a number from a range by the place of a knob on a track.
///
/// A finger drags the knob, the pointer may also click on the track, and arrow keys move it in twentieths. It sends
/// ``UIControl/Event/valueChanged`` when people change it, not when code does.
@MainActor open class UISlider: UIControl {
    private static let knobSize: CGFloat = 28
    private static let trackHeight: CGFloat = 4
    /// How far beside the knob a finger may go down.
    private static let reach: CGFloat = 10
    private static let steps: Float = 20

    private final let track = UIView()
    private final let filled = UIView()
    private final let knob = UIView()
    private final var storedValue: Float = 0
    private final var lowest: Float = 0
    private final var highest: Float = 1
    /// From the finger to the middle of the knob.
    private final var grip: CGFloat = 0
    private final var didChangeUnreported = false

    /// Makes a slider from 0 to 1 at 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a slider; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for part in [track, filled, knob] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        knob.layer.shadowOpacity = 0.18
        knob.layer.shadowRadius = 3
        knob.layer.shadowOffset = CGSize(width: 0, height: 2)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        updateColors()
        updateAccessibility()
    }

    // MARK: Value

    /// The number that is picked.
    ///
    /// Numbers outside of the range are brought into it, NaN is ignored.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// The least number; 0 at first.
    ///
    /// A greater one than the greatest number moves that, too.
    open var minimumValue: Float {
        get { lowest }
        set {
            guard newValue.isFinite, newValue != lowest else { return }
            lowest = newValue
            highest = max(highest, newValue)
            rangeDidChange()
        }
    }

    /// The greatest number; 1 at first.
    ///
    /// A smaller one than the least number moves that, too.
    open var maximumValue: Float {
        get { highest }
        set {
            guard newValue.isFinite, newValue != highest else { return }
            highest = newValue
            lowest = min(lowest, newValue)
            rangeDidChange()
        }
    }

    /// Whether ``UIControl/Event/valueChanged`` is sent while the knob is dragged, rather than only at the end.
    ///
    /// True at first.
    open var isContinuous = true

    /// Moves the knob to a number.
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return }
        let value = min(max(value, lowest), highest)
        guard value != storedValue else { return }
        storedValue = value
        updateAccessibility()
        guard animated, window != nil else { return layoutSubviews() }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { self.layoutSubviews() }
    }

    private func rangeDidChange() {
        storedValue = min(max(storedValue, lowest), highest)
        updateAccessibility()
        setNeedsLayout()
    }

    private var fraction: CGFloat {
        part(of: storedValue)
    }

    /// Where a number is between the lowest and the highest one, from 0 to 1.
    private func part(of value: Float) -> CGFloat {
        // The distance of two numbers may be larger than any `Float`.
        let (low, high) = (Double(lowest), Double(highest))
        return high > low ? CGFloat((Double(value) - low) / (high - low)) : 0
    }

    private func updateAccessibility() {
        accessibilityValue = "\(Int((fraction * 100).rounded()))%"
    }

    // MARK: Look

    /// The colour of the track before the knob; nil means the tint colour.
    open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }
    /// The colour of the track behind the knob.
    open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }
    /// The colour of the knob; nil means white.
    open var thumbTintColor: UIColor? { didSet { updateColors() } }

    private func updateColors() {
        filled.backgroundColor = minimumTrackTintColor ?? tintColor
        track.backgroundColor = maximumTrackTintColor ?? .systemFill
        knob.backgroundColor = thumbTintColor ?? .white
    }

    /// Takes the new colour for the track.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
        setNeedsLayout()
    }

    /// Takes the tint of its new place.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        updateColors()
    }

    /// The rectangle of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + 2, y: bounds.midY - UISlider.trackHeight / 2, width: max(bounds.width - 4, 0),
            height: UISlider.trackHeight)
    }

    /// The rectangle of the knob for a number.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = UISlider.knobSize
        let part = part(of: value)
        let start = rect.minX - 2
        let place = isReversed ? 1 - part : part
        return CGRect(
            x: start + max(rect.width + 4 - size, 0) * place, y: rect.midY - size / 2, width: size, height: size)
    }

    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Places track and knob.
    open override func layoutSubviews() {
        let rail = trackRect(forBounds: bounds)
        let grip = thumbRect(forBounds: bounds, trackRect: rail, value: storedValue)
        track.frame = rail
        track.layer.cornerRadius = rail.height / 2
        filled.frame =
            isReversed
            ? CGRect(x: grip.midX, y: rail.minY, width: max(rail.maxX - grip.midX, 0), height: rail.height)
            : CGRect(x: rail.minX, y: rail.minY, width: max(grip.midX - rail.minX, 0), height: rail.height)
        filled.layer.cornerRadius = rail.height / 2
        knob.frame = grip
        knob.layer.cornerRadius = grip.height / 2
        knob.layer.shadowPath = CGPath(ellipseIn: CGRect(origin: .zero, size: grip.size), transform: nil)
    }

    override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (knob.frame, knob.frame.height / 2)
    }

    override func stateDidChange() {
        super.stateDidChange()
        track.alpha = isEnabled ? 1 : 0.5
        filled.alpha = isEnabled ? 1 : 0.5
        if isEnabled { accessibilityTraits.remove(.notEnabled) } else { accessibilityTraits.insert(.notEnabled) }
    }

    /// As wide as it may be, and 34 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
    /// 34 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

    // MARK: Touches

    /// Takes the knob, if the finger is on it; the pointer may also click beside it.
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

    /// Follows the finger.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch.location(in: self), animated: false)
        return super.continueTracking(touch, with: event)
    }

    /// Tells the number that was picked in the end.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if didChangeUnreported { sendActions(for: .valueChanged) }
        didChangeUnreported = false
    }

    /// Tells the number that was picked in the end.
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

    // MARK: Keyboard

    /// Takes the focus while it is enabled.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Arrows move the knob, Home and End take it to the ends.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, let press = presses.first, handle(press) else {
            return super.pressesBegan(presses, with: event)
        }
    }

    package override func pressRepeated(_ press: UIPress) {
        if !handle(press) { super.pressRepeated(press) }
    }

    private func handle(_ press: UIPress) -> Bool {
        let step = (highest - lowest) / UISlider.steps
        let target: Float
        switch press.key?.keyCode {
        case .keyboardUpArrow: target = storedValue + step
        case .keyboardDownArrow: target = storedValue - step
        case .keyboardRightArrow: target = storedValue + (isReversed ? -step : step)
        case .keyboardLeftArrow: target = storedValue - (isReversed ? -step : step)
        case .keyboardHome: target = lowest
        case .keyboardEnd: target = highest
        default: return false
        }
        change(to: target, animated: true)
        if didChangeUnreported { sendActions(for: .valueChanged) }
        didChangeUnreported = false
        return true
    }
}

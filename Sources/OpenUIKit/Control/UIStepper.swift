/// Two buttons that make a number smaller and larger.
///
/// Held down they go on by themselves, at first twice a second and then faster. It sends
/// ``UIControl/Event/valueChanged`` when people change the number, not when code does.
@MainActor open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)
    private static let cornerRadius: CGFloat = 8
    /// Seconds; every step is shorter than the one before.
    private static let firstInterval: TimeInterval = 0.5
    private static let shortestInterval: TimeInterval = 0.05

    private final let signs = Signs()
    private final var storedValue = 0.0
    private final var direction = 0.0
    private final var timer: ClockTimer?
    private final var interval = firstInterval
    private final var didChangeUnreported = false

    /// Makes a stepper from 0 to 100 at 0.
    ///
    /// Its size is always 94 by 32 points.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// Makes a stepper; there are no archives to decode from here.
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
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        valueDidChange()
    }

    // MARK: Value

    /// The number.
    ///
    /// Numbers outside of the range are brought into it, NaN is ignored.
    open var value: Double {
        get { storedValue }
        set {
            guard !newValue.isNaN else { return }
            storedValue = min(max(newValue, minimumValue), maximumValue)
            valueDidChange()
        }
    }

    /// The least number; 0 at first.
    open var minimumValue = 0.0 {
        didSet {
            guard minimumValue.isFinite else { return minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }

    /// The greatest number; 100 at first.
    open var maximumValue = 100.0 {
        didSet {
            guard maximumValue.isFinite else { return maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }

    /// By how much a step changes the number; 1 at first, and above 0.
    open var stepValue = 1.0 {
        didSet { if !stepValue.isFinite || stepValue <= 0 { stepValue = oldValue } }
    }

    /// Whether it goes on by itself while it is held.
    ///
    /// True at first.
    open var autorepeat = true
    /// Whether the number goes on at the other end of the range.
    ///
    /// False at first.
    open var wraps = false { didSet { valueDidChange() } }
    /// Whether ``UIControl/Event/valueChanged`` is sent at every step, rather than only at the end.
    ///
    /// True at first.
    open var isContinuous = true

    private func valueDidChange() {
        accessibilityValue =
            storedValue == storedValue.rounded() && abs(storedValue) < 1e15
            ? "\(Int(storedValue))" : "\(storedValue)"
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

    // MARK: Look

    override func stateDidChange() {
        super.stateDidChange()
        valueDidChange()
    }

    /// Places the signs.
    open override func layoutSubviews() {
        super.layoutSubviews()
        signs.frame = bounds
    }

    /// Always 94 by 32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    override var defaultContentPriorities: ContentPriorities { .hugged }

    /// Always 94 by 32 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    // MARK: Touches

    private func side(of touch: UITouch) -> Double {
        let location = touch.location(in: self)
        guard bounds.contains(location) else { return 0 }
        return location.x < bounds.midX ? -1 : 1
    }

    /// Makes a step, and goes on while it is held.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        interval = Self.firstInterval
        press(side(of: touch))
        step(direction)
        goOn()
        return true
    }

    /// Rests while the finger is elsewhere.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(side(of: touch))
        return super.continueTracking(touch, with: event)
    }

    /// Lets go.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        letGo()
    }

    /// Lets go.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        letGo()
    }

    private func press(_ side: Double) {
        direction = side
        signs.pressed = side
    }

    private func goOn() {
        guard autorepeat else { return }
        timer?.invalidate()
        timer = ClockTimer.schedule(after: interval) { [weak self] in
            guard let self, isTracking else { return }
            interval = max(interval * 0.85, Self.shortestInterval)
            step(direction)
            goOn()
        }
    }

    private func letGo() {
        timer?.invalidate()
        press(0)
        report()
    }

    // MARK: Keyboard

    override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (bounds, Self.cornerRadius)
    }

    /// Takes the focus while it is enabled.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Arrows make a step.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, let press = presses.first, handle(press) else {
            return super.pressesBegan(presses, with: event)
        }
    }

    package override func pressRepeated(_ press: UIPress) {
        if !handle(press) { super.pressRepeated(press) }
    }

    private func handle(_ press: UIPress) -> Bool {
        switch press.key?.keyCode {
        case .keyboardUpArrow, .keyboardRightArrow: step(1)
        case .keyboardDownArrow, .keyboardLeftArrow: step(-1)
        default: return false
        }
        report()
        return true
    }
}

extension UIStepper {
    /// Minus, a line, and plus.
    fileprivate final class Signs: UIView {
        var canDecrease = true { didSet { if oldValue != canDecrease { setNeedsDisplay() } } }
        var canIncrease = true { didSet { if oldValue != canIncrease { setNeedsDisplay() } } }
        var pressed = 0.0 { didSet { if oldValue != pressed { setNeedsDisplay() } } }

        override func draw(_ rect: CGRect) {
            let (minus, plus) = (
                CGPoint(x: bounds.width / 4, y: bounds.midY), CGPoint(x: bounds.width * 0.75, y: bounds.midY)
            )
            if pressed != 0 { shade(pressed < 0 ? bounds.minX : bounds.midX) }
            UIColor.separator.setFill()
            UIBezierPath(rect: CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18)).fill()
            draw(at: minus, isPlus: false, isUsable: canDecrease)
            draw(at: plus, isPlus: true, isUsable: canIncrease)
        }

        private func shade(_ start: CGFloat) {
            UIColor.quaternarySystemFill.setFill()
            let half = CGRect(x: start, y: 0, width: bounds.width / 2, height: bounds.height)
            UIBezierPath(roundedRect: half, cornerRadius: UIStepper.cornerRadius).fill()
        }

        private func draw(at center: CGPoint, isPlus: Bool, isUsable: Bool) {
            (isUsable ? UIColor.label : UIColor.tertiaryLabel).setFill()
            UIBezierPath(rect: CGRect(x: center.x - 7, y: center.y - 0.75, width: 14, height: 1.5)).fill()
            guard isPlus else { return }
            UIBezierPath(rect: CGRect(x: center.x - 0.75, y: center.y - 7, width: 1.5, height: 14)).fill()
        }
    }
}

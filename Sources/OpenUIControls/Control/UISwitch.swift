@_spi(Subclassing) import OpenUIKitCore

/// A control that is either on or off.
///
/// A tap, a drag of the thumb, Space and Return toggle it and send ``UIControl/Event/valueChanged``; setting the value
/// in code does not.
@preconcurrency @MainActor open class UISwitch: UIControl {
    /// The appearances of a switch.
    public enum Style: Int, Sendable {
        /// A track with a thumb.
        case automatic = 0
        /// A box with a check mark, followed by the title.
        case checkbox = 1
        /// A track with a thumb.
        case sliding = 2
    }

    private static let size = CGSize(width: 51, height: 31)
    private static let knobInset: CGFloat = 2
    /// The additional width of the thumb while it is touched, in points.
    private static let stretch: CGFloat = 6
    private static let duration: TimeInterval = 0.3

    private final let track = UIView()
    private final let knob = UIView()
    private final var storedValue = false
    private final var valueAtTouch = false
    private final var isDragged = false
    /// Present in the style of a checkbox.
    private final var checkbox: SwitchCheckbox?
    /// Present while the user needs more than colors to distinguish the states.
    private final var marks: SwitchMarks?

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UISwitch.self,
        adding: [
            AppearanceProperty(\UISwitch.onTintColor),
            AppearanceProperty(\UISwitch.thumbTintColor),
        ], to: UIControl.appearanceProperties)

    /// Creates a switch that is off.
    ///
    /// Its size is 51 by 31 points in the style of a track; the size of `frame` is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
        setUp()
    }

    /// Creates a switch that is off; `coder` is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for part in [track, knob] { part.isUserInteractionEnabled = false }
        track.layer.cornerRadius = UISwitch.size.height / 2
        knob.layer.cornerRadius = UISwitch.size.height / 2 - UISwitch.knobInset
        knob.layer.shadowOpacity = 0.18
        knob.layer.shadowRadius = 3
        knob.layer.shadowOffset = CGSize(width: 0, height: 2)
        addSubview(track)
        addSubview(knob)
        updateColors()
    }

    // MARK: Value

    /// Whether the switch is on.
    open var isOn: Bool {
        get { storedValue }
        set { setOn(newValue, animated: false) }
    }

    /// Sets whether the switch is on, optionally with an animation.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != storedValue else { return }
        storedValue = on
        accessibilityDidChange(.content)
        updateLook(animated: animated)
    }

    // MARK: Appearance

    /// The requested style.
    ///
    /// The default is ``Style/automatic``.
    open var preferredStyle = Style.automatic { didSet { if oldValue != preferredStyle { styleDidChange() } } }
    /// The style in which the switch is displayed.
    public final var style: Style { preferredStyle == .checkbox ? .checkbox : .sliding }
    /// The title, which the style ``Style/checkbox`` displays, and assistive technologies read in any style.
    open var title: String? {
        didSet {
            guard oldValue != title else { return }
            checkbox?.title = title
            accessibilityDidChange(.content)
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// The color of the track while the switch is on; `nil` stands for green, and for the tint color in a checkbox.
    open var onTintColor: UIColor? { didSet { updateColors() } }
    /// The color of the thumb; `nil` stands for white.
    open var thumbTintColor: UIColor? { didSet { updateColors() } }

    private func styleDidChange() {
        checkbox?.removeFromSuperview()
        checkbox = style == .checkbox ? SwitchCheckbox() : nil
        checkbox?.title = title
        if let checkbox { addSubview(checkbox) }
        for part in [track, knob] { part.isHidden = checkbox != nil }
        updateColors()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func updateColors() {
        checkbox?.show(isOn: storedValue, isEnabled: isEnabled, color: onTintColor ?? tintColor)
        track.backgroundColor = storedValue ? onTintColor ?? .systemGreen : .secondarySystemFill
        knob.backgroundColor = thumbTintColor ?? .white
    }

    private func updateLook(animated: Bool) {
        guard animated, window != nil else {
            updateColors()
            return layoutSubviews()
        }
        UIView.animate(
            withDuration: UISwitch.duration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState, .avoidsMotion]
        ) {
            self.updateColors()
            self.layoutSubviews()
        }
    }

    /// Positions the track and the thumb, or the checkbox.
    open override func layoutSubviews() {
        if let checkbox {
            checkbox.frame = bounds
            return checkbox.setNeedsLayout()
        }
        let area = CGRect(
            x: (bounds.width - UISwitch.size.width) / 2, y: (bounds.height - UISwitch.size.height) / 2,
            width: UISwitch.size.width, height: UISwitch.size.height)
        let inner = area.insetBy(dx: UISwitch.knobInset, dy: UISwitch.knobInset)
        let length = inner.height + (isHighlighted ? UISwitch.stretch : 0)
        let isAtEnd = storedValue != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        track.frame = area
        layOutMarks(in: area, isAtStart: isAtEnd)
        knob.frame = CGRect(
            x: isAtEnd ? inner.maxX - length : inner.minX, y: inner.minY, width: length, height: inner.height)
        knob.layer.shadowPath = CGPath(
            roundedRect: CGRect(origin: .zero, size: knob.frame.size), cornerWidth: inner.height / 2,
            cornerHeight: inner.height / 2, transform: nil)
    }

    private func layOutMarks(in area: CGRect, isAtStart: Bool) {
        guard UIAccessibility.shouldDifferentiateWithoutColor else {
            marks?.removeFromSuperview()
            return marks = nil
        }
        let marks = self.marks ?? SwitchMarks()
        self.marks = marks
        if marks.superview == nil { insertSubview(marks, aboveSubview: track) }
        marks.show(isOn: storedValue, in: area, isAtStart: isAtStart)
    }

    /// Shows marks in addition to colors if the user prefers more contrast.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
        guard let checkbox else { return }
        checkbox.setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if checkbox != nil { updateColors() }
    }

    @_spi(Subclassing) public override var isUsedByDragging: Bool { true }

    @_spi(Subclassing) public override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        checkbox?.shape ?? (track.frame, track.frame.height / 2)
    }

    @_spi(Subclassing) public override func stateDidChange() {
        super.stateDidChange()
        track.alpha = isEnabled ? 1 : 0.5
        knob.alpha = isEnabled ? 1 : 0.8
        updateLook(animated: true)
    }

    /// Returns 51 by 31 points, or the size of the checkbox.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { checkbox?.sizeThatFits(size) ?? UISwitch.size }
    @_spi(Subclassing) public override var defaultContentPriorities: ContentPriorities { .hugged }

    /// 51 by 31 points, or the size of the checkbox.
    open override var intrinsicContentSize: CGSize { checkbox?.sizeThatFits(.zero) ?? UISwitch.size }

    // MARK: Touches

    /// Stores the value at the start of the touch.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        valueAtTouch = storedValue
        isDragged = false
        return super.beginTracking(touch, with: event)
    }

    /// Toggles the switch when the thumb is dragged to the other side.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard checkbox == nil else { return super.continueTracking(touch, with: event) }
        let place = touch.location(in: self).x - bounds.midX
        let isAtEnd = storedValue != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        // The touch has to move well beyond the center, so that the thumb does not flicker there.
        if isAtEnd ? place < -UISwitch.size.width / 4 : place > UISwitch.size.width / 4 {
            isDragged = true
            setOn(!storedValue, animated: true)
        }
        return super.continueTracking(touch, with: event)
    }

    /// Toggles the switch after a tap; after a drag the value is kept.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isDragged, isTouchInside { setOn(!storedValue, animated: true) }
        if storedValue != valueAtTouch { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// Restores the value at the start of the touch.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        setOn(valueAtTouch, animated: true)
    }

    // MARK: Keyboard

    /// `true` if the switch is enabled.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Toggles the switch for Space and Return.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, presses.contains(where: \.activates) else {
            return super.pressesBegan(presses, with: event)
        }
        _ = accessibilityActivate()
    }

    @_spi(Subclassing) public override var defaultAccessibilityLabel: String? {
        title ?? super.defaultAccessibilityLabel
    }
    @_spi(Subclassing) public override var defaultAccessibilityValue: String? { storedValue ? "1" : "0" }
    @_spi(Subclassing) public override var defaultAccessibilityTraits: UIAccessibilityTraits {
        [.button, .toggleButton]
    }

    /// Toggles the switch, as a tap does.
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return super.accessibilityActivate() }
        setOn(!storedValue, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        return true
    }
}

@_spi(Subclassing) import OpenUIKitCore

/// A control that selects a range by the positions of two thumbs on a track, which cannot cross.
///
/// A touch drags a thumb, and the pointer may also click on the track, which moves the nearest thumb there. Each thumb can be
/// focused, and keys move it. The control sends ``UIControl/Event/valueChanged`` when the user changes the range, not when code
/// does.
@MainActor package final class RangeSliderControl: UIControl {
    /// The part of the bounds by which Page Up and Page Down move a thumb.
    static let pages: Double = 5
    private static let inset: CGFloat = 2

    /// A thumb that a touch moves.
    private struct Hold {
        /// The end that moves; `nil` as long as the touch has not moved on two thumbs at the same position.
        var end: RangeSliderValues.End?
        /// The position of the touch when it began, and its distance to the center of the thumb.
        let (start, grip): (CGFloat, CGFloat)
    }

    private let track = UIView()
    private let filled = UIView()
    package private(set) lazy var lowerThumb = RangeSliderThumb(of: self, end: .lower)
    package private(set) lazy var upperThumb = RangeSliderThumb(of: self, end: .upper)
    package private(set) var values = RangeSliderValues()
    private var hold: Hold?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        for part in [track, filled] {
            part.isUserInteractionEnabled = false
            part.layer.cornerRadius = UISlider.trackHeight / 2
        }
        for part in [track, filled, lowerThumb, upperThumb] { addSubview(part) }
        updateColors()
    }

    package required init?(coder: NSCoder) { nil }

    // MARK: Values

    /// Shows values, optionally with an animation.
    package func setValues(_ new: RangeSliderValues, animated: Bool) {
        guard new != values else { return }
        values = new
        for thumb in [lowerThumb, upperThumb] { thumb.accessibilityDidChange(.content) }
        guard animated, window != nil else { return layoutSubviews() }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .avoidsMotion]
        ) { self.layoutSubviews() }
    }

    /// Moves an end and sends ``UIControl/Event/valueChanged``, if that changes the range.
    func moveByUser(_ end: RangeSliderValues.End, to value: Double, animated: Bool = true) {
        guard isEnabled else { return }
        var new = values
        new.move(end, to: value)
        guard new != values else { return }
        setValues(new, animated: animated)
        sendActions(for: .valueChanged)
    }

    /// Returns the text of a value for assistive technologies; `nil` for a number.
    package var valueText: ((Double) -> String)? {
        didSet { for thumb in [lowerThumb, upperThumb] { thumb.accessibilityDidChange(.content) } }
    }

    // MARK: Appearance

    /// The color of the track between the thumbs; `nil` stands for the tint color.
    package var rangeTintColor: UIColor? { didSet { updateColors() } }

    private func updateColors() {
        track.backgroundColor = .systemFill
        filled.backgroundColor = rangeTintColor ?? tintColor
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    package override func stateDidChange() {
        super.stateDidChange()
        for part in [track, filled] { part.alpha = isEnabled ? 1 : 0.5 }
        for thumb in [lowerThumb, upperThumb] {
            thumb.accessibilityDidChange(.content)
            if !isEnabled, thumb.isFocused { hostWindow?.focus.leave(thumb) }
        }
    }

    // MARK: Layout

    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The horizontal positions of the center of a thumb, from the left to the right end of the track.
    private var centers: ClosedRange<CGFloat> {
        let margin = UISlider.knobSize / 2
        return bounds.minX + margin...max(bounds.maxX - margin, bounds.minX + margin)
    }

    /// Returns the center of the thumb for a value.
    private func center(for value: Double) -> CGFloat {
        let fraction = CGFloat(values.fraction(of: value))
        let place = isReversed ? 1 - fraction : fraction
        return centers.lowerBound + (centers.upperBound - centers.lowerBound) * place
    }

    /// Returns the value for the center of a thumb.
    private func value(at center: CGFloat) -> Double {
        let length = centers.upperBound - centers.lowerBound
        guard length > 0 else { return values.bounds.lowerBound }
        let place = min(max((center - centers.lowerBound) / length, 0), 1)
        return values.value(at: Double(isReversed ? 1 - place : place))
    }

    /// Positions the track and the thumbs.
    package override func layoutSubviews() {
        let (height, size) = (UISlider.trackHeight, UISlider.knobSize)
        let (lower, upper) = (center(for: values.lower), center(for: values.upper))
        track.frame = CGRect(
            x: bounds.minX + Self.inset, y: bounds.midY - height / 2, width: max(bounds.width - 2 * Self.inset, 0),
            height: height)
        filled.frame = CGRect(x: min(lower, upper), y: track.frame.minY, width: abs(upper - lower), height: height)
        for (thumb, center) in [(lowerThumb, lower), (upperThumb, upper)] {
            thumb.frame = CGRect(x: center - size / 2, y: bounds.midY - size / 2, width: size, height: size)
        }
    }

    /// The height of a slider, without an intrinsic width.
    package override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    // MARK: Touches

    /// Starts dragging the nearest thumb; a pointer that clicks beside the thumbs moves it there.
    package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let end = nearestEnd(to: x)
        let distance = center(for: values.value(of: end ?? .lower)) - x
        let isOnThumb = abs(distance) <= UISlider.knobSize / 2 + UISlider.reach
        guard isOnThumb || touch.type == .indirectPointer else { return false }
        hold = Hold(end: end, start: x, grip: isOnThumb ? distance : 0)
        if !isOnThumb { follow(x, animated: true) }
        return super.beginTracking(touch, with: event)
    }

    /// Moves the thumb with the touch.
    package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch.location(in: self).x, animated: false)
        return super.continueTracking(touch, with: event)
    }

    package override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        hold = nil
    }

    package override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        hold = nil
    }

    /// Returns the end whose thumb is the nearest to a position, or `nil` if the touch is on both.
    private func nearestEnd(to x: CGFloat) -> RangeSliderValues.End? {
        let (lower, upper) = (center(for: values.lower), center(for: values.upper))
        guard lower == upper else { return abs(x - lower) <= abs(x - upper) ? .lower : .upper }
        return abs(x - lower) <= UISlider.knobSize / 2 ? nil : end(towards: x, from: lower)
    }

    /// Returns the end that moves from the position of both thumbs in the direction of another position.
    private func end(towards x: CGFloat, from start: CGFloat) -> RangeSliderValues.End? {
        guard x != start else { return nil }
        return (x > start) == isReversed ? .lower : .upper
    }

    private func follow(_ x: CGFloat, animated: Bool) {
        guard var hold else { return }
        hold.end = hold.end ?? end(towards: x, from: hold.start)
        self.hold = hold
        if let end = hold.end { moveByUser(end, to: value(at: x + hold.grip), animated: animated) }
    }

    // MARK: Focus and accessibility

    /// `false`, because the thumbs are focused.
    package override var canBecomeFocused: Bool { false }

    @_spi(Subclassing) public override var isAccessibilityElementByDefault: Bool { false }
}

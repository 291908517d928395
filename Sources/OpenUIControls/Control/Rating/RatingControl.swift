@_spi(Subclassing) import OpenUIKitCore

/// A row of symbols, of which as many are filled as the user has selected by a click, by dragging or by keys.
///
/// The control sends ``UIControl/Event/valueChanged`` when the user changes the rating, not when code does.
@MainActor package final class RatingControl: UIControl {
    /// The maximum number of symbols.
    package nonisolated static let limit = 20
    /// The least length of a side of a symbol that can be selected, in points.
    private static let targetSize: CGFloat = 28
    private static let spacing: CGFloat = 4
    private static let duration: TimeInterval = 0.2

    /// The properties of a ``RatingControl`` other than the rating.
    package struct Configuration: Equatable {
        /// The number of symbols, from 1 to ``RatingControl/limit``.
        package var maximum = 5 {
            didSet { maximum = min(max(maximum, 1), RatingControl.limit) }
        }
        /// The distance between ratings that can be selected: 1, or 0.5 for half symbols.
        package var step = 1.0
        /// Whether the user can select the rating 0.
        package var allowsClearing = true
        /// Whether the user can select a rating.
        package var isEditable = true
        package var symbol = "star"
        package var font = UIFont.preferredFont(forTextStyle: .title3)
        package var color = UIColor.systemOrange

        package init() {}
    }

    private var items: [RatingItem] = []
    private var rating: Double = 0
    /// The rating before a touch, and that on which the touch began.
    private var touchStart: (rating: Double, picked: Double)?
    /// Whether the touch has moved to another rating than that on which it began.
    private var hasMoved = false

    package override init(frame: CGRect) {
        super.init(frame: frame)
        builtInAccessibilityLabel = .BuiltIn.controlRating
        configurationDidChange()
    }

    package required init?(coder: NSCoder) { nil }

    // MARK: Value

    package var configuration = Configuration() {
        didSet { if configuration != oldValue { configurationDidChange() } }
    }

    private func configurationDidChange() {
        let count = configuration.maximum
        while items.count > count { items.removeLast().removeFromSuperview() }
        while items.count < count {
            items.append(RatingItem())
            addSubview(items[items.count - 1])
        }
        for item in items { item.show(configuration.symbol, font: configuration.font, color: configuration.color) }
        dimItems()
        rating = min(rating, maximum)
        if !canBecomeFocused, isFocused { hostWindow?.focus.leave(self) }
        accessibilityDidChange(.content)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var maximum: Double { Double(configuration.maximum) }
    /// The least rating that the user can select.
    private var minimum: Double { configuration.allowsClearing ? 0 : configuration.step }

    /// The number of filled symbols.
    package var value: Double { rating }

    /// Shows a rating, optionally with an animation; NaN is ignored.
    package func setValue(_ value: Double, animated: Bool) {
        guard !value.isNaN else { return }
        let value = min(max(value, 0), maximum)
        guard value != rating else { return }
        rating = value
        accessibilityDidChange(.content)
        guard animated, window != nil else { return layoutSubviews() }
        UIView.animate(
            withDuration: Self.duration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState, .avoidsMotion]
        ) { self.layoutSubviews() }
    }

    /// Selects a rating and sends ``UIControl/Event/valueChanged``.
    func changeByUser(to value: Double) {
        guard isEnabled, configuration.isEditable else { return }
        let old = rating
        // A rating below those that can be selected is not raised by a key that lowers it.
        setValue(max(value, min(minimum, old)), animated: true)
        if rating != old { sendActions(for: .valueChanged) }
    }

    /// Returns the next rating that can be selected in a direction: 1 for a greater one, -1 for a lower one.
    private func next(_ direction: Int) -> Double {
        let steps = rating / configuration.step
        let next = direction > 0 ? steps.rounded(.down) + 1 : steps.rounded(.up) - 1
        return next * configuration.step
    }

    // MARK: Layout

    /// The size of an area with a symbol, in points.
    private var itemSize: CGSize {
        let symbol = items.first?.symbolSize ?? .zero
        let least = configuration.isEditable ? Self.targetSize : 0
        return CGSize(width: max(symbol.width + Self.spacing, least), height: max(symbol.height + Self.spacing, least))
    }

    /// The width of an area with a symbol, which becomes smaller if not all symbols fit.
    private var pitch: CGFloat { min(itemSize.width, bounds.width / CGFloat(items.count)) }

    package override var intrinsicContentSize: CGSize {
        CGSize(width: itemSize.width * CGFloat(items.count), height: itemSize.height)
    }

    package override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Positions the symbols, and fills them.
    package override func layoutSubviews() {
        let pitch = pitch
        for (index, item) in items.enumerated() {
            let start = pitch * CGFloat(index)
            item.frame = CGRect(
                x: isReversed ? bounds.maxX - start - pitch : bounds.minX + start, y: bounds.minY, width: pitch,
                height: bounds.height)
            item.fraction = CGFloat(min(max(rating - Double(index), 0), 1))
            item.layoutIfNeeded()
        }
    }

    package override func stateDidChange() {
        super.stateDidChange()
        dimItems()
    }

    private func dimItems() {
        for item in items { item.alpha = isEnabled ? 1 : 0.4 }
    }

    package override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        let width = pitch * CGFloat(items.count)
        let rect = CGRect(
            x: isReversed ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width, height: bounds.height)
        return (rect, 6)
    }

    // MARK: Touches

    /// Returns the rating at a position: that of the symbol, or 0 before the first one.
    private func rating(at location: CGPoint) -> Double {
        let distance = isReversed ? bounds.maxX - location.x : location.x - bounds.minX
        guard pitch > 0 else { return minimum }
        let steps = (Double(distance / pitch) / configuration.step).rounded(.up)
        return min(max(steps * configuration.step, minimum), maximum)
    }

    /// Shows the rating at the touch.
    package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard configuration.isEditable else { return false }
        let picked = rating(at: touch.location(in: self))
        touchStart = (rating, picked)
        hasMoved = false
        setValue(picked, animated: true)
        return super.beginTracking(touch, with: event)
    }

    /// Shows the rating at the touch.
    package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let picked = rating(at: touch.location(in: self))
        if picked != touchStart?.picked { hasMoved = true }
        setValue(picked, animated: true)
        return super.continueTracking(touch, with: event)
    }

    /// Selects the rating at the touch, or 0 after a click on the present rating.
    package override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let start = touchStart else { return }
        touchStart = nil
        guard isTouchInside else { return setValue(start.rating, animated: true) }
        if !hasMoved, rating == start.rating, configuration.allowsClearing { setValue(0, animated: true) }
        if rating != start.rating { sendActions(for: .valueChanged) }
    }

    /// Shows the rating before the touch.
    package override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        if let start = touchStart { setValue(start.rating, animated: true) }
        touchStart = nil
    }

    // MARK: Keyboard

    package override var canBecomeFocused: Bool { isEnabled && configuration.isEditable }

    /// `false`: Space and Return select no rating, whichever events actions are registered for.
    package override var isPressable: Bool { false }

    /// Selects a rating for arrow keys, Home, End and digits.
    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.contains(where: handle) { super.pressesBegan(presses, with: event) }
    }

    package override func pressRepeated(_ press: UIPress) {
        if !handle(press) { super.pressRepeated(press) }
    }

    private func handle(_ press: UIPress) -> Bool {
        guard canBecomeFocused, let key = press.key,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]), let rating = rating(for: press)
        else { return false }
        changeByUser(to: rating)
        return true
    }

    /// Returns the rating that a key selects; `nil` for other keys.
    private func rating(for press: UIPress) -> Double? {
        if let direction = press.valueStep(isReversed: isReversed) { return next(direction) }
        switch press.key?.keyCode {
        case .keyboardHome: return minimum
        case .keyboardEnd: return maximum
        default:
            let digit = press.key.flatMap { $0.characters.count == 1 ? $0.characters.first?.wholeNumberValue : nil }
            return digit.map(Double.init).flatMap { $0 >= minimum.rounded(.up) && $0 <= maximum ? $0 : nil }
        }
    }

    // MARK: Accessibility

    @_spi(Subclassing) public override var defaultAccessibilityValue: String? {
        builtInText(.BuiltIn.controlRatingOf(numberText(rating, digits: 1), numberText(maximum, digits: 0)))
    }

    @_spi(Subclassing) public override var defaultAccessibilityTraits: UIAccessibilityTraits {
        configuration.isEditable ? .adjustable : .none
    }

    package override func accessibilityIncrement() { changeByUser(to: next(1)) }
    package override func accessibilityDecrement() { changeByUser(to: next(-1)) }
}

import Accessibility
import ComponentFlow

/// The view of a ``PaneDivider``.
final class PaneDividerControl: UIControl, UIPointerInteractionDelegate {
    /// The width of the area that responds to touches, in points.
    static let thickness: CGFloat = 6
    private static let step: CGFloat = 16

    private let line = UIView()
    /// The position of the touch and the length of the pane when dragging began.
    private var start: (position: CGFloat, length: CGFloat)?
    var divider: PaneDivider? {
        didSet { if divider != oldValue { dividerDidChange() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(line)
        addInteraction(UIPointerInteraction(delegate: self))
        accessibilityTraits = .adjustable
    }

    /// Returns `nil`: there are no archives to decode.
    required init?(coder: NSCoder) {
        nil
    }

    private func dividerDidChange() {
        accessibilityLabel = divider?.name
        // The length can be that of a file, and is limited only when it changes.
        accessibilityValue = divider.map { "\(Int(min(max($0.length, 0), 1e6).rounded())) points" }
        setNeedsLayout()
    }

    private var isVertical: Bool { divider?.axis != .horizontal }
    private var isMirrored: Bool { isVertical && effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isFirst = (divider?.isReversed ?? false) != isMirrored
        line.frame =
            isVertical
            ? CGRect(x: isFirst ? 0 : bounds.width - 1, y: 0, width: 1, height: bounds.height)
            : CGRect(x: 0, y: isFirst ? 0 : bounds.height - 1, width: bounds.width, height: 1)
    }

    override var canBecomeFocused: Bool { isEnabled }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        UIPointerStyle(shape: isVertical ? .resizeHorizontally : .resizeVertically)
    }

    /// Moves the line by a distance to the right or to the bottom, in points.
    private func move(by distance: CGFloat, from length: CGFloat) {
        guard let divider else { return }
        divider.set(length + (divider.isReversed != isMirrored ? -distance : distance))
    }

    // MARK: - Dragging

    private func position(of touch: UITouch) -> CGFloat {
        let location = touch.location(in: nil)
        return isVertical ? location.x : location.y
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = divider.map { (position(of: touch), $0.length) }
        return start != nil
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let start else { return false }
        move(by: position(of: touch) - start.position, from: start.length)
        return true
    }

    // MARK: - Keyboard

    /// Moves the line for the arrow keys across it, by one point with Shift, and to its limits for Home and End.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let divider, let key = presses.first?.key,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        else { return super.pressesBegan(presses, with: event) }
        let step: CGFloat = key.modifierFlags.contains(.shift) ? 1 : Self.step
        switch (key.keyCode, isVertical) {
        case (.keyboardRightArrow, true), (.keyboardDownArrow, false): move(by: step, from: divider.length)
        case (.keyboardLeftArrow, true), (.keyboardUpArrow, false): move(by: -step, from: divider.length)
        case (.keyboardHome, _): divider.set(divider.range.lowerBound)
        case (.keyboardEnd, _): divider.set(divider.range.upperBound)
        default: super.pressesBegan(presses, with: event)
        }
    }

    // MARK: - Accessibility

    override func accessibilityIncrement() {
        if let divider { divider.set(divider.length + Self.step) }
    }

    override func accessibilityDecrement() {
        if let divider { divider.set(divider.length - Self.step) }
    }
}

extension PaneDividerControl: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .splitter
        guard let divider else { return }
        node.range = AccessibilityNode.Range(
            value: Double(divider.length),
            in: Double(divider.range.lowerBound)...Double(divider.range.upperBound), isAdjustable: isEnabled)
    }

    package func setAccessibilityValue(_ value: Double) -> Bool {
        guard let divider else { return false }
        divider.set(CGFloat(value))
        return true
    }
}

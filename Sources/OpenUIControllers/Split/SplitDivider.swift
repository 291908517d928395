@_spi(Subclassing) import OpenUIKitCore

/// The line between two columns of a split view, which users drag or, when it has the focus, move with arrow keys.
@MainActor package final class SplitDivider: UIControl, UIPointerInteractionDelegate {
    /// The width of the area that responds to touches, in points.
    static let touchWidth: CGFloat = 9
    private static let step: CGFloat = 16

    let column: UISplitViewController.Column
    private weak var split: UISplitViewController?
    private let line = UIView()
    /// The position of the touch and the width of the column when dragging began.
    private var start: (x: CGFloat, width: CGFloat)?

    init(of column: UISplitViewController.Column, in split: UISplitViewController) {
        self.column = column
        self.split = split
        super.init(frame: .zero)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(line)
        addInteraction(UIPointerInteraction(delegate: self))
        builtInAccessibilityLabel = column == .primary ? .BuiltIn.splitFirstWidth : .BuiltIn.splitSecondWidth
    }

    package required init?(coder: NSCoder) {
        nil
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let width = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: bounds.height)
    }

    package override var canBecomeFocused: Bool { isEnabled }

    package func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        UIPointerStyle(shape: .resizeHorizontally)
    }

    // MARK: Dragging

    package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let split else { return false }
        start = (touch.location(in: nil).x, split.width(of: column))
        return true
    }

    package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let split, let start else { return false }
        let distance = touch.location(in: nil).x - start.x
        split.setWidthByUser(start.width + (split.isMirrored ? -distance : distance), of: column)
        return true
    }

    // MARK: Keyboard

    /// Moves the divider for the horizontal arrow keys, and to its limits for Home and End.
    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let split, let key = presses.first?.key,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
            let width = self.width(for: key, in: split)
        else { return super.pressesBegan(presses, with: event) }
        split.setWidthByUser(width, of: column)
    }

    private func width(for key: UIKey, in split: UISplitViewController) -> CGFloat? {
        let step: CGFloat = (split.isMirrored ? -1 : 1) * (key.modifierFlags.contains(.shift) ? 1 : Self.step)
        let current = split.width(of: column)
        switch key.keyCode {
        case .keyboardRightArrow: return current + step
        case .keyboardLeftArrow: return current - step
        case .keyboardHome: return split.widthLimits(of: column).lowerBound
        case .keyboardEnd: return split.widthLimits(of: column).upperBound
        default: return nil
        }
    }

    // MARK: Accessibility

    package override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }

    package override func accessibilityIncrement() {
        guard let split else { return }
        split.setWidthByUser(split.width(of: column) + Self.step, of: column)
    }

    package override func accessibilityDecrement() {
        guard let split else { return }
        split.setWidthByUser(split.width(of: column) - Self.step, of: column)
    }

    /// The width of the column and its range, for assistive technologies.
    var widthRange: (value: CGFloat, limits: ClosedRange<CGFloat>)? {
        split.map { ($0.width(of: column), $0.widthLimits(of: column)) }
    }

    func setWidth(_ width: CGFloat) {
        split?.setWidthByUser(width, of: column)
    }
}

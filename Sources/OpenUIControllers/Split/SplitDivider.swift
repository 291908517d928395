@_spi(Subclassing) import OpenUIKitCore

/// The line between two columns of a split view, which users drag or, when it has the focus, move with arrow keys.
@MainActor package final class SplitDivider: UIControl, UIPointerInteractionDelegate {
    /// The width of the area that responds to touches, in points.
    package static let touchWidth: CGFloat = 9
    private static let step: CGFloat = 16

    /// The column whose width the divider changes.
    package let column: UISplitViewController.Column
    private weak var delegate: (any SplitDividerDelegate)?
    private let line = UIView()
    /// The position of the touch and the width of the column when dragging began.
    private var start: (x: CGFloat, width: CGFloat)?

    /// Creates a divider.
    ///
    /// - Parameters:
    ///   - column: The column whose width it changes.
    ///   - delegate: The object that lays out the column.
    ///   - label: The name for assistive technologies.
    package init(
        of column: UISplitViewController.Column, delegate: any SplitDividerDelegate, label: LocalizedString
    ) {
        self.column = column
        self.delegate = delegate
        super.init(frame: .zero)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(line)
        addInteraction(UIPointerInteraction(delegate: self))
        builtInAccessibilityLabel = label
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
        guard let delegate else { return false }
        start = (touch.location(in: nil).x, delegate.columnWidth(for: self))
        return true
    }

    package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let delegate, let start else { return false }
        let distance = touch.location(in: nil).x - start.x
        setWidth(start.width + (delegate.isColumnAtRight(of: self) ? -distance : distance))
        return true
    }

    // MARK: Keyboard

    /// Moves the divider for the horizontal arrow keys, and to its limits for Home and End.
    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let delegate, let key = presses.first?.key,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
            let width = self.width(for: key, in: delegate)
        else { return super.pressesBegan(presses, with: event) }
        setWidth(width)
    }

    private func width(for key: UIKey, in delegate: any SplitDividerDelegate) -> CGFloat? {
        let direction: CGFloat = delegate.isColumnAtRight(of: self) ? -1 : 1
        let step = direction * (key.modifierFlags.contains(.shift) ? 1 : Self.step)
        let current = delegate.columnWidth(for: self)
        switch key.keyCode {
        case .keyboardRightArrow: return current + step
        case .keyboardLeftArrow: return current - step
        case .keyboardHome: return delegate.columnWidthLimits(for: self).lowerBound
        case .keyboardEnd: return delegate.columnWidthLimits(for: self).upperBound
        default: return nil
        }
    }

    // MARK: Accessibility

    package override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }

    package override func accessibilityIncrement() {
        changeWidth(by: Self.step)
    }

    package override func accessibilityDecrement() {
        changeWidth(by: -Self.step)
    }

    private func changeWidth(by step: CGFloat) {
        if let delegate { setWidth(delegate.columnWidth(for: self) + step) }
    }

    /// The width of the column and its range, for assistive technologies.
    var widthRange: (value: CGFloat, limits: ClosedRange<CGFloat>)? {
        delegate.map { ($0.columnWidth(for: self), $0.columnWidthLimits(for: self)) }
    }

    func setWidth(_ width: CGFloat) {
        delegate?.setColumnWidthByUser(width, for: self)
    }
}

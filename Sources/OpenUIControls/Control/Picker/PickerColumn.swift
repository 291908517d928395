package import Accessibility
@_spi(Subclassing) import OpenUIKitCore

/// A wheel of a ``UIPickerView`` with the keyboard focus and the description for assistive technologies.
@MainActor package final class PickerColumn: UIView {
    /// The number of rows that Page Up and Page Down go.
    private static let page = 5
    private static let bandRadius: CGFloat = 8

    let component: Int
    let wheel = PickerWheel()
    private weak var picker: UIPickerView?
    private var typing = TypeSelection()

    init(of picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        addSubview(wheel)
        wheel.makeRow = { [weak picker] in picker?.makeView(forRow: $0, forComponent: component, reusing: $1) }
        wheel.didSelect = { [weak self] _ in self?.userDidSelect() }
    }

    package required init?(coder: NSCoder) { nil }

    /// Adapts the wheel to the size.
    package override func layoutSubviews() {
        super.layoutSubviews()
        wheel.frame = bounds
    }

    private func userDidSelect() {
        accessibilityDidChange(.content)
        picker?.userDidSelect(wheel.selectedRow, inComponent: component)
    }

    // MARK: Keyboard

    package override var canBecomeFocused: Bool { wheel.rowCount > 0 }

    package override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        let height = picker?.bandHeight ?? bounds.height
        return (CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height), Self.bandRadius)
    }

    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.contains(where: handle) { super.pressesBegan(presses, with: event) }
    }

    package override func pressRepeated(_ press: UIPress) {
        if !handle(press) { super.pressRepeated(press) }
    }

    private func handle(_ press: UIPress) -> Bool {
        guard let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
            return false
        }
        let selected = wheel.selectedRow
        switch key.keyCode {
        case .keyboardUpArrow: wheel.selectByUser(selected - 1)
        case .keyboardDownArrow: wheel.selectByUser(selected + 1)
        case .keyboardPageUp: wheel.selectByUser(selected - Self.page)
        case .keyboardPageDown: wheel.selectByUser(selected + Self.page)
        case .keyboardHome: wheel.selectByUser(0)
        case .keyboardEnd: wheel.selectByUser(wheel.rowCount - 1)
        case .keyboardLeftArrow: return picker?.moveFocus(from: self, toTheRight: false) ?? false
        case .keyboardRightArrow: return picker?.moveFocus(from: self, toTheRight: true) ?? false
        default: return select(typing: key)
        }
        return true
    }

    private func select(typing key: UIKey) -> Bool {
        let row = typing.row(
            for: key, at: CACurrentMediaTime(), selected: wheel.selectedRow, count: wheel.rowCount
        ) { picker?.spokenTitle(forRow: $0, forComponent: component) }
        if let row { wheel.selectByUser(row) }
        return row != nil
    }

    // MARK: Accessibility

    @_spi(Subclassing) public override var isAccessibilityElementByDefault: Bool { true }

    @_spi(Subclassing) public override var defaultAccessibilityLabel: String? {
        picker.flatMap { picker in
            picker.accessibilityDelegate?.pickerView(picker, accessibilityLabelForComponent: component)
                ?? (picker.numberOfComponents == 1 ? picker.accessibilityLabel : nil)
        }
    }

    @_spi(Subclassing) public override var defaultAccessibilityValue: String? {
        wheel.rowCount > 0 ? picker?.spokenTitle(forRow: wheel.selectedRow, forComponent: component) : nil
    }

    /// The hint that was set, otherwise that of the picker's delegate.
    package override var accessibilityHint: String? {
        get {
            if let hint = super.accessibilityHint { return hint }
            return picker.flatMap { picker in
                picker.accessibilityDelegate?.pickerView(picker, accessibilityHintForComponent: component)
            }
        }
        set { super.accessibilityHint = newValue }
    }

    @_spi(Subclassing) public override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }

    package override func accessibilityIncrement() { wheel.selectByUser(wheel.selectedRow + 1) }
    package override func accessibilityDecrement() { wheel.selectByUser(wheel.selectedRow - 1) }
}

extension PickerColumn: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .stepper
        guard wheel.rowCount > 0 else { return }
        node.range = AccessibilityNode.Range(
            value: Double(wheel.selectedRow), in: 0...Double(wheel.rowCount - 1), step: 1, isAdjustable: true)
    }

    package func setAccessibilityValue(_ value: Double) -> Bool {
        guard let row = Int(exactly: value.rounded()) else { return false }
        wheel.selectByUser(row)
        return true
    }
}

/// The contents of a ``UIDatePicker`` with buttons that open a calendar and wheels.
@MainActor final class CompactDateView: UIView, DatePickerContent {
    private static let spacing: CGFloat = 6

    var didSelect: (Date) -> Void = { _ in }

    private let dateButton = UIButton(configuration: .gray())
    private let timeButton = UIButton(configuration: .gray())
    private let texts = DateTexts(calendar: .current)
    private var settings: DatePickerSettings?
    private var date = Date()
    private weak var opened: UIDatePicker?
    private var popover = ControlPopover()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (button, name) in [
            (dateButton, LocalizedString.BuiltIn.dateDate), (timeButton, LocalizedString.BuiltIn.dateTime),
        ] {
            button.builtInAccessibilityLabel = name
            addSubview(button)
        }
        dateButton.addAction(UIAction { [weak self] _ in self?.open(.date) }, for: .primaryActionTriggered)
        timeButton.addAction(UIAction { [weak self] _ in self?.open(.time) }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ date: Date, _ settings: DatePickerSettings, animated: Bool) {
        self.date = date
        self.settings = settings
        texts.calendar = settings.rules.calendar
        dateButton.isHidden = settings.mode == .time
        timeButton.isHidden = settings.mode == .date
        show(texts.text(date, template: texts.hasEras ? "GyMMMd" : "yMMMd"), in: dateButton)
        show(texts.text(date, template: "jmm"), in: timeButton)
        opened?.date = date
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(_ text: String, in button: UIButton) {
        button.configuration?.title = text
        button.accessibilityValue = text
    }

    /// Opens a popover in which the date or the time is selected.
    private func open(_ mode: UIDatePicker.Mode) {
        guard let settings else { return }
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = mode == .date ? .inline : .wheels
        picker.adopt(settings.rules)
        picker.date = date
        picker.addAction(
            UIAction { [weak self, weak picker] _ in
                if let self, let picker { didSelect(settings.rules.accepted(picker.date)) }
            }, for: .valueChanged)
        opened = picker
        popover.present(container(of: picker), from: mode == .date ? dateButton : timeButton)
    }

    /// Closes the popover when the date picker was removed.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        popover.dismiss(ifRemoved: self)
    }

    private func container(of picker: UIDatePicker) -> UIViewController {
        let controller = UIViewController()
        picker.frame = controller.view.bounds
        picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(picker)
        controller.preferredContentSize = picker.intrinsicContentSize
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.delegate = self
        return controller
    }

    private var buttons: [UIButton] { [dateButton, timeButton].filter { !$0.isHidden } }

    private var sizesInRow: [CGSize] { buttons.map(\.intrinsicContentSize) }

    private static func size(ofRow sizes: [CGSize]) -> CGSize {
        CGSize(
            width: sizes.reduce(-spacing) { $0 + $1.width + spacing }, height: sizes.map(\.height).max() ?? 0)
    }

    /// Returns the sizes of buttons below each other, whose titles wrap.
    private func sizesInColumn(width: CGFloat) -> [CGSize] {
        buttons.map { button in
            let size = button.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: min(size.width, width), height: size.height)
        }
    }

    private static func size(ofColumn sizes: [CGSize]) -> CGSize {
        CGSize(
            width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(-spacing) { $0 + $1.height + spacing })
    }

    /// Places the visible buttons side by side, in the direction of text, or below each other if the width is too small.
    override func layoutSubviews() {
        super.layoutSubviews()
        let sizes = sizesInRow
        if Self.size(ofRow: sizes).width > bounds.width + 0.5 {
            let column = sizesInColumn(width: bounds.width)
            if Self.size(ofColumn: column).height <= bounds.height + 0.5 { return place(column, isColumn: true) }
        }
        place(sizes.map { CGSize(width: $0.width, height: bounds.height) }, isColumn: false)
    }

    private func place(_ sizes: [CGSize], isColumn: Bool) {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var origin = CGPoint.zero
        for (button, size) in zip(buttons, sizes) {
            let width = min(size.width, max(bounds.width - origin.x, 0))
            let x = isReversed ? bounds.width - origin.x - width : origin.x
            button.frame = CGRect(x: x, y: origin.y, width: width, height: size.height)
            if isColumn { origin.y += size.height + Self.spacing } else { origin.x += width + Self.spacing }
        }
    }

    override var intrinsicContentSize: CGSize { Self.size(ofRow: sizesInRow) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let row = intrinsicContentSize
        guard size.width > 0, size.width + 0.5 < row.width else { return row }
        return Self.size(ofColumn: sizesInColumn(width: size.width))
    }
}

extension CompactDateView: UIPopoverPresentationControllerDelegate {
    /// A popover also in narrow windows.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

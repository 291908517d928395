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

    /// Places the visible buttons side by side, in the direction of text.
    override func layoutSubviews() {
        super.layoutSubviews()
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for button in buttons {
            let width = min(button.intrinsicContentSize.width, max(bounds.width - x, 0))
            button.frame = CGRect(
                x: isReversed ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            x += width + Self.spacing
        }
    }

    override var intrinsicContentSize: CGSize {
        let sizes = buttons.map(\.intrinsicContentSize)
        return CGSize(
            width: sizes.reduce(-Self.spacing) { $0 + $1.width + Self.spacing }, height: sizes.map(\.height).max() ?? 0)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension CompactDateView: UIPopoverPresentationControllerDelegate {
    /// A popover also in narrow windows.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

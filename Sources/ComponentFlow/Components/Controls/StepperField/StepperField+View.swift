extension StepperField {
    /// The view of a ``StepperField``, which contains the text field, the buttons and the message for a text that is no number.
    public final class View: UIView, UITextFieldDelegate {
        /// The width of the field in the default text size, the least width, and the distances between the parts, in points.
        private static let (fieldWidth, leastWidth, spacing): (CGFloat, CGFloat, CGFloat) = (96, 44, 8)

        /// The text field.
        let field = StepperTextField(frame: .zero)
        private let stepper = StepperButtons(frame: .zero)
        private let message = UILabel()
        private var component: StepperField?
        private var numbers: StepperFieldNumbers?
        /// Whether the field shows a text that was typed and not reported.
        private var hasPendingText = false
        private var isInvalid = false

        public override init(frame: CGRect) {
            super.init(frame: frame)
            setUpField()
            stepper.addAction(UIAction { [weak self] _ in self?.buttonsDidStep() }, for: .valueChanged)
            message.font = .preferredFont(forTextStyle: .footnote)
            message.adjustsFontForContentSizeCategory = true
            message.numberOfLines = 0
            message.isHidden = true
            for view in [field, stepper, message] { addSubview(view) }
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        private func setUpField() {
            field.delegate = self
            field.borderStyle = .roundedRect
            field.font = .body
            field.adjustsFontForContentSizeCategory = true
            field.keyboardType = .decimalPad
            field.autocorrectionType = .no
            field.spellCheckingType = .no
            field.stepped = { [weak self] in self?.step($0) }
            field.canDiscard = { [weak self] in self?.canDiscard ?? false }
            field.discarded = { [weak self] in self?.discardText() }
            field.addAction(UIAction { [weak self] _ in self?.hasPendingText = true }, for: .editingChanged)
            field.addAction(UIAction { [weak self] _ in self?.commit() }, for: .editingDidEnd)
        }

        // MARK: Updates

        func update(component: StepperField, language: Language) {
            let numbers = component.numbers(in: language.locale)
            let isNew = self.component != component || self.numbers != numbers
            (self.component, self.numbers) = (component, numbers)
            let isEnabled = component.isEnabled && !InheritedValues.isDisabled
            (field.isEnabled, stepper.isEnabled) = (isEnabled, isEnabled)
            field.accessibilityLabel = component.title
            field.nameActions(in: language)
            message.text = numbers.message.text(in: language)
            guard isNew else { return }
            stepper.minimumValue = component.range.lowerBound
            stepper.maximumValue = component.range.upperBound
            stepper.stepValue = component.step
            // A text that the user is typing remains.
            if !hasPendingText { show(component.value) }
            stepper.value = component.value
        }

        private func show(_ value: Double) {
            guard let text = numbers?.text(of: value), field.text != text else { return }
            field.text = text
        }

        /// Updates the component if the user has chosen another text size.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            updateComponentIfTextSizeChanged(from: previousTraitCollection)
            showBorder()
        }

        // MARK: Editing

        /// Reports the typed number, or displays the message; returns whether the field shows a number.
        @discardableResult private func commit() -> Bool {
            guard hasPendingText else { return !isInvalid }
            prepareComponentsForEvent()
            guard let number = numbers?.number(in: field.text ?? "") else {
                setInvalid(true)
                return false
            }
            change(to: number)
            return true
        }

        private func change(to number: Double) {
            guard let component else { return }
            hasPendingText = false
            setInvalid(false)
            if number != component.value { component.valueUpdated(number) }
            let value = self.component?.value ?? number
            show(value)
            stepper.value = value
        }

        /// Changes the typed number, or the value if no number is typed, by some steps.
        private func step(_ count: Double) {
            prepareComponentsForEvent()
            guard field.isEnabled, let component, let numbers else { return }
            let typed = hasPendingText ? numbers.number(in: field.text ?? "") : nil
            change(to: numbers.number(typed ?? component.value, movedBy: count))
        }

        private func buttonsDidStep() {
            guard let component, stepper.value != component.value else { return }
            step(stepper.value < component.value ? -1 : 1)
        }

        private var canDiscard: Bool { hasPendingText || isInvalid }

        /// Shows the value again instead of a typed text.
        private func discardText() {
            guard let component else { return }
            hasPendingText = false
            setInvalid(false)
            show(component.value)
        }

        /// Reports the number; if there is one, performs the action of a modifier around the field or of the default button.
        public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            guard commit() else { return false }
            guard let submit else { return true }
            submit()
            return false
        }

        private var submit: (() -> Void)? { mountedNode?.inheritedValues?.submit?.action }

        private func setInvalid(_ isInvalid: Bool) {
            if isInvalid { UIAccessibility.post(notification: .announcement, argument: message.text) }
            guard isInvalid != self.isInvalid else { return }
            self.isInvalid = isInvalid
            message.isHidden = !isInvalid
            showBorder()
            guard let node = mountedNode else { return }
            UpdateScheduler.shared.requestUpdate(of: node, transition: .immediate, isLocal: false)
        }

        private func showBorder() {
            field.layer.borderWidth = isInvalid ? 2 : 0
            field.layer.cornerRadius = isInvalid ? UITextField.fieldCornerRadius : 0
            field.layer.borderColor = UIColor.systemRed.resolvedColor(with: traitCollection).cgColor
        }

        // MARK: Layout

        /// Returns the size of field and buttons with the message below them, which is at most as wide as proposed.
        public override func sizeThatFits(_ size: CGSize) -> CGSize {
            let row = rowSize(in: size.width)
            guard isInvalid else { return row }
            return CGSize(width: row.width, height: row.height + Self.spacing / 2 + messageHeight(row.width))
        }

        private func rowSize(in available: CGFloat) -> CGSize {
            let buttons = stepper.intrinsicContentSize
            let ends = Self.spacing + buttons.width
            let desired = max(scaledForTextSize(Self.fieldWidth), Self.fieldWidth)
            let width = max(min(desired, available - ends), Self.leastWidth)
            return CGSize(width: width + ends, height: max(field.intrinsicContentSize.height, buttons.height))
        }

        private func messageHeight(_ width: CGFloat) -> CGFloat {
            message.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
        }

        public override func layoutSubviews() {
            super.layoutSubviews()
            let (row, buttons) = (rowSize(in: bounds.width), stepper.intrinsicContentSize)
            let width = max(bounds.width - buttons.width - Self.spacing, 0)
            field.frame = placed(CGRect(x: 0, y: 0, width: width, height: row.height))
            stepper.frame = placed(
                CGRect(
                    x: width + Self.spacing, y: (row.height - buttons.height) / 2, width: buttons.width,
                    height: buttons.height))
            message.frame = CGRect(
                x: 0, y: row.height + Self.spacing / 2, width: bounds.width, height: messageHeight(bounds.width))
        }

        private func placed(_ frame: CGRect) -> CGRect {
            effectiveUserInterfaceLayoutDirection == .rightToLeft
                ? frame.mirrored(in: CGRect(origin: .zero, size: CGSize(width: bounds.width, height: frame.height)))
                : frame
        }
    }
}

extension StepperField.View: ElementContainer {
    var element: UIView { field }
}

/// The buttons of a ``StepperField``, which the keyboard and assistive technologies use through the field.
private final class StepperButtons: UIStepper {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = false
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var canBecomeFocused: Bool { false }
}

/// The text field of a ``StepperField``.
final class StepperTextField: UITextField {
    /// The number of steps of Page Up and Page Down.
    private static let page: Double = 10

    /// Called with a number of steps.
    var stepped: (Double) -> Void = { _ in }
    /// Returns whether Escape discards a typed text, before it dismisses what contains the field.
    var canDiscard: () -> Bool = { false }
    /// Called when Escape is pressed and discards the text.
    var discarded: () -> Void = {}
    private var language: Language?

    /// Offers the steps to assistive technologies, in a language.
    func nameActions(in language: Language) {
        guard language != self.language else { return }
        self.language = language
        accessibilityCustomActions = [(LocalizedString.BuiltIn.actionIncrement, 1.0), (.BuiltIn.actionDecrement, -1)]
            .map {
                name, count in
                UIAccessibilityCustomAction(name: name.text(in: language)) { [weak self] _ in
                    self?.stepped(count)
                    return true
                }
            }
    }

    /// The keys that change the number while the field is edited.
    override var keyCommands: [UIKeyCommand]? {
        guard isFirstResponder else { return super.keyCommands }
        let steps = [
            (UIKeyCommand.inputUpArrow, 1), (UIKeyCommand.inputDownArrow, -1), (UIKeyCommand.inputPageUp, Self.page),
            (UIKeyCommand.inputPageDown, -Self.page),
        ]
        var commands = steps.map { input, count in
            UIKeyCommand(input: input) { [weak self] _ in self?.stepped(count) }
        }
        if canDiscard() {
            commands.append(UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.discarded() })
        }
        return commands + (super.keyCommands ?? [])
    }
}

extension ComboBox {
    /// The control of a ``ComboBox``.
    public final class View: UITextField, UITextFieldDelegate, TextEditingView {
        /// The sizes of the button and its arrow for the default text size, in points.
        private static let (buttonSize, arrowSize) = (CGSize(width: 26, height: 28), CGFloat(11))

        private var component: ComboBox?
        /// The action of a modifier around the field.
        private var enclosingSubmit: SubmitAction?
        private(set) weak var editing: TextEditingState?
        private var options = ComboBoxOptions([])
        private let openButton = ComboBoxButton()
        private lazy var list = makeList()
        /// The values in the list while it is open.
        private var shownValues: [String] = []

        public override init(frame: CGRect) {
            super.init(frame: frame)
            delegate = self
            borderStyle = .roundedRect
            font = .body
            adjustsFontForContentSizeCategory = true
            autocapitalizationType = .none
            autocorrectionType = .no
            addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
            addAction(UIAction { [weak self] _ in self?.handleFocusChange(true) }, for: .editingDidBegin)
            addAction(UIAction { [weak self] _ in self?.editingHasEnded() }, for: .editingDidEnd)
            setUpButton()
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        /// Updates the component if the user has chosen another text size.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            fitButton()
            updateComponentIfTextSizeChanged(from: previousTraitCollection)
        }

        private func setUpButton() {
            fitButton()
            openButton.tintColor = .secondaryLabel
            openButton.addAction(UIAction { [weak self] _ in self?.toggleList() }, for: .touchUpInside)
            rightView = openButton
            rightViewMode = .always
        }

        /// The size of the button in the text size of the field, which is large enough to be hit also for small text.
        private var buttonSize: CGSize {
            let size = Self.buttonSize
            return CGSize(
                width: max(scaledForTextSize(size.width), size.width),
                height: max(scaledForTextSize(size.height), size.height))
        }

        /// Shows the button in the text size of the field.
        private func fitButton() {
            let size = buttonSize
            guard openButton.frame.size != size else { return }
            let symbol = UIImage.SymbolConfiguration(pointSize: scaledForTextSize(Self.arrowSize), weight: .medium)
            openButton.setImage(UIImage(systemName: "chevron.down", withConfiguration: symbol), for: .normal)
            openButton.frame.size = size
        }

        // MARK: Updates

        func update(component: ComboBox, state: TextEditingState) {
            let isNew = self.component != component
            if self.component?.options != component.options { options = ComboBoxOptions(component.options) }
            self.component = component
            editing = state
            enclosingSubmit = InheritedValues.current?.submit
            placeholder = component.placeholder
            fitPlaceholder()
            isEnabled = component.isEnabled && !InheritedValues.isDisabled
            openButton.isEnabled = isEnabled
            openButton.accessibilityLabel = LocalizedString.BuiltIn.controlShowValues.textInComponent
            if !isEnabled { list.close() }
            guard isNew else { return }
            showSpecified()
        }

        /// Shows the specified text, unless the user is typing one that is not in the list yet.
        func showSpecified() {
            guard let component else { return }
            if !component.allowsOtherValues, isEditing, hasPendingText { return }
            show(component.text)
        }

        /// Whether the field shows a text that was not reported, because it is not in the list.
        private var hasPendingText = false

        var listeners: TextEditingCallbacks? {
            component.map { TextEditingCallbacks(textUpdated: $0.textUpdated) }
        }

        // MARK: Editing

        private func textDidChange() {
            guard let component else { return }
            report(displayedText, of: component)
            let values = options.matches(displayedText)
            let isChosen = values.count == 1 && values[0] == displayedText
            showList(isChosen ? [] : values)
        }

        /// Reports a typed text or, if only the values in the list are allowed, the value that equals it.
        private func report(_ typed: String, of component: ComboBox) {
            guard !component.allowsOtherValues else { return handleTextChange() }
            hasPendingText = true
            prepareComponentsForEvent()
            synchronizeState()
            guard let value = options.value(equalTo: typed), value != component.text else { return }
            component.textUpdated(value)
        }

        private func choose(_ index: Int) {
            guard shownValues.indices.contains(index) else { return }
            commit(shownValues[index])
        }

        private func commit(_ value: String) {
            hasPendingText = false
            guard displayedText != value || component?.text != value else { return }
            displayedText = value
            handleTextChange()
        }

        /// Stores the selection in the component's state.
        public func textFieldDidChangeSelection(_ textField: UITextField) {
            handleSelectionChange()
        }

        /// Chooses the first value if only those in the list are allowed, otherwise calls `onSubmit`; without a
        /// closure, Return activates the default button.
        public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            let first = shownValues.first
            let wasOpen = list.isOpen
            list.close()
            if component?.allowsOtherValues == false, hasPendingText {
                if let value = options.value(equalTo: displayedText) ?? (wasOpen ? first : nil) { commit(value) }
            }
            prepareComponentsForEvent()
            guard let submit = component?.onSubmit ?? enclosingSubmit?.action else { return true }
            submit()
            return false
        }

        private func editingHasEnded() {
            list.close()
            settlePendingText()
            handleFocusChange(false)
        }

        /// Replaces a text that is not in the list by the value that equals it, or by the specified text.
        private func settlePendingText() {
            guard hasPendingText, let component else { return }
            hasPendingText = false
            let value = options.value(equalTo: displayedText) ?? component.text
            if displayedText != value {
                displayedText = value
                synchronizeState()
            }
        }

        // MARK: List

        private func makeList() -> CompletionList {
            let list = CompletionList(below: self)
            list.onChoose = { [weak self] in self?.choose($0) }
            list.onOpenChange = { [weak self] _ in self?.accessibilityDidChange(.content) }
            return list
        }

        /// Shows values in the list, or closes it for none.
        private func showList(_ values: [String]) {
            shownValues = values
            list.name = accessibilityLabel
            let current = component?.text
            list.items = values.map { CompletionItem($0, isCurrent: $0 == current) }
            if isEditing { list.open() }
        }

        /// Shows all values, and selects the present one.
        private func openList() {
            guard isEnabled, becomeFirstResponder() else { return }
            showList(options.values)
            list.select(options.values.firstIndex(of: displayedText))
        }

        private func toggleList() {
            if list.isOpen { list.close() } else { openList() }
        }

        // MARK: Keyboard

        /// The key commands of the list, or the one that opens it.
        public override var keyCommands: [UIKeyCommand]? {
            guard isFirstResponder else { return super.keyCommands }
            return (list.isOpen ? list.keyCommands : closedCommands) + (super.keyCommands ?? [])
        }

        private var closedCommands: [UIKeyCommand] {
            var commands = [UIKeyModifierFlags(), .alternate].map { modifiers in
                UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: modifiers) { [weak self] _ in
                    self?.openList()
                }
            }
            if hasPendingText {
                commands.append(
                    UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.discardPendingText() })
            }
            return commands
        }

        /// Shows the specified text again, instead of one that is not in the list.
        private func discardPendingText() {
            guard let component else { return }
            hasPendingText = false
            displayedText = component.text
            synchronizeState()
        }

        // MARK: Layout

        public override func layoutSubviews() {
            super.layoutSubviews()
            list.anchorDidMove()
        }

        private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

        private func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
            isReversed ? rect.mirrored(in: bounds) : rect
        }

        /// The rectangle of the button, at the trailing edge.
        public override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
            let size = buttonSize
            let height = min(size.height, bounds.height)
            return mirrored(
                CGRect(
                    x: bounds.maxX - size.width - 2, y: bounds.midY - height / 2, width: size.width, height: height),
                in: bounds)
        }

        public override func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
        public override func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }

        private func contentRect(in bounds: CGRect) -> CGRect {
            // Not `insetBy`, which returns the null rectangle for a field that is smaller than its insets.
            mirrored(
                CGRect(
                    x: bounds.minX + 8, y: bounds.minY + 6, width: max(bounds.width - buttonSize.width - 14, 0),
                    height: max(bounds.height - 12, 0)), in: bounds)
        }

        public override var intrinsicContentSize: CGSize {
            let own = super.intrinsicContentSize
            return CGSize(width: own.width + buttonSize.width, height: own.height)
        }
    }
}

extension ComboBox.View: CompletionListing {
    package var isCompletionListOpen: Bool { list.isOpen }
}

/// The button that opens the list of a ``ComboBox``.
///
/// The Tab key does not reach it, because the Down key of the field does the same.
private final class ComboBoxButton: UIButton {
    override var canBecomeFocused: Bool { false }
}

/// A text field with a single line.
///
/// ```swift
/// TextField(text: state.name, placeholder: "Name") { name in
///     state.name = name
///     state.updated()
/// }
/// .onSubmit { save() }
/// ```
///
/// It takes the proposed width. Edits are shown immediately and passed to `textUpdated`. When the parent updates the
/// field next, the text it specifies is shown, and the caret keeps its position. The text, the selection and the
/// editing state are part of the component's state, so an edit updates only the field. Closures are behavior and not
/// part of `==`.
public struct TextField: ControlledComponent {
    public let text: String
    /// The text shown while the field is empty.
    public let placeholder: String
    public let font: UIFont
    /// The text color.
    public let color: UIColor
    public let alignment: NSTextAlignment
    /// The border; `nil` stands for that of the ``Component/textFieldStyle(_:)`` around the field, which is rounded by
    /// default.
    public private(set) var borderStyle: UITextField.BorderStyle?
    /// Whether text entry is hidden, as in a password field.
    public let isSecure: Bool
    /// Whether a button that clears the field is shown during editing.
    public let hasClearButton: Bool
    /// Whether the text can be edited.
    public let isEnabled: Bool
    /// The closure called when the user changes the text.
    public let textUpdated: (String) -> Void
    /// The slot that makes the field first responder when invoked with `true`, and resigns it with `false`.
    public private(set) var focus: ActionSlot<Bool>?
    /// The closure called when Return is pressed.
    public private(set) var onSubmit: (() -> Void)?
    /// The closure called when editing begins or ends.
    public private(set) var onFocus: ((Bool) -> Void)?
    /// The closure called with the selected range, in UTF-16 code units, when the selection or the caret changes.
    public private(set) var onSelection: ((NSRange) -> Void)?
    /// Whether misspelled words are marked while the user edits the text.
    public private(set) var spellCheckingType = UITextSpellCheckingType.default
    /// The language of the text, for example "en-US"; `nil` is that of the desktop.
    public private(set) var language: String?

    /// Creates a text field with the style of a modifier around it.
    public init(
        text: String, placeholder: String = "", font: UIFont = .body, color: UIColor = .label,
        alignment: NSTextAlignment = .natural, isSecure: Bool = false, hasClearButton: Bool = false,
        isEnabled: Bool = true, textUpdated: @escaping (String) -> Void
    ) {
        self.init(
            text: text, placeholder: placeholder, font: font, color: color, alignment: alignment, border: nil,
            isSecure: isSecure, hasClearButton: hasClearButton, isEnabled: isEnabled, textUpdated: textUpdated)
    }

    /// Creates a text field with a border.
    public init(
        text: String, placeholder: String = "", font: UIFont = .body, color: UIColor = .label,
        alignment: NSTextAlignment = .natural, borderStyle: UITextField.BorderStyle, isSecure: Bool = false,
        hasClearButton: Bool = false, isEnabled: Bool = true, textUpdated: @escaping (String) -> Void
    ) {
        self.init(
            text: text, placeholder: placeholder, font: font, color: color, alignment: alignment, border: borderStyle,
            isSecure: isSecure, hasClearButton: hasClearButton, isEnabled: isEnabled, textUpdated: textUpdated)
    }

    private init(
        text: String, placeholder: String, font: UIFont, color: UIColor, alignment: NSTextAlignment,
        border: UITextField.BorderStyle?, isSecure: Bool, hasClearButton: Bool, isEnabled: Bool,
        textUpdated: @escaping (String) -> Void
    ) {
        self.text = text
        self.placeholder = placeholder
        self.font = font
        self.color = color
        self.alignment = alignment
        self.borderStyle = border
        self.isSecure = isSecure
        self.hasClearButton = hasClearButton
        self.isEnabled = isEnabled
        self.textUpdated = textUpdated
    }

    /// Returns the field with a slot that makes it first responder, or resigns it.
    public func focus(_ slot: ActionSlot<Bool>?) -> TextField {
        with { $0.focus = slot }
    }

    /// Specifies the border of this field, which takes precedence over the style of modifiers around it.
    public func textFieldStyle(_ style: TextFieldStyle) -> TextField {
        with { $0.borderStyle = style.borderStyle }
    }

    /// Returns the field with a closure that is called when Return is pressed; the field remains first responder.
    public func onSubmit(_ action: (() -> Void)?) -> TextField {
        with { $0.onSubmit = action }
    }

    /// Returns the field with a closure that is called when editing begins or ends.
    public func onFocus(_ action: ((Bool) -> Void)?) -> TextField {
        with { $0.onFocus = action }
    }

    /// Returns the field with a closure that is called with the selected range, in UTF-16 code units, when it changes.
    public func onSelection(_ action: ((NSRange) -> Void)?) -> TextField {
        with { $0.onSelection = action }
    }

    /// Returns the field with a setting that specifies whether misspelled words are marked while the user edits the text.
    ///
    /// Has an effect if the program has activated ComponentFlowSpelling. The default marks words in prose.
    ///
    /// - Parameters:
    ///   - type: Whether words are marked.
    ///   - language: The language of the text, for example "en-US"; `nil` is that of the desktop.
    public func spellChecking(_ type: UITextSpellCheckingType, language: String? = nil) -> TextField {
        with {
            $0.spellCheckingType = type
            $0.language = language
        }
    }

    /// Returns whether both have equal properties; closures are ignored.
    public static func == (lhs: TextField, rhs: TextField) -> Bool {
        lhs.text == rhs.text && lhs.placeholder == rhs.placeholder && lhs.font == rhs.font && lhs.color == rhs.color
            && lhs.alignment == rhs.alignment && lhs.borderStyle == rhs.borderStyle && lhs.isSecure == rhs.isSecure
            && lhs.hasClearButton == rhs.hasClearButton && lhs.isEnabled == rhs.isEnabled && lhs.focus == rhs.focus
            && lhs.spellCheckingType == rhs.spellCheckingType && lhs.language == rhs.language
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    public func makeState() -> TextEditingState {
        TextEditingState()
    }

    /// Shows the text.
    public func update(
        view: View, availableSize: CGSize, state: TextEditingState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, state: state)
        return view.size(in: availableSize)
    }

    func wasSpecifiedAgain(for view: View) {
        view.show(text)
    }
}

extension TextField {
    /// Creates a text field for a binding, with the style of a modifier around it.
    ///
    /// - Parameters:
    ///   - placeholder: The text shown while the field is empty.
    ///   - text: The binding that is set when the user changes the text.
    ///   - font: The font.
    ///   - color: The text color.
    ///   - alignment: The alignment of the text.
    ///   - isSecure: Whether text entry is hidden, as in a password field.
    ///   - hasClearButton: Whether a button that clears the field is shown during editing.
    ///   - isEnabled: Whether the text can be edited.
    public init(
        _ placeholder: String = "", text: Binding<String>, font: UIFont = .body,
        color: UIColor = .label, alignment: NSTextAlignment = .natural, isSecure: Bool = false,
        hasClearButton: Bool = false, isEnabled: Bool = true
    ) {
        self.init(
            text: text.wrappedValue, placeholder: placeholder, font: font, color: color, alignment: alignment,
            isSecure: isSecure, hasClearButton: hasClearButton, isEnabled: isEnabled,
            textUpdated: text.setFromControl)
    }

    /// Creates a text field for a binding, with a border.
    ///
    /// `borderStyle` takes precedence over the style of a modifier around the field.
    public init(
        _ placeholder: String = "", text: Binding<String>, font: UIFont = .body,
        color: UIColor = .label, alignment: NSTextAlignment = .natural, borderStyle: UITextField.BorderStyle,
        isSecure: Bool = false, hasClearButton: Bool = false, isEnabled: Bool = true
    ) {
        self.init(
            text: text.wrappedValue, placeholder: placeholder, font: font, color: color, alignment: alignment,
            borderStyle: borderStyle, isSecure: isSecure, hasClearButton: hasClearButton, isEnabled: isEnabled,
            textUpdated: text.setFromControl)
    }
}

extension TextField {
    /// The control of a ``TextField``.
    public final class View: UITextField, UITextFieldDelegate, TextEditingView {
        private var component: TextField?
        private(set) weak var editing: TextEditingState?
        private var inputLanguage: InputLanguage?
        /// The action of a modifier around the field.
        private var enclosingSubmit: SubmitAction?
        private var displayedFont = DisplayedFont()

        public override init(frame: CGRect) {
            super.init(frame: frame)
            delegate = self
            addAction(UIAction { [weak self] _ in self?.handleTextChange() }, for: .editingChanged)
            addAction(UIAction { [weak self] _ in self?.handleFocusChange(true) }, for: .editingDidBegin)
            addAction(UIAction { [weak self] _ in self?.handleFocusChange(false) }, for: .editingDidEnd)
        }

        /// The language that the component specifies, or that of the desktop.
        public override var textInputMode: UITextInputMode? { inputLanguage ?? super.textInputMode }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(component: TextField, state: TextEditingState) {
            // The update may also be caused by the field's state or available size; then the parent has not specified a
            // new text.
            let isNew = self.component != component
            self.component = component
            editing = state
            let inherited = InheritedValues.current
            enclosingSubmit = inherited?.submit
            placeholder = component.placeholder
            let shownFont = displayedFont.font(for: component.font, in: traitCollection)
            if font != shownFont { font = shownFont }
            fitPlaceholder()
            if textColor != component.color { textColor = component.color }
            if textAlignment != component.alignment { textAlignment = component.alignment }
            let shownBorder = component.borderStyle ?? (inherited?.textFieldStyle ?? .automatic).borderStyle
            if borderStyle != shownBorder { borderStyle = shownBorder }
            isSecureTextEntry = component.isSecure
            spellCheckingType = component.spellCheckingType
            if inputLanguage?.primaryLanguage != component.language {
                inputLanguage = component.language.map { InputLanguage($0) }
                reloadInputViews()
            }
            clearButtonMode = component.hasClearButton ? .whileEditing : .never
            isEnabled = component.isEnabled && !InheritedValues.isDisabled
            component.focus?.connect { [weak self] takesKeyboard in
                if takesKeyboard { self?.becomeFirstResponder() } else { self?.resignFirstResponder() }
            }
            if isNew { show(component.text) }
        }

        /// Updates the component if the user has chosen another text size.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            if let traits = changedTraitsForTextSize, displayedFont.follow(traits) { updateComponentForTextSize() }
        }

        var listeners: TextEditingCallbacks? {
            component.map {
                TextEditingCallbacks(textUpdated: $0.textUpdated, onFocus: $0.onFocus, onSelection: $0.onSelection)
            }
        }

        /// Stores and reports the selection.
        public func textFieldDidChangeSelection(_ textField: UITextField) {
            handleSelectionChange()
        }

        /// Calls the component's `onSubmit` closure, or that of a modifier around it; the field remains first responder.
        ///
        /// Without a closure, Return activates the default button.
        public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            prepareComponentsForEvent()
            guard let submit = component?.onSubmit ?? enclosingSubmit?.action else { return true }
            submit()
            return false
        }
    }
}

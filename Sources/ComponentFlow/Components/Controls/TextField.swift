/// A field in which people write one line of text.
///
/// ```swift
/// TextField(text: state.name, placeholder: "Name") { name in
///     state.name = name
///     state.updated()
/// }
/// .onSubmit { save() }
/// ```
///
/// It is as wide as it may be. What is written is shown at once and handed to `textUpdated`; when the parent updates the
/// field next, the text it gives counts, with the caret where it was. Text, selection and whether somebody writes are in
/// the component's state, so an edit re-runs nothing but the field. Closures are behaviour and no part of `==`.
public struct TextField: Component {
    /// The text.
    public let text: String
    /// What is shown while there is no text.
    public let placeholder: String
    /// The font.
    public let font: UIFont
    /// The colour of the text.
    public let color: UIColor
    /// To which side the text is aligned.
    public let alignment: NSTextAlignment
    /// The frame around the text.
    public let borderStyle: UITextField.BorderStyle
    /// Whether dots stand for the characters.
    public let isSecure: Bool
    /// Whether there is a button that empties the field while somebody writes.
    public let hasClearButton: Bool
    /// Whether people can write.
    public let isEnabled: Bool
    /// Told of the text whenever somebody changed it.
    public let textUpdated: (String) -> Void
    /// Invoked with true it gives the field the keyboard, with false it takes it away.
    public private(set) var focus: ActionSlot<Bool>?
    /// Told when Return is pressed.
    public private(set) var onSubmit: (() -> Void)?
    /// Told when editing begins and ends.
    public private(set) var onFocus: ((Bool) -> Void)?
    /// Told of the selection, in UTF-16 units, whenever it changed or the caret moved.
    public private(set) var onSelection: ((NSRange) -> Void)?

    /// Makes a field.
    public init(
        text: String, placeholder: String = "", font: UIFont = .systemFont(ofSize: 17), color: UIColor = .label,
        alignment: NSTextAlignment = .natural, borderStyle: UITextField.BorderStyle = .roundedRect,
        isSecure: Bool = false, hasClearButton: Bool = false, isEnabled: Bool = true,
        textUpdated: @escaping (String) -> Void
    ) {
        self.text = text
        self.placeholder = placeholder
        self.font = font
        self.color = color
        self.alignment = alignment
        self.borderStyle = borderStyle
        self.isSecure = isSecure
        self.hasClearButton = hasClearButton
        self.isEnabled = isEnabled
        self.textUpdated = textUpdated
    }

    /// The field with a slot that gives it the keyboard, or takes it away.
    public func focus(_ slot: ActionSlot<Bool>?) -> TextField {
        var copy = self
        copy.focus = slot
        return copy
    }

    /// The field with a closure that is called when Return is pressed; it keeps the keyboard.
    public func onSubmit(_ action: (() -> Void)?) -> TextField {
        var copy = self
        copy.onSubmit = action
        return copy
    }

    /// The field with a closure that is told when editing begins and ends.
    public func onFocus(_ action: ((Bool) -> Void)?) -> TextField {
        var copy = self
        copy.onFocus = action
        return copy
    }

    /// The field with a closure that is told of the selection, in UTF-16 units, whenever it changed.
    public func onSelection(_ action: ((NSRange) -> Void)?) -> TextField {
        var copy = self
        copy.onSelection = action
        return copy
    }

    /// Whether both look and are used the same; closures do not count.
    public static func == (lhs: TextField, rhs: TextField) -> Bool {
        lhs.text == rhs.text && lhs.placeholder == rhs.placeholder && lhs.font == rhs.font && lhs.color == rhs.color
            && lhs.alignment == rhs.alignment && lhs.borderStyle == rhs.borderStyle && lhs.isSecure == rhs.isSecure
            && lhs.hasClearButton == rhs.hasClearButton && lhs.isEnabled == rhs.isEnabled && lhs.focus == rhs.focus
    }

    /// Makes the control.
    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Makes the memory of text and selection.
    public func makeState() -> TextEditingState {
        TextEditingState()
    }

    /// Shows the text.
    public func update(
        view: View, availableSize: CGSize, state: TextEditingState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, state: state)
        let fitting = view.intrinsicContentSize
        return CGSize(
            width: availableSize.width.isFinite ? availableSize.width : max(fitting.width, 200),
            height: fitting.height)
    }

    /// Hands the control the newest closures, and the text that counts.
    public func refreshBehavior(view: View, state: TextEditingState) {
        view.refreshBehavior(from: self)
    }
}

extension TextField {
    /// The control that shows a ``TextField``.
    public final class View: UITextField, UITextFieldDelegate, TextEditingView {
        private var component: TextField?
        private(set) weak var editing: TextEditingState?

        /// Makes the control.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            delegate = self
            addAction(UIAction { [weak self] _ in self?.textWasEdited() }, for: .editingChanged)
            addAction(UIAction { [weak self] _ in self?.focusWasMoved(true) }, for: .editingDidBegin)
            addAction(UIAction { [weak self] _ in self?.focusWasMoved(false) }, for: .editingDidEnd)
        }

        /// Controls of components are not archived: returns nil.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(component: TextField, state: TextEditingState) {
            // The field also runs when its state or its room changed: then its parent has said nothing new.
            let isNew = self.component != component
            self.component = component
            editing = state
            placeholder = component.placeholder
            if font != component.font { font = component.font }
            if textColor != component.color { textColor = component.color }
            if textAlignment != component.alignment { textAlignment = component.alignment }
            if borderStyle != component.borderStyle { borderStyle = component.borderStyle }
            isSecureTextEntry = component.isSecure
            clearButtonMode = component.hasClearButton ? .whileEditing : .never
            isEnabled = component.isEnabled
            component.focus?.connect { [weak self] takesKeyboard in
                if takesKeyboard { self?.becomeFirstResponder() } else { self?.resignFirstResponder() }
            }
            if isNew { show(component.text) }
        }

        func refreshBehavior(from component: TextField) {
            self.component = component
            show(component.text)
        }

        var shownText: String {
            get { text ?? "" }
            set { text = newValue }
        }

        var textRevision: Int { editor.generation }
        var isWriting: Bool { isEditing }
        var keepsCaret: Bool { isEditing }

        var listeners: TextEditingListeners? {
            component.map {
                TextEditingListeners(textUpdated: $0.textUpdated, onFocus: $0.onFocus, onSelection: $0.onSelection)
            }
        }

        /// Remembers the selection, and tells of it.
        public func textFieldDidChangeSelection(_ textField: UITextField) {
            selectionWasMoved()
        }

        /// Tells the component of Return; the field keeps the keyboard.
        ///
        /// Without a closure for it, Return presses the default button.
        public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            guard let submit = component?.onSubmit else { return true }
            submit()
            return false
        }
    }
}

/// The search field of a ``Searchable``, which is UIKit's.
struct SearchField: ControlledComponent {
    let text: String
    /// The text while the field is empty; `nil` is that of the framework.
    let placeholder: String?
    @Behavior var textUpdated: (String) -> Void

    init(text: Binding<String>, placeholder: String?) {
        self.text = text.wrappedValue
        self.placeholder = placeholder
        _textUpdated = Behavior(wrappedValue: text.setFromControl)
    }

    func makeView() -> View {
        View(frame: .zero)
    }

    func makeState() -> TextEditingState {
        TextEditingState()
    }

    func update(
        view: View, availableSize: CGSize, state: TextEditingState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, state: state)
        return view.size(in: availableSize)
    }

    func wasSpecifiedAgain(for view: View) {
        view.show(text)
    }

    /// The control of a ``SearchField``.
    final class View: UISearchTextField, UITextFieldDelegate, TextEditingView {
        private var component: SearchField?
        private(set) weak var editing: TextEditingState?

        override init(frame: CGRect) {
            super.init(frame: frame)
            delegate = self
            addAction(UIAction { [weak self] _ in self?.handleTextChange() }, for: .editingChanged)
            addAction(UIAction { [weak self] _ in self?.handleFocusChange(true) }, for: .editingDidBegin)
            addAction(UIAction { [weak self] _ in self?.handleFocusChange(false) }, for: .editingDidEnd)
        }

        required init?(coder: NSCoder) {
            nil
        }

        func update(component: SearchField, state: TextEditingState) {
            let isNew = self.component != component
            self.component = component
            editing = state
            placeholder = component.placeholder ?? LocalizedString.BuiltIn.search.textInComponent
            isEnabled = !InheritedValues.isDisabled
            if isNew { show(component.text) }
        }

        var listeners: TextEditingCallbacks? {
            component.map { TextEditingCallbacks(textUpdated: $0.textUpdated) }
        }

        /// Stores the selection in the component's state.
        func textFieldDidChangeSelection(_ textField: UITextField) {
            handleSelectionChange()
        }
    }
}

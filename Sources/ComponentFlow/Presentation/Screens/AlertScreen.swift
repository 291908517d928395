/// An alert or confirmation dialog that a component presents.
final class AlertScreen: UIAlertController {
    var lifetime: PresentationLifetime?

    /// Creates an alert.
    ///
    /// - Parameters:
    ///   - language: The language of the action that is added if the description lacks it.
    ///   - perform: A closure called with the index of the action that the user chooses.
    ///   - edit: A closure called with the index of a text field and the text that the user entered.
    convenience init(
        _ description: AlertDescription, style: UIAlertController.Style, language: Language,
        perform: @escaping @MainActor (Int) -> Void, edit: @escaping @MainActor (Int, String) -> Void
    ) {
        self.init(title: description.title, message: description.message, preferredStyle: style)
        for (index, field) in description.fields.enumerated() {
            addTextField { $0.show(field) { edit(index, $0) } }
        }
        for (index, item) in description.actions.enumerated() {
            let action = UIAlertAction(title: item.title, style: item.alertStyle) { _ in perform(index) }
            action.isEnabled = item.isEnabled
            addAction(action)
            if item.role == .primary { preferredAction = action }
        }
        addStandardAction(style, in: language)
    }

    /// Adds the action that every alert and every dialog needs, if it is missing.
    private func addStandardAction(_ style: UIAlertController.Style, in language: Language) {
        if style == .alert, actions.isEmpty {
            addAction(UIAlertAction(title: LocalizedString.BuiltIn.ok.text(in: language), style: .default))
        } else if style == .actionSheet, !actions.contains(where: { $0.style == .cancel }) {
            addAction(UIAlertAction(title: LocalizedString.BuiltIn.cancel.text(in: language), style: .cancel))
        }
    }

    /// Shows other texts, and enables or disables the actions.
    func show(_ description: AlertDescription) {
        title = description.title
        message = description.message
        for (action, item) in zip(actions, description.actions) { action.isEnabled = item.isEnabled }
        for (view, field) in zip(textFields ?? [], description.fields) { view.show(field) }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        lifetime?.controllerWillDisappear(self)
    }
}

extension AlertScreen: PresentedController {}

extension UITextField {
    /// Shows a field, and calls a closure with each text that the user enters.
    fileprivate func show(_ field: TextField, edit: @escaping @MainActor (String) -> Void) {
        placeholder = field.placeholder
        isSecureTextEntry = field.isSecure
        clearButtonMode = field.hasClearButton ? .whileEditing : .never
        textAlignment = field.alignment
        show(field)
        addAction(UIAction { [weak self] _ in if let self { edit(text ?? "") } }, for: .editingChanged)
    }

    fileprivate func show(_ field: TextField) {
        if text ?? "" != field.text { text = field.text }
        isEnabled = field.isEnabled
    }
}

extension MenuItem {
    fileprivate var alertStyle: UIAlertAction.Style {
        switch role {
        case .cancel: .cancel
        case .destructive: .destructive
        case .normal, .primary: .default
        }
    }
}

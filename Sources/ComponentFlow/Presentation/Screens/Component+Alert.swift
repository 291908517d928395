// The modifiers that present alerts and confirmation dialogs.

extension Component {
    /// Returns the component, which presents an alert while a value is `true`.
    ///
    /// ```swift
    /// .alert("Delete all notes?", isPresented: $isAsking) {
    ///     Button("Delete", role: .destructive) { notes.removeAll() }
    ///     Button("Cancel", role: .cancel) {}
    /// }
    /// ```
    ///
    /// Each action dismisses the alert and is performed afterwards. Return performs the primary action, and Escape the
    /// cancel action. An alert without actions has the button OK. A ``TextField`` among the actions is shown above them:
    ///
    /// ```swift
    /// .alert("Rename", isPresented: $isRenaming) {
    ///     TextField("Name", text: $name)
    ///     Button("Rename", role: .primary) { rename(to: name) }.disabled(name.isEmpty)
    ///     Button("Cancel", role: .cancel) {}
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - isPresented: A binding that becomes `false` when the user chooses an action.
    ///   - actions: A builder of the buttons and text fields.
    public func alert(
        _ title: String, isPresented: Binding<Bool>, @MenuBuilder actions: () -> [MenuItem]
    ) -> Presenting<EnvironmentType> {
        presenting(isPresented, onDismiss: nil) {
            .alert(AlertDescription(title: title, message: nil, actions: actions()))
        }
    }

    /// Returns the component, which presents an alert with a message while a value is `true`.
    ///
    /// See ``Component/alert(_:isPresented:actions:)``.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - isPresented: A binding that becomes `false` when the user chooses an action.
    ///   - actions: A builder of the buttons.
    ///   - message: A closure that returns the text below the title.
    public func alert(
        _ title: String, isPresented: Binding<Bool>, @MenuBuilder actions: () -> [MenuItem], message: () -> Text
    ) -> Presenting<EnvironmentType> {
        presenting(isPresented, onDismiss: nil) {
            .alert(AlertDescription(title: title, message: message().textInComponent, actions: actions()))
        }
    }

    /// Returns the component, which presents an alert about a value while another value is `true`.
    ///
    /// Nothing is presented if there is no value. See ``Component/alert(_:isPresented:actions:)``.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - isPresented: A binding that becomes `false` when the user chooses an action.
    ///   - data: The value, for example an error.
    ///   - actions: A builder of the buttons.
    ///   - message: A closure that returns the text below the title.
    public func alert<Value>(
        _ title: String, isPresented: Binding<Bool>, presenting data: Value?,
        @MenuBuilder actions: (Value) -> [MenuItem], message: (Value) -> Text
    ) -> Presenting<EnvironmentType> {
        let isPossible: Binding<Bool> = data == nil ? .constant(false) : isPresented
        return presenting(isPossible, onDismiss: nil) {
            .alert(
                AlertDescription(
                    title: title, message: data.map { message($0).textInComponent },
                    actions: data.map { actions($0) } ?? []))
        }
    }

    /// Returns the component, which presents a choice at the bottom of the window while a value is `true`.
    ///
    /// Each action dismisses the dialog and is performed afterwards. A tap outside of the dialog and Escape cancel it.
    /// The button Cancel is added if there is no cancel action.
    ///
    /// - Parameters:
    ///   - title: The title of the dialog.
    ///   - isPresented: A binding that becomes `false` when the user chooses an action or cancels.
    ///   - actions: A builder of the buttons.
    public func confirmationDialog(
        _ title: String, isPresented: Binding<Bool>, @MenuBuilder actions: () -> [MenuItem]
    ) -> Presenting<EnvironmentType> {
        presenting(isPresented, onDismiss: nil) {
            .confirmationDialog(AlertDescription(title: title, message: nil, actions: actions()))
        }
    }

    /// Returns the component, which presents a choice with a message while a value is `true`.
    ///
    /// See ``Component/confirmationDialog(_:isPresented:actions:)``.
    ///
    /// - Parameters:
    ///   - title: The title of the dialog.
    ///   - isPresented: A binding that becomes `false` when the user chooses an action or cancels.
    ///   - actions: A builder of the buttons.
    ///   - message: A closure that returns the text below the title.
    public func confirmationDialog(
        _ title: String, isPresented: Binding<Bool>, @MenuBuilder actions: () -> [MenuItem], message: () -> Text
    ) -> Presenting<EnvironmentType> {
        presenting(isPresented, onDismiss: nil) {
            .confirmationDialog(AlertDescription(title: title, message: message().textInComponent, actions: actions()))
        }
    }
}

/// A connection between the keyboard focus and a value of the application.
struct FocusAttachment: ViewAttachment {
    /// The value of the binding when the component was described.
    private let isFocused: Bool
    @Behavior private var binding: Binding<Bool>

    init(_ binding: Binding<Bool>) {
        isFocused = binding.wrappedValue
        _binding = Behavior(wrappedValue: binding)
    }

    final class Handler: AttachmentHandler {
        /// Whether the component should have focus, as the binding specified last.
        private var isRequested = false
        /// Whether the component has focus, as known last.
        private var isFocused = false
        private var binding: Binding<Bool>?

        fileprivate func show(_ binding: Binding<Bool>) {
            self.binding = binding
            followBinding()
        }

        /// Moves the focus to a component that was specified to have it before it was in a window.
        override func windowDidChange() {
            if isRequested, !isFocused { moveFocusAfterUpdates() }
        }

        override func focusDidChange() {
            guard let view, view.containsFocus != isFocused else { return }
            isFocused.toggle()
            report()
        }

        /// Moves the focus if the binding has changed.
        private func followBinding() {
            guard let isSet = binding?.wrappedValue, isSet != isRequested else { return }
            isRequested = isSet
            moveFocusAfterUpdates()
        }

        private func moveFocusAfterUpdates() {
            UpdateScheduler.shared.afterUpdates { [weak self] in self?.moveFocus() }
        }

        private func moveFocus() {
            guard let view, view.window != nil, view.containsFocus != isRequested else { return }
            if isRequested { view.takeFocus() } else { view.resignFocus() }
            guard view.containsFocus != isRequested else { return }
            // No component in it can be focused, or the focused one refuses to resign.
            isFocused = view.containsFocus
            report()
        }

        /// Sets the binding to whether the component has focus.
        private func report() {
            prepare()
            guard let binding else { return }
            if binding.wrappedValue != isFocused { binding.wrappedValue = isFocused }
            // A binding that rejects the value, such as a constant, does not move the focus back.
            guard binding.wrappedValue == isFocused, isRequested != isFocused else { return }
            isRequested = isFocused
            // The component is equal, and not updated, if the binding is set to its former value until then.
            performBeforeNextFrame { [weak self] in self?.followBinding() }
        }
    }

    @MainActor func update(_ handler: Handler) {
        handler.show(binding)
    }
}

/// Makes a view focusable that shows nothing that can be focused.
struct FocusableAttachment: ViewAttachment {
    let isFocusable: Bool

    final class Handler: AttachmentHandler {
        private var current = false

        override var isFocusable: Bool { current }

        fileprivate func show(_ isFocusable: Bool) {
            guard isFocusable != current else { return }
            current = isFocusable
            if !isFocusable { resignAfterUpdates() }
        }

        override func detach() {
            resignAfterUpdates()
        }

        private func resignAfterUpdates() {
            UpdateScheduler.shared.afterUpdates { [weak view = self.view] in
                guard let view, view.isFirstResponder, !view.canBecomeFirstResponder else { return }
                view.resignFocus()
            }
        }
    }

    @MainActor func update(_ handler: Handler) {
        handler.show(isFocusable)
    }
}

extension Component {
    /// Returns the component with a binding to whether it, or a component in it, has keyboard focus.
    ///
    /// ```swift
    /// TextField("Name", text: $name).focused($isEditing)
    /// ```
    ///
    /// Setting the binding to `true` moves the focus to the first component in it that can be focused; setting it to
    /// `false` removes the focus.
    public func focused(_ binding: Binding<Bool>) -> Attached<EnvironmentType> {
        attaching(FocusAttachment(binding))
    }

    /// Returns the component with a binding that has a value while the component, or one in it, has keyboard focus.
    ///
    /// ```swift
    /// TextField("Name", text: $name).focused($field, equals: .name)
    /// TextField("City", text: $city).focused($field, equals: .city)
    /// ```
    ///
    /// Setting the binding to the value moves the focus to the component. The binding becomes `nil` when the component
    /// loses focus, unless another one gains it.
    public func focused<Value: Hashable>(
        _ binding: Binding<Value?>, equals value: Value
    ) -> Attached<EnvironmentType> {
        focused(
            Binding {
                binding.wrappedValue == value
            } set: { isFocused in
                if isFocused {
                    binding.wrappedValue = value
                } else if binding.wrappedValue == value {
                    binding.wrappedValue = nil
                }
            })
    }

    /// Returns the component focusable, so that the Tab key can move the focus to it.
    ///
    /// Controls, text fields and components with ``onTap(_:)`` are focusable without it.
    public func focusable(_ isFocusable: Bool = true) -> Attached<EnvironmentType> {
        attaching(FocusableAttachment(isFocusable: isFocusable))
    }
}

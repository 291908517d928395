/// A connection between the keyboard focus and a value of the application.
struct FocusAttachment: ViewAttachment {
    /// Whether the component should have focus.
    let isFocused: Bool
    @Behavior var report: (Bool) -> Void

    final class Handler: AttachmentHandler {
        /// Whether the component should have focus, as specified last.
        private var isWanted = false
        /// Whether the component has focus, as known last.
        private var isFocused = false
        private var report: ((Bool) -> Void)?

        fileprivate func show(_ attachment: FocusAttachment) {
            report = attachment.report
            guard attachment.isFocused != isWanted else { return }
            isWanted = attachment.isFocused
            moveFocusAfterUpdates()
        }

        /// Moves the focus to a component that was specified to have it before it was in a window.
        override func windowDidChange() {
            if isWanted, !isFocused { moveFocusAfterUpdates() }
        }

        private func moveFocusAfterUpdates() {
            UpdateScheduler.shared.afterUpdates { [weak self] in self?.moveFocus() }
        }

        private func moveFocus() {
            guard let view, view.window != nil, view.containsFocus != isWanted else { return }
            if isWanted { view.takeFocus() } else { view.resignFocus() }
            guard view.containsFocus != isWanted else { return }
            // No component in it can be focused, or the focused one refuses to resign.
            isFocused = view.containsFocus
            prepare()
            report?(isFocused)
        }

        override func focusDidChange() {
            guard let view, view.containsFocus != isFocused else { return }
            isFocused.toggle()
            prepare()
            report?(isFocused)
        }
    }

    @MainActor func update(_ handler: Handler) {
        handler.show(self)
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
        attaching(
            FocusAttachment(isFocused: binding.wrappedValue) { isFocused in
                if binding.wrappedValue != isFocused { binding.wrappedValue = isFocused }
            })
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
        attaching(
            FocusAttachment(isFocused: binding.wrappedValue == value) { isFocused in
                if isFocused {
                    if binding.wrappedValue != value { binding.wrappedValue = value }
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

/// A closure that is called when a value changes.
struct ChangeAttachment<Value: Equatable>: ViewAttachment {
    let value: Value
    let isInitial: Bool
    @Behavior var action: (_ old: Value, _ new: Value) -> Void

    final class Handler: AttachmentHandler {
        fileprivate var value: Value?
    }

    @MainActor func update(_ handler: Handler) {
        let old = handler.value
        handler.value = value
        if let old {
            if old != value { notify(old) }
        } else if isInitial {
            notify(value)
        }
    }

    @MainActor private func notify(_ old: Value) {
        let (action, value) = (action, value)
        UpdateScheduler.shared.afterUpdates { action(old, value) }
    }
}

extension Component {
    /// Returns the component with a closure that is called when a value differs from the one of the previous update.
    ///
    /// ```swift
    /// Results(query: query).onChange(of: query) { old, new in search(new) }
    /// ```
    ///
    /// The closure is called when all components are updated, before the next frame.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - initial: Whether the closure is also called when the component is first updated, with equal values.
    ///   - action: A closure called with the previous and the current value.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> Attached<EnvironmentType> {
        attaching(ChangeAttachment(value: value, isInitial: initial, action: action))
    }

    /// Returns the component with a closure that is called when a value differs from the one of the previous update.
    ///
    /// See ``onChange(of:initial:_:)``.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> Attached<EnvironmentType> {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
}

/// Who is told of a control's events.
struct ControlTarget {
    var events: UIControl.Event
    weak var target: AnyObject?
    /// Instead of a target.
    var action: UIAction?
    /// The target's method, if it was given as one.
    var selector: Selector?
    let send: @MainActor (UIControl, UIEvent?) -> Void
}

extension UIControl {
    /// Calls a method of a target for the events: `addTarget(self, action: Screen.pressed, for: .touchUpInside)`.
    ///
    /// The target is held weakly. A nil target means the first responder on the way up that has the method's type.
    public final func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
    ) {
        add(target, controlEvents) { target, _, _ in action(target)() }
    }

    /// Calls a method of a target with the control.
    ///
    /// The target is held weakly.
    public final func addTarget<Target: AnyObject, Sender>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        for controlEvents: Event
    ) {
        add(target, controlEvents) { target, control, _ in
            if let sender = control as? Sender { action(target)(sender) }
        }
    }

    /// Calls a method of a target with the control and the event.
    ///
    /// The target is held weakly.
    public final func addTarget<Target: AnyObject, Sender>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
        for controlEvents: Event
    ) {
        add(target, controlEvents) { target, control, event in
            if let sender = control as? Sender { action(target)(sender, event) }
        }
    }

    /// Calls a method of a target.
    ///
    /// The target is held weakly.
    public final func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        guard let target else {
            return addControlTarget(
                ControlTarget(
                    events: controlEvents, selector: action,
                    send: { control, event in control.sendAction(action, to: nil, for: event) }))
        }
        add(target as AnyObject, controlEvents, selector: action) { target, control, event in
            _ = action.perform(target, control, event)
        }
    }

    private func add<Target: AnyObject>(
        _ target: Target?, _ events: Event, selector: Selector? = nil,
        _ send: @escaping @MainActor (Target, UIControl, UIEvent?) -> Void
    ) {
        let searches = target == nil
        addControlTarget(
            ControlTarget(
                events: events, target: target, selector: selector,
                send: { [weak target] control, event in
                    if let target {
                        send(target, control, event)
                    } else if searches, let found = control.firstResponder(ofType: Target.self) {
                        send(found, control, event)
                    }
                }))
    }

    private func firstResponder<Target>(ofType type: Target.Type) -> Target? {
        firstInChain { $0 is Target } as? Target
    }

    /// Stops calling a target for the events; nil means all targets.
    ///
    /// Methods cannot be compared, so every method of the target goes.
    public final func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        removeControlTargets(for: controlEvents) { $0.action == nil && (object == nil || $0.target === object) }
    }

    /// Stops calling an action for the events.
    public final func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Stops calling the action with an identifier for the events.
    public final func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        removeControlTargets(for: controlEvents) { $0.action?.identifier == actionIdentifier }
    }
}

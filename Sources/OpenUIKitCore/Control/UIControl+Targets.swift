/// A target or action that is called for a control's events.
struct ControlTarget {
    var events: UIControl.Event
    private(set) weak var target: AnyObject?
    /// The action, if there is no target.
    let action: UIAction?
    /// The selector, if the target's method was specified by one.
    let selector: Selector?
    let send: @MainActor (UIControl, UIEvent?) -> Void
    private let hadTarget: Bool

    init(
        events: UIControl.Event, target: AnyObject? = nil, action: UIAction? = nil, selector: Selector? = nil,
        send: @escaping @MainActor (UIControl, UIEvent?) -> Void
    ) {
        self.events = events
        self.target = target
        self.action = action
        self.selector = selector
        self.send = send
        hadTarget = target != nil
    }

    /// Whether the target was deallocated.
    var isExpired: Bool { hadTarget && target == nil }
}

extension UIControl {
    /// Calls a method of a target for the events: `addTarget(self, action: Screen.pressed, for: .touchUpInside)`.
    ///
    /// The target is held weakly. With a `nil` target, the method is called on the first responder of the method's type
    /// in the responder chain.
    public final func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
    ) {
        add(target, controlEvents) { target, _, _ in action(target)() }
    }

    /// Calls a method of a target for the events, passing the control.
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

    /// Calls a method of a target for the events, passing the control and the event.
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

    /// Calls a method of a target for the events.
    ///
    /// The target is held weakly. With a `nil` target, the action is sent along the responder chain.
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

    /// Removes a target for the events, or all targets if it is `nil`.
    ///
    /// Methods cannot be compared, so all methods of the target are removed.
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

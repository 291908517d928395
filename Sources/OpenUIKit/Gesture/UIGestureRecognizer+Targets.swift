/// Who is told of a gesture.
struct GestureAction {
    /// Nil for closures, which have no target to be removed by.
    weak var target: AnyObject?
    let send: @MainActor (UIGestureRecognizer) -> Void
}

extension UIGestureRecognizer {
    /// Makes a recogniser that calls a method of a target, for example `UITapGestureRecognizer(target: self, action:
    /// Screen.tapped)`.
    ///
    /// The target is held weakly.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(target: nil, action: nil)
        if let target { addTarget(target, action: action) }
    }

    /// Makes a recogniser that calls a method of a target with the recogniser.
    ///
    /// The target is held weakly.
    public convenience init<Target: AnyObject, Sender>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(target: nil, action: nil)
        if let target { addTarget(target, action: action) }
    }

    /// Makes a recogniser that calls a closure.
    public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addHandler(handler)
    }

    /// Also calls a method of a target, which is held weakly.
    public final func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        actions.append(
            GestureAction(target: object) { [weak object] recognizer in
                if let object { _ = action.perform(object, recognizer, nil) }
            })
    }

    /// Also calls a method of a target, which is held weakly.
    public final func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        actions.append(
            GestureAction(target: target) { [weak target] _ in
                if let target { action(target)() }
            })
    }

    /// Also calls a method of a target with the recogniser.
    ///
    /// The target is held weakly.
    public final func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        actions.append(
            GestureAction(target: target) { [weak target] recognizer in
                if let target, let sender = recognizer as? Sender { action(target)(sender) }
            })
    }

    /// Also calls a closure, for as long as the recogniser lives.
    public final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        actions.append(GestureAction(target: nil, send: handler))
    }

    /// Stops calling a target; nil means all targets and closures.
    ///
    /// Methods cannot be compared, so every method of the target goes.
    public final func removeTarget(_ target: Any?, action: Selector?) {
        guard let target else { return actions.removeAll(keepingCapacity: true) }
        let object = target as AnyObject
        actions.removeAll { $0.target === object }
    }

    func sendActions() {
        for action in actions { action.send(self) }
    }
}

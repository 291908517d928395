/// A target or closure that is called for a gesture.
struct GestureAction {
    /// `nil` for closures, which cannot be removed individually.
    private(set) weak var target: AnyObject?
    let send: @MainActor (UIGestureRecognizer) -> Void
    private let hadTarget: Bool

    init(target: AnyObject?, send: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.target = target
        self.send = send
        hadTarget = target != nil
    }

    /// Whether the target was deallocated.
    var isExpired: Bool { hadTarget && target == nil }
}

extension UIGestureRecognizer {
    /// Creates a recognizer that calls a method of a target, for example `UITapGestureRecognizer(target: self, action:
    /// Screen.tapped)`.
    ///
    /// The target is held weakly.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(target: nil, action: nil)
        if let target { addTarget(target, action: action) }
    }

    /// Creates a recognizer that calls a method of a target, passing the recognizer.
    ///
    /// The target is held weakly.
    public convenience init<Target: AnyObject, Sender>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(target: nil, action: nil)
        if let target { addTarget(target, action: action) }
    }

    /// Creates a recognizer that calls a closure.
    public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addHandler(handler)
    }

    /// Adds a method of a target, which is held weakly.
    public final func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        append(
            GestureAction(target: object) { [weak object] recognizer in
                if let object { _ = action.perform(object, recognizer, nil) }
            })
    }

    /// Adds a method of a target, which is held weakly.
    public final func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        append(
            GestureAction(target: target) { [weak target] _ in
                if let target { action(target)() }
            })
    }

    /// Adds a method of a target that receives the recognizer.
    ///
    /// The target is held weakly.
    public final func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        append(
            GestureAction(target: target) { [weak target] recognizer in
                if let target, let sender = recognizer as? Sender { action(target)(sender) }
            })
    }

    /// Adds a closure, which is retained until the recognizer is deallocated or all targets are removed.
    public final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        append(GestureAction(target: nil, send: handler))
    }

    private func append(_ action: GestureAction) {
        actions.removeAll(where: \.isExpired)
        actions.append(action)
    }

    /// Removes a target, or all targets and closures if it is `nil`.
    ///
    /// Methods cannot be compared, so all methods of the target are removed.
    public final func removeTarget(_ target: Any?, action: Selector?) {
        guard let target else { return actions.removeAll(keepingCapacity: true) }
        let object = target as AnyObject
        actions.removeAll { $0.target === object }
    }

    func sendActions() {
        view?.prepareForEvent()
        for action in actions { action.send(self) }
    }
}

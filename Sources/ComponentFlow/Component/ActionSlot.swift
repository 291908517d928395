/// A comparable callback whose handler is connected separately.
///
/// A closure stored in a component prevents the component from being compared. A slot is comparable: it is equal only
/// to itself. Create it once (in a state, or in `body`, where a ``CombinedComponent`` declares its children), pass it
/// to components, and connect the handler where it belongs.
public final class ActionSlot<Arguments>: Equatable {
    private var target: ((Arguments) -> Void)?
    /// A closure called before the handler, which may replace it; called on the main thread only.
    var prepare: (@MainActor () -> Void)?

    /// Creates a slot without a handler.
    public init() {}

    /// Returns whether both are the same slot.
    public static func == (lhs: ActionSlot, rhs: ActionSlot) -> Bool {
        lhs === rhs
    }

    /// Connects a handler, replacing the current one.
    public func connect(_ target: @escaping (Arguments) -> Void) {
        self.target = target
    }

    /// Calls the handler.
    ///
    /// Without one, this method does nothing.
    public func invoke(_ arguments: Arguments) {
        if let prepare, isOnMainThread { withVerifiedMainActor { prepare() } }
        target?(arguments)
    }
}

extension ActionSlot where Arguments == Void {
    /// Calls the handler.
    ///
    /// Without one, this method does nothing.
    public func invoke() {
        invoke(())
    }
}

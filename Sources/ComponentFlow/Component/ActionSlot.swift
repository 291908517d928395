/// A callback whose handler is connected later, and whose identity stays the same.
///
/// A closure in a component makes it impossible to tell whether the component changed. A slot can be compared: it is
/// equal to itself and to nothing else. Make it once (in a state, or as ``CombinedComponent`` child declarations are
/// made, in `body`), hand it to components, connect the handler wherever it belongs.
public final class ActionSlot<Arguments>: Equatable {
    private var target: ((Arguments) -> Void)?

    /// Makes a slot that is connected to nothing.
    public init() {}

    /// Whether both are the same slot.
    public static func == (lhs: ActionSlot, rhs: ActionSlot) -> Bool {
        lhs === rhs
    }

    /// Connects the handler, instead of the one before.
    public func connect(_ target: @escaping (Arguments) -> Void) {
        self.target = target
    }

    /// Calls the handler; does nothing while none is connected.
    public func invoke(_ arguments: Arguments) {
        target?(arguments)
    }
}

extension ActionSlot where Arguments == Void {
    /// Calls the handler; does nothing while none is connected.
    public func invoke() {
        invoke(())
    }
}

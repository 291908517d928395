/// An object that holds a closure.
public final class Action<Arguments> {
    /// The closure.
    public let action: (Arguments) -> Void

    public init(_ action: @escaping (Arguments) -> Void) {
        self.action = action
    }

    /// Calls the closure.
    public func invoke(_ arguments: Arguments) {
        action(arguments)
    }
}

extension Action where Arguments == Void {
    /// Calls the closure.
    public func invoke() {
        action(())
    }
}

import ComponentFlow

/// An object that calls a closure when it is released.
public final class EscapeNotification: NSObject {
    private let released: () -> Void

    /// Creates an object that calls a closure when it is released.
    public init(_ released: @escaping () -> Void) {
        self.released = released
        super.init()
    }

    deinit {
        released()
    }
}

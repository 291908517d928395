/// The environment of a component that expects no values.
public final class Empty: Equatable, Sendable {
    static let shared = Empty()

    /// Returns `true`, because all instances are interchangeable.
    public static func == (lhs: Empty, rhs: Empty) -> Bool {
        true
    }
}

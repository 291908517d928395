/// The environment of a component that expects nothing from its surroundings.
public final class Empty: Equatable, Sendable {
    static let shared = Empty()

    /// Always true: there is nothing to tell two of them apart.
    public static func == (lhs: Empty, rhs: Empty) -> Bool {
        true
    }
}

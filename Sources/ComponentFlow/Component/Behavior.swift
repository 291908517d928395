/// A property wrapper that excludes a value, such as a closure, from the comparison of components.
///
/// With it the compiler can synthesize `==` for a component that stores closures:
///
/// ```swift
/// struct Row: CombinedComponent {
///     let title: String
///     @Behavior var onSelect: () -> Void
/// ```
///
/// The value is always current when an event occurs: see ``Component``.
@propertyWrapper
public struct Behavior<Value>: Equatable {
    public var wrappedValue: Value

    /// Creates a wrapper that excludes a value from comparisons.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Returns `true`, because behavior does not affect appearance.
    public static func == (lhs: Behavior, rhs: Behavior) -> Bool {
        true
    }
}

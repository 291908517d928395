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
/// A component that passes such a value to its view must implement ``Component/refreshBehavior(view:state:)``.
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

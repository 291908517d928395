/// A value that is behaviour, not description: it does not count when components are compared.
///
/// With it a component that has closures can leave `==` to the compiler:
///
/// ```swift
/// struct Row: CombinedComponent {
///     let title: String
///     @Behavior var onSelect: () -> Void
/// ```
///
/// A component that hands such a value to its view takes care of ``Component/refreshBehavior(view:state:)``.
@propertyWrapper
public struct Behavior<Value>: Equatable {
    /// The value.
    public var wrappedValue: Value

    /// Keeps a value out of comparisons.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// True: how something behaves says nothing about how it looks.
    public static func == (lhs: Behavior, rhs: Behavior) -> Bool {
        true
    }
}

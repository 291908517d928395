/// A reference to a value that is stored elsewhere, which reads and writes it.
///
/// ```swift
/// TextField("Name", text: $name)         // of a Local
/// Toggle(isOn: $settings.isQuiet)        // a property of a model or of a value
/// Slider(value: Binding { volume.level } set: { volume.level = $0 })
/// ```
///
/// A component that reads a binding in its ``CompositeComponent/content`` is updated when the value changes, and so is an
/// explicit component that has a binding as a property and reads it in its update. Bindings are equal if they refer to the
/// same value; those with closures, if their current values are equal.
///
/// Use it on the main thread, unless it refers to a model that can be used on any thread.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: Equatable {
    let source: BindingSource<Value>

    init(source: BindingSource<Value>) {
        self.source = source
    }

    /// Creates a binding that reads and writes a value with closures.
    ///
    /// - Parameters:
    ///   - get: A closure that returns the current value.
    ///   - set: A closure called with a new value.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        source = ClosureSource(get: get, set: set)
    }

    /// Creates a binding with another binding's value.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// Returns a binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding {
            value
        } set: { _ in
        }
    }

    /// The current value.
    public var wrappedValue: Value {
        get { source.value }
        nonmutating set { source.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> {
        self
    }

    /// A binding to a property of the value.
    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(source: MemberSource(of: source, keyPath))
    }

    /// Returns a binding whose changes are shown with a transition.
    public func transition(_ transition: ComponentTransition) -> Binding<Value> {
        let source = source
        return Binding {
            source.value
        } set: { value in
            withTransition(transition) { source.value = value }
        }
    }

    /// Returns whether both refer to the same value.
    public static func == (lhs: Binding, rhs: Binding) -> Bool {
        lhs.source === rhs.source || lhs.source.isEqual(to: rhs.source)
    }
}

extension Binding {
    /// Sets a value that the user selected with a control.
    ///
    /// A control shows the value that it is specified as soon as this method returns, so the components that depend on
    /// the value are updated immediately.
    func setFromControl(_ value: Value) {
        wrappedValue = value
        if isOnMainThread { withVerifiedMainActor { PendingUpdates.shared.flush() } }
    }
}

extension Binding: RevealingType {
    static var contentTypes: [Any.Type] { [(() -> Value).self] }
    static var isModel: Bool { true }
}

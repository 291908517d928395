/// A value that a ``CompositeComponent`` keeps between updates.
///
/// ```swift
/// struct Disclosure: CompositeComponent {
///     let text: String
///     @Local var isOpen = false
///
///     var content: some Component<Empty> {
///         VStack {
///             Toggle(isOn: $isOpen)
///             if isOpen { Text(text) }
///         }
///     }
/// }
/// ```
///
/// The component keeps its value as long as it is shown at the same place, also if it is replaced by another component
/// of the same type; the initial value is used when it is first shown. The component that reads the value in its
/// ``CompositeComponent/content`` is updated before the next frame after a change, with the transition of
/// ``withTransition(_:_:)``. The projected value, `$isOpen`, is a ``Binding`` for other components.
///
/// Local values do not affect `==`. Declare them in the component itself, which must be a structure, not in a structure
/// that it stores. Use them on the main thread, in the content or in closures that it creates.
@propertyWrapper
public struct Local<Value>: Equatable {
    private let initial: Value
    /// The storage of the node that shows the component, in the copy of the component whose content is evaluated.
    private var storage: LocalStorage<Value>?

    /// Creates a value with an initial value.
    public init(wrappedValue: Value) {
        initial = wrappedValue
    }

    /// The current value; the initial one in a component that is not shown.
    public var wrappedValue: Value {
        get {
            guard let storage else { return initial }
            return storage.value
        }
        nonmutating set {
            guard let storage else { return reportUnconnected() }
            storage.value = newValue
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let storage else { return .constant(initial) }
        return Binding(source: storage)
    }

    /// Returns `true`, because the component keeps its own value.
    public static func == (lhs: Local, rhs: Local) -> Bool {
        true
    }

    private func reportUnconnected() {
        diagnose(
            "local.not-shown", "A local value was changed in a component that is not shown",
            path: "Local<\(Value.self)>",
            hint: "Change it in a closure that content creates; the component must be a structure.")
    }
}

extension Local: BehaviorlessProperty {}

extension Local: ConnectedProperty {
    static func connect(at address: UnsafeMutableRawPointer, to existing: AnyObject?) -> AnyObject {
        let property = address.assumingMemoryBound(to: Local<Value>.self)
        let storage = (existing as? LocalStorage<Value>) ?? LocalStorage(property.pointee.initial)
        property.pointee.storage = storage
        return storage
    }
}

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
/// An object is created when the component is first shown, not in each description of it, and once for each place at which
/// it is shown. So a component can own a model:
///
/// ```swift
/// struct Editor: CompositeComponent {
///     @Local private var model: EditorModel
///
///     init(document: Document) {
///         _model = Local(wrappedValue: EditorModel(document))
///     }
///
///     var content: some Component<Empty> {
///         TextField("Title", text: $model.title)
///     }
/// }
/// ```
///
/// As with every initial value, later descriptions do not change it: the model keeps the first document. To replace the
/// model together with the document, specify the component's identity with ``Component/id(_:)``.
///
/// Local values do not affect `==`. Declare them in the component itself, which must be a structure, not in a structure
/// that it stores. Use them on the main thread, in the content or in closures that it creates.
@propertyWrapper
public struct Local<Value>: Equatable {
    private var stored: StoredValue<Value>

    /// Creates a value with an initial value.
    public init(wrappedValue: Value) {
        stored = StoredValue(initial: .value(wrappedValue))
    }

    /// Creates a value that is initially a new object.
    ///
    /// - Parameter wrappedValue: An expression that creates the object. It is evaluated when the component is first shown; in a
    ///   component that is not shown, by each access.
    public init(wrappedValue: @autoclosure @escaping @MainActor () -> Value) where Value: AnyObject {
        stored = StoredValue(initial: .object(create: wrappedValue))
    }

    /// The current value; the initial one in a component that is not shown.
    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { if !stored.set(newValue) { reportUnconnected() } }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        stored.binding
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

extension Local: RevealingType {}

extension Local: ConnectedProperty {
    static func makeStorage(at address: UnsafeRawPointer) -> AnyObject {
        LocalStorage(address.assumingMemoryBound(to: Local<Value>.self).pointee.stored.initial.make())
    }
}

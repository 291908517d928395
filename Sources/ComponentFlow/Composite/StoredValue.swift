/// A value that the node of a composite component stores: what ``Local`` and ``SceneStorage`` have in common.
struct StoredValue<Value> {
    /// The storage of the node that shows the component, in the copy of the component whose content is evaluated.
    ///
    /// The first property, as `ConnectedProperty` requires.
    private var storage: LocalStorage<Value>?
    let initial: InitialValue<Value>

    init(initial: InitialValue<Value>) {
        self.initial = initial
    }

    /// The current value; the initial one in a component that is not shown, which is created by each access if it is an object.
    ///
    /// Inlined, because the runtime looks up the type of a generic value that is passed to a function.
    @inline(__always) var value: Value {
        guard let storage else { return initial.make() }
        return storage.value
    }

    /// Sets the value.
    ///
    /// - Returns: Whether the component is shown.
    func set(_ value: Value) -> Bool {
        storage?.value = value
        return storage != nil
    }

    /// A binding to the value.
    var binding: Binding<Value> {
        guard let storage else { return .constant(initial.make()) }
        return Binding(source: storage)
    }
}

/// The value that a component has when it is first shown.
enum InitialValue<Value> {
    /// A value that the description of the component contains.
    case value(Value)
    /// An object that the closure creates for each place at which the component is shown.
    case object(create: @MainActor () -> Value)

    /// Returns the value, or creates the object.
    ///
    /// Called on the main thread if it creates an object.
    func make() -> Value {
        switch self {
        case .value(let value):
            return value
        case .object(let create):
            precondition(isOnMainThread, "The object of a local value is created on the main thread.")
            return withVerifiedMainActor { create() }
        }
    }
}

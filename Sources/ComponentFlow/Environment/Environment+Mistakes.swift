extension Environment {
    /// Rejects a value that the environment does not contain.
    @available(
        *, unavailable, message: "The environment has no value of this type; add it to the component's environment"
    )
    @_disfavoredOverload
    @preconcurrency @MainActor public subscript<Value: Equatable>(type: Value.Type) -> EnvironmentValue<Value> {
        preconditionFailure("An unavailable subscript cannot be used.")
    }
}

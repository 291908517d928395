/// The values that a component receives from its ancestors, typed by a tuple.
///
/// Access a value by its type; accessing a type that is not in the tuple does not compile.
///
/// ```swift
/// typealias EnvironmentType = (Theme, Strings)
/// …
/// let accent = environment[Theme.self].accentColor
/// let title = environment[Strings.self].value.title
/// ```
///
/// Use it on the main actor.
public struct Environment<T> {
    @usableFromInline var cells: EnvironmentCells

    @MainActor func value<Value: Equatable>(at index: Int) -> EnvironmentValue<Value> {
        guard let cell = cells[index] else {
            preconditionFailure("An environment of type \(T.self) must have a cell for each of its values.")
        }
        return EnvironmentValue(cell: unsafeDowncast(cell, to: TypedEnvironmentCell<Value>.self))
    }
}

extension Environment where T == Empty {
    /// Creates an environment without values.
    public init() {
        self.init(cells: EnvironmentCells())
    }

    /// The empty value, which can be forwarded like any other.
    @preconcurrency @MainActor public subscript(type: Empty.Type) -> EnvironmentValue<Empty> {
        EnvironmentValue(cell: EnvironmentCell.empty)
    }
}

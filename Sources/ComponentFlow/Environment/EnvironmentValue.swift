/// One value of an environment, for reading or forwarding.
///
/// Reading ``value`` or one of its members during an update makes the component depend on the value: it is updated when
/// the value changes. Returning the `EnvironmentValue` itself from an `environment:` closure forwards it to a child by
/// reference and creates no dependency.
@dynamicMemberLookup
@preconcurrency @MainActor
public struct EnvironmentValue<T: Equatable>: @MainActor Equatable {
    let cell: TypedEnvironmentCell<T>

    /// The current value.
    public var value: T {
        UpdateScheduler.runningNode?.didRead(cell)
        return cell.value
    }

    /// A property of the value.
    public subscript<V>(dynamicMember keyPath: KeyPath<T, V>) -> V {
        value[keyPath: keyPath]
    }

    /// Returns whether both have equal values.
    public static func == (lhs: EnvironmentValue, rhs: EnvironmentValue) -> Bool {
        lhs.cell === rhs.cell || lhs.cell.value == rhs.cell.value
    }
}

/// The values of a ``NavigationStack`` whose screens show values of different types.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    /// Creates an empty path, which shows the first screen.
    public init() {}

    /// Creates a path from values.
    public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
        self.values = values.map { AnyHashable($0) }
    }

    /// The number of screens after the first one.
    public var count: Int {
        values.count
    }

    /// Whether the first screen is shown.
    public var isEmpty: Bool {
        values.isEmpty
    }

    /// Appends a value, whose screen is shown.
    public mutating func append(_ value: some Hashable) {
        values.append(AnyHashable(value))
    }

    /// Removes the last values; removes all if there are not as many.
    public mutating func removeLast(_ count: Int = 1) {
        values.removeLast(min(max(count, 0), values.count))
    }
}

/// The path of a navigation stack, independent of the type of its values.
struct NavigationPathAccess {
    let set: ([AnyHashable]) -> Void
    /// Appends a value, and returns whether the path can contain it.
    let append: (AnyHashable) -> Bool

    init<Value: Hashable>(_ path: Binding<[Value]>) {
        set = { values in path.wrappedValue = values.compactMap { $0.base as? Value } }
        append = { value in
            guard let value = value.base as? Value else { return false }
            path.wrappedValue.append(value)
            return true
        }
    }

    init(_ path: Binding<NavigationPath>) {
        set = { values in path.wrappedValue = NavigationPath(values) }
        append = { value in
            path.wrappedValue.values.append(value)
            return true
        }
    }
}

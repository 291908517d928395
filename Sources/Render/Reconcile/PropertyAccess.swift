/// How a property of a view is read, compared and written.
///
/// A key path alone can do that, but slowly: a few hundred nanoseconds each time, and an object for each write. So the
/// properties that nodes usually set have closures (see ``PropertyTable``); all others go by their key paths.
@MainActor
final class PropertyAccess<T> {
    let read: @MainActor (UIView) -> T
    let write: @MainActor (UIView, T) -> Void
    /// Whether the view has the value.
    let matches: @MainActor (UIView, T) -> Bool

    init(
        read: @escaping @MainActor (UIView) -> T, write: @escaping @MainActor (UIView, T) -> Void,
        matches: @escaping @MainActor (UIView, T) -> Bool
    ) {
        self.read = read
        self.write = write
        self.matches = matches
    }

    /// Access by a key path to values that cannot be compared: only objects are, by their identity.
    convenience init<V: UIView>(_ path: ReferenceWritableKeyPath<V, T>) {
        self.init(
            read: { unsafeDowncast($0, to: V.self)[keyPath: path] },
            write: { unsafeDowncast($0, to: V.self)[keyPath: path] = $1 },
            matches: { unsafeDowncast($0, to: V.self)[keyPath: path] as AnyObject === $1 as AnyObject })
    }
}

extension PropertyAccess where T: Equatable {
    convenience init(_ read: @escaping @MainActor (UIView) -> T, _ write: @escaping @MainActor (UIView, T) -> Void) {
        self.init(read: read, write: write, matches: { Self.isSame(read($0), $1) })
    }

    /// Access by a key path to values that can be compared.
    convenience init<V: UIView>(comparing path: ReferenceWritableKeyPath<V, T>) {
        self.init(
            { unsafeDowncast($0, to: V.self)[keyPath: path] },
            { unsafeDowncast($0, to: V.self)[keyPath: path] = $1 })
    }

    /// Equal, or both no number: what is left to the layout stays left to it.
    private static func isSame(_ value: T, _ wanted: T) -> Bool {
        value == wanted || value != value && wanted != wanted
    }
}

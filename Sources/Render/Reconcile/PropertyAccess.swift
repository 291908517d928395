/// Reads, compares and writes a property of a view.
///
/// A key path alone can do this, but takes a few hundred nanoseconds per access and allocates an object for each write.
/// The properties that nodes commonly set therefore use closures (see ``PropertyTable``); all other properties use key
/// paths.
@MainActor
final class PropertyAccess<T> {
    let read: @MainActor (UIView) -> T
    let write: @MainActor (UIView, T) -> Void
    /// Returns whether the property already has the value.
    let matches: @MainActor (UIView, T) -> Bool

    init(
        read: @escaping @MainActor (UIView) -> T, write: @escaping @MainActor (UIView, T) -> Void,
        matches: @escaping @MainActor (UIView, T) -> Bool
    ) {
        self.read = read
        self.write = write
        self.matches = matches
    }

    /// Creates access by a key path to values that are not `Equatable`; only objects are compared, by identity.
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

    /// Creates access by a key path to `Equatable` values.
    convenience init<V: UIView>(comparing path: ReferenceWritableKeyPath<V, T>) {
        self.init(
            { unsafeDowncast($0, to: V.self)[keyPath: path] },
            { unsafeDowncast($0, to: V.self)[keyPath: path] = $1 })
    }

    /// Returns whether two values are equal or both NaN, which stands for an undefined length.
    private static func isSame(_ value: T, _ desired: T) -> Bool {
        value == desired || value != value && desired != desired
    }
}

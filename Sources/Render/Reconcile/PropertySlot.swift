/// A property of one view that its node sets: what it was before, and what the last render wants it to be.
///
/// A slot lives as long as the node keeps setting the property, so a render that sets the same properties as the one
/// before allocates nothing.
@MainActor
class PropertySlot {
    /// The render that set the property last.
    var pass: UInt = 0
    var animator: UIViewPropertyAnimator?
    /// A slot that stands for the same property by way of another class, and is set later.
    ///
    /// A style for `UIView` and a closure for `UILabel` may name one property by two key paths, which are not equal.
    private weak var successor: PropertySlot?

    var keyPath: AnyKeyPath { preconditionFailure("a slot without a type has no key path") }
    var root: Any.Type { type(of: keyPath).rootType }

    /// Whether the view has the value that is wanted.
    func isApplied(to view: UIView) -> Bool { true }

    /// Gives the view the value that is wanted.
    func write(to view: UIView) {}

    /// Gives the view the value it had before anybody set it here.
    func restore(_ view: UIView) {}

    func isOverruled(in pass: UInt) -> Bool {
        successor.map { $0.pass == pass } ?? false
    }

    func giveWay(to other: PropertySlot) {
        successor = other
    }
}

/// A slot for a property of a type whose values may be comparable or not.
///
/// Objects that cannot be compared are assigned when they are others than before, all else at each render.
class TypedSlot<V: UIView, T>: PropertySlot {
    private let path: ReferenceWritableKeyPath<V, T>
    private let initial: T
    var wanted: T

    override var keyPath: AnyKeyPath { path }

    init(_ path: ReferenceWritableKeyPath<V, T>, _ wanted: T, of view: V) {
        self.path = path
        self.wanted = wanted
        initial = view[keyPath: path]
    }

    override func isApplied(to view: UIView) -> Bool {
        isWanted(unsafeDowncast(view, to: V.self)[keyPath: path])
    }

    func isWanted(_ value: T) -> Bool {
        value as AnyObject === wanted as AnyObject
    }

    override func write(to view: UIView) {
        unsafeDowncast(view, to: V.self)[keyPath: path] = wanted
    }

    override func restore(_ view: UIView) {
        unsafeDowncast(view, to: V.self)[keyPath: path] = initial
    }
}

/// A slot for a property whose values can be compared.
final class EquatableSlot<V: UIView, T: Equatable>: TypedSlot<V, T> {
    /// Equal, or both no number: what is left to the layout stays left to it.
    override func isWanted(_ value: T) -> Bool {
        value == wanted || value != value && wanted != wanted
    }
}

/// A property of one view that its node sets: what it was before, and what the last render wants it to be.
///
/// A slot lives as long as the node keeps setting the property, so a render that sets the same properties as the one
/// before allocates nothing.
@MainActor
class PropertySlot {
    final let keyPath: AnyKeyPath
    /// The render that set the property last.
    final var pass: UInt = 0
    final var animator: UIViewPropertyAnimator?
    /// A slot that stands for the same property by way of another class, and is set later.
    ///
    /// A style for `UIView` and a closure for `UILabel` may name one property by two key paths, which are not equal.
    private final weak var successor: PropertySlot?
    private final var hasSuccessor = false

    final var root: Any.Type { type(of: keyPath).rootType }

    init(keyPath: AnyKeyPath) {
        self.keyPath = keyPath
    }

    /// Whether the view has the value that is wanted.
    func isApplied(to view: UIView) -> Bool { true }

    /// Gives the view the value that is wanted.
    func write(to view: UIView) {}

    /// Gives the view the value it had before anybody set it here.
    func restore(_ view: UIView) {}

    /// Whether the slot stands for the property.
    final func stands(for path: AnyKeyPath) -> Bool {
        keyPath === path || keyPath == path
    }

    final func isOverruled(in pass: UInt) -> Bool {
        hasSuccessor && successor?.pass == pass
    }

    final func giveWay(to other: PropertySlot) {
        successor = other
        hasSuccessor = true
    }
}

/// A slot for a property of a type.
final class TypedSlot<T>: PropertySlot {
    private let access: PropertyAccess<T>
    private let initial: T
    var wanted: T

    init(_ path: AnyKeyPath, _ access: PropertyAccess<T>, _ wanted: T, of view: UIView) {
        self.access = access
        self.wanted = wanted
        initial = access.read(view)
        super.init(keyPath: path)
    }

    /// A slot for the property of another one, in another view.
    init(like other: TypedSlot, _ wanted: T, of view: UIView) {
        access = other.access
        self.wanted = wanted
        initial = access.read(view)
        super.init(keyPath: other.keyPath)
    }

    override func isApplied(to view: UIView) -> Bool {
        access.matches(view, wanted)
    }

    override func write(to view: UIView) {
        access.write(view, wanted)
    }

    override func restore(_ view: UIView) {
        access.write(view, initial)
    }
}

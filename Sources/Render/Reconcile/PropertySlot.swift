/// A property of a view that its node sets, with its original and its target value.
///
/// A slot is kept as long as the node sets the property, so a render that sets the same properties as the previous one
/// allocates nothing.
@MainActor
class PropertySlot {
    final let keyPath: AnyKeyPath
    /// The last render that set the property.
    final var pass: UInt = 0
    final var animator: UIViewPropertyAnimator?
    /// A slot that is set later and refers to the same property through the key path of another class.
    ///
    /// A style for `UIView` and a closure for `UILabel` can refer to the same property by two key paths that are not
    /// equal.
    private final weak var successor: PropertySlot?
    private final var hasSuccessor = false

    final var root: Any.Type { type(of: keyPath).rootType }

    init(keyPath: AnyKeyPath) {
        self.keyPath = keyPath
    }

    /// Returns whether the view has the target value.
    func isApplied(to view: UIView) -> Bool { true }

    /// Assigns the target value to the view.
    func write(to view: UIView) {}

    /// Restores the value that the view had before the first render that set the property.
    func restore(_ view: UIView) {}

    /// Whether the slot represents the property at a key path.
    final func stands(for path: AnyKeyPath) -> Bool {
        keyPath === path || keyPath == path
    }

    final func isOverridden(in pass: UInt) -> Bool {
        hasSuccessor && successor?.pass == pass
    }

    final func setSuccessor(_ other: PropertySlot) {
        successor = other
        hasSuccessor = true
    }
}

/// A slot for a property of type `T`.
class TypedSlot<T>: PropertySlot {
    private let access: PropertyAccess<T>
    private let initial: T
    // Unchecked, because slots are read and written for every property of every view. The value is copied before client
    // code is called, which may set it again.
    @exclusivity(unchecked) final var desired: T

    init(_ path: AnyKeyPath, _ access: PropertyAccess<T>, _ desired: T, of view: UIView) {
        self.access = access
        self.desired = desired
        initial = access.read(view)
        super.init(keyPath: path)
    }

    /// Creates a slot for the property of another slot, in another view.
    ///
    /// Required, so that it can be called on the class of a slot, which takes no lookup of generic metadata.
    required init(like other: TypedSlot, _ desired: T, of view: UIView) {
        access = other.access
        self.desired = desired
        initial = access.read(view)
        super.init(keyPath: other.keyPath)
    }

    override func isApplied(to view: UIView) -> Bool {
        let desired = desired
        return access.matches(view, desired)
    }

    override func write(to view: UIView) {
        let desired = desired
        access.write(view, desired)
    }

    override func restore(_ view: UIView) {
        access.write(view, initial)
    }
}

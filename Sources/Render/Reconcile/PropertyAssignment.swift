/// A value for a property of a view, of whatever types.
@MainActor
class PropertyAssignment {
    var keyPath: AnyKeyPath { preconditionFailure("an assignment without a type has no key path") }

    /// Assigns the value if the property has another one, and tells whether it had.
    func apply(to view: UIView) -> Bool { false }

    /// What gives the property its present value back.
    func restoration(for view: UIView) -> () -> Void { {} }
}

final class TypedAssignment<V: UIView, T>: PropertyAssignment {
    private let path: ReferenceWritableKeyPath<V, T>
    private let value: T
    private let isEqual: (T, T) -> Bool
    private let animator: UIViewPropertyAnimator?

    override var keyPath: AnyKeyPath { path }

    init(
        _ path: ReferenceWritableKeyPath<V, T>, _ value: T, isEqual: @escaping (T, T) -> Bool,
        _ animator: UIViewPropertyAnimator?
    ) {
        self.path = path
        self.value = value
        self.isEqual = isEqual
        self.animator = animator
    }

    override func apply(to view: UIView) -> Bool {
        guard let view = view as? V, !isEqual(view[keyPath: path], value) else { return false }
        guard let animator else {
            view[keyPath: path] = value
            return true
        }
        animator.addAnimations { [path, value] in view[keyPath: path] = value }
        animator.startAnimation()
        return true
    }

    override func restoration(for view: UIView) -> () -> Void {
        guard let view = view as? V else { return {} }
        let initial = view[keyPath: path]
        return { [weak view, path] in view?[keyPath: path] = initial }
    }
}

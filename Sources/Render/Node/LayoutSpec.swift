/// The object with which a node's closure configures the view.
///
/// `set(_:_:animator:)` assigns a property only if its value differs, and restores the original value when a later
/// render no longer sets the property. Changes made through `view` directly are repeated in every render and never
/// reverted.
@preconcurrency @MainActor
public class SpecCore {
    /// The size of the view that displays the whole tree, in points.
    public let canvasSize: CGSize
    /// The node that is being rendered.
    public let node: any UINodeProtocol
    let anyView: UIView
    let record: ViewRecord
    var hasAccessedView = false

    /// The width of the canvas, in points.
    public var canvasWidth: CGFloat { canvasSize.width }
    /// The height of the canvas, in points.
    public var canvasHeight: CGFloat { canvasSize.height }

    init(node: any UINodeProtocol, view: UIView, record: ViewRecord, canvasSize: CGSize) {
        self.node = node
        self.record = record
        self.canvasSize = canvasSize
        anyView = view
    }
}

extension UINode {
    /// The object with which a node's closure configures the view.
    public final class LayoutSpec: SpecCore {
        private var target: V { unsafeDowncast(anyView, to: V.self) }

        /// The view, for changes that do not affect the size of its content.
        package var sameSizedView: V { target }

        /// The view; changes made to it are repeated in every render.
        public var view: V {
            hasAccessedView = true
            return target
        }

        /// Returns a spec for the view of another spec, or `nil` if the view is of another class.
        static func viewing(_ spec: SpecCore) -> LayoutSpec? {
            if let own = spec as? LayoutSpec { return own }
            guard spec.anyView is V else { return nil }
            return LayoutSpec(node: spec.node, view: spec.anyView, record: spec.record, canvasSize: spec.canvasSize)
        }

        /// Sets a property of the view if its value differs.
        ///
        /// - Parameters:
        ///   - keyPath: The property, for example `\.text` or `\.yoga.width`.
        ///   - value: The value that the property has until a render no longer sets it.
        ///   - animator: Animates the change. It starts after the whole tree is configured, if a property changed.
        public func set<T: Equatable>(
            _ keyPath: ReferenceWritableKeyPath<V, T>, _ value: T, animator: UIViewPropertyAnimator? = nil
        ) {
            record.set(keyPath, to: value, of: target, animator: animator)
        }

        /// Sets a property of the view whose type is not `Equatable`.
        ///
        /// Objects are assigned if their identity differs from the current value, other values in every render.
        public func set<T>(
            _ keyPath: ReferenceWritableKeyPath<V, T>, _ value: T, animator: UIViewPropertyAnimator? = nil
        ) {
            record.set(keyPath, to: value, of: target, animator: animator)
        }

        /// Sets a property of the view and animates the change.
        public func set<T: Equatable>(
            _ keyPath: ReferenceWritableKeyPath<V, T>, _ value: T, _ animator: UIViewPropertyAnimator
        ) {
            set(keyPath, value, animator: animator)
        }

        /// An alternative name of `set(_:_:animator:)`.
        public func configure<T: Equatable>(
            _ keyPath: ReferenceWritableKeyPath<V, T>, _ value: T, animator: UIViewPropertyAnimator? = nil
        ) {
            set(keyPath, value, animator: animator)
        }

        /// An alternative name of `set(_:_:animator:)` for types that are not `Equatable`.
        public func configure<T>(
            _ keyPath: ReferenceWritableKeyPath<V, T>, _ value: T, animator: UIViewPropertyAnimator? = nil
        ) {
            set(keyPath, value, animator: animator)
        }

        /// An alternative name of `set(_:_:_:)`.
        public func configure<T: Equatable>(
            _ keyPath: ReferenceWritableKeyPath<V, T>, _ value: T, _ animator: UIViewPropertyAnimator
        ) {
            set(keyPath, value, animator: animator)
        }
    }
}

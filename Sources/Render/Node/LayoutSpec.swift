/// What a node's closure configures its view with.
///
/// `set(_:_:animator:)` changes a property only if it has another value, and gives it its first value back when a later
/// render does not set it any more. What is done to `view` directly is done at each render and never undone.
@MainActor
public class SpecCore {
    /// The size of the view in which the whole tree is shown, in points.
    public let canvasSize: CGSize
    /// The node that is rendered.
    public let node: any UINodeProtocol
    let anyView: UIView
    let record: ViewRecord
    var touchedView = false

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
    /// What a node's closure configures its view with.
    public final class LayoutSpec: SpecCore {
        private var target: V { unsafeDowncast(anyView, to: V.self) }

        /// The view, for what does not change the size of its content.
        package var sameSizedView: V { target }

        /// The view; what is done to it is done at each render.
        public var view: V {
            touchedView = true
            return target
        }

        /// A spec for the same view as another one, if the view is of the class.
        static func viewing(_ spec: SpecCore) -> LayoutSpec? {
            if let own = spec as? LayoutSpec { return own }
            guard spec.anyView is V else { return nil }
            return LayoutSpec(node: spec.node, view: spec.anyView, record: spec.record, canvasSize: spec.canvasSize)
        }

        /// Gives a property of the view a value, if it has another one.
        ///
        /// - Parameters:
        ///   - keyPath: The property, for example `\.text` or `\.yoga.width`.
        ///   - value: Its value, until a render does not set it any more.
        ///   - animator: Animates the change. It is started when the whole tree is configured, if anything changed.
        public func set<T: Equatable>(
            _ keyPath: ReferenceWritableKeyPath<V, T>, _ value: T, animator: UIViewPropertyAnimator? = nil
        ) {
            record.set(keyPath, to: value, of: target, animator: animator)
        }

        /// Gives a property of the view a value that cannot be compared.
        ///
        /// Objects are assigned when they are others than before, all else at each render.
        public func set<T>(
            _ keyPath: ReferenceWritableKeyPath<V, T>, _ value: T, animator: UIViewPropertyAnimator? = nil
        ) {
            record.set(keyPath, to: value, of: target, animator: animator)
        }

        /// Gives a property of the view a value, and animates the change.
        public func set<T: Equatable>(
            _ keyPath: ReferenceWritableKeyPath<V, T>, _ value: T, _ animator: UIViewPropertyAnimator
        ) {
            set(keyPath, value, animator: animator)
        }

        /// The same as `set(_:_:animator:)`, under the document's other name.
        public func configure<T: Equatable>(
            _ keyPath: ReferenceWritableKeyPath<V, T>, _ value: T, animator: UIViewPropertyAnimator? = nil
        ) {
            set(keyPath, value, animator: animator)
        }

        /// The same as `set(_:_:animator:)` for a value that cannot be compared.
        public func configure<T>(
            _ keyPath: ReferenceWritableKeyPath<V, T>, _ value: T, animator: UIViewPropertyAnimator? = nil
        ) {
            set(keyPath, value, animator: animator)
        }

        /// The same as `set(_:_:_:)`, under the document's other name.
        public func configure<T: Equatable>(
            _ keyPath: ReferenceWritableKeyPath<V, T>, _ value: T, _ animator: UIViewPropertyAnimator
        ) {
            set(keyPath, value, animator: animator)
        }
    }
}

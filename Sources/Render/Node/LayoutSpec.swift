/// What a node's closure configures its view with.
///
/// ``set(_:_:animator:)`` changes a property only if it has another value, and gives it its first value back when a later
/// render does not set it any more. What is done to ``view`` directly is done at each render and never undone.
@MainActor
public class SpecCore {
    /// The size of the view in which the whole tree is shown.
    public let canvasSize: CGSize
    private(set) var assignments: [PropertyAssignment] = []
    var touchedView = false

    /// The width of the canvas.
    public var canvasWidth: CGFloat { canvasSize.width }

    init(canvasSize: CGSize) {
        self.canvasSize = canvasSize
    }

    /// Adds an assignment; of several to one property the last counts.
    func add(_ assignment: PropertyAssignment) {
        if let index = assignments.firstIndex(where: { $0.keyPath == assignment.keyPath }) {
            assignments[index] = assignment
        } else {
            assignments.append(assignment)
        }
    }
}

extension UINode {
    /// What a node's closure configures its view with.
    public final class LayoutSpec: SpecCore {
        /// The node that is rendered.
        public let node: UINode<V>
        private let target: V

        /// The view; what is done to it is done at each render.
        public var view: V {
            touchedView = true
            return target
        }

        init(node: UINode<V>, view: V, canvasSize: CGSize) {
            self.node = node
            target = view
            super.init(canvasSize: canvasSize)
        }

        /// Gives a property of the view a value, if it has another one.
        ///
        /// - Parameters:
        ///   - keyPath: The property, for example `\.text` or `\.yoga.width`.
        ///   - value: Its value, until a render does not set it any more.
        ///   - animator: Animates the change. It is started here.
        public func set<T: Equatable>(
            _ keyPath: ReferenceWritableKeyPath<V, T>, _ value: T, animator: UIViewPropertyAnimator? = nil
        ) {
            add(TypedAssignment(keyPath, value, isEqual: { $0 == $1 }, animator))
        }

        /// Gives a property of the view a value at each render, as values of its type cannot be compared.
        public func set<T>(
            _ keyPath: ReferenceWritableKeyPath<V, T>, _ value: T, animator: UIViewPropertyAnimator? = nil
        ) {
            add(TypedAssignment(keyPath, value, isEqual: { _, _ in false }, animator))
        }

        /// Gives a property of the view a value, and animates the change.
        public func set<T: Equatable>(
            _ keyPath: ReferenceWritableKeyPath<V, T>, _ value: T, _ animator: UIViewPropertyAnimator
        ) {
            set(keyPath, value, animator: animator)
        }

        /// The same as ``set(_:_:animator:)``, under the document's other name.
        public func configure<T: Equatable>(
            _ keyPath: ReferenceWritableKeyPath<V, T>, _ value: T, animator: UIViewPropertyAnimator? = nil
        ) {
            set(keyPath, value, animator: animator)
        }
    }
}

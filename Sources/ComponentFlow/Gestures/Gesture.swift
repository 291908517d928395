/// A gesture that a parent recognises on a child's view.
///
/// ```swift
/// context.add(row.position(center).gesture(.tap { select(row) }))
/// ```
///
/// The recogniser is kept as long as the child has a gesture of the same kind; its closure is replaced at every update.
@MainActor
open class Gesture {
    /// Makes a gesture of a kind of your own: override ``makeRecognizer()`` and ``update(recognizer:)``.
    public init() {}

    /// Makes the recogniser, once.
    open func makeRecognizer() -> UIGestureRecognizer {
        UIGestureRecognizer(target: nil, action: nil)
    }

    /// Hands the recogniser this gesture's closures and settings.
    open func update(recognizer: UIGestureRecognizer) {}
}

extension Gesture {
    /// A tap.
    public static func tap(action: @escaping () -> Void) -> Gesture {
        TapGesture(action: action)
    }

    /// The states of a long press.
    public enum LongPressGestureState: Equatable, Sendable {
        /// The press is long enough; the location is in the view's space.
        case began(location: CGPoint)
        /// The finger was lifted.
        case ended
        /// Something took the touch away.
        case cancelled
    }

    /// A long press.
    ///
    /// - Parameters:
    ///   - duration: How long, in seconds.
    ///   - action: Called at the beginning and at the end.
    public static func longPress(
        duration: Double = 0.5, action: @escaping (LongPressGestureState) -> Void
    ) -> Gesture {
        LongPressGesture(duration: duration, action: action)
    }

    /// The states of a pan.
    public enum PanGestureState: Equatable, Sendable {
        /// The finger has moved far enough.
        case began
        /// The finger moved; the offset is from where the pan began, in points.
        case updated(offset: CGPoint)
        /// The finger was lifted at this speed, in points per second.
        case ended(velocity: CGPoint)
        /// Something took the touch away.
        case cancelled
    }

    /// A pan.
    public static func pan(action: @escaping (PanGestureState) -> Void) -> Gesture {
        PanGesture(action: action)
    }
}

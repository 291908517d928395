/// A gesture that a parent recognises on a child's view.
///
/// ```swift
/// context.add(row.position(center).gesture(.tap { select(row) }))
/// ```
///
/// The recogniser is kept as long as the child has a gesture of the same kind; its closure and its settings are replaced
/// at every update, also in the middle of a gesture.
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

// MARK: - One finger

extension Gesture {
    /// A tap, or several in quick succession.
    ///
    /// - Parameters:
    ///   - count: How many taps.
    ///   - fingers: How many fingers tap together.
    public static func tap(count: Int = 1, fingers: Int = 1, action: @escaping () -> Void) -> Gesture {
        TapGesture(count: count, fingers: fingers, action: action)
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
        RecognizedGesture {
            UILongPressGestureRecognizer()
        } configure: { recognizer in
            recognizer.minimumPressDuration = duration
        } report: { recognizer in
            switch recognizer.state {
            case .began: action(.began(location: recognizer.location(in: recognizer.view)))
            case .ended: action(.ended)
            case .cancelled: action(.cancelled)
            default: break
            }
        }
    }

    /// A quick straight movement.
    ///
    /// - Parameters:
    ///   - direction: The directions that count.
    ///   - fingers: How many fingers move together.
    public static func swipe(
        direction: UISwipeGestureRecognizer.Direction, fingers: Int = 1, action: @escaping () -> Void
    ) -> Gesture {
        RecognizedGesture {
            UISwipeGestureRecognizer()
        } configure: { recognizer in
            recognizer.direction = direction
            recognizer.numberOfTouchesRequired = max(fingers, 1)
        } report: { _ in
            action()
        }
    }
}

// MARK: - Dragging

extension Gesture {
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

        @MainActor init?(_ recognizer: UIPanGestureRecognizer) {
            switch recognizer.state {
            case .began: self = .began
            case .changed: self = .updated(offset: recognizer.translation(in: recognizer.view))
            case .ended: self = .ended(velocity: recognizer.velocity(in: recognizer.view))
            case .cancelled: self = .cancelled
            default: return nil
            }
        }
    }

    /// A pan.
    public static func pan(action: @escaping (PanGestureState) -> Void) -> Gesture {
        RecognizedGesture {
            UIPanGestureRecognizer()
        } report: { recognizer in
            PanGestureState(recognizer).map(action)
        }
    }

    /// A pan that comes in from an edge of the window.
    public static func screenEdgePan(edges: UIRectEdge, action: @escaping (PanGestureState) -> Void) -> Gesture {
        RecognizedGesture {
            UIScreenEdgePanGestureRecognizer()
        } configure: { recognizer in
            recognizer.edges = edges
        } report: { recognizer in
            PanGestureState(recognizer).map(action)
        }
    }
}

// MARK: - Two fingers

extension Gesture {
    /// The states of a pinch.
    public enum PinchGestureState: Equatable, Sendable {
        /// Two fingers move apart or together around a point of the view's space.
        case began(location: CGPoint)
        /// They are so many times as far apart as at the start, around this point now.
        case updated(scale: CGFloat, location: CGPoint)
        /// They were lifted while the scale changed so fast, in factors per second.
        case ended(velocity: CGFloat)
        /// Something took the touches away.
        case cancelled
    }

    /// Two fingers that move apart or together.
    public static func pinch(action: @escaping (PinchGestureState) -> Void) -> Gesture {
        RecognizedGesture {
            UIPinchGestureRecognizer()
        } report: { recognizer in
            let location = recognizer.location(in: recognizer.view)
            switch recognizer.state {
            case .began: action(.began(location: location))
            case .changed: action(.updated(scale: recognizer.scale, location: location))
            case .ended: action(.ended(velocity: recognizer.velocity))
            case .cancelled: action(.cancelled)
            default: break
            }
        }
    }

    /// The states of a rotation.
    public enum RotationGestureState: Equatable, Sendable {
        /// Two fingers turn around a point of the view's space.
        case began(location: CGPoint)
        /// They have turned so far since the start, in radians clockwise, around this point now.
        case updated(rotation: CGFloat, location: CGPoint)
        /// They were lifted while they turned so fast, in radians per second.
        case ended(velocity: CGFloat)
        /// Something took the touches away.
        case cancelled
    }

    /// Two fingers that turn around each other.
    public static func rotation(action: @escaping (RotationGestureState) -> Void) -> Gesture {
        RecognizedGesture {
            UIRotationGestureRecognizer()
        } report: { recognizer in
            let location = recognizer.location(in: recognizer.view)
            switch recognizer.state {
            case .began: action(.began(location: location))
            case .changed: action(.updated(rotation: recognizer.rotation, location: location))
            case .ended: action(.ended(velocity: recognizer.velocity))
            case .cancelled: action(.cancelled)
            default: break
            }
        }
    }
}

// MARK: - Pointer

extension Gesture {
    /// The states of a pointer over a view.
    public enum HoverGestureState: Equatable, Sendable {
        /// The pointer came; the location is in the view's space.
        case began(location: CGPoint)
        /// The pointer moved.
        case updated(location: CGPoint)
        /// The pointer left, or its button went down.
        case ended
    }

    /// The pointer over the view, without a button down.
    public static func hover(action: @escaping (HoverGestureState) -> Void) -> Gesture {
        RecognizedGesture {
            UIHoverGestureRecognizer()
        } report: { recognizer in
            switch recognizer.state {
            case .began: action(.began(location: recognizer.location(in: recognizer.view)))
            case .changed: action(.updated(location: recognizer.location(in: recognizer.view)))
            case .ended, .cancelled: action(.ended)
            default: break
            }
        }
    }
}

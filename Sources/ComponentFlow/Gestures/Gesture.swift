/// A gesture that a parent recognizes on a child's view.
///
/// ```swift
/// context.add(row.position(center).gesture(.tap { select(row) }))
/// ```
///
/// The gesture recognizer is kept as long as the child has a gesture of the same kind; its closure and settings are
/// replaced on every update, even while the gesture is in progress.
@preconcurrency @MainActor
open class Gesture {
    /// Creates a gesture; subclasses override ``makeRecognizer()`` and ``update(recognizer:)``.
    public init() {}

    /// Creates the gesture recognizer.
    ///
    /// Called once.
    open func makeRecognizer() -> UIGestureRecognizer {
        UIGestureRecognizer(target: nil, action: nil)
    }

    /// Updates the recognizer with the closures and settings of this gesture.
    ///
    /// The default implementation does nothing.
    open func update(recognizer: UIGestureRecognizer) {}
}

// MARK: - Single touch

extension Gesture {
    /// A gesture that recognizes one or more taps.
    ///
    /// - Parameters:
    ///   - count: The number of taps required.
    ///   - fingers: The number of fingers required per tap.
    ///   - action: A closure called when the gesture is recognized.
    public static func tap(count: Int = 1, fingers: Int = 1, action: @escaping () -> Void) -> Gesture {
        TapGesture(count: count, fingers: fingers, action: action)
    }

    /// The states of a long press.
    public enum LongPressGestureState: Equatable, Sendable {
        /// The minimum duration has elapsed; the location is in the view's coordinate system.
        case began(location: CGPoint)
        /// The finger was lifted.
        case ended
        /// The touch was cancelled.
        case cancelled
    }

    /// A gesture that recognizes a long press.
    ///
    /// - Parameters:
    ///   - duration: The minimum duration of the press, in seconds.
    ///   - action: A closure called when the press begins and when it ends or is cancelled.
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

    /// A gesture that recognizes a swipe.
    ///
    /// - Parameters:
    ///   - direction: The permitted directions.
    ///   - fingers: The number of fingers required.
    ///   - action: A closure called when the gesture is recognized.
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

// MARK: - Panning

extension Gesture {
    /// The states of a pan.
    public enum PanGestureState: Equatable, Sendable {
        /// The finger moved far enough to begin the pan.
        case began
        /// The finger moved; the offset is relative to the start of the pan, in points.
        case updated(offset: CGPoint)
        /// The finger was lifted at this velocity, in points per second.
        case ended(velocity: CGPoint)
        /// The touch was cancelled.
        case cancelled

        @preconcurrency @MainActor init?(_ recognizer: UIPanGestureRecognizer) {
            switch recognizer.state {
            case .began: self = .began
            case .changed: self = .updated(offset: recognizer.translation(in: recognizer.view))
            case .ended: self = .ended(velocity: recognizer.velocity(in: recognizer.view))
            case .cancelled: self = .cancelled
            default: return nil
            }
        }
    }

    /// A gesture that recognizes a pan.
    public static func pan(action: @escaping (PanGestureState) -> Void) -> Gesture {
        RecognizedGesture {
            UIPanGestureRecognizer()
        } report: { recognizer in
            PanGestureState(recognizer).map(action)
        }
    }

    /// A gesture that recognizes a pan that starts at an edge of the window.
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

// MARK: - Two touches

extension Gesture {
    /// The states of a pinch.
    public enum PinchGestureState: Equatable, Sendable {
        /// Two fingers started to move apart or together; their center is in the view's coordinate system.
        case began(location: CGPoint)
        /// The distance of the fingers relative to the start, and the current location of their center.
        case updated(scale: CGFloat, location: CGPoint)
        /// The fingers were lifted while the scale changed at this velocity, in scale factors per second.
        case ended(velocity: CGFloat)
        /// The touches were cancelled.
        case cancelled
    }

    /// A gesture that recognizes a pinch with two fingers.
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
        /// Two fingers started to rotate; their center is in the view's coordinate system.
        case began(location: CGPoint)
        /// The clockwise rotation since the start, in radians, and the current location of the center.
        case updated(rotation: CGFloat, location: CGPoint)
        /// The fingers were lifted while rotating at this velocity, in radians per second.
        case ended(velocity: CGFloat)
        /// The touches were cancelled.
        case cancelled
    }

    /// A gesture that recognizes a rotation with two fingers.
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
    /// The states of a pointer hovering over a view.
    public enum HoverGestureState: Equatable, Sendable {
        /// The pointer entered the view; the location is in the view's coordinate system.
        case began(location: CGPoint)
        /// The pointer moved.
        case updated(location: CGPoint)
        /// The pointer left the view, or a button was pressed.
        case ended
    }

    /// A gesture that recognizes a pointer over the view while no button is pressed.
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

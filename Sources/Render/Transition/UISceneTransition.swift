/// An animation with which the screen of a controller appears and disappears.
///
/// Assign it to ``UIBaseViewController/sceneTransition``. A subclass specifies how the screen looks when it is hidden; the
/// animation runs between that and its usual look, in both directions:
///
///     final class DropTransition: UISceneTransition {
///         override func hide(_ screen: UIView, in container: UIView) {
///             screen.transform = CGAffineTransform(translationX: 0, y: -container.bounds.height)
///         }
///     }
///
/// The base class fades the screen in and out.
@preconcurrency @MainActor
open class UISceneTransition {
    /// The duration in seconds.
    public let duration: TimeInterval
    /// The curve and other options of the animation.
    public let options: UIView.AnimationOptions

    /// Creates a transition with a duration in seconds.
    public init(duration: TimeInterval = 0.35, options: UIView.AnimationOptions = .curveEaseInOut) {
        (self.duration, self.options) = (duration, options)
    }

    /// Gives a screen the look from which it appears, and to which it disappears.
    ///
    /// - Parameters:
    ///   - screen: The view of the controller.
    ///   - container: The view in which the transition takes place.
    open func hide(_ screen: UIView, in container: UIView) {
        screen.alpha = 0
    }

    /// Gives a screen its usual look: opaque, and not transformed.
    ///
    /// A subclass that changes other properties in ``hide(_:in:)`` resets them here, and calls `super`.
    open func show(_ screen: UIView, in container: UIView) {
        screen.alpha = 1
        screen.transform = .identity
    }
}

/// A transition that moves the screen in from an edge of its container.
open class UISlideSceneTransition: UISceneTransition {
    /// An edge of the container.
    public enum Edge: Sendable {
        case top
        case left
        case bottom
        case right
    }

    /// The edge from which the screen appears.
    public let edge: Edge

    /// Creates a transition from an edge, with a duration in seconds.
    public init(from edge: Edge, duration: TimeInterval = 0.35, options: UIView.AnimationOptions = .curveEaseInOut) {
        self.edge = edge
        super.init(duration: duration, options: options)
    }

    open override func hide(_ screen: UIView, in container: UIView) {
        let size = container.bounds.size
        screen.transform =
            switch edge {
            case .top: CGAffineTransform(translationX: 0, y: -size.height)
            case .left: CGAffineTransform(translationX: -size.width, y: 0)
            case .bottom: CGAffineTransform(translationX: 0, y: size.height)
            case .right: CGAffineTransform(translationX: size.width, y: 0)
            }
    }
}

/// A transition that expands the screen from a view, for example a selected cell.
open class UIExpandSceneTransition: UISceneTransition {
    /// The view from which the screen expands.
    ///
    /// If it is `nil`, the screen expands from the ``UIBaseViewController/currentTransitionTargetView`` of the controller that
    /// presents or pushes it. Without a view in the same window, it expands from the center of its container.
    public weak var source: UIView?
    /// The view of the controller that has presented or pushed the screen.
    weak var target: UIView?

    /// Creates a transition from a view, with a duration in seconds.
    public init(
        from source: UIView? = nil, duration: TimeInterval = 0.35, options: UIView.AnimationOptions = .curveEaseInOut
    ) {
        self.source = source
        super.init(duration: duration, options: options)
    }

    open override func hide(_ screen: UIView, in container: UIView) {
        super.hide(screen, in: container)
        let start = origin(in: container)
        let size = screen.bounds.size
        guard size.width > 0, size.height > 0 else { return }
        let move = CGAffineTransform(translationX: start.midX - screen.center.x, y: start.midY - screen.center.y)
        // A scale of zero could not be inverted, as hit tests require.
        screen.transform = move.scaledBy(
            x: max(start.width / size.width, 0.01), y: max(start.height / size.height, 0.01))
    }

    /// Returns the rectangle from which the screen expands.
    private func origin(in container: UIView) -> CGRect {
        guard let source = source ?? target, source.window === container.window else {
            return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
        }
        return source.convert(source.bounds, to: container)
    }
}

/// Recognizes dragging that starts at an edge of the window.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The distance from the edge within which a touch must begin, in points.
    private static let edgeWidth: CGFloat = 20

    /// The edges at which the gesture may start; by default none.
    open var edges: UIRectEdge = []

    private var startEdges: UIRectEdge = []

    /// Creates a recognizer that accepts a single touch.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
    }

    /// Fails unless the touch is at one of the edges.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first {
            startEdges = edges.intersection(edgesNear(touch))
            if startEdges.isEmpty { return state = .failed }
        }
        super.touchesBegan(touches, with: event)
    }

    /// Returns the rectangle whose edges are used, in the window's coordinates: by default the bounds of the window.
    @_spi(Subclassing) open func edgeBounds(for touch: UITouch) -> CGRect? { touch.window?.bounds }

    private func edgesNear(_ touch: UITouch) -> UIRectEdge {
        guard let bounds = edgeBounds(for: touch) else { return [] }
        let (location, width) = (touch.windowLocation, Self.edgeWidth)
        var near: UIRectEdge = []
        if location.x < bounds.minX + width { near.insert(.left) }
        if location.x > bounds.maxX - width { near.insert(.right) }
        if location.y < bounds.minY + width { near.insert(.top) }
        if location.y > bounds.maxY - width { near.insert(.bottom) }
        return near
    }

    /// Returns whether the touch has moved far enough away from the edge, and further than parallel to it.
    package override func hasMovedEnough(_ moved: CGVector) -> Bool {
        let isSideways = abs(moved.dx) > abs(moved.dy)
        func begins(_ edge: UIRectEdge, _ inwards: CGFloat, _ isSideways: Bool) -> Bool {
            startEdges.contains(edge) && isSideways && inwards >= Self.hysteresis
        }
        return begins(.left, moved.dx, isSideways) || begins(.right, -moved.dx, isSideways)
            || begins(.top, moved.dy, !isSideways) || begins(.bottom, -moved.dy, !isSideways)
    }

    /// Resets the recognizer.
    open override func reset() {
        super.reset()
        startEdges = []
    }
}

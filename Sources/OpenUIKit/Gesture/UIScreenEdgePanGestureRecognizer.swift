/// Recognises a drag that comes in from an edge of the window.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How near to the edge a finger has to go down, in points.
    private static let edgeWidth: CGFloat = 20

    /// The edges that count; none at first.
    open var edges: UIRectEdge = []

    private var startEdges: UIRectEdge = []

    /// Takes one finger.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
    }

    /// Fails unless the finger is at one of the edges.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first {
            startEdges = edges.intersection(edgesNear(touch))
            if startEdges.isEmpty { return state = .failed }
        }
        super.touchesBegan(touches, with: event)
    }

    /// Whose edges count, in the window's coordinates: the window's own.
    func edgeBounds(for touch: UITouch) -> CGRect? { touch.window?.bounds }

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

    /// Only the way inwards counts, if it is the longer one.
    override func hasMovedEnough(_ moved: CGVector) -> Bool {
        let isSideways = abs(moved.dx) > abs(moved.dy)
        func begins(_ edge: UIRectEdge, _ inwards: CGFloat, _ isSideways: Bool) -> Bool {
            startEdges.contains(edge) && isSideways && inwards >= Self.hysteresis
        }
        return begins(.left, moved.dx, isSideways) || begins(.right, -moved.dx, isSideways)
            || begins(.top, moved.dy, !isSideways) || begins(.bottom, -moved.dy, !isSideways)
    }

    /// Forgets the movement.
    open override func reset() {
        super.reset()
        startEdges = []
    }
}

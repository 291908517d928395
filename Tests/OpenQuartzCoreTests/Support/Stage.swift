import OpenQuartzCore

/// A tree on a clock of its own that begins at 100 seconds.
///
/// Its painter only notes what it would have painted.
@MainActor final class Stage {
    let clock = ManualMediaClock(now: 100)
    let root = CALayer()
    let tree: LayerTree
    /// What each layer was marked with in the frame painted last.
    private(set) var painted: [ObjectIdentifier: RenderDirty] = [:]
    private(set) var requestedFrames = 0
    private(set) var diagnostics: [LayerDiagnostic] = []

    private init() {
        root.bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
        tree = LayerTree(rootLayer: root)
    }

    /// Runs a test on a stage, with the clock and the diagnostics of the process.
    static func run(_ body: (Stage) throws -> Void) rethrows {
        let (clock, handler) = (MediaClock.current, LayerDiagnostics.handler)
        defer {
            MediaClock.current = clock
            LayerDiagnostics.handler = handler
        }
        let stage = Stage()
        MediaClock.current = stage.clock
        LayerDiagnostics.handler = { [unowned stage] in stage.diagnostics.append($0) }
        stage.frame()
        stage.tree.onNeedsFrame = { [unowned stage] in stage.requestedFrames += 1 }
        try body(stage)
    }

    func addLayer(in superlayer: CALayer? = nil, animatesImplicitly: Bool = false) -> CALayer {
        let layer = CALayer()
        layer.suppressesImplicitActions = !animatesImplicitly
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        (superlayer ?? root).addSublayer(layer)
        return layer
    }

    /// Lets time pass, prepares the frame and paints it.
    func frame(after seconds: CFTimeInterval = 0) {
        clock.advance(by: seconds)
        tree.prepareFrame(at: clock.now)
        painted = [:]
        paint(root)
    }

    func marks(of layer: CALayer) -> RenderDirty {
        painted[ObjectIdentifier(layer)] ?? []
    }

    private func paint(_ layer: CALayer) {
        guard !layer.renderDirty.isEmpty else { return }
        painted[ObjectIdentifier(layer)] = layer.renderDirty
        layer.renderDirty = []
        for child in layer.sublayersInDrawingOrder { paint(child) }
    }
}

/// Whether two numbers agree to so many units.
func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(a - b) <= tolerance
}

func isClose(_ a: CGPoint, _ b: CGPoint, within tolerance: Double = 1e-6) -> Bool {
    isClose(Double(a.x), Double(b.x), within: tolerance) && isClose(Double(a.y), Double(b.y), within: tolerance)
}

/// Whether two lists hold the same layers in the same order; nil is the empty list.
func isSame(_ layers: [CALayer]?, _ others: [CALayer]) -> Bool {
    (layers ?? []).map(ObjectIdentifier.init) == others.map(ObjectIdentifier.init)
}

/// Numbers that look random and are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &+ 0x9E37_79B9_7F4A_7C15
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}

/// Notes what an animation tells its delegate.
final class RecordingDelegate: CAAnimationDelegate {
    var events: [String] = []

    func animationDidStart(_ anim: CAAnimation) {
        events.append("start")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        events.append(flag ? "finished" : "stopped")
    }
}

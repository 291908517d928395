import OpenQuartzCore

/// A layer tree with a manual clock that starts at 100 seconds.
///
/// Instead of painting, it records the dirty flags of each layer.
@MainActor final class LayerStage {
    let clock = ManualMediaClock(now: 100)
    let root = CALayer()
    let tree: LayerTree
    /// The dirty flags of each layer in the last painted frame.
    private(set) var painted: [ObjectIdentifier: RenderDirty] = [:]
    private(set) var requestedFrames = 0
    private(set) var diagnostics: [LayerDiagnostic] = []

    private init() {
        root.bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
        tree = LayerTree(rootLayer: root)
    }

    /// Runs a test on a new stage, which replaces the process-wide clock and diagnostics handler.
    static func run(_ body: (LayerStage) throws -> Void) rethrows {
        let (clock, handler) = (MediaClock.current, LayerDiagnostics.handler)
        defer {
            MediaClock.current = clock
            LayerDiagnostics.handler = handler
        }
        let stage = LayerStage()
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

    /// Advances the clock, prepares a frame and paints it.
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
        for child in layer.paintedSublayers { paint(child) }
    }
}

/// Returns whether two numbers differ by at most the tolerance.
func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(a - b) <= tolerance
}

func isClose(_ a: CGPoint, _ b: CGPoint, within tolerance: Double = 1e-6) -> Bool {
    isClose(Double(a.x), Double(b.x), within: tolerance) && isClose(Double(a.y), Double(b.y), within: tolerance)
}

/// Returns whether two arrays contain identical layers in the same order; `nil` equals an empty array.
func isSame(_ layers: [CALayer]?, _ others: [CALayer]) -> Bool {
    (layers ?? []).map(ObjectIdentifier.init) == others.map(ObjectIdentifier.init)
}

/// Records the calls to an animation's delegate.
final class RecordingDelegate: CAAnimationDelegate {
    var events: [String] = []

    func animationDidStart(_ anim: CAAnimation) {
        events.append("start")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        events.append(flag ? "finished" : "stopped")
    }
}

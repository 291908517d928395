/// One layer tree and its frames: what a surface shows.
///
/// The surface sets `onNeedsFrame`, and for each frame calls `prepareFrame(at:)` and paints. Nothing happens in between:
/// a tree that nobody changes and in which nothing moves never asks for a frame.
@MainActor package final class LayerTree {
    /// After so many rounds layout is given up, because it seems to depend on itself.
    static let maximumLayoutRounds = 100
    /// After so many rounds of layout, display and animation a frame is shown as it is; the rest goes to the next one.
    static let maximumFrameRounds = 16
    /// Changes whenever a layer leaves its superlayer.
    static var membershipVersion: UInt = 0

    package let rootLayer: CALayer
    /// The time of the frame prepared last.
    package private(set) var lastFrameTime: CFTimeInterval?
    /// The time between two frames of the surface, in seconds.
    package var frameDuration: CFTimeInterval = 1 / 60

    /// The layers whose animations change with time or have to be looked at once.
    private var evaluated: [CALayer] = []
    private var needsEvaluation = false
    private static var checkedMembershipVersion: UInt = 0
    private var isPreparing = false {
        didSet { Self.preparingCount += isPreparing ? 1 : -1 }
    }
    private var frameIsRequested = false
    private var wakeUp: Task<Void, Never>?
    /// Whether a layer may have asked for layout or display since they were settled; false is certain.
    private var mayBeUnsettled = true
    /// Whether it stands among the trees that ``settleAll(at:)`` looks at.
    private var isActive = false

    /// Makes a tree of a layer and everything below it.
    ///
    /// A layer is the root of one tree at most.
    package init(rootLayer: CALayer) {
        self.rootLayer = rootLayer
        rootLayer.makeExtras().tree = self
        Self.register(self)
        adoptAnimations(below: rootLayer)
        requestFrame()
    }

    /// Called when the tree has changed or starts to move; then not again until the next frame was prepared.
    package var onNeedsFrame: (@MainActor () -> Void)? {
        didSet { if frameIsRequested { onNeedsFrame?() } }
    }

    /// Whether the next frame will look different without any change: animations move or display links are active.
    ///
    /// An animation that only waits for its beginning needs no frame until then; see `nextFrameTime`.
    package var needsAnotherFrame: Bool {
        let now = lastFrameTime ?? MediaClock.current.now
        return CADisplayLink.isActive(in: self)
            || evaluated.contains { layer in layer.nextMovement(after: now).map { $0 <= now } ?? false }
    }

    /// When a frame will look different without any change, on the clock: the time of the last one if that is at once; nil
    /// if never.
    package var nextFrameTime: CFTimeInterval? {
        let now = lastFrameTime ?? MediaClock.current.now
        if CADisplayLink.isActive(in: self) { return now }
        var result: CFTimeInterval?
        for layer in evaluated {
            guard let time = layer.nextMovement(after: now) else { continue }
            if time <= now { return now }
            result = min(result ?? time, time)
        }
        return result
    }

    /// Called after a frame when nothing moves until a time on the clock.
    ///
    /// Unless it is set, the tree itself asks for a frame then, by the system's clock.
    package var onWait: (@MainActor (CFTimeInterval) -> Void)?

    /// Called after each frame that was prepared, before it is painted: places are what they will be.
    package var onPrepared: (@MainActor () -> Void)?

    /// Asks for a frame, unless one is being prepared or was asked for.
    package func requestFrame() {
        mayBeUnsettled = true
        activate()
        guard !isPreparing, !frameIsRequested else { return }
        frameIsRequested = true
        onNeedsFrame?()
    }

    /// Brings every layer of the tree to a time, in this order: display links; layout; display; animations; their
    /// callbacks.
    ///
    /// If callbacks ask for more, layout and what follows run again.
    ///
    /// Afterwards `presented` and `renderDirty` of each layer say what to paint. With nothing to do it does nothing.
    package func prepareFrame(at time: CFTimeInterval) {
        guard !isPreparing, time.isFinite else { return reportUnusableFrame(at: time) }
        FrameMeter.run(.commit) { prepare(at: time) }
    }

    private func prepare(at time: CFTimeInterval) {
        isPreparing = true
        lastFrameTime = time
        FrameMeter.run(.handling) { CADisplayLink.fire(in: self, at: time) }
        needsEvaluation = needsEvaluation || !evaluated.isEmpty
        var rounds = 0
        repeat {
            settleLayoutAndDisplay()
            Self.settleTransactions(at: time)
            evaluateAnimations(at: time)
            FrameMeter.run(.handling) { AnimationCallbacks.deliver() }
            rounds += 1
        } while hasUnsettledWork && rounds < Self.maximumFrameRounds
        isPreparing = false
        frameIsRequested = false
        if hasUnsettledWork { requestFrame() } else if !evaluated.isEmpty { waitForNextMovement() }
        onPrepared?()
    }

    private func waitForNextMovement() {
        wakeUp?.cancel()
        wakeUp = nil
        guard !needsAnotherFrame, let time = nextFrameTime else { return }
        if let onWait { return onWait(time) }
        guard MediaClock.current is SystemMediaClock else { return }
        let delay = max(time - MediaClock.current.now, 0)
        wakeUp = Task { [weak self] in
            try? await Task.sleep(for: .seconds(delay))
            if !Task.isCancelled { self?.requestFrame() }
        }
    }

    private func reportUnusableFrame(at time: CFTimeInterval) {
        LayerDiagnostics.report(
            isPreparing
                ? "a frame was asked for while one is being prepared" : "a frame was asked for at the time \(time)",
            at: rootLayer, hint: "Prepare frames from the surface only, at finite times.")
    }

    private var hasUnsettledWork: Bool {
        needsEvaluation || !AnimationCallbacks.isEmpty || !Self.layersWithoutTree.isEmpty || hasLayersToSettle
    }

    private var hasLayersToSettle: Bool {
        !rootLayer.flags.isDisjoint(
            with: [.needsLayout, .descendantNeedsLayout, .needsDisplay, .descendantNeedsDisplay])
    }

    private func settleLayoutAndDisplay() {
        FrameMeter.run(.layout) { rootLayer.settleLayout() }
        FrameMeter.run(.commit) { rootLayer.displaySubtree() }
    }
}

// MARK: - Animations

extension LayerTree {
    /// Has a layer's animations evaluated in the next frame, and then in each one while they run.
    func evaluateInNextFrame(_ layer: CALayer, _ animations: LayerAnimations) {
        needsEvaluation = true
        if animations.evaluator !== self {
            animations.evaluator = self
            evaluated.append(layer)
        }
        requestFrame()
    }

    /// A layer's own time was changed.
    func timingChanged() {
        guard !evaluated.isEmpty else { return }
        needsEvaluation = true
        requestFrame()
    }

    /// Ends all animations of the tree unfinished; for surfaces that are closed.
    package func cancelAnimations() {
        for layer in evaluated {
            layer.animations?.evaluator = nil
            layer.removeAllAnimations()
        }
        evaluated = []
    }

    private func adoptAnimations(below layer: CALayer) {
        layer.forEachInside { layer in
            layer.scheduleEvaluation()
            return true
        }
    }

    private func evaluateAnimations(at time: CFTimeInterval) {
        Self.releaseLayersThatLeft(at: time)
        guard needsEvaluation else { return }
        needsEvaluation = false
        var hasSettled = false
        for layer in evaluated where !layer.evaluateAnimations(at: time) { hasSettled = true }
        guard hasSettled else { return }
        evaluated.removeAll { layer in
            if layer.animations?.isRunning ?? false { return false }
            layer.animations?.evaluator = nil
            return true
        }
    }

    /// Looks in all trees for layers that left: the tree that a layer moved to shows it at its own next frame.
    private static func releaseLayersThatLeft(at time: CFTimeInterval) {
        guard checkedMembershipVersion != membershipVersion else { return }
        checkedMembershipVersion = membershipVersion
        for reference in active { reference.tree?.releaseLayersThatLeft(at: time) }
    }

    /// The animations of layers that left the tree end unfinished, unless another tree has them now.
    private func releaseLayersThatLeft(at time: CFTimeInterval) {
        let left = evaluated.filter { $0.rootLayer !== rootLayer }
        guard !left.isEmpty else { return }
        evaluated.removeAll { $0.rootLayer !== rootLayer }
        for layer in left {
            layer.animations?.evaluator = nil
            if layer.tree != nil { layer.scheduleEvaluation() } else { layer.abandonAnimations(at: time) }
        }
    }

    private func commitAnimations(at time: CFTimeInterval) {
        for layer in evaluated { layer.animations?.commit(at: layer.localTime(at: time)) }
    }
}

// MARK: - All trees

extension LayerTree {
    private struct Reference {
        weak var tree: LayerTree?
    }

    private static var references: [Reference] = []
    /// The trees that may have something to settle or to commit.
    private static var active: [Reference] = []
    /// How many trees prepare a frame just now.
    private static var preparingCount = 0
    /// Layers with animations that were in no tree.
    private static var layersWithoutTree: [CALayer] = []
    private static var settlingIsScheduled = false

    private static func register(_ tree: LayerTree) {
        references.removeAll { $0.tree == nil }
        references.append(Reference(tree: tree))
    }

    /// All trees that are alive.
    static var all: [LayerTree] {
        references.compactMap { $0.tree }
    }

    static func waitForTree(_ layer: CALayer) {
        layersWithoutTree.append(layer)
        scheduleSettling()
    }

    /// Sees to it that callbacks come even if no tree prepares a frame.
    static func scheduleSettling() {
        guard !settlingIsScheduled, preparingCount == 0 else { return }
        settlingIsScheduled = true
        Task { @MainActor in
            await waitForFrames()
            settlingIsScheduled = false
            settleTransactions(at: MediaClock.current.now)
            AnimationCallbacks.deliver()
        }
    }

    /// Waits, but not for long, for frames that are under way or were asked for.
    ///
    /// They settle everything. But a window may be hidden, or go, before it paints the frame it asked for.
    private static func waitForFrames() async {
        for _ in 0..<10 where all.contains(where: { $0.isPreparing || $0.frameIsRequested && $0.onNeedsFrame != nil }) {
            try? await Task.sleep(for: .milliseconds(10))
        }
    }

    /// What `CATransaction.flush()` does.
    ///
    /// Trees that rest are not looked at, however many there are.
    static func settleAll(at time: CFTimeInterval) {
        for reference in active {
            guard let tree = reference.tree, tree.mayBeUnsettled, !tree.isPreparing else { continue }
            tree.settleLayoutAndDisplay()
            tree.mayBeUnsettled = tree.hasLayersToSettle
        }
        settleTransactions(at: time)
        for reference in active {
            if let tree = reference.tree, !tree.evaluated.isEmpty { tree.commitAnimations(at: time) }
        }
        active.removeAll { $0.tree?.goesToRest() ?? true }
        guard preparingCount == 0 else { return }
        AnimationCallbacks.deliver()
    }

    private func activate() {
        guard !isActive else { return }
        isActive = true
        Self.active.append(Reference(tree: self))
    }

    /// Makes the tree inactive if there is nothing to settle or commit; the next request makes it active again.
    private func goesToRest() -> Bool {
        isActive = mayBeUnsettled || !evaluated.isEmpty
        return !isActive
    }

    /// Commits the implicit transaction and settles the layers that were in no tree when they were animated.
    private static func settleTransactions(at time: CFTimeInterval) {
        CATransaction.commitImplicit()
        guard !layersWithoutTree.isEmpty else { return }
        let layers = layersWithoutTree
        layersWithoutTree = []
        for layer in layers {
            layer.animations?.isWaitingForTree = false
            if layer.tree != nil { layer.scheduleEvaluation() } else { layer.finishAnimations(at: time) }
        }
    }
}

extension CALayer {
    /// Ends all animations as if their time was over; for layers that nobody sees.
    fileprivate final func finishAnimations(at time: CFTimeInterval) {
        guard let animations else { return }
        for entry in animations.entries where !entry.hasEnded && !entry.isHeld {
            entry.start()
            entry.end(finished: true)
        }
        animations.remove(finished: true) { $0.playback != nil && $0.hasEnded }
        evaluateAnimations(at: time)
    }

    /// Ends all animations unfinished; for layers that left their tree.
    fileprivate final func abandonAnimations(at time: CFTimeInterval) {
        animations?.remove(finished: false) { _ in true }
        evaluateAnimations(at: time)
    }
}

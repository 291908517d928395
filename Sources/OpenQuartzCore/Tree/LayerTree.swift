/// A layer tree displayed by a surface, and the preparation of its frames.
///
/// The surface sets `onNeedsFrame`; for each frame it calls `prepareFrame(at:)` and draws. No other work is performed
/// in between: a tree without changes and animations never requests a frame.
@MainActor package final class LayerTree {
    /// The number of rounds after which layout is abandoned as cyclic.
    static let maximumLayoutRounds = 100
    /// The maximum number of rounds of layout, display and animation per frame; remaining work moves to the next frame.
    static let maximumFrameRounds = 16
    /// A counter that changes whenever a layer is removed from its superlayer.
    static var membershipVersion: UInt = 0
    /// The number of commits: frames prepared by any tree, and flushes.
    ///
    /// Layers added since the last commit do not animate implicitly.
    private(set) static var commitCount: UInt32 = 1

    package let rootLayer: CALayer
    /// The time of the most recently prepared frame.
    package private(set) var lastFrameTime: CFTimeInterval?
    /// The interval between two frames of the surface, in seconds.
    package var frameDuration: CFTimeInterval = 1 / 60

    /// The layers whose animations are running or have to be evaluated once.
    private var evaluated: [CALayer] = []
    private var needsEvaluation = false
    private static var checkedMembershipVersion: UInt = 0
    private var isPreparing = false {
        didSet { Self.preparingCount += isPreparing ? 1 : -1 }
    }
    private var frameIsRequested = false
    private var wakeUp: Task<Void, Never>?
    /// Whether layout or display may have been requested since they were last performed; `false` is reliable.
    private var mayHavePendingWork = true
    /// Whether the tree is in the list of trees that ``flushAll(at:)`` visits.
    private var isActive = false

    /// Creates a tree from a layer and its descendants.
    ///
    /// A layer can be the root of at most one tree.
    package init(rootLayer: CALayer) {
        self.rootLayer = rootLayer
        rootLayer.ensureExtras().tree = self
        rootLayer.attachmentCommit = Self.commitCount
        Self.register(self)
        scheduleAnimations(below: rootLayer)
        requestFrame()
    }

    /// Called when the tree changes or an animation starts, at most once per prepared frame.
    package var onNeedsFrame: (@MainActor () -> Void)? {
        didSet { if frameIsRequested { onNeedsFrame?() } }
    }

    /// Whether the next frame differs without further changes, because animations run or display links are active.
    ///
    /// An animation that has not begun yet needs no frames until its beginning; see `nextFrameTime`.
    package var needsAnotherFrame: Bool {
        let now = lastFrameTime ?? MediaClock.current.now
        return CADisplayLink.isActive(in: self)
            || evaluated.contains { layer in layer.nextAnimationChange(after: now).map { $0 <= now } ?? false }
            || nextFrameLayerChange(after: now).map { $0 <= now } ?? false
    }

    /// The clock time at which a frame differs without further changes, or `nil` if there is none.
    ///
    /// While animations run, this is the time of the last frame.
    package var nextFrameTime: CFTimeInterval? {
        let now = lastFrameTime ?? MediaClock.current.now
        if CADisplayLink.isActive(in: self) { return now }
        var result = nextFrameLayerChange(after: now)
        if let result, result <= now { return now }
        for layer in evaluated {
            guard let time = layer.nextAnimationChange(after: now) else { continue }
            if time <= now { return now }
            result = min(result ?? time, time)
        }
        return result
    }

    private func nextFrameLayerChange(after time: CFTimeInterval) -> CFTimeInterval? {
        FrameLayers.isEmpty ? nil : FrameLayers.nextChange(in: self, after: time)
    }

    /// Whether no frame is requested, and frames do not differ without further changes.
    package var isIdle: Bool {
        !frameIsRequested && nextFrameTime == nil
    }

    /// Called after a frame if nothing changes until a clock time.
    ///
    /// If it is not set, the tree itself requests a frame at that time according to the system clock.
    package var onIdleUntil: (@MainActor (CFTimeInterval) -> Void)?

    /// Called in each frame after layout and animations, when ``CALayer/presented`` is what the frame shows.
    ///
    /// Changes of the layers are part of the same frame. Called again if they, or callbacks, cause more work.
    package var onAnimationsEvaluated: (@MainActor () -> Void)?

    /// Called after each prepared frame, before it is drawn, when the layout is final.
    package var onFramePrepared: (@MainActor () -> Void)?

    /// Called in each frame when all work of the program is done, for development tools that show marks above it.
    ///
    /// Changes of layers are part of the frame; those that need layout or display, of the next one.
    package var onMarksNeeded: (@MainActor () -> Void)?

    /// Requests a frame unless one is being prepared or was already requested.
    package func requestFrame() {
        mayHavePendingWork = true
        activate()
        guard !isPreparing, !frameIsRequested else { return }
        frameIsRequested = true
        onNeedsFrame?()
    }

    /// Updates all layers of the tree to a time: display links, layout, display, animations, and animation callbacks,
    /// in this order.
    ///
    /// If callbacks schedule more work, layout and the subsequent steps are repeated.
    ///
    /// Afterwards `presented` and `renderDirty` of each layer describe what to draw. Has no effect if no work is
    /// pending.
    package func prepareFrame(at time: CFTimeInterval) {
        guard !isPreparing, time.isFinite else { return reportUnusableFrame(at: time) }
        LayerStep.perform(.frame(self, at: time)) {
            FrameMeter.current?.frameWillBegin(interval: frameDuration)
            FrameMeter.run(.commit) { prepare(at: time) }
        }
    }

    private func prepare(at time: CFTimeInterval) {
        isPreparing = true
        lastFrameTime = time
        // A phase without work is not reported.
        if CADisplayLink.exists { FrameMeter.run(.displayLinks) { CADisplayLink.fire(in: self, at: time) } }
        needsEvaluation = needsEvaluation || !evaluated.isEmpty
        var rounds = 0
        repeat {
            settleLayoutAndDisplay()
            Self.commitCount &+= 1
            Self.settleTransactions(at: time)
            evaluateAnimations(at: time)
            updateFrameLayers(at: time)
            if let onAnimationsEvaluated { FrameMeter.run(.animations, onAnimationsEvaluated) }
            if !AnimationCallbacks.isEmpty { FrameMeter.run(.handling) { AnimationCallbacks.deliver() } }
            rounds += 1
        } while hasPendingWork && rounds < Self.maximumFrameRounds
        onMarksNeeded?()
        isPreparing = false
        frameIsRequested = false
        if hasPendingWork {
            requestFrame()
        } else if !evaluated.isEmpty || !FrameLayers.isEmpty {
            scheduleNextChange()
        }
        onFramePrepared?()
        // The closure may have changed sublayers of replicator layers.
        updateFrameLayers(at: time)
    }

    private func updateFrameLayers(at time: CFTimeInterval) {
        guard !FrameLayers.isEmpty else { return }
        FrameMeter.run(.animations) { FrameLayers.update(in: self, at: time) }
    }

    private func scheduleNextChange() {
        wakeUp?.cancel()
        wakeUp = nil
        guard !needsAnotherFrame, let time = nextFrameTime else { return }
        if let onIdleUntil { return onIdleUntil(time) }
        guard let delay = (MediaClock.current as? SystemMediaClock)?.systemDelay(until: time), delay.isFinite else {
            return
        }
        wakeUp = Task { [weak self] in
            try? await Task.sleep(for: .seconds(delay))
            if !Task.isCancelled { self?.requestFrame() }
        }
    }

    private func reportUnusableFrame(at time: CFTimeInterval) {
        LayerDiagnostics.report(
            isPreparing
                ? "a frame was requested while another one is being prepared"
                : "a frame was requested at the time \(time), which is not finite",
            at: rootLayer, hint: "Let only the surface prepare frames, at finite times.")
    }

    private var hasPendingWork: Bool {
        needsEvaluation || !AnimationCallbacks.isEmpty || !Self.layersWithoutTree.isEmpty || hasPendingLayoutOrDisplay
    }

    private var hasPendingLayoutOrDisplay: Bool {
        hasPendingLayout || hasPendingDisplay
    }

    private var hasPendingLayout: Bool {
        !rootLayer.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout])
    }

    private var hasPendingDisplay: Bool {
        !rootLayer.flags.isDisjoint(with: [.needsDisplay, .descendantNeedsDisplay])
    }

    private func settleLayoutAndDisplay() {
        if hasPendingLayout { FrameMeter.run(.layout) { rootLayer.performPendingLayout() } }
        if hasPendingDisplay { FrameMeter.run(.display) { rootLayer.displaySubtree() } }
    }
}

// MARK: - Animations

extension LayerTree {
    /// Schedules the evaluation of a layer's animations in the next frame, and in each following one while they run.
    func evaluateInNextFrame(_ layer: CALayer, _ animations: LayerAnimations) {
        needsEvaluation = true
        if animations.evaluator !== self {
            animations.evaluator = self
            evaluated.append(layer)
        }
        requestFrame()
    }

    /// Schedules the evaluation of all animations in a layer's subtree, because the timing of the layer changed.
    ///
    /// This includes animations that have ended and still show their last value.
    func timingChanged(of layer: CALayer) {
        scheduleAnimations(below: layer)
    }

    /// Cancels all animations of the tree; called when a surface is closed.
    package func cancelAnimations() {
        for layer in evaluated {
            layer.animations?.evaluator = nil
            layer.removeAllAnimations()
        }
        evaluated = []
    }

    private func scheduleAnimations(below layer: CALayer) {
        layer.forEachInSubtree { layer in
            layer.scheduleEvaluation()
            return true
        }
    }

    private func evaluateAnimations(at time: CFTimeInterval) {
        Self.releaseRemovedLayers(at: time)
        guard needsEvaluation else { return }
        needsEvaluation = false
        FrameMeter.run(.animations) { evaluateLayers(at: time) }
    }

    private func evaluateLayers(at time: CFTimeInterval) {
        var hasSettled = false
        for layer in evaluated where !layer.evaluateAnimations(at: time) { hasSettled = true }
        if LayerReplica.count > 0 { for layer in evaluated { layer.updateAnimationsOfReplicas() } }
        guard hasSettled else { return }
        evaluated.removeAll { layer in
            if layer.animations?.isRunning ?? false { return false }
            layer.animations?.evaluator = nil
            return true
        }
    }

    /// Finds removed layers in all trees, so that the tree into which a layer was moved shows it in its next frame.
    private static func releaseRemovedLayers(at time: CFTimeInterval) {
        guard checkedMembershipVersion != membershipVersion else { return }
        checkedMembershipVersion = membershipVersion
        for reference in active { reference.tree?.releaseRemovedLayers(at: time) }
    }

    /// Cancels the animations of removed layers, unless they were moved to another tree.
    private func releaseRemovedLayers(at time: CFTimeInterval) {
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
    /// The trees with pending layout, display or commits.
    private static var active: [Reference] = []
    /// The number of trees that are currently preparing a frame.
    private static var preparingCount = 0
    /// The layers that were in no tree when animations were added to them.
    private static var layersWithoutTree: [CALayer] = []
    private static var settlingIsScheduled = false

    private static func register(_ tree: LayerTree) {
        references.removeAll { $0.tree == nil }
        references.append(Reference(tree: tree))
    }

    /// All existing trees.
    static var all: [LayerTree] {
        references.compactMap { $0.tree }
    }

    static func enqueueLayerWithoutTree(_ layer: CALayer) {
        layersWithoutTree.append(layer)
        scheduleSettling()
    }

    /// Schedules the delivery of callbacks in case no tree prepares a frame.
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

    /// Waits up to 100 ms for frames that are being prepared or were requested.
    ///
    /// These frames perform all pending work, but a window may be hidden or closed before it draws the requested frame.
    private static func waitForFrames() async {
        for _ in 0..<10 where all.contains(where: { $0.isPreparing || $0.frameIsRequested && $0.onNeedsFrame != nil }) {
            try? await Task.sleep(for: .milliseconds(10))
        }
    }

    /// Implements `CATransaction.flush()`.
    ///
    /// Inactive trees are not visited, so their number does not matter.
    static func flushAll(at time: CFTimeInterval) {
        for reference in active {
            guard let tree = reference.tree, tree.mayHavePendingWork, !tree.isPreparing else { continue }
            tree.settleLayoutAndDisplay()
            tree.mayHavePendingWork = tree.hasPendingLayoutOrDisplay
        }
        commitCount &+= 1
        settleTransactions(at: time)
        for reference in active {
            if let tree = reference.tree, !tree.evaluated.isEmpty { tree.commitAnimations(at: time) }
        }
        active.removeAll { $0.tree?.deactivateIfIdle() ?? true }
        guard preparingCount == 0 else { return }
        AnimationCallbacks.deliver()
    }

    private func activate() {
        guard !isActive else { return }
        isActive = true
        Self.active.append(Reference(tree: self))
    }

    /// Deactivates the tree if no work is pending, and returns whether it did; the next request activates it again.
    private func deactivateIfIdle() -> Bool {
        isActive = mayHavePendingWork || !evaluated.isEmpty
        return !isActive
    }

    /// Commits the implicit transaction and handles layers that were in no tree when animations were added to them.
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
    /// Ends all animations as finished; for layers that are in no tree.
    fileprivate final func finishAnimations(at time: CFTimeInterval) {
        guard let animations else { return }
        for entry in animations.entries where !entry.hasEnded && !entry.isHeld { entry.finish() }
        animations.remove(finished: true) { $0.playback != nil && $0.hasEnded }
        evaluateAnimations(at: time)
    }

    /// Ends all animations as not finished; for layers that were removed from their tree.
    fileprivate final func abandonAnimations(at time: CFTimeInterval) {
        animations?.remove(finished: false) { _ in true }
        evaluateAnimations(at: time)
    }
}

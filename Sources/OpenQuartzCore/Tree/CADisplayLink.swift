/// Calls a closure once for every frame, before layout.
///
/// After `add(to:forMode:)` it belongs to the surface that prepares the next frame. It keeps its closure and its target
/// alive until it is invalidated, and the surface keeps it alive.
@MainActor public final class CADisplayLink: NSObject {
    private static var links: [CADisplayLink] = []

    private var handler: (@MainActor (CADisplayLink) -> Void)?
    private weak var tree: LayerTree?
    private var lastFiring: CFTimeInterval?
    private var isAdded = false

    /// The time of the current frame, in the time of `CACurrentMediaTime()`.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time at which the next frame is expected.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between two frames of the surface, in seconds.
    public private(set) var duration: CFTimeInterval = 0
    /// The rates at which it should be called.
    public var preferredFrameRateRange = CAFrameRateRange.default

    /// Makes a link that calls a closure.
    public init(_ handler: @escaping @MainActor (CADisplayLink) -> Void) {
        self.handler = handler
        super.init()
    }

    /// Makes a link that calls a method of an object, as in `CADisplayLink(target: self, action: Meter.tick)`.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping (Target) -> @MainActor (CADisplayLink) -> Void
    ) {
        self.init { link in action(target)(link) }
    }

    /// Whether it is not called for the time being.
    public var isPaused = false {
        didSet { if oldValue, !isPaused { requestFrames() } }
    }

    /// How often it should be called in a second; 0 means for every frame.
    public var preferredFramesPerSecond: Int {
        get { Int(preferredFrameRateRange.preferred) }
        set {
            let rate = Float(max(newValue, 0))
            preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
    }

    /// Starts calling.
    ///
    /// - Parameters:
    ///   - runloop: must be the main one; frames are made there.
    ///   - mode: makes no difference.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isAdded, handler != nil else { return }
        isAdded = true
        Self.links.append(self)
        requestFrames()
    }

    /// Starts calling, for the frames of one tree only.
    package func add(to tree: LayerTree) {
        self.tree = tree
        add(to: .main, forMode: .common)
    }

    /// Stops calling; it can be added again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
        Self.links.removeAll { $0 === self }
    }

    /// Stops calling for good and lets go of the target.
    public func invalidate() {
        remove(from: .main, forMode: .common)
        handler = nil
    }

    private func requestFrames() {
        guard isAdded, !isPaused else { return }
        if let tree { return tree.requestFrame() }
        for tree in LayerTree.all { tree.requestFrame() }
    }
}

extension CADisplayLink {
    /// Whether a link needs the frames of a tree.
    static func isActive(in tree: LayerTree) -> Bool {
        links.contains { !$0.isPaused && ($0.tree == nil || $0.tree === tree) }
    }

    /// Calls the links of a tree, and those that have none yet.
    static func fire(in tree: LayerTree, at time: CFTimeInterval) {
        for link in links where link.tree == nil || link.tree === tree {
            link.tree = tree
            link.fire(at: time, frameDuration: tree.frameDuration)
        }
    }

    private func fire(at time: CFTimeInterval, frameDuration: CFTimeInterval) {
        guard !isPaused, isAdded, isDue(at: time, frameDuration: frameDuration) else { return }
        lastFiring = time
        timestamp = time
        duration = frameDuration
        targetTimestamp = time + max(frameDuration, preferredInterval)
        handler?(self)
    }

    private var preferredInterval: CFTimeInterval {
        preferredFrameRateRange.preferred > 0 ? 1 / CFTimeInterval(preferredFrameRateRange.preferred) : 0
    }

    /// Frames never come exactly when they are expected: half a frame early is in time.
    private func isDue(at time: CFTimeInterval, frameDuration: CFTimeInterval) -> Bool {
        guard let lastFiring else { return true }
        return time > lastFiring && time - lastFiring >= preferredInterval - frameDuration / 2
    }
}

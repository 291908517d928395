/// A timer that calls a closure once per frame, before layout.
///
/// After `add(to:forMode:)` the link is attached to the surface that prepares the next frame. The link retains its
/// closure and its target until it is invalidated, and remains registered until then.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
    private static var links: [CADisplayLink] = []

    private var handler: (@MainActor (CADisplayLink) -> Void)?
    private weak var tree: LayerTree?
    private var lastFiring: CFTimeInterval?
    private var isAdded = false

    /// The time of the current frame, on the clock of `CACurrentMediaTime()`.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time at which the next frame is expected.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// The interval between two frames of the surface, in seconds.
    public private(set) var duration: CFTimeInterval = 0
    public var preferredFrameRateRange = CAFrameRateRange.default

    /// Creates a display link that calls a closure.
    public init(_ handler: @escaping @MainActor (CADisplayLink) -> Void) {
        self.handler = handler
        super.init()
    }

    /// Creates a display link that calls a method of an object, as in
    /// `CADisplayLink(target: self, action: Meter.tick)`.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping (Target) -> @MainActor (CADisplayLink) -> Void
    ) {
        self.init { link in action(target)(link) }
    }

    public var isPaused = false {
        didSet { if oldValue, !isPaused { requestFrames() } }
    }

    /// The preferred number of calls per second; 0 calls the closure for every frame.
    public var preferredFramesPerSecond: Int {
        get { Int(preferredFrameRateRange.preferred) }
        set {
            let rate = Float(max(newValue, 0))
            preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
    }

    /// Starts the display link.
    ///
    /// - Parameters:
    ///   - runloop: Must be the main run loop, on which frames are prepared.
    ///   - mode: Any mode; frames are prepared in all of them.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isAdded, handler != nil else { return }
        isAdded = true
        Self.links.append(self)
        requestFrames()
    }

    /// Starts the display link for the frames of a single tree.
    package func add(to tree: LayerTree) {
        self.tree = tree
        add(to: .main, forMode: .common)
    }

    /// Stops the display link; it can be added again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
        Self.links.removeAll { $0 === self }
    }

    /// Stops the display link permanently and releases its target.
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
    /// Returns whether a display link needs the frames of a tree.
    static func isActive(in tree: LayerTree) -> Bool {
        links.contains { !$0.isPaused && ($0.tree == nil || $0.tree === tree) }
    }

    /// Whether there is any display link.
    static var exists: Bool {
        !links.isEmpty
    }

    /// Calls the display links of a tree, and attaches those without a tree.
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

    /// Returns whether a call is due, with a tolerance of half a frame because frames do not arrive exactly when
    /// expected.
    private func isDue(at time: CFTimeInterval, frameDuration: CFTimeInterval) -> Bool {
        guard let lastFiring else { return true }
        return time > lastFiring && time - lastFiring >= preferredInterval - frameDuration / 2
    }
}

#if INSPECTOR

internal import ComponentFlow
internal import OpenQuartzCore

/// Counts the frames that change what the windows of the program show, as long as clients request their number.
///
/// What development tools show above the windows does not count.
@MainActor
final class FrameCount {
    /// The time, in seconds, after which frames are not counted any more if no client has requested the number.
    private static let countingDuration = 10.0

    private let frames: WindowFrames
    private let clock: MediaClock
    private var closure: Int?
    private var count = 0
    private var lastRequest = -Double.infinity
    /// The layers in each window, without those of development tools.
    private var layers: [ObjectIdentifier: [ObjectIdentifier]] = [:]

    /// Creates a counter.
    ///
    /// - Parameter clock: By default the system's clock, also while the program has a manual one.
    init(_ frames: WindowFrames, clock: MediaClock = SystemMediaClock()) {
        self.frames = frames
        self.clock = clock
    }

    /// Returns the number, which also increases if frames were not counted since the last call.
    func current() -> Int {
        lastRequest = clock.now
        if closure == nil { start() }
        return count
    }

    private func start() {
        count += 1
        for window in frames.windows() { layers[ObjectIdentifier(window)] = Self.layers(in: window).map(\.identity) }
        closure = frames.add { [weak self] in self?.frameWillBeDrawn(in: $0) }
    }

    /// Ends counting until the next request.
    func stop() {
        closure.map(frames.remove)
        closure = nil
        layers = [:]
    }

    private func frameWillBeDrawn(in window: UIWindow) {
        guard clock.now - lastRequest < Self.countingDuration else { return stop() }
        let shown = Self.layers(in: window)
        let identities = shown.map(\.identity)
        // For each screenshot, the highlight is removed from the window and added again.
        let own = window.layer.renderDirty.subtracting([.descendant, .sublayers])
        let isOther = layers.updateValue(identities, forKey: ObjectIdentifier(window)) != identities
        if isOther || !own.isEmpty || shown.contains(where: { !$0.renderDirty.isEmpty }) { count += 1 }
    }

    private static func layers(in window: UIWindow) -> [CALayer] {
        (window.layer.sublayers ?? []).filter { !($0 is InspectorLayer) }
    }
}

extension CALayer {
    fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

#endif

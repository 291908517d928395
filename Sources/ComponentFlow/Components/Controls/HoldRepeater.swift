/// Calls a closure repeatedly while a control is held: first after half a second, then at decreasing intervals.
///
/// It uses a display link, so that it follows the same clock as animations.
@MainActor
final class HoldRepeater {
    private static let firstDelay: CFTimeInterval = 0.5
    private static let longestInterval: CFTimeInterval = 0.3
    private static let shortestInterval: CFTimeInterval = 0.08
    /// The ratio between consecutive intervals.
    private static let acceleration = 0.85

    private let action: () -> Void
    private var link: CADisplayLink?
    private var nextTime: CFTimeInterval = 0
    private var interval: CFTimeInterval = 0
    /// Whether the action was called since the last start.
    private(set) var hasFired = false

    init(action: @escaping () -> Void) {
        self.action = action
    }

    func start() {
        stop()
        hasFired = false
        interval = Self.longestInterval
        nextTime = CACurrentMediaTime() + Self.firstDelay
        let link = CADisplayLink { [weak self] link in self?.tick(at: link.timestamp) }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    private func tick(at time: CFTimeInterval) {
        guard time >= nextTime else { return }
        hasFired = true
        nextTime = time + interval
        interval = max(interval * Self.acceleration, Self.shortestInterval)
        action()
    }
}

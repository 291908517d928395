/// A timer that can be paused, on the clock of animations.
@MainActor
final class Countdown {
    /// The least time after a pause, in seconds, so that nothing happens as soon as the pause ends.
    private static let leastRest: CFTimeInterval = 1

    private var rest: CFTimeInterval
    private let action: () -> Void
    private var running: (timer: DelayedCall, start: CFTimeInterval)?

    /// Creates a countdown that is paused.
    ///
    /// - Parameters:
    ///   - seconds: The time after which the closure is called, without pauses.
    ///   - action: A closure called once.
    init(seconds: CFTimeInterval, action: @escaping () -> Void) {
        rest = seconds
        self.action = action
    }

    var isRunning: Bool {
        get { running != nil }
        set { if newValue { run() } else { pause() } }
    }

    /// Ends the countdown without calling the closure.
    func stop() {
        pause()
    }

    private func run() {
        guard running == nil else { return }
        let timer = performAfter(seconds: rest) { [weak self] in self?.action() }
        running = (timer, CACurrentMediaTime())
    }

    private func pause() {
        guard let running else { return }
        running.timer.invalidate()
        self.running = nil
        rest = max(rest - (CACurrentMediaTime() - running.start), Self.leastRest)
    }
}

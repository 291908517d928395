internal import ComponentFlow
internal import OpenQuartzCore

/// Restores a state after a start, when the program opens its windows and loads what they show.
@MainActor
final class StateRestoration {
    private static let interval = 0.05
    /// The time, in seconds, after which what is not shown yet is discarded.
    private static let duration = 10.0

    private var state: ProgramState
    private let windows: () -> [UIWindow]
    private var finish: ((_ problems: [String]) -> Void)?
    /// The system's clock, also while the program has a manual one.
    private let clock = SystemMediaClock()
    private let end: Double

    /// Begins to restore a state.
    ///
    /// - Parameter finish: Called with what cannot be restored, when a window is shown.
    init(
        _ state: ProgramState, windows: @escaping () -> [UIWindow], finish: @escaping (_ problems: [String]) -> Void
    ) {
        self.state = state
        self.windows = windows
        self.finish = finish
        end = clock.now + Self.duration
        restore()
    }

    private func restore() {
        let shown = windows()
        let problems = state.restore(in: shown)
        let hasEnded = state.isRestored || clock.now >= end
        if !shown.isEmpty || hasEnded {
            finish?(problems)
            finish = nil
        }
        guard !hasEnded else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval) {
            MainActor.assumeIsolated { self.restore() }
        }
    }
}

#if INSPECTOR

internal import ComponentFlow
internal import OpenQuartzCore

/// Restores a state after a start, when the program opens its windows and loads what they show.
@MainActor
final class StateRestoration {
    /// What a program has saved.
    struct Saved {
        var state: ProgramState
        /// The encoded states of the models, by name.
        var models: [String: Data] = [:]
    }

    private static let interval = 0.05
    /// The time, in seconds, after which what is not shown yet is discarded.
    private static let duration = 10.0

    private var saved: Saved
    private let windows: () -> [UIWindow]
    private var finish: ((_ problems: [String]) -> Void)?
    /// What cannot be restored and was not reported yet.
    private var problems: [String] = []
    /// The system's clock, also while the program has a manual one.
    private let clock = SystemMediaClock()
    private let end: Double

    /// Begins to restore a state.
    ///
    /// - Parameter finish: Called with what cannot be restored, when a window is shown.
    init(
        _ saved: Saved, windows: @escaping () -> [UIWindow], finish: @escaping (_ problems: [String]) -> Void
    ) {
        self.saved = saved
        self.windows = windows
        self.finish = finish
        end = clock.now + Self.duration
        restore()
    }

    private func restore() {
        let shown = windows()
        // Before the state, because the views that have one may show what the models contain.
        problems += restoreModels(shown) + saved.state.restore(in: shown)
        let hasEnded = saved.state.isRestored && saved.models.isEmpty || clock.now >= end
        if !shown.isEmpty || hasEnded {
            finish?(problems)
            finish = nil
        }
        guard !hasEnded else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval) {
            MainActor.assumeIsolated { self.restore() }
        }
    }

    /// Applies the states of the models that exist, and returns what cannot be applied, in sentences.
    private func restoreModels(_ windows: [UIWindow]) -> [String] {
        let existing = saved.models.filter { RecordedModels.shared.contains($0.key) }
        guard !existing.isEmpty else { return [] }
        for name in existing.keys { saved.models[name] = nil }
        let problems = existing.sorted { $0.key < $1.key }.compactMap {
            RecordedModels.shared.apply($0.value, to: $0.key)
        }
        ProgramReload.finishUpdates()
        windows.forEach { $0.layoutIfNeeded() }
        return problems
    }
}

#endif

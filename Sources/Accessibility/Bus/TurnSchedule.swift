internal import CGTK

/// Schedules the next turn of the main loop that answers calls, or updates the tree: after a frame that is due, but soon even
/// if frames take all time.
@MainActor package final class TurnSchedule {
    /// Called when a turn is due; a further one has to be scheduled.
    package var onTurn: () -> Void = {}
    /// The sources of the main loop for the turn: one that lets frames be drawn before it, and one that does not; 0 for none.
    private var (yielding, urgent): (guint, guint) = (0, 0)

    /// The priorities of turns, which come after frames, whose priority is `GDK_PRIORITY_REDRAW`.
    ///
    /// GLib dispatches all turns of the same priority before it checks for a frame that has become due meanwhile.
    package enum Priority: Int32 {
        case answers = 121
        case updates = 122
    }

    private let priority: Priority
    /// The longest time, in milliseconds, for which frames postpone a turn.
    private static let longestDelay: guint = 20

    package init(_ priority: Priority) {
        self.priority = priority
    }

    /// Schedules a turn, unless one is scheduled already.
    package func schedule(after seconds: Double) {
        guard yielding == 0 else { return }
        let milliseconds = guint(clamping: Int((min(seconds, 60) * 1000).rounded(.up)))
        yielding = add(milliseconds, priority.rawValue)
        urgent = add(milliseconds + Self.longestDelay, G_PRIORITY_DEFAULT)
    }

    /// Cancels the scheduled turn.
    func cancel() {
        for source in [yielding, urgent] where source != 0 { g_source_remove(source) }
        (yielding, urgent) = (0, 0)
    }

    /// Runs the turn, and removes both sources, also the one that calls this.
    private func run() {
        cancel()
        onTurn()
    }

    private func add(_ milliseconds: guint, _ priority: Int32) -> guint {
        g_timeout_add_full(
            priority, milliseconds,
            { data in
                guard let data else { return 0 }
                nonisolated(unsafe) let owner = data
                MainActor.assumeIsolated {
                    let callback = Unmanaged<Callback>.fromOpaque(owner).takeUnretainedValue()
                    callback.schedule?.run()
                }
                return 0
            }, Unmanaged.passRetained(Callback(self)).toOpaque(),
            { $0.map { Unmanaged<Callback>.fromOpaque($0).release() } })
    }

    private final class Callback {
        weak var schedule: TurnSchedule?

        init(_ schedule: TurnSchedule) { self.schedule = schedule }
    }
}

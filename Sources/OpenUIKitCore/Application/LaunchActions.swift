internal import Synchronization

/// What modules do when the program is launched, before its delegate is created.
///
/// Modules add their actions to ``ofProgram`` before `main` runs, from constructors in C.
package final class LaunchActions: Sendable {
    /// The actions that `UIApplicationMain` runs.
    package static let ofProgram = LaunchActions()

    private let actions = Mutex<[@MainActor @Sendable () -> Void]>([])

    package init() {}

    /// Adds an action, which is run once.
    package func add(_ action: @escaping @MainActor @Sendable () -> Void) {
        actions.withLock { $0.append(action) }
    }

    /// Runs the actions in the order in which they were added, and removes them.
    @MainActor package func run() {
        let added = actions.withLock { actions in
            defer { actions.removeAll() }
            return actions
        }
        for action in added { action() }
    }
}

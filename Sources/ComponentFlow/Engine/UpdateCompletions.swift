/// Closures that are called when all updates of a pass are done.
///
/// Modifiers with closures of the application, such as `onAppear`, use it: these may change anything, which is not
/// permitted while a component is being updated.
@MainActor
final class UpdateCompletions {
    @exclusivity(unchecked) private var waiting: [@MainActor () -> Void] = []
    private var isRunning = false

    /// Calls a closure when no update is running, which may be immediately.
    func add(isUpdating: Bool, _ completion: @escaping @MainActor () -> Void) {
        waiting.append(completion)
        if !isUpdating { run() }
    }

    /// Calls the closures in the order in which they were added, including those that are added meanwhile.
    func run() {
        guard !waiting.isEmpty, !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        var rounds = 0
        while !waiting.isEmpty {
            let completions = waiting
            waiting = []
            rounds += 1
            guard rounds <= UpdateScheduler.roundLimit else { return reportLoop() }
            for completion in completions { completion() }
        }
    }

    private func reportLoop() {
        diagnose(
            "update.completion-loop",
            "Closures that run after updates caused further ones \(UpdateScheduler.roundLimit) times in a row",
            path: "ComponentFlow",
            hint: "Check for an onChange closure that changes its own value, or one in which two components alternate.")
    }
}

extension UpdateScheduler {
    /// Calls a closure when no update is running or requested, which may be immediately.
    func afterUpdates(_ completion: @escaping @MainActor () -> Void) {
        completions.add(isUpdating: isInPass, completion)
    }
}

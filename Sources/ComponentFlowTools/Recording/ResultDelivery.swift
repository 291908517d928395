#if INSPECTOR

/// Lets a task that awaits a result continue, and waits until it has.
///
/// A continuation that is resumed reaches its task after an unknown number of turns of the main queue.
@MainActor
final class ResultDelivery {
    private var waiting: (number: Int, continuation: CheckedContinuation<Void, Never>)?

    /// Calls a closure that resumes the task with a number, and returns when the task has run until it waits again.
    func perform(_ number: Int, _ resume: () -> Void) async {
        await withCheckedContinuation { continuation in
            waiting = (number, continuation)
            resume()
        }
    }

    /// Called by the task with a number when it continues.
    func taskDidContinue(_ number: Int) {
        guard let waiting, waiting.number == number else { return }
        self.waiting = nil
        // What waits is on the main actor, too, so it continues after the task.
        waiting.continuation.resume()
    }
}

#endif

/// Performs jobs one after another.
///
/// A job that is waiting already is not added again, so that a slow program does not receive a request for each key that
/// the user has pressed meanwhile.
@MainActor
final class JobQueue {
    private var waiting: Set<String> = []
    private var last: Task<Void, Never>?

    /// Adds a job.
    ///
    /// - Parameter name: A name that jobs with the same effect share.
    func add(_ name: String, _ job: @escaping @MainActor () async -> Void) {
        guard waiting.insert(name).inserted else { return }
        last = Task { [previous = last] in
            await previous?.value
            waiting.remove(name)
            await job()
        }
    }

    /// Waits until all jobs are done, those included that are added meanwhile.
    func waitUntilEmpty() async {
        while let current = last {
            await current.value
            if last == current { return }
        }
    }
}

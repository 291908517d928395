/// Work on other threads whose result the main actor awaits, such as the decoding of an image.
///
/// When the result arrives depends on the processor. Development tools observe the arrivals, to record them and to let
/// them happen at the recorded times again.
package enum BackgroundWork {
    /// What observes the arrivals; `nil` without development tools.
    @MainActor package static weak var observer: (any BackgroundWorkObserver)?

    /// The number of results that the main actor awaits, and of tasks that may soon await one.
    @MainActor private static var pendingCount = 0

    /// Whether results may arrive without a further event: a program that awaits some is not idle.
    @MainActor package static var isPending: Bool { pendingCount > 0 }

    /// Returns the result of a closure; observed if the caller is on the main actor.
    ///
    /// - Parameters:
    ///   - name: What identifies the work in other processes that do the same.
    ///   - isolation: The actor of the caller.
    ///   - work: A closure that does the work on other threads, and returns to the caller's actor.
    package static func perform<Value>(
        _ name: @autoclosure () -> String, isolation: isolated (any Actor)? = #isolation, _ work: () async -> Value
    ) async -> Value {
        guard isolation === MainActor.shared else { return await work() }
        await changePendingCount(by: 1)
        guard let observer = await observer else {
            let value = await work()
            await changePendingCount(by: -1)
            return value
        }
        let number = await observer.workDidBegin(name())
        let value = await work()
        await observer.workDidEnd(number)
        await changePendingCount(by: -1)
        return value
    }

    @MainActor private static func changePendingCount(by change: Int) {
        pendingCount += change
    }

    /// Creates a task on the main actor, which is pending until it begins.
    ///
    /// Between the creation of a task that loads something, and its beginning, a program is not idle.
    @MainActor package static func beginTask(
        priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
    ) -> Task<Void, Never> {
        pendingCount += 1
        return Task(priority: priority) {
            pendingCount -= 1
            await action()
        }
    }
}

/// Observes the results that the main actor awaits.
@MainActor
package protocol BackgroundWorkObserver: AnyObject, Sendable {
    /// Called when work with a name begins; returns the number that identifies it.
    func workDidBegin(_ name: String) -> Int
    /// Called when work has ended; its result arrives when the method returns.
    func workDidEnd(_ number: Int) async
}

/// Waits until a closure is called, and returns whether that happened within a limit.
///
/// A continuation without a limit keeps the whole test run waiting if the call never comes. The default is ten minutes, because
/// other tests may keep the main thread busy for minutes.
///
/// - Parameters:
///   - limit: The longest time.
///   - start: A closure that begins what calls its argument.
@MainActor
package func isCalled(
    within limit: Duration = .seconds(600),
    _ start: @MainActor (_ call: @escaping @MainActor @Sendable () -> Void) -> Void
) async -> Bool {
    let call = AwaitedCall()
    let timer = Task {
        guard (try? await Task.sleep(for: limit, clock: .continuous)) != nil else { return }
        call.finish(false)
    }
    defer { timer.cancel() }
    start { call.finish(true) }
    return await call.result()
}

/// The first of several results, which a task waits for.
@MainActor
private final class AwaitedCall {
    private var first: Bool?
    private var waiting: CheckedContinuation<Bool, Never>?

    func finish(_ result: Bool) {
        guard first == nil else { return }
        first = result
        waiting?.resume(returning: result)
        waiting = nil
    }

    func result() async -> Bool {
        if let first { return first }
        return await withCheckedContinuation { waiting = $0 }
    }
}

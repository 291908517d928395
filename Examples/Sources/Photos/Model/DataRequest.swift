import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request for the data at an address, which ends early when its task is cancelled.
///
/// `URLSession.data(from:)` would do, but where it is cancelled while it finishes, Foundation on Linux waits for itself for
/// ever. So the session's task is cancelled in the background.
final class DataRequest: Sendable {
    private struct State {
        var task: URLSessionDataTask?
        var isCancelled = false
    }

    private let state = Mutex(State())

    /// The data, and the status of the answer; nil if there was none.
    func load(_ url: URL, session: URLSession) async -> (data: Data, status: Int)? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let task = session.dataTask(with: url) { data, response, error in
                    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                    continuation.resume(returning: error == nil ? data.map { ($0, status) } : nil)
                }
                task.resume()
                let isCancelled = state.withLock { state in
                    state.task = task
                    return state.isCancelled
                }
                if isCancelled { cancel() }
            }
        } onCancel: {
            cancel()
        }
    }

    private func cancel() {
        let task = state.withLock { state in
            state.isCancelled = true
            return state.task
        }
        guard let task else { return }
        DispatchQueue.global().async { task.cancel() }
    }
}

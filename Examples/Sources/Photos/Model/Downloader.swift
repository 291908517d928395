import Foundation
import Synchronization

/// The limits of a download's size and duration.
struct DownloadLimits: Hashable, Sendable {
    /// The maximum size of the body after decompression, in bytes.
    var bytes = 64 << 20
    /// The maximum time from the request to the last byte, in seconds.
    var seconds: TimeInterval = 60

    static let picture = DownloadLimits()
    static let feed = DownloadLimits(bytes: 16 << 20)
}

/// Fetches data over HTTP within limits, with a limited number of concurrent transfers.
///
/// On Linux, `URLSession` reads as fast as the server sends, regardless of how slowly its delegate consumes the data,
/// and cancels its tasks with a delay: a small compressed body can exhaust the memory before a limit takes effect.
/// libcurl, by contrast, calls back every few kilobytes and lets the callback abort the transfer.
final class Downloader: Sendable {
    typealias Answer = Result<(data: Data, status: Int), AppError>

    private let queue = OperationQueue()

    static let shared = Downloader()

    private init() {
        queue.maxConcurrentOperationCount = 6
        HTTPTransfer.prepare()
    }

    /// Returns the body and the status of the response; redirections are followed.
    ///
    /// Cancelling the current task ends the download with ``AppError/cancelled``.
    func load(_ url: URL, within limits: DownloadLimits) async -> Answer {
        let download = Download()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { completion in
                guard download.begin(completion) else { return }
                queue.addOperation {
                    let transfer = HTTPTransfer(limits: limits, isCancelled: { download.isFinished })
                    download.finish(download.isFinished ? .failure(.cancelled) : transfer.run(url))
                }
            }
        } onCancel: {
            download.finish(.failure(.cancelled))
        }
    }
}

/// The continuation of a download, which is resumed with the first result.
private final class Download: Sendable {
    private enum State {
        case idle
        case waiting(CheckedContinuation<Downloader.Answer, Never>)
        case finished
    }

    private let state = Mutex(State.idle)

    var isFinished: Bool {
        state.withLock { if case .finished = $0 { true } else { false } }
    }

    /// Stores the continuation; returns `false` if the download has already been cancelled.
    func begin(_ completion: CheckedContinuation<Downloader.Answer, Never>) -> Bool {
        let isCancelled = state.withLock { state in
            if case .finished = state { return true }
            state = .waiting(completion)
            return false
        }
        if isCancelled { completion.resume(returning: .failure(.cancelled)) }
        return !isCancelled
    }

    func finish(_ answer: Downloader.Answer) {
        let completion = state.withLock { state -> CheckedContinuation<Downloader.Answer, Never>? in
            defer { state = .finished }
            if case .waiting(let completion) = state { return completion }
            return nil
        }
        completion?.resume(returning: answer)
    }
}

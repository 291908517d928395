import Foundation
import Synchronization

/// How much a server may send, and how long it may take.
struct DownloadLimits: Hashable, Sendable {
    /// Of the body after decompression.
    var bytes = 64 << 20
    /// From the request to the last byte.
    var seconds: TimeInterval = 60

    static let picture = DownloadLimits()
    static let feed = DownloadLimits(bytes: 16 << 20)
}

/// Fetches data over HTTP within limits, a few transfers at a time.
///
/// `URLSession` on Linux reads as fast as a server sends, however slowly its delegate follows, and its tasks are cancelled
/// late while it does: a small compressed body fills the memory before a limit is noticed. libcurl asks after every few
/// kilobytes whether to go on.
final class Downloader: Sendable {
    typealias Answer = Result<(data: Data, status: Int), AppError>

    private let queue = OperationQueue()

    static let shared = Downloader()

    private init() {
        queue.maxConcurrentOperationCount = 6
        HTTPTransfer.prepare()
    }

    /// The body and status that a server answers with; redirections are followed.
    ///
    /// Cancelling the surrounding task ends the download with ``AppError/cancelled``.
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

/// Who waits for a download, until the first answer.
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

    /// Remembers who waits; false if the download was cancelled before.
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

import Foundation
import Synchronization

/// Fetches data over HTTP within limits, with a limited number of concurrent transfers.
///
/// On Linux, `URLSession` reads as fast as the server sends, regardless of how slowly its delegate consumes the data,
/// and cancels its tasks with a delay: a small compressed body can exhaust the memory before a limit takes effect.
/// libcurl, by contrast, calls back every few kilobytes and lets the callback abort the transfer.
public final class Downloader: Sendable {
    public typealias Answer = Result<HTTPResponse, DownloadError>

    /// What answers the requests of all downloaders, for development tools that record or replay answers.
    package static let interceptor = Mutex<(any DownloadInterceptor)?>(nil)

    private let queue = OperationQueue()

    /// The downloader of pictures.
    public static let shared = Downloader()

    /// Creates a downloader whose transfers do not wait for those of others.
    public init() {
        queue.maxConcurrentOperationCount = 6
    }

    /// Returns the response to a request without header fields of its own.
    public nonisolated(nonsending) func load(_ url: URL, within limits: DownloadLimits) async -> Answer {
        await load(HTTPRequest(url), within: limits)
    }

    /// Returns the response to a request; redirections are followed.
    ///
    /// Cancelling the current task ends the download with ``DownloadError/cancelled``.
    public nonisolated(nonsending) func load(_ request: HTTPRequest, within limits: DownloadLimits) async -> Answer {
        guard let interceptor = Self.interceptor.withLock({ $0 }) else {
            return await transfer(request, within: limits)
        }
        return await interceptor.answer(to: request) { await self.transfer(request, within: limits) }
    }

    private nonisolated(nonsending) func transfer(_ request: HTTPRequest, within limits: DownloadLimits) async -> Answer
    {
        let download = Download()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { completion in
                guard download.begin(completion) else { return }
                queue.addOperation {
                    let transfer = HTTPTransfer(limits: limits, isCancelled: { download.isFinished })
                    download.finish(download.isFinished ? .failure(.cancelled) : transfer.run(request))
                }
            }
        } onCancel: {
            download.finish(.failure(.cancelled))
        }
    }
}

/// Answers the requests of downloaders.
package protocol DownloadInterceptor: AnyObject, Sendable {
    /// Returns the answer to a request, of its own or that of a closure, which performs the request.
    nonisolated(nonsending) func answer(
        to request: HTTPRequest, performing perform: nonisolated(nonsending) () async -> Downloader.Answer
    ) async -> Downloader.Answer
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

#if INSPECTOR

internal import Foundation
internal import HTTPClient
internal import Synchronization

/// The latest answers to the downloads of a program with an agent, up to a total size.
///
/// A recording that does not begin with the launch contains them, because its replay begins with the launch of a copy, which
/// requests again what the program had received or cached.
final class RecentAnswers: DownloadInterceptor {
    static let shared = RecentAnswers()

    /// The largest size, in bytes, of all answers together.
    static let maximumCost = 8 << 20
    private static let maximumCount = 1000

    private struct State {
        var isActive = false
        var answers: [RecordedAnswer] = []
        var cost = 0
    }

    private let state = Mutex(State())

    /// The answers to different requests, the latest last.
    var answers: [RecordedAnswer] {
        state.withLock { $0.answers }
    }

    /// Whether answers are kept.
    var isActive: Bool {
        state.withLock { $0.isActive }
    }

    /// Keeps the answers to all downloads until ``stop()`` is called.
    func start() {
        state.withLock { $0.isActive = true }
        Downloader.interceptor.withLock { if $0 == nil { $0 = self } }
    }

    /// Releases the answers.
    func stop() {
        state.withLock { $0 = State() }
        Downloader.interceptor.withLock { if $0 === self { $0 = nil } }
    }

    /// Keeps an answer in place of an earlier one to the same request, unless it is larger than all together may be.
    func add(_ answer: RecordedAnswer) {
        guard answer.answer != .failure(.cancelled), answer.cost <= Self.maximumCost else { return }
        state.withLock { state in
            guard state.isActive else { return }
            if let index = state.answers.firstIndex(where: { $0.request == answer.request }) {
                state.cost -= state.answers.remove(at: index).cost
            }
            state.answers.append(answer)
            state.cost += answer.cost
            while state.cost > Self.maximumCost || state.answers.count > Self.maximumCount {
                state.cost -= state.answers.removeFirst().cost
            }
        }
    }

    nonisolated(nonsending) func answer(
        to request: HTTPRequest, performing perform: nonisolated(nonsending) () async -> Downloader.Answer
    ) async -> Downloader.Answer {
        let answer = await perform()
        add(RecordedAnswer(request: RecordedAnswer.key(of: request), answer: answer))
        return answer
    }
}

#endif

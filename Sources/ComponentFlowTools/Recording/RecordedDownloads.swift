#if INSPECTOR

internal import Foundation
internal import HTTPClient

/// Adds the answers of all downloads to a recording.
final class RecordedDownloads: DownloadInterceptor {
    @MainActor private weak var recorder: SessionRecorder?

    @MainActor init(_ recorder: SessionRecorder) {
        self.recorder = recorder
    }

    nonisolated(nonsending) func answer(
        to request: HTTPRequest, performing perform: nonisolated(nonsending) () async -> Downloader.Answer
    ) async -> Downloader.Answer {
        let answer = await perform()
        let recorded = RecordedAnswer(request: RecordedAnswer.key(of: request), answer: answer)
        RecentAnswers.shared.add(recorded)
        // The recording contains the answer before what the program does with it.
        await add(recorded)
        return answer
    }

    @MainActor private func add(_ answer: RecordedAnswer) {
        recorder?.addArrival(.answer(answer))
    }
}

extension DownloadInterceptor {
    /// Lets the object answer all downloads, until ``ignoreDownloads()`` is called.
    func interceptDownloads() {
        Downloader.interceptor.withLock { $0 = self }
    }

    /// Lets downloads use the network again, if the object answers them.
    func ignoreDownloads() {
        let recent = RecentAnswers.shared.isActive ? RecentAnswers.shared : nil
        Downloader.interceptor.withLock { if $0 === self { $0 = recent } }
    }
}

/// Answers all downloads with those of a recording, at their times; nothing is sent to the network.
@MainActor
final class ReplayedAnswers: DownloadInterceptor {
    private struct Request {
        let number: Int
        let key: RequestKey
        let completion: CheckedContinuation<Downloader.Answer, Never>
    }

    private var waiting: [Request] = []
    /// The answers that were delivered before they were requested.
    private var early: [RecordedAnswer] = []
    private var lastNumber = 0
    private let delivery = ResultDelivery()
    /// The answers that the recorded program had received before the beginning.
    private let initial: [RecordedAnswer]
    private let initialKeys: [RequestKey]
    /// The requests that are answered by steps of the recording.
    private let recordedKeys: [RequestKey]
    /// Whether the program comes to the state at the beginning of the recording.
    var isPreparing = false
    /// The number of requests that were answered by ``initial``.
    private(set) var initialCount = 0

    init(initial: [RecordedAnswer] = [], steps: [RecordedStep] = []) {
        self.initial = initial
        initialKeys = initial.map { RequestKey($0.request) }
        recordedKeys = initial.isEmpty ? [] : steps.compactMap(\.answeredRequest).map { RequestKey($0) }
    }

    nonisolated(nonsending) func answer(
        to request: HTTPRequest, performing perform: nonisolated(nonsending) () async -> Downloader.Answer
    ) async -> Downloader.Answer {
        await answer(to: RecordedAnswer.key(of: request))
    }

    /// Returns the next answer to requests with a key when the replay reaches it.
    func answer(to key: String) async -> Downloader.Answer {
        let key = RequestKey(key)
        if let index = key.index(in: early.map { RequestKey($0.request) }) { return early.remove(at: index).answer }
        if let index = key.index(in: initialKeys), isPreparing || key.index(in: recordedKeys) == nil {
            initialCount += 1
            return initial[index].answer
        }
        lastNumber += 1
        let number = lastNumber
        let answer: Downloader.Answer = await withTaskCancellationHandler {
            await withCheckedContinuation { completion in
                guard !Task.isCancelled else { return completion.resume(returning: .failure(.cancelled)) }
                waiting.append(Request(number: number, key: key, completion: completion))
            }
        } onCancel: {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.cancel(number) } }
        }
        delivery.taskDidContinue(number)
        return answer
    }

    /// Lets the answer to a request arrive, and returns when its task has continued.
    func deliver(_ answer: RecordedAnswer) async {
        guard let index = RequestKey(answer.request).index(in: waiting.map(\.key)) else { return early.append(answer) }
        let request = waiting.remove(at: index)
        await delivery.perform(request.number) { request.completion.resume(returning: answer.answer) }
    }

    private func cancel(_ number: Int) {
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: index).completion.resume(returning: .failure(.cancelled))
    }

    /// Cancels the requests that the recording does not answer.
    func cancelAll() {
        let requests = waiting
        waiting = []
        for request in requests { request.completion.resume(returning: .failure(.cancelled)) }
    }
}

extension RecordedStep {
    /// The request that the step answers.
    fileprivate var answeredRequest: String? {
        if case .answer(let answer) = action { answer.request } else { nil }
    }
}

#endif

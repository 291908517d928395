internal import Foundation
internal import HTTPClient

/// The downloads of the program, whose answers are recorded or come from a recording.
@MainActor
enum RecordedDownloads {
    /// Adds the answers of all downloads to a recording.
    static func record(with recorder: SessionRecorder) {
        intercept { [weak recorder] request, perform in
            let answer = await perform()
            // The recording contains the answer before what the program does with it.
            await recorder?.add(RecordedAnswer(request: RecordedAnswer.key(of: request), answer: answer))
            return answer
        }
    }

    /// Answers all downloads with recorded answers; nothing is sent to the network.
    static func replay(_ answers: ReplayedAnswers) {
        intercept { [weak answers] request, _ in
            await answers?.answer(to: RecordedAnswer.key(of: request)) ?? .failure(.cancelled)
        }
    }

    /// Lets downloads use the network again.
    static func stop() {
        Downloader.interceptor.withLock { $0 = nil }
    }

    private static func intercept(_ interceptor: @escaping Downloader.Interceptor) {
        Downloader.interceptor.withLock { $0 = interceptor }
    }
}

/// The answers of a recording, which are delivered at their times.
@MainActor
final class ReplayedAnswers {
    private struct Request {
        let number: Int
        let key: String
        let completion: CheckedContinuation<Downloader.Answer, Never>
    }

    private var waiting: [Request] = []
    /// The answers that were delivered before they were requested.
    private var early: [RecordedAnswer] = []
    private var lastNumber = 0

    /// Returns the next answer to requests with a key when the replay reaches it.
    func answer(to key: String) async -> Downloader.Answer {
        if let index = Self.index(of: key, in: early.map(\.request)) { return early.remove(at: index).answer }
        lastNumber += 1
        let number = lastNumber
        return await withTaskCancellationHandler {
            await withCheckedContinuation { completion in
                guard !Task.isCancelled else { return completion.resume(returning: .failure(.cancelled)) }
                waiting.append(Request(number: number, key: key, completion: completion))
            }
        } onCancel: {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.cancel(number) } }
        }
    }

    func deliver(_ answer: RecordedAnswer) {
        guard let index = Self.index(of: answer.request, in: waiting.map(\.key)) else { return early.append(answer) }
        waiting.remove(at: index).completion.resume(returning: answer.answer)
    }

    /// Returns the index of a key, or else of one that differs only in the port of a server on this machine.
    private static func index(of key: String, in keys: [String]) -> Int? {
        if let index = keys.firstIndex(of: key) { return index }
        let general = RecordedAnswer.keyWithoutLocalPort(key)
        return general == key ? nil : keys.firstIndex { RecordedAnswer.keyWithoutLocalPort($0) == general }
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

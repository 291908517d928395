#if INSPECTOR

internal import Foundation
internal import OpenUIFoundation

/// The background work of a replay, whose results arrive at the recorded times.
@MainActor
final class ReplayedWork: BackgroundWorkObserver {
    /// The longest time, in seconds, in which work has to end.
    private static let timeLimit = 20.0
    /// How often the main queue is drained before work is considered not to have begun.
    private static let turnLimit = 20

    private struct Work {
        let number: Int
        let key: RequestKey
        /// What continues when the result arrives, if the work has ended.
        var completion: CheckedContinuation<Void, Never>?
    }

    /// The work whose result has not arrived, in the order in which it began.
    private var pending: [Work] = []
    /// The results that arrived in the recording, but whose work has not begun here.
    private var early: [RequestKey] = []
    private var lastNumber = 0
    /// Called when work ends.
    private var didEnd: CheckedContinuation<Void, Never>?
    /// Whether the recording has ended, so that results arrive at once.
    private var hasEnded = false
    private let delivery = ResultDelivery()
    /// Whether results arrive as soon as work ends, because the program comes to the state at the beginning of the recording.
    var isPreparing = false
    /// The longest time, in seconds, in which some work has to end meanwhile: a download without an answer never does.
    private static let preparationLimit = 2.0
    /// The number of results that have arrived at once.
    private(set) var preparedCount = 0

    func workDidBegin(_ name: String) -> Int {
        lastNumber += 1
        if !hasEnded { pending.append(Work(number: lastNumber, key: RequestKey(name))) }
        return lastNumber
    }

    func workDidEnd(_ number: Int) async {
        guard let index = pending.firstIndex(where: { $0.number == number }) else { return }
        if isPreparing {
            preparedCount += 1
            pending.remove(at: index)
            return continueWaiting()
        }
        if let arrived = pending[index].key.index(in: early) {
            early.remove(at: arrived)
            pending.remove(at: index)
            return
        }
        await withCheckedContinuation { completion in
            pending[index].completion = completion
            continueWaiting()
        }
        delivery.taskDidContinue(number)
    }

    /// Lets the result of work arrive, after waiting until it has ended, and returns when its task has continued.
    ///
    /// - Parameter drain: A closure that waits until the main queue is empty.
    /// - Returns: `false` if the work did not end within the time limit.
    func deliver(_ name: String, drain: () async -> Void) async -> Bool {
        let key = RequestKey(name)
        for _ in 0..<Self.turnLimit where key.index(in: pending.map(\.key)) == nil { await drain() }
        guard key.index(in: pending.map(\.key)) != nil else {
            early.append(key)
            return true
        }
        let end = Date(timeIntervalSinceNow: Self.timeLimit)
        repeat {
            let ended = pending.filter { $0.completion != nil }
            if let index = key.index(in: ended.map(\.key)) {
                let work = ended[index]
                pending.removeAll { $0.number == work.number }
                await delivery.perform(work.number) { work.completion?.resume() }
                return true
            }
            await waitForEnd(until: end)
        } while Date() < end
        early.append(key)
        return false
    }

    /// Waits until some of the work ends that has begun, while results arrive at once.
    func waitForPreparation() async {
        if !pending.isEmpty { await waitForEnd(until: Date(timeIntervalSinceNow: Self.preparationLimit)) }
    }

    /// Waits until some work ends, or until a time.
    private func waitForEnd(until end: Date) async {
        let timer = Task {
            guard (try? await Task.sleep(for: .seconds(max(end.timeIntervalSinceNow, 0)))) != nil else { return }
            continueWaiting()
        }
        await withCheckedContinuation { didEnd = $0 }
        timer.cancel()
    }

    private func continueWaiting() {
        didEnd?.resume()
        didEnd = nil
    }

    /// Lets all results arrive, because the recording has ended.
    func end() {
        hasEnded = true
        let completions = pending.compactMap(\.completion)
        pending = []
        completions.forEach { $0.resume() }
    }
}

#endif

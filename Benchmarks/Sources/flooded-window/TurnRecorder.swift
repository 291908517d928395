import CTurns
import ComponentFlow
import Foundation

/// Records how long the turns of the main loop take, separately for those that draw a frame.
@MainActor
final class TurnRecorder {
    static let shared = TurnRecorder()

    /// The durations of the turns since the last report.
    private var turns = Measurements()
    /// The same, of the time on a processor: without that in which the thread waited for other threads.
    private var work = Measurements()
    private var hasFrame = false
    private var link: CADisplayLink?

    /// Starts recording; returns `false` if the kernel does not report what is needed.
    func start() -> Bool {
        link = CADisplayLink { [unowned self] _ in hasFrame = true }
        link?.add(to: .main, forMode: .common)
        return turns_observe { turn in MainActor.assumeIsolated { TurnRecorder.shared.record(turn) } } != 0
    }

    private func record(_ turn: turn) {
        turns.add(turn.busy, hasFrame: hasFrame, hasWaited: turn.has_waited != 0)
        work.add(turn.processor, hasFrame: hasFrame, hasWaited: turn.has_waited != 0)
        hasFrame = false
    }

    /// Returns the measurements as JSON, in milliseconds, and forgets them.
    func report() -> String {
        let values = ["wall": turns.distributions, "processor": work.distributions]
        (turns, work) = (Measurements(), Measurements())
        return (try? JSONEncoder().encode(values)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}

/// The durations of turns, in seconds.
private struct Measurements {
    /// Those of turns with a frame.
    private var frames: [Double] = []
    /// Those of turns without a frame.
    private var others: [Double] = []
    /// The longest time by which turns without a frame can have delayed each frame.
    private var delays: [Double] = []
    /// The duration of the turns without a frame since the last frame or wait.
    private var delay = 0.0

    mutating func add(_ duration: Double, hasFrame: Bool, hasWaited: Bool) {
        if hasWaited { delay = 0 }
        if hasFrame {
            frames.append(duration)
            delays.append(delay)
            delay = 0
        } else {
            others.append(duration)
            delay += duration
        }
    }

    var distributions: [String: Distribution] {
        ["frames": frames, "others": others, "delays": delays].mapValues { Distribution($0) }
    }
}

/// The distribution of durations, in milliseconds.
private struct Distribution: Encodable {
    let count: Int
    let median: Double
    let percentile99: Double
    let maximum: Double

    init(_ seconds: [Double]) {
        let sorted = seconds.sorted()
        func value(_ share: Double) -> Double {
            sorted.isEmpty ? 0 : sorted[Int(share * Double(sorted.count - 1))] * 1_000
        }
        count = sorted.count
        (median, percentile99, maximum) = (value(0.5), value(0.99), value(1))
    }
}

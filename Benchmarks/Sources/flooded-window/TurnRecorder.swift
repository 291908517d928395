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
    /// When the next frame is due and, during a turn that draws one, the one after it.
    private var nextDue = Double.infinity
    private var link: CADisplayLink?

    /// Starts recording; returns `false` if the kernel does not report what is needed.
    func start() -> Bool {
        link = CADisplayLink { [unowned self] link in
            hasFrame = true
            nextDue = link.targetTimestamp
        }
        link?.add(to: .main, forMode: .common)
        return turns_observe { turn in MainActor.assumeIsolated { TurnRecorder.shared.record(turn) } } != 0
    }

    private func record(_ turn: turn) {
        let late = max(turn.end - max(turn.start, nextDue), 0) / max(turn.end - turn.start, 1e-9)
        turns.add(turn.busy, hasFrame: hasFrame, late: late)
        work.add(turn.processor, hasFrame: hasFrame, late: late)
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
    /// The time by which turns without a frame delayed each frame.
    private var delays: [Double] = []
    /// The duration of the turns without a frame since the next frame was due.
    private var delay = 0.0

    /// - Parameter late: The part of the turn that was after the time at which the next frame was due.
    mutating func add(_ duration: Double, hasFrame: Bool, late: Double) {
        if hasFrame {
            frames.append(duration)
            delays.append(delay)
            delay = 0
        } else {
            others.append(duration)
            delay += duration * late
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

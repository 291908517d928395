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
    /// The longest times for which the frames can have been due before they began, in seconds.
    private var delays: [Double] = []
    /// The times from frame to frame, in seconds, without those in which the thread waited for a processor.
    private var intervals: [Double] = []
    private var lastFrame: Double?
    private var hasFrame = false
    private var link: CADisplayLink?

    /// Starts recording; returns `false` if the kernel does not report what is needed.
    func start() -> Bool {
        link = CADisplayLink { [unowned self] _ in hasFrame = true }
        link?.add(to: .main, forMode: .common)
        return turns_observe { turn in MainActor.assumeIsolated { TurnRecorder.shared.record(turn) } } != 0
    }

    private func record(_ turn: turn) {
        turns.add(turn.busy, hasFrame: hasFrame)
        work.add(turn.processor, hasFrame: hasFrame)
        if hasFrame {
            if let lastFrame { intervals.append(turn.start - lastFrame) }
            lastFrame = turn.start
            delays.append(turn.postponed)
        }
        hasFrame = false
    }

    /// Returns the measurements as JSON, in milliseconds, and forgets them.
    func report() -> String {
        var values = ["wall": turns.distributions, "processor": work.distributions]
        values["wall"]?["delays"] = Distribution(delays)
        values["wall"]?["intervals"] = Distribution(intervals)
        (turns, work, delays, intervals, lastFrame) = (Measurements(), Measurements(), [], [], nil)
        return (try? JSONEncoder().encode(values)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}

/// The durations of turns, in seconds.
private struct Measurements {
    /// Those of turns with a frame.
    private var frames: [Double] = []
    /// Those of turns without a frame.
    private var others: [Double] = []

    mutating func add(_ duration: Double, hasFrame: Bool) {
        if hasFrame { frames.append(duration) } else { others.append(duration) }
    }

    var distributions: [String: Distribution] {
        ["frames": frames, "others": others].mapValues { Distribution($0) }
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

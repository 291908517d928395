import CTurns
import ComponentFlow
import Foundation

/// Records how long the turns of the main loop take, separately for those that draw a frame.
@MainActor
final class TurnRecorder {
    static let shared = TurnRecorder()

    /// The durations, in seconds, of turns with a frame.
    private var frames: [Double] = []
    /// The times on a processor, in seconds, of turns with a frame.
    private var frameWork: [Double] = []
    /// The durations, in seconds, of turns without a frame.
    private var others: [Double] = []
    /// The time, in seconds, by which turns without a frame delayed each frame.
    private var delays: [Double] = []
    /// The duration of the turns without a frame since the last frame or wait, in seconds.
    private var delay = 0.0
    private var hasFrame = false
    private var link: CADisplayLink?

    /// Starts recording; returns `false` if the kernel does not report what is needed.
    func start() -> Bool {
        link = CADisplayLink { [unowned self] _ in hasFrame = true }
        link?.add(to: .main, forMode: .common)
        return turns_observe { turn in MainActor.assumeIsolated { TurnRecorder.shared.record(turn) } } != 0
    }

    private func record(_ turn: turn) {
        if turn.has_waited != 0 { delay = 0 }
        if hasFrame {
            delays.append(delay)
            frames.append(turn.busy)
            frameWork.append(turn.processor)
            delay = 0
        } else {
            others.append(turn.busy)
            delay += turn.busy
        }
        hasFrame = false
    }

    /// Returns the measurements as JSON, in milliseconds, and forgets them.
    func report() -> String {
        let values = ["frames": frames, "frameWork": frameWork, "others": others, "delays": delays]
            .mapValues { Distribution($0) }
        (frames, frameWork, others, delays) = ([], [], [], [])
        return (try? JSONEncoder().encode(values)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
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

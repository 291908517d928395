/// Collects the changes of `UIView.animateKeyframes` and makes one animation of all that a property goes through.
@MainActor final class KeyframeRecorder {
    private struct Step {
        var start: Double
        var end: Double
        var value: Any?
    }

    private struct Track {
        let layer: CALayer
        let keyPath: String
        let old: Any?
        var steps: [Step] = []
    }

    /// The part of the whole that the current changes take.
    private var frame: (start: Double, end: Double) = (0, 1)
    private let mode: CAAnimationCalculationMode
    private var tracks: [Track] = []

    init(_ options: UIView.KeyframeAnimationOptions) {
        mode =
            switch options.rawValue >> 10 & 0xF {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
    }

    /// Runs changes that take a part of the whole, from 0 to 1.
    func perform(start: Double, duration: Double, _ changes: () -> Void) {
        let outer = frame
        let start = start.isFinite ? min(max(start, 0), 1) : 0
        frame = (start, duration.isFinite ? min(max(start + duration, start), 1) : start)
        changes()
        frame = outer
    }

    /// Notes a change; the model has its new value already.
    func note(_ keyPath: String, of layer: CALayer, from old: Any?) {
        let step = Step(start: frame.start, end: frame.end, value: layer.value(forKeyPath: keyPath))
        if let index = tracks.firstIndex(where: { $0.layer === layer && $0.keyPath == keyPath }) {
            tracks[index].steps.append(step)
        } else {
            tracks.append(Track(layer: layer, keyPath: keyPath, old: old, steps: [step]))
        }
    }

    /// Starts the animations as parts of a block.
    func animate(in block: ViewAnimation) {
        for track in tracks {
            let animation = CAKeyframeAnimation(keyPath: track.keyPath)
            let (values, times) = mode == .discrete ? discreteFrames(of: track) : frames(of: track)
            let final = track.layer.value(forKeyPath: track.keyPath)
            animation.isAdditive = Self.additiveKeyPaths.contains(track.keyPath)
            animation.values = values.map { animation.isAdditive ? Self.way(to: $0, from: final) : $0 as Any }
            animation.keyTimes = times.map { NSNumber(value: $0) }
            animation.calculationMode = mode
            animation.duration = block.duration
            if case .curve(let function) = block.pace { animation.timingFunction = function }
            block.run(animation, on: track.layer, old: track.old)
        }
        tracks.removeAll()
    }

    /// From each value to the next in its frame, waiting in between.
    private func frames(of track: Track) -> (values: [Any?], times: [Double]) {
        var (values, times) = ([track.old], [0.0])
        func add(_ value: Any?, at time: Double) {
            values.append(value)
            times.append(max(time, times[times.count - 1]))
        }
        for step in track.steps.sorted(by: { $0.start < $1.start }) {
            if step.start > times[times.count - 1] { add(values[values.count - 1], at: step.start) }
            add(step.value, at: step.end)
        }
        if times[times.count - 1] < 1 { add(values[values.count - 1], at: 1) }
        return (values, times)
    }

    /// Each value from the start of its frame on.
    private func discreteFrames(of track: Track) -> (values: [Any?], times: [Double]) {
        let steps = track.steps.sorted { $0.start < $1.start }
        return ([track.old] + steps.map(\.value), [0] + steps.map(\.start) + [1])
    }

    private static let additiveKeyPaths: Set<String> = ["position", "bounds.origin", "bounds.size"]

    private static func way(to value: Any?, from final: Any?) -> Any {
        switch (value, final) {
        case (let value as CGPoint, let final as CGPoint): value - final
        case (let value as CGSize, let final as CGSize): value - final
        default: value as Any
        }
    }
}

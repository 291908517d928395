/// Records the changes made by `UIView.animateKeyframes` and creates one keyframe animation per property.
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

    /// The relative time range of the changes that are currently being recorded.
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

    /// Runs changes within a relative time range, in fractions of the total duration.
    func perform(start: Double, duration: Double, _ changes: () -> Void) {
        let outer = frame
        let start = start.isFinite ? min(max(start, 0), 1) : 0
        frame = (start, duration.isFinite ? min(max(start + duration, start), 1) : start)
        changes()
        frame = outer
    }

    /// Records a change after the model value was set.
    func note(_ keyPath: String, of layer: CALayer, from old: Any?) {
        let step = Step(start: frame.start, end: frame.end, value: layer.value(forKeyPath: keyPath))
        if let index = tracks.firstIndex(where: { $0.layer === layer && $0.keyPath == keyPath }) {
            tracks[index].steps.append(step)
        } else {
            tracks.append(Track(layer: layer, keyPath: keyPath, old: old, steps: [step]))
        }
    }

    /// Adds the recorded animations to a block.
    func animate(in block: ViewAnimation) {
        for track in tracks {
            let animation = CAKeyframeAnimation(keyPath: track.keyPath)
            let (values, times) = mode == .discrete ? discreteFrames(of: track) : frames(of: track)
            let final = track.layer.value(forKeyPath: track.keyPath)
            animation.isAdditive = Self.additiveKeyPaths.contains(track.keyPath)
            animation.values = values.map { animation.isAdditive ? Self.difference(to: $0, from: final) : $0 as Any }
            animation.keyTimes = times.map { NSNumber(value: $0) }
            animation.calculationMode = mode
            animation.duration = block.duration
            if case .curve(let function) = block.timing { animation.timingFunction = function }
            block.run(animation, on: track.layer, old: track.old)
        }
        tracks.removeAll()
    }

    /// Returns values and times for interpolation within each frame, holding the value between frames.
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

    /// Returns values and times for discrete animations, which set each value at the start of its frame.
    private func discreteFrames(of track: Track) -> (values: [Any?], times: [Double]) {
        let steps = track.steps.sorted { $0.start < $1.start }
        return ([track.old] + steps.map(\.value), [0] + steps.map(\.start) + [1])
    }

    private static let additiveKeyPaths: Set<String> = ["position", "bounds.origin", "bounds.size"]

    private static func difference(to value: Any?, from final: Any?) -> Any {
        switch (value, final) {
        case (let value as CGPoint, let final as CGPoint): value - final
        case (let value as CGSize, let final as CGSize): value - final
        default: value as Any
        }
    }
}

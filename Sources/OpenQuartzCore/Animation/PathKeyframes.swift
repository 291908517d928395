/// The values of a `CAKeyframeAnimation` along a path: the points of its steps, and enough on their way.
struct PathKeyframes {
    let points: [CGPoint]
    let times: [NSNumber]?
    let mode: CAAnimationCalculationMode

    /// How many points stand for a curve.
    private static let fineness = 64

    /// Nil for a path without points.
    init?(_ path: CGPath, of animation: CAKeyframeAnimation) {
        let steps = Self.steps(of: path)
        guard let first = steps.first else { return nil }
        let isPaced = animation.calculationMode == .paced || animation.calculationMode == .cubicPaced
        if animation.calculationMode == .discrete {
            (points, times, mode) = ([first(0)] + steps.map { $0(1) }, animation.keyTimes, .discrete)
            return
        }
        let starts = Self.usable(animation.keyTimes, count: steps.count + 1)
        let curves = isPaced ? [] : (animation.timingFunctions ?? []).map(\.curve)
        var points = [first(0)]
        var times = [starts[0]]
        for (index, step) in steps.enumerated() {
            for part in 1...Self.fineness {
                let fraction = Double(part) / Double(Self.fineness)
                let eased = index < curves.count ? curves[index].y(atX: fraction) : fraction
                points.append(step(CGFloat(eased)))
                times.append(starts[index] + (starts[index + 1] - starts[index]) * fraction)
            }
        }
        self.points = points
        self.times = times.map { NSNumber(value: $0) }
        mode = isPaced ? .paced : .linear
    }

    private static func usable(_ given: [NSNumber]?, count: Int) -> [Double] {
        let times = (given ?? []).map(\.doubleValue)
        let rises = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 } && times.allSatisfy(\.isFinite)
        if times.count == count, rises { return times }
        return (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
    }

    /// The lines and curves of a path, each as the point at a parameter from 0 to 1.
    private static func steps(of path: CGPath) -> [(CGFloat) -> CGPoint] {
        var result: [(CGFloat) -> CGPoint] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in path.elements {
            let from = current
            switch element {
            case .move(let end): (start, current) = (end, end)
            case .line(let end):
                result.append { from.interpolated(to: end, by: $0) }
                current = end
            case .quad(let control, let end):
                result.append {
                    let (first, second) = (
                        from.interpolated(to: control, by: $0), control.interpolated(to: end, by: $0)
                    )
                    return first.interpolated(to: second, by: $0)
                }
                current = end
            case .curve(let control1, let control2, let end):
                result.append {
                    let middle = control1.interpolated(to: control2, by: $0)
                    let first = from.interpolated(to: control1, by: $0).interpolated(to: middle, by: $0)
                    let second = middle.interpolated(to: control2.interpolated(to: end, by: $0), by: $0)
                    return first.interpolated(to: second, by: $0)
                }
                current = end
            case .close:
                let end = start
                if from != end { result.append { from.interpolated(to: end, by: $0) } }
                current = end
            }
        }
        return result
    }
}

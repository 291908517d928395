/// An optional path.
///
/// Paths with the same sequence of element types interpolate point by point; other paths switch to the end value
/// halfway.
struct AnimatablePath: AnimatableValue {
    var path: CGPath?

    static var neutral: AnimatablePath { AnimatablePath(nil) }

    init(_ path: CGPath?) {
        self.path = path
    }

    init?(animationValue: Any) {
        if let path = animationValue as? CGPath {
            self.path = path
        } else if !isNilValue(animationValue) {
            return nil
        }
    }

    var animationValue: Any { path as Any }

    func interpolated(to end: AnimatablePath, by progress: Double) -> AnimatablePath {
        let fraction = CGFloat(progress)
        return merged(end) { $0.interpolated(to: $1, by: fraction) } ?? (progress < 0.5 ? self : end)
    }

    func adding(_ other: AnimatablePath) -> AnimatablePath {
        merged(other) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) } ?? other
    }

    func subtracting(_ other: AnimatablePath) -> AnimatablePath {
        merged(other) { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) } ?? self
    }

    func repeated(_ count: Int) -> AnimatablePath {
        merged(self) { point, _ in CGPoint(x: point.x * CGFloat(count), y: point.y * CGFloat(count)) } ?? self
    }

    func distance(to other: AnimatablePath) -> Double {
        self == other ? 0 : 1
    }

    /// Combines both paths point by point; returns `nil` if the paths differ in structure.
    private func merged(_ other: AnimatablePath, _ body: (CGPoint, CGPoint) -> CGPoint) -> AnimatablePath? {
        guard let first = path?.elements, let second = other.path?.elements, first.count == second.count else {
            return nil
        }
        var elements: [PathElement] = []
        elements.reserveCapacity(first.count)
        for (start, end) in zip(first, second) {
            guard let element = start.merged(with: end, body) else { return nil }
            elements.append(element)
        }
        return AnimatablePath(CGPath(elements: elements))
    }
}

extension PathElement {
    /// Combines the points of two elements of the same kind; returns `nil` if the kinds differ.
    fileprivate func merged(with other: PathElement, _ body: (CGPoint, CGPoint) -> CGPoint) -> PathElement? {
        switch (self, other) {
        case (.move(let a), .move(let b)): .move(body(a, b))
        case (.line(let a), .line(let b)): .line(body(a, b))
        case (.quad(let a1, let a2), .quad(let b1, let b2)): .quad(control: body(a1, b1), end: body(a2, b2))
        case (.curve(let a1, let a2, let a3), .curve(let b1, let b2, let b3)):
            .curve(control1: body(a1, b1), control2: body(a2, b2), end: body(a3, b3))
        case (.close, .close): .close
        default: nil
        }
    }
}

/// Measures a path, and extracts the part between two lengths.
struct PathMeasure {
    let subpaths: [MeasuredSubpath]

    init(_ elements: [PathElement]) {
        subpaths = Self.subpaths(of: elements)
    }

    /// The total length of all subpaths.
    var length: CGFloat {
        subpaths.reduce(0) { $0 + $1.length }
    }

    /// Returns the elements between two lengths; subpaths that lie entirely between them are returned unchanged.
    func elements(from start: CGFloat, to end: CGFloat) -> [PathElement] {
        var result: [PathElement] = []
        var passed: CGFloat = 0
        for subpath in subpaths {
            let (from, to) = (start - passed, end - passed)
            passed += subpath.length
            guard to > 0, from < subpath.length else { continue }
            result += subpath.elements(from: from, to: to)
        }
        return result
    }

    private static func subpaths(of elements: [PathElement]) -> [MeasuredSubpath] {
        var result: [MeasuredSubpath] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        var pieces: [CubicCurve.Measured] = []
        func finish(isClosed: Bool) {
            if !pieces.isEmpty { result.append(MeasuredSubpath(pieces: pieces, isClosed: isClosed)) }
            pieces = []
        }
        for element in elements {
            switch element {
            case .move(let end):
                finish(isClosed: false)
                (start, current) = (end, end)
            case .line(let end):
                pieces.append(CubicCurve.Measured(lineFrom: current, to: end))
                current = end
            case .quad(let control, let end):
                let (first, second) = (
                    current.interpolated(to: control, by: 2 / 3), end.interpolated(to: control, by: 2 / 3)
                )
                pieces.append(CubicCurve(start: current, control1: first, control2: second, end: end).measured)
                current = end
            case .curve(let first, let second, let end):
                pieces.append(CubicCurve(start: current, control1: first, control2: second, end: end).measured)
                current = end
            case .close:
                if current != start { pieces.append(CubicCurve.Measured(lineFrom: current, to: start)) }
                finish(isClosed: true)
                current = start
            }
        }
        finish(isClosed: false)
        return result
    }
}

/// A connected sequence of lines and curves.
struct MeasuredSubpath {
    let pieces: [CubicCurve.Measured]
    let isClosed: Bool
    let length: CGFloat

    init(pieces: [CubicCurve.Measured], isClosed: Bool) {
        self.pieces = pieces
        self.isClosed = isClosed
        length = pieces.reduce(0) { $0 + $1.length }
    }

    /// Returns the elements between two lengths.
    func elements(from start: CGFloat, to end: CGFloat) -> [PathElement] {
        let isWhole = start <= 0 && end >= length
        var result: [PathElement] = []
        var passed: CGFloat = 0
        for piece in pieces {
            let (from, to) = (max(start - passed, 0), min(end - passed, piece.length))
            passed += piece.length
            guard from < to || isWhole else { continue }
            let part = piece.part(from: from, to: to)
            if result.isEmpty { result.append(.move(part.curve.start)) }
            result.append(part.element)
        }
        if isWhole, isClosed { result.append(.close) }
        return result
    }
}

extension CubicCurve {
    /// A line or curve with its length and intermediate lengths.
    struct Measured {
        let curve: CubicCurve
        let isLine: Bool
        let length: CGFloat
        /// The lengths after equal steps of the parameter; empty for a line.
        private let lengths: [CGFloat]

        init(lineFrom start: CGPoint, to end: CGPoint) {
            curve = CubicCurve(
                start: start, control1: start.interpolated(to: end, by: 1 / 3),
                control2: start.interpolated(to: end, by: 2 / 3), end: end)
            isLine = true
            length = (end - start).length
            lengths = []
        }

        fileprivate init(_ curve: CubicCurve) {
            self.curve = curve
            isLine = false
            let count = max(curve.stepCount(tolerance: PathFlattener.tolerance), 16)
            var (last, sum) = (curve.start, CGFloat(0))
            lengths = (0...count).map { index in
                let point = curve.point(at: CGFloat(index) / CGFloat(count))
                sum += (point - last).length
                last = point
                return sum
            }
            length = sum
        }

        /// The element, which does not include its start.
        var element: PathElement {
            isLine ? .line(curve.end) : .curve(control1: curve.control1, control2: curve.control2, end: curve.end)
        }

        /// Returns the part between two lengths.
        func part(from start: CGFloat, to end: CGFloat) -> Measured {
            guard start > 0 || end < length, length > 0 else { return self }
            let (first, last) = (parameter(at: start), parameter(at: end))
            let part = curve.part(from: first, to: last)
            return isLine ? Measured(lineFrom: part.start, to: part.end) : part.measured
        }

        /// Returns the parameter at a length.
        private func parameter(at distance: CGFloat) -> CGFloat {
            guard !isLine else { return distance / length }
            guard distance > 0 else { return 0 }
            guard distance < length, let next = lengths.firstIndex(where: { $0 > distance }), next > 0 else { return 1 }
            let share = (distance - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
            return (CGFloat(next - 1) + share) / CGFloat(lengths.count - 1)
        }
    }

    /// The curve with its length.
    var measured: Measured {
        Measured(self)
    }

    /// Returns the part between two parameters, by de Casteljau's algorithm.
    func part(from first: CGFloat, to last: CGFloat) -> CubicCurve {
        let head = split(at: last).0
        return last > 0 ? head.split(at: first / last).1 : head
    }

    private func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
        let (a, b, c) = (
            start.interpolated(to: control1, by: t), control1.interpolated(to: control2, by: t),
            control2.interpolated(to: end, by: t)
        )
        let (d, e) = (a.interpolated(to: b, by: t), b.interpolated(to: c, by: t))
        let middle = d.interpolated(to: e, by: t)
        return (
            CubicCurve(start: start, control1: a, control2: d, end: middle),
            CubicCurve(start: middle, control1: e, control2: c, end: end)
        )
    }
}

/// Reverses the direction of paths.
enum PathReversal {
    static func reversed(_ elements: [PathElement]) -> [PathElement] {
        CGPath.subpaths(of: elements).reversed().flatMap(reversedSubpath)
    }

    private static func reversedSubpath(_ subpath: [PathElement]) -> [PathElement] {
        var steps = subpath
        let isClosed = steps.last == .close
        while steps.last == .close { steps.removeLast() }
        let ends = steps.compactMap(\.points.last)
        guard let last = ends.last else { return subpath }
        var result: [PathElement] = [.move(last)]
        for index in steps.indices.dropFirst().reversed() {
            result.append(reversed(steps[index], to: ends[index - 1]))
        }
        if isClosed { result.append(.close) }
        return result
    }

    private static func reversed(_ step: PathElement, to start: CGPoint) -> PathElement {
        switch step {
        case .move, .line, .close: .line(start)
        case .quad(let control, _): .quad(control: control, end: start)
        case .curve(let control1, let control2, _): .curve(control1: control2, control2: control1, end: start)
        }
    }
}

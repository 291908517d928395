/// Builds the elements of basic shapes.
enum PathBuilder {
    /// The distance of a control point along the tangent with which a curve approximates a quarter circle best (the
    /// largest error is 0.02 % of the radius).
    static let quarterCircle: CGFloat = 0.551_915_024_494

    static func rectangle(_ rect: CGRect) -> [PathElement] {
        guard rect.isFinite else { return [] }
        return [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    static func ellipse(in rect: CGRect) -> [PathElement] {
        guard rect.isFinite else { return [] }
        let (center, rx, ry) = (rect.center, rect.width / 2, rect.height / 2)
        let quarter = { (turns: Int) in
            PathElement.quarter(center: center, rx: rx, ry: ry, fromQuarter: turns)
        }
        return [.move(CGPoint(x: rect.maxX, y: rect.midY)), quarter(0), quarter(1), quarter(2), quarter(3), .close]
    }

    static func roundedRectangle(_ rect: CGRect, radii: CornerRadii) -> [PathElement] {
        guard rect.isFinite else { return [] }
        let rect = rect.standardized
        let radii = radii.fitted(to: rect.size)
        let corner = { (x: CGFloat, y: CGFloat, radius: CGSize, turns: Int) -> [PathElement] in
            guard radius != .zero else { return [] }
            return [
                .quarter(center: CGPoint(x: x, y: y), rx: radius.width, ry: radius.height, fromQuarter: turns)
            ]
        }
        var steps: [PathElement] = [
            .move(CGPoint(x: rect.minX + radii.topLeft.width, y: rect.minY)),
            .line(CGPoint(x: rect.maxX - radii.topRight.width, y: rect.minY)),
        ]
        steps += corner(rect.maxX - radii.topRight.width, rect.minY + radii.topRight.height, radii.topRight, 3)
        steps.append(.line(CGPoint(x: rect.maxX, y: rect.maxY - radii.bottomRight.height)))
        steps += corner(
            rect.maxX - radii.bottomRight.width, rect.maxY - radii.bottomRight.height, radii.bottomRight, 0)
        steps.append(.line(CGPoint(x: rect.minX + radii.bottomLeft.width, y: rect.maxY)))
        steps += corner(rect.minX + radii.bottomLeft.width, rect.maxY - radii.bottomLeft.height, radii.bottomLeft, 1)
        steps.append(.line(CGPoint(x: rect.minX, y: rect.minY + radii.topLeft.height)))
        steps += corner(rect.minX + radii.topLeft.width, rect.minY + radii.topLeft.height, radii.topLeft, 2)
        steps.append(.close)
        return steps
    }

    /// Returns the curves of an arc of a circle, each at most a quarter, without the element that leads to its start.
    static func arc(center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat) -> [PathElement] {
        let count = max(Int((abs(delta) / (.pi / 2)).rounded(.up)), 1)
        let step = delta / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4) * radius
        return (0..<count).map { index in
            let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
            let (first, last) = (point(center, radius, from), point(center, radius, to))
            return .curve(
                control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
                control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)),
                end: last)
        }
    }

    static func point(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }

    /// Returns the angle from `start` to `end` in one direction, as defined by Core Graphics: at most one full circle.
    ///
    /// Equal angles give an empty arc. An end that lies whole turns beyond the start gives a full circle, also if it
    /// lies in the other direction.
    static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let full = 2 * CGFloat.pi
        let difference = clockwise ? start - end : end - start
        if difference >= full || isWholeTurns(difference) { return clockwise ? -full : full }
        var turn = difference.truncatingRemainder(dividingBy: full)
        if turn < 0 { turn += full }
        return clockwise ? -turn : turn
    }

    /// Returns whether an angle is a multiple of a full circle other than 0, within the precision of rounding.
    private static func isWholeTurns(_ angle: CGFloat) -> Bool {
        let turns = angle / (2 * .pi)
        return abs(turns) > 0.5 && abs(turns - turns.rounded()) < 1e-9
    }

    /// Adds the elements that have finite coordinates; if no subpath is open, a line or curve first moves to its own
    /// end.
    static func append(_ elements: [PathElement], to steps: inout [PathElement], transform: CGAffineTransform) {
        for element in elements {
            let placed = transform.isIdentity ? element : element.applying(transform)
            guard placed.isFinite else { continue }
            open(&steps, for: placed)
            // Closing a closed subpath has no effect.
            if case .close = placed, steps.last == nil || steps.last == .close { continue }
            steps.append(placed)
        }
    }

    private static func open(_ steps: inout [PathElement], for element: PathElement) {
        switch element {
        case .move, .close: return
        case .line(let end), .quad(_, let end), .curve(_, _, let end):
            if steps.isEmpty {
                steps.append(.move(end))
            } else if case .close? = steps.last, let start = currentPoint(of: steps) {
                steps.append(.move(start))
            }
        }
    }

    /// Returns the elements divided into subpaths, each of which starts with its move.
    static func subpaths(of elements: [PathElement]) -> [[PathElement]] {
        var result: [[PathElement]] = []
        for element in elements {
            if case .move = element { result.append([]) }
            guard let last = result.indices.last else { continue }
            result[last].append(element)
        }
        return result
    }

    /// Returns whether a subpath is closed, or ends at its start within the precision of rounding.
    static func isClosed(_ subpath: [PathElement]) -> Bool {
        guard let last = subpath.last, let start = subpath.first?.points.last else { return false }
        if case .close = last { return true }
        guard let end = last.points.last else { return false }
        let extent = CGRect(enclosing: subpath.lazy.flatMap(\.points))
        return (end - start).length <= 1e-9 * max(extent.width, extent.height)
    }

    /// Returns the end of a path, or nil if it is empty.
    static func currentPoint(of elements: [PathElement]) -> CGPoint? {
        guard let last = elements.last else { return nil }
        if case .close = last { return subpathStart(of: elements) }
        return last.points.last
    }

    private static func subpathStart(of elements: [PathElement]) -> CGPoint? {
        for element in elements.reversed() {
            if case .move(let start) = element { return start }
        }
        return nil
    }
}

extension PathElement {
    /// Returns a quarter of an ellipse; quarter 0 starts at the right and goes down (where the y-axis points down).
    fileprivate static func quarter(center: CGPoint, rx: CGFloat, ry: CGFloat, fromQuarter turns: Int) -> PathElement {
        let axes: [(x: CGFloat, y: CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
        let (from, to) = (axes[turns % 4], axes[(turns + 1) % 4])
        let reach = PathBuilder.quarterCircle
        let place = { (x: CGFloat, y: CGFloat) in CGPoint(x: center.x + x * rx, y: center.y + y * ry) }
        return .curve(
            control1: place(from.x + to.x * reach, from.y + to.y * reach),
            control2: place(to.x + from.x * reach, to.y + from.y * reach),
            end: place(to.x, to.y))
    }
}

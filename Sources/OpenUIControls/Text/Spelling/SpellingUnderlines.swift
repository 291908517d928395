/// The wavy lines below misspelled words.
///
/// A word has a layer of its own, whose picture depends only on its width, so that words that move are not drawn again.
@MainActor final class SpellingUnderlines {
    private static let period: CGFloat = 4
    private static let height: CGFloat = 4
    private static let thickness: CGFloat = 1.25
    /// The distance of the center of the line from the baseline, in points.
    private static let distance: CGFloat = 3.5

    private let container = CALayer()
    private var shown: [CAShapeLayer] = []

    /// Creates lines below a layer, such as the caret.
    fileprivate init(below sibling: CALayer) {
        container.suppressesImplicitActions = true
        sibling.superlayer?.insertSublayer(container, below: sibling)
    }

    fileprivate func remove() {
        container.removeFromSuperlayer()
    }

    fileprivate func show(_ parts: [TextUnderlinePart], at origin: CGPoint, color: CGColor, pixel: CGFloat) {
        // The container is near the parts, because positions far from an origin lose precision.
        let base = parts.first.map { ($0.baseline + origin.y).rounded() } ?? 0
        container.frame = CGRect(x: origin.x, y: base, width: 0, height: 0)
        while shown.count > parts.count { shown.removeLast().removeFromSuperlayer() }
        while shown.count < parts.count { shown.append(makeLine()) }
        for (line, part) in zip(shown, parts) {
            let y = min(part.baseline + Self.distance, max(part.bottom - Self.height / 2, part.baseline + 1))
            let width = part.span.upperBound - part.span.lowerBound
            let frame = CGRect(
                x: (part.span.lowerBound / pixel).rounded() * pixel,
                y: ((y - Self.height / 2 + origin.y) / pixel).rounded() * pixel - base, width: width,
                height: Self.height)
            if line.path == nil || line.bounds.width != width { line.path = Self.wave(width) }
            if line.frame != frame { line.frame = frame }
            line.strokeColor = color
        }
    }

    private func makeLine() -> CAShapeLayer {
        let line = CAShapeLayer()
        line.suppressesImplicitActions = true
        line.fillColor = nil
        line.lineWidth = Self.thickness
        line.lineCap = .round
        line.lineJoin = .round
        container.addSublayer(line)
        return line
    }

    private static func wave(_ width: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: height / 2))
        var (x, sign): (CGFloat, CGFloat) = (0, 1)
        while x < width {
            let end = min(x + period / 2, width)
            // The control point is at twice the height that the curve reaches.
            path.addQuadCurve(
                to: CGPoint(x: end, y: height / 2), control: CGPoint(x: (x + end) / 2, y: height / 2 - sign * 2))
            (x, sign) = (end, -sign)
        }
        return path
    }
}

extension SpellingUnderlines? {
    /// Displays lines below parts of a text; without parts, there are no layers.
    ///
    /// - Parameters:
    ///   - sibling: The layer below which the lines are, such as the caret.
    ///   - origin: The location of the coordinates of the parts in those of the superlayer.
    ///   - traits: The traits for which the color is resolved.
    ///   - pixel: The size of a pixel in points.
    @MainActor mutating func show(
        _ parts: [TextUnderlinePart], below sibling: CALayer, at origin: CGPoint, for traits: UITraitCollection,
        pixel: CGFloat
    ) {
        guard !parts.isEmpty else {
            self?.remove()
            self = nil
            return
        }
        let lines = self ?? SpellingUnderlines(below: sibling)
        self = lines
        lines.show(parts, at: origin, color: UIColor.systemRed.resolvedColor(with: traits).cgColor, pixel: pixel)
    }
}

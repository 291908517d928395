/// The layers behind the visible text that a search has found.
///
/// All results share one layer, and the current one, which also has an outline, has another.
@MainActor final class FoundTextHighlights {
    private static let cornerRadius: CGFloat = 3
    /// The distance of the layers from the origin of their coordinates above which that is moved, in points.
    private static let farthest: CGFloat = 4096

    private let (found, highlighted) = (CAShapeLayer(), CAShapeLayer())
    private var shown: (found: [CGRect], highlighted: [CGRect]) = ([], [])

    /// Creates layers at the back of a layer.
    init(in parent: CALayer) {
        for (index, layer) in [found, highlighted].enumerated() {
            layer.suppressesImplicitActions = true
            parent.insertSublayer(layer, at: UInt32(index))
        }
        highlighted.lineWidth = 1.5
    }

    func remove() {
        for layer in [found, highlighted] { layer.removeFromSuperlayer() }
    }

    /// Displays rectangles, in coordinates whose origin is at a point of the superlayer.
    func show(found: [CGRect], highlighted: [CGRect], at origin: CGPoint, for traits: UITraitCollection) {
        self.found.fillColor = UIColor.systemYellow.withAlphaComponent(0.3).resolvedColor(with: traits).cgColor
        self.highlighted.fillColor = UIColor.systemOrange.withAlphaComponent(0.5).resolvedColor(with: traits).cgColor
        self.highlighted.strokeColor = UIColor.systemOrange.resolvedColor(with: traits).cgColor
        place(self.found, found, at: origin, isChanged: shown.found != found)
        place(self.highlighted, highlighted, at: origin, isChanged: shown.highlighted != highlighted)
        shown = (found, highlighted)
    }

    /// Positions a layer near its rectangles, because positions far from an origin lose precision.
    private func place(_ layer: CAShapeLayer, _ rects: [CGRect], at origin: CGPoint, isChanged: Bool) {
        let base = ((rects.first?.minY ?? 0) / Self.farthest).rounded() * Self.farthest
        let frame = CGRect(x: origin.x, y: origin.y + base, width: 0, height: 0)
        if layer.frame != frame { layer.frame = frame }
        guard isChanged else { return }
        let path = CGMutablePath()
        for rect in rects {
            let radius = min(Self.cornerRadius, rect.width / 2, rect.height / 2)
            path.addRoundedRect(
                in: rect.offsetBy(dx: 0, dy: -base), cornerWidth: radius, cornerHeight: radius)
        }
        layer.path = path
    }
}

extension Shape {
    /// The view of a shape or a circle.
    public final class View: UIView {
        /// All visible properties.
        struct Properties: Equatable {
            var path: CGPath
            var fill: UIColor?
            var fillRule: CAShapeLayerFillRule
            var stroke: UIColor?
            var lineWidth: CGFloat
            var lineCap: CAShapeLayerLineCap
            var lineJoin: CAShapeLayerLineJoin
            var dashes: [CGFloat]
            var dashPhase: CGFloat
            var trim: ClosedRange<CGFloat>
            /// Whether the outline is the ellipse inscribed in the bounds.
            var isEllipse = false
        }

        private var properties: Properties?

        /// Returns `CAShapeLayer`.
        public override class var layerClass: AnyClass { CAShapeLayer.self }

        /// Resolves dynamic colors for the new style.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            properties.map { apply($0, transition: .immediate) }
        }

        /// Receives touches only if gestures were added, and an ellipse only those inside it; otherwise the views behind
        /// the shape receive them.
        public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            guard handlesTouches, super.point(inside: point, with: event) else { return false }
            return properties?.isEllipse != true || isInsideEllipse(point)
        }

        private func isInsideEllipse(_ point: CGPoint) -> Bool {
            let x = (point.x - bounds.midX) / (bounds.width / 2)
            let y = (point.y - bounds.midY) / (bounds.height / 2)
            return x * x + y * y <= 1
        }

        func show(_ properties: Properties, transition: ComponentTransition) {
            guard properties != self.properties else { return }
            self.properties = properties
            apply(properties, transition: transition)
        }

        private func apply(_ properties: Properties, transition: ComponentTransition) {
            guard let layer = layer as? CAShapeLayer else { return }
            let traits = traitCollection
            layer.fillRule = properties.fillRule
            layer.lineCap = properties.lineCap
            layer.lineJoin = properties.lineJoin
            transition.setShapeLayerPath(layer: layer, path: properties.path)
            transition.setShapeLayerFillColor(layer: layer, color: properties.fill?.resolvedColor(with: traits))
            transition.setShapeLayerStrokeColor(layer: layer, color: properties.stroke?.resolvedColor(with: traits))
            transition.setShapeLayerLineWidth(layer: layer, lineWidth: properties.lineWidth)
            transition.setShapeLayerLineDashPattern(
                layer: layer, pattern: properties.dashes.map { NSNumber(value: Double($0)) })
            transition.setShapeLayerLineDashPhase(layer: layer, phase: properties.dashPhase)
            transition.setShapeLayerStrokeStart(layer: layer, strokeStart: properties.trim.lowerBound)
            transition.setShapeLayerStrokeEnd(layer: layer, strokeEnd: properties.trim.upperBound)
        }
    }
}

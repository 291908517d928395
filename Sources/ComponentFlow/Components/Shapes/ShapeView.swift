extension Shape {
    /// The view of a shape or a circle.
    public final class View: UIView {
        /// All visible properties.
        struct Look: Equatable {
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
        }

        private var look: Look?

        /// Returns `CAShapeLayer`.
        public override class var layerClass: CALayer.Type { CAShapeLayer.self }

        /// Resolves dynamic colors for the new style.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            look.map { apply($0, transition: .immediate) }
        }

        func show(_ look: Look, transition: ComponentTransition) {
            guard look != self.look else { return }
            self.look = look
            apply(look, transition: transition)
        }

        private func apply(_ look: Look, transition: ComponentTransition) {
            guard let layer = layer as? CAShapeLayer else { return }
            let traits = traitCollection
            layer.fillRule = look.fillRule
            layer.lineCap = look.lineCap
            layer.lineJoin = look.lineJoin
            transition.setShapeLayerPath(layer: layer, path: look.path)
            transition.setShapeLayerFillColor(layer: layer, color: look.fill?.resolvedColor(with: traits))
            transition.setShapeLayerStrokeColor(layer: layer, color: look.stroke?.resolvedColor(with: traits))
            transition.setShapeLayerLineWidth(layer: layer, lineWidth: look.lineWidth)
            transition.setShapeLayerLineDashPattern(
                layer: layer, pattern: look.dashes.map { NSNumber(value: Double($0)) })
            transition.setShapeLayerLineDashPhase(layer: layer, phase: look.dashPhase)
            transition.setShapeLayerStrokeStart(layer: layer, strokeStart: look.trim.lowerBound)
            transition.setShapeLayerStrokeEnd(layer: layer, strokeEnd: look.trim.upperBound)
        }
    }
}

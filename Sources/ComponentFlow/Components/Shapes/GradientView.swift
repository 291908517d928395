extension Gradient {
    /// The view of a gradient or a rounded rectangle.
    public final class View: UIView {
        /// All visible properties.
        struct Properties: Equatable {
            var colors: [UIColor]
            var locations: [CGFloat]?
            var type: CAGradientLayerType
            var startPoint: CGPoint
            var endPoint: CGPoint
            var cornerRadius: CGFloat
            var isContinuous: Bool
            var borderWidth: CGFloat
            var borderColor: UIColor?
            /// The ring to which the gradient is masked; `nil` for no mask.
            var ring: Ring?
        }

        /// A border of a rectangle, used as a mask.
        struct Ring: Equatable {
            var size: CGSize
            var width: CGFloat
        }

        private var properties: Properties?
        private var ringLayer: CAShapeLayer?

        /// Returns `CAGradientLayer`.
        public override class var layerClass: AnyClass { CAGradientLayer.self }

        /// Resolves dynamic colors for the new style.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            guard let properties, let layer = layer as? CAGradientLayer else { return }
            applyColors(properties, to: layer, transition: .immediate)
        }

        func show(_ properties: Properties, transition: ComponentTransition) {
            guard properties != self.properties else { return }
            self.properties = properties
            apply(properties, transition: transition)
        }

        private func apply(_ properties: Properties, transition: ComponentTransition) {
            guard let layer = layer as? CAGradientLayer else { return }
            applyColors(properties, to: layer, transition: transition)
            layer.type = properties.type
            transition.setGradientLocations(
                layer: layer, locations: (properties.locations ?? []).map { NSNumber(value: Double($0)) })
            transition.setGradientStartPoint(layer: layer, startPoint: properties.startPoint)
            transition.setGradientEndPoint(layer: layer, endPoint: properties.endPoint)
            layer.cornerCurve = properties.isContinuous ? .continuous : .circular
            transition.setCornerRadius(layer: layer, cornerRadius: properties.cornerRadius)
            applyRing(properties, transition: transition)
        }

        /// Applies everything that depends on the user interface style, and nothing else.
        private func applyColors(_ properties: Properties, to layer: CAGradientLayer, transition: ComponentTransition) {
            let traits = traitCollection
            func resolved(_ color: UIColor) -> UIColor { color.resolvedColor(with: traits) }
            let isPlain = properties.colors.count < 2
            transition.setBackgroundColor(view: self, color: isPlain ? properties.colors.first : nil)
            transition.setGradientColors(layer: layer, colors: isPlain ? [] : properties.colors.map(resolved))
            transition.setBorder(
                layer: layer, width: properties.borderColor == nil ? 0 : properties.borderWidth,
                color: properties.borderColor.map(resolved))
        }

        private func applyRing(_ properties: Properties, transition: ComponentTransition) {
            guard let ring = properties.ring else {
                layer.mask = nil
                ringLayer = nil
                return
            }
            let path = Self.path(of: ring, properties)
            if let ringLayer {
                transition.setShapeLayerPath(layer: ringLayer, path: path)
                return
            }
            let mask = CAShapeLayer()
            mask.fillRule = .evenOdd
            mask.path = path
            layer.mask = mask
            ringLayer = mask
        }

        private static func path(of ring: Ring, _ properties: Properties) -> CGPath {
            let outer = CGRect(origin: .zero, size: ring.size)
            let path = CGMutablePath()
            path.addPath(corners(outer, properties.cornerRadius))
            let inner = outer.insetBy(dx: ring.width, dy: ring.width)
            if !inner.isNull, inner.width > 0, inner.height > 0 {
                path.addPath(corners(inner, max(properties.cornerRadius - ring.width, 0)))
            }
            return path
        }

        private static func corners(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
            CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
        }
    }
}

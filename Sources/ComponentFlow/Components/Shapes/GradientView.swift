extension Gradient {
    /// The view of a gradient or a rounded rectangle.
    public final class View: UIView {
        /// All visible properties.
        struct Look: Equatable {
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

        private var look: Look?
        private var ringLayer: CAShapeLayer?

        /// Returns `CAGradientLayer`.
        public override class var layerClass: CALayer.Type { CAGradientLayer.self }

        /// Resolves dynamic colors for the new style.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            guard let look, let layer = layer as? CAGradientLayer else { return }
            applyColors(look, to: layer, transition: .immediate)
        }

        func show(_ look: Look, transition: ComponentTransition) {
            guard look != self.look else { return }
            self.look = look
            apply(look, transition: transition)
        }

        private func apply(_ look: Look, transition: ComponentTransition) {
            guard let layer = layer as? CAGradientLayer else { return }
            applyColors(look, to: layer, transition: transition)
            layer.type = look.type
            transition.setGradientLocations(
                layer: layer, locations: (look.locations ?? []).map { NSNumber(value: Double($0)) })
            transition.setGradientStartPoint(layer: layer, startPoint: look.startPoint)
            transition.setGradientEndPoint(layer: layer, endPoint: look.endPoint)
            layer.cornerCurve = look.isContinuous ? .continuous : .circular
            transition.setCornerRadius(layer: layer, cornerRadius: look.cornerRadius)
            applyRing(look, transition: transition)
        }

        /// Applies everything that depends on the user interface style, and nothing else.
        private func applyColors(_ look: Look, to layer: CAGradientLayer, transition: ComponentTransition) {
            let traits = traitCollection
            func resolved(_ color: UIColor) -> UIColor { color.resolvedColor(with: traits) }
            let isPlain = look.colors.count < 2
            transition.setBackgroundColor(view: self, color: isPlain ? look.colors.first : nil)
            transition.setGradientColors(layer: layer, colors: isPlain ? [] : look.colors.map(resolved))
            transition.setBorder(
                layer: layer, width: look.borderColor == nil ? 0 : look.borderWidth,
                color: look.borderColor.map(resolved))
        }

        private func applyRing(_ look: Look, transition: ComponentTransition) {
            guard let ring = look.ring else {
                layer.mask = nil
                ringLayer = nil
                return
            }
            let path = Self.path(of: ring, look)
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

        private static func path(of ring: Ring, _ look: Look) -> CGPath {
            let outer = CGRect(origin: .zero, size: ring.size)
            let path = CGMutablePath()
            path.addPath(corners(outer, look.cornerRadius))
            let inner = outer.insetBy(dx: ring.width, dy: ring.width)
            if !inner.isNull, inner.width > 0, inner.height > 0 {
                path.addPath(corners(inner, max(look.cornerRadius - ring.width, 0)))
            }
            return path
        }

        private static func corners(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
            CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
        }
    }
}

/// Keeps a value that few layers have behind a reference; see `RareLayerValues`.
package final class ValueBox<Value: Sendable>: Sendable {
    package let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// What a `CAShapeLayer` shows.
package struct ShapeValues: Sendable {
    package var path: CGPath?
    package var fillColor: CGColor? = .black
    package var fillRule = CGPathFillRule.winding
    package var strokeColor: CGColor?
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
    package var line = LineStyle()
}

/// What a `CAGradientLayer` shows.
package struct GradientValues: Sendable {
    package var type = CAGradientLayerType.axial
    package var colors: [CGColor] = []
    /// Where each colour stands, 0…1; nil for even distances.
    package var locations: [CGFloat]?
    /// In fractions of the bounds.
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)

    /// One location for each colour.
    package var placedLocations: [CGFloat] {
        if let locations, locations.count == colors.count { return locations }
        guard colors.count > 1 else { return colors.map { _ in 0 } }
        return colors.indices.map { CGFloat($0) / CGFloat(colors.count - 1) }
    }
}

/// One picture on its way to another.
package struct ContentsFade: Hashable, Sendable {
    /// What is shown at first; nil for nothing.
    package var from: CGImage?
    /// How much of the layer's contents is shown instead, 0…1.
    package var progress: CGFloat
}

extension LayerValues {
    /// Whether the layer is a `CAShapeLayer`.
    package var isShape: Bool { hasRareValues && rare.shape != nil }

    /// Of a layer that is no shape: the defaults; setting it makes the layer one.
    package var shape: ShapeValues {
        get { rare.shape?.value ?? ShapeValues() }
        set { rare.shape = ValueBox(newValue) }
    }

    /// Whether the layer is a `CAGradientLayer`.
    package var isGradient: Bool { hasRareValues && rare.gradient != nil }

    /// Of a layer that is no gradient: the defaults; setting it makes the layer one.
    package var gradient: GradientValues {
        get { rare.gradient?.value ?? GradientValues() }
        set { rare.gradient = ValueBox(newValue) }
    }

    /// The picture that the contents replace little by little.
    package var contentsFade: ContentsFade? {
        get { hasRareValues ? rare.contentsFade?.value : nil }
        set {
            guard newValue != nil || contentsFade != nil else { return }
            rare.contentsFade = newValue.map { ValueBox($0) }
        }
    }

    /// The old look that is still seen in part.
    package var transition: TransitionLook? {
        get { hasRareValues ? rare.transition?.value : nil }
        set {
            guard newValue != nil || transition != nil else { return }
            rare.transition = newValue.map { ValueBox($0) }
        }
    }

    /// The standard deviation, in points, of the blur over the layer and everything in it.
    package var blurRadius: CGFloat {
        get { hasRareValues ? rare.blurRadius : 0 }
        set { rare.blurRadius = newValue }
    }

    /// How the layer shows what is painted behind it; nil if it shows it as it is.
    package var backdrop: BackdropValues? {
        get { hasRareValues ? rare.backdrop?.value : nil }
        set { rare.backdrop = newValue.map { ValueBox($0) } }
    }
}

/// How a layer shows what is painted behind it.
package struct BackdropValues: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    package var blurRadius: CGFloat
    /// 1 leaves colours as they are, more makes them stronger, 0 makes greys.
    package var saturation: CGFloat

    package init(blurRadius: CGFloat, saturation: CGFloat = 1) {
        self.blurRadius = blurRadius
        self.saturation = saturation
    }
}

/// Reference storage for a value that few layers have; see `RareLayerValues`.
package final class ValueBox<Value: Sendable>: Sendable {
    package let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// The visual properties of a `CAShapeLayer`.
package struct ShapeValues: Sendable {
    package var path: CGPath?
    package var fillColor: CGColor? = .black
    package var fillRule = CGPathFillRule.winding
    package var strokeColor: CGColor?
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
    package var line = LineStyle()
}

/// The visual properties of a `CAGradientLayer`.
package struct GradientValues: Sendable {
    package var type = CAGradientLayerType.axial
    package var colors: [CGColor] = []
    /// The location of each color, 0…1; `nil` spaces the colors evenly.
    package var locations: [CGFloat]?
    /// In unit coordinates of the bounds.
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)

    /// The locations to use: those specified if there is one per color, or evenly spaced ones.
    package var placedLocations: [CGFloat] {
        if let locations, locations.count == colors.count { return locations }
        guard colors.count > 1 else { return colors.map { _ in 0 } }
        return colors.indices.map { CGFloat($0) / CGFloat(colors.count - 1) }
    }
}

/// The state of a cross-fade between two images.
package struct ContentsFade: Hashable, Sendable {
    /// The initial image; `nil` fades in from transparency.
    package var from: CGImage?
    /// The fraction of the layer's contents shown in its place, 0…1.
    package var progress: CGFloat
}

extension LayerValues {
    /// Whether the layer is a `CAShapeLayer`.
    package var isShape: Bool { hasRareValues && rare.shape != nil }

    /// The shape properties; defaults if the layer is not a shape layer.
    ///
    /// Setting them makes the layer one.
    package var shape: ShapeValues {
        get { rare.shape?.value ?? ShapeValues() }
        set { rare.shape = ValueBox(newValue) }
    }

    /// Whether the layer is a `CAGradientLayer`.
    package var isGradient: Bool { hasRareValues && rare.gradient != nil }

    /// The gradient properties; defaults if the layer is not a gradient layer.
    ///
    /// Setting them makes the layer one.
    package var gradient: GradientValues {
        get { rare.gradient?.value ?? GradientValues() }
        set { rare.gradient = ValueBox(newValue) }
    }

    /// The cross-fade from the previous contents.
    package var contentsFade: ContentsFade? {
        get { hasRareValues ? rare.contentsFade?.value : nil }
        set {
            guard newValue != nil || contentsFade != nil else { return }
            rare.contentsFade = newValue.map { ValueBox($0) }
        }
    }

    /// The running transition from the previous appearance.
    package var transition: ContentsTransition? {
        get { hasRareValues ? rare.transition?.value : nil }
        set {
            guard newValue != nil || transition != nil else { return }
            rare.transition = newValue.map { ValueBox($0) }
        }
    }

    /// The standard deviation in points of the blur applied to the layer and its sublayers.
    package var blurRadius: CGFloat {
        get { hasRareValues ? rare.blurRadius : 0 }
        set { rare.blurRadius = newValue }
    }

    /// The effect on the content behind the layer; `nil` applies none.
    package var backdrop: BackdropValues? {
        get { hasRareValues ? rare.backdrop?.value : nil }
        set { rare.backdrop = newValue.map { ValueBox($0) } }
    }
}

/// An effect on the content behind a layer.
package struct BackdropValues: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    package var blurRadius: CGFloat
    /// The saturation factor: 1 leaves colors unchanged, larger values intensify them, 0 yields grayscale.
    package var saturation: CGFloat

    package init(blurRadius: CGFloat, saturation: CGFloat = 1) {
        self.blurRadius = blurRadius
        self.saturation = saturation
    }
}

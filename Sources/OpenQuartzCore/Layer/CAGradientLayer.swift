/// The kinds of gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Colors vary along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Colors vary from the start point outward; the end point is the corner of the bounding box of the outermost
    /// ellipse.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Colors vary clockwise around the start point, beginning in the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its bounds, including rounded corners, with a color gradient.
///
/// The gradient is drawn above the background color. Colors, locations and points are animatable. Color arrays of equal
/// length interpolate element by element; other arrays switch halfway.
open class CAGradientLayer: CALayer {
    /// Creates a gradient layer without colors.
    public required init() {
        super.init()
        modelValues.gradient = GradientValues()
    }

    /// Creates a copy of a layer's values for `presentation()`.
    public required init(layer: Any) {
        super.init(layer: layer)
    }

    /// Always returns `nil`: archiving is not supported.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The colors, each a `CGColor`; other types are rejected with a diagnostic.
    open var colors: [Any]? {
        get { modelValues.gradient.colors.isEmpty ? nil : modelValues.gradient.colors }
        set {
            let colors = (newValue ?? []).compactMap { AnimatableColor(animationValue: $0)?.color }
            guard colors.count == newValue?.count ?? 0 else {
                LayerDiagnostics.report(
                    "colors was set to an array with an element that is not a CGColor; the previous value is kept",
                    at: self,
                    hint: "Set CGColor objects, for example the cgColor of each UIColor.")
                return
            }
            change(\.gradient.colors, to: colors, "colors", .content)
        }
    }

    /// The location of each color, as non-decreasing numbers from 0 to 1; `nil` spaces the colors evenly.
    open var locations: [NSNumber]? {
        get { modelValues.gradient.locations?.map { NSNumber(value: Double($0)) } }
        set {
            let locations = newValue?.map { CGFloat($0.doubleValue) }
            guard locations?.allSatisfy({ accepts($0, "locations") }) ?? true else { return }
            change(\.gradient.locations, to: locations, "locations", .content)
        }
    }

    /// The location of the first color, in fractions of the bounds.
    open var startPoint: CGPoint {
        get { modelValues.gradient.startPoint }
        set {
            guard accepts(newValue, "startPoint") else { return }
            change(\.gradient.startPoint, to: newValue, "startPoint", .content)
        }
    }

    /// The location of the last color, in fractions of the bounds.
    open var endPoint: CGPoint {
        get { modelValues.gradient.endPoint }
        set {
            guard accepts(newValue, "endPoint") else { return }
            change(\.gradient.endPoint, to: newValue, "endPoint", .content)
        }
    }

    /// The kind of gradient.
    open var type: CAGradientLayerType {
        get { modelValues.gradient.type }
        set { change(\.gradient.type, to: newValue, "type", .content) }
    }
}

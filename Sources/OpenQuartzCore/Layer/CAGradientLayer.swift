/// Along what the colours of a gradient layer change.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a type from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start point outwards; the end point is the corner of the box around the outermost ellipse.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, clockwise, beginning in the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its bounds, with their rounded corners, with colours that blend into each other.
///
/// The gradient lies over the background colour. Colours, locations and points are animatable; as many colours mix one by
/// one, others change half-way.
open class CAGradientLayer: CALayer {
    /// Makes a gradient layer without colours.
    public required init() {
        super.init()
        modelValues.gradient = GradientValues()
    }

    /// Makes a copy of a layer's values, for `presentation()`.
    public required init(layer: Any) {
        super.init(layer: layer)
    }

    /// Layers are not archived; always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The colours, each a `CGColor`; anything else is refused with a diagnostic.
    open var colors: [Any]? {
        get { modelValues.gradient.colors.isEmpty ? nil : modelValues.gradient.colors }
        set {
            let colors = (newValue ?? []).compactMap { AnimatableColor(animationValue: $0)?.color }
            guard colors.count == newValue?.count ?? 0 else {
                LayerDiagnostics.report(
                    "colors were set to a list with something that is no CGColor; the old colours stay", at: self,
                    hint: "Set CGColor objects, for example the cgColor of each UIColor.")
                return
            }
            change(\.gradient.colors, to: colors, "colors", .content)
        }
    }

    /// Where each colour stands, from 0 to 1 and not falling; nil spreads them evenly.
    open var locations: [NSNumber]? {
        get { modelValues.gradient.locations?.map { NSNumber(value: Double($0)) } }
        set {
            let locations = newValue?.map { CGFloat($0.doubleValue) }
            guard locations?.allSatisfy({ accepts($0, "locations") }) ?? true else { return }
            change(\.gradient.locations, to: locations, "locations", .content)
        }
    }

    /// Where the first colour stands, in fractions of the bounds.
    open var startPoint: CGPoint {
        get { modelValues.gradient.startPoint }
        set {
            guard accepts(newValue, "startPoint") else { return }
            change(\.gradient.startPoint, to: newValue, "startPoint", .content)
        }
    }

    /// Where the last colour stands, in fractions of the bounds.
    open var endPoint: CGPoint {
        get { modelValues.gradient.endPoint }
        set {
            guard accepts(newValue, "endPoint") else { return }
            change(\.gradient.endPoint, to: newValue, "endPoint", .content)
        }
    }

    /// Along what the colours change.
    open var type: CAGradientLayerType {
        get { modelValues.gradient.type }
        set { change(\.gradient.type, to: newValue, "type", .content) }
    }
}

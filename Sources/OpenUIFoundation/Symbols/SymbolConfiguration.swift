extension UIImage {
    /// What an image is adapted to.
    public class Configuration: NSObject, @unchecked Sendable {
        fileprivate override init() {}
    }

    /// The thickness of the lines of a symbol.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9

        /// Returns the weight of a symbol beside text.
        public init(fontWeight: UIFont.Weight) {
            self = SymbolWeight(cssWeight: fontWeight.cssWeight)
        }

        init(cssWeight: Int) {
            self = SymbolWeight(rawValue: min(max((cssWeight + 50) / 100, 1), 9)) ?? .regular
        }

        /// The width of a stroke, in units of which the height of a symbol has 20.
        var strokeWidth: CGFloat {
            switch self {
            case .ultraLight: 0.6
            case .thin: 0.9
            case .light: 1.25
            case .unspecified, .regular: 1.6
            case .medium: 1.85
            case .semibold: 2.15
            case .bold: 2.5
            case .heavy: 2.85
            case .black: 3.2
            }
        }
    }

    /// The size of a symbol relative to text of the same point size.
    public enum SymbolScale: Int, Sendable {
        /// The same as `medium`.
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3

        var factor: CGFloat {
            switch self {
            case .small: 0.79
            case .large: 1.29
            case .default, .unspecified, .medium: 1
            }
        }
    }

    /// The size, the weight and the color of a symbol.
    ///
    /// Properties that a configuration does not specify are those of the image, or of the view that displays it.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let values: SymbolValues

        init(_ values: SymbolValues) {
            self.values = values
            super.init()
        }

        /// A configuration that specifies nothing.
        public static let unspecified = SymbolConfiguration(SymbolValues())

        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) {
            self.init(SymbolValues(scale: scale))
        }

        /// Creates a configuration with the point size of text that the symbol fits.
        public convenience init(pointSize: CGFloat) {
            self.init(SymbolValues(pointSize: pointSize))
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(SymbolValues(weight: weight))
        }

        /// Creates a configuration with the point size of text that the symbol fits, and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(SymbolValues(pointSize: pointSize, weight: weight))
        }

        /// Creates a configuration with the point size of text that the symbol fits, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Creates a configuration with the current size of a text style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .unspecified)
        }

        /// Creates a configuration with the current size of a text style, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// Creates a configuration with the size and the weight of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// Creates a configuration with the size and the weight of a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                SymbolValues(
                    pointSize: font.pointSize, weight: SymbolWeight(cssWeight: font.face.weight), scale: scale))
        }

        /// Creates a configuration with a color, which replaces the tint color.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(SymbolValues(color: hierarchicalColor))
        }

        /// Creates a configuration with colors, of which the first one replaces the tint color, because symbols have one
        /// layer.
        public convenience init(paletteColors: [UIColor]) {
            self.init(SymbolValues(color: paletteColors.first))
        }

        /// Creates a configuration with which the image of a symbol fits a size.
        package convenience init(fitting size: CGSize) {
            self.init(SymbolValues(pointSize: SymbolDescription.pointSize(fitting: min(size.width, size.height))))
        }

        /// Returns a configuration with what another one specifies, and otherwise the properties of this one.
        public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            return SymbolConfiguration(values.applying(other.values))
        }

        /// Whether another object is a configuration with the same properties.
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.values == values
        }

        public override var hash: Int { values.hashValue }
    }
}

/// What a configuration of symbols specifies.
package struct SymbolValues: Hashable, Sendable {
    /// The size of a symbol without a configuration, in points.
    private static let defaultPointSize: CGFloat = 17
    /// The height of 20 units relative to the point size.
    static let heightFactor: CGFloat = 1.15
    /// The largest size, in points.
    private static let maximumPointSize: CGFloat = 2000

    var pointSize: CGFloat?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var color: UIColor?

    func applying(_ other: SymbolValues) -> SymbolValues {
        SymbolValues(
            pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
            scale: other.scale == .unspecified ? scale : other.scale, color: other.color ?? color)
    }

    /// The height of 20 units, in points.
    var height: CGFloat {
        let size = pointSize ?? Self.defaultPointSize
        return (size.isFinite ? min(max(size, 1), Self.maximumPointSize) : Self.defaultPointSize)
            * Self.heightFactor * scale.factor
    }
}

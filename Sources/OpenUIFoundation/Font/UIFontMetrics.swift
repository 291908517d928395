/// Scales fonts and lengths for the user's size category.
public final class UIFontMetrics: NSObject, Sendable {
    private let textStyle: UIFont.TextStyle

    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates metrics that scale like a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    /// Returns a font scaled for the user's size category.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// Returns a font scaled for the size category of `traitCollection`; `nil` means the current traits.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, maximum: nil, traitCollection)
    }

    /// Returns a font scaled for the user's size category, up to a maximum size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a font scaled for the size category of `traitCollection`, up to a maximum size in points; 0 means no
    /// maximum.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, maximum: maximumPointSize > 0 ? maximumPointSize : nil, traitCollection)
    }

    private func scaled(_ font: UIFont, maximum: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
        if font.scaling != nil {
            Diagnostics.report(
                Diagnostic(
                    rule: "font.scaled-twice",
                    message: "A scaled font was passed to UIFontMetrics; it is returned unchanged.",
                    subject: "UIFontMetrics", hint: "Pass a font of a fixed size to scaledFont(for:)."))
            return font
        }
        let scaling = FontScaling(style: textStyle, base: font.face, maximum: maximum)
        return scaling.font(in: (traits ?? .current).preferredContentSizeCategory)
    }

    /// Returns a length scaled for the user's size category.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns a length scaled for the size category of `traitCollection`, rounded to whole pixels of its display.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let factor = TextStyleSizes.scale(of: textStyle, in: traits.preferredContentSizeCategory)
        guard factor != 1, value.isFinite else { return value }
        let pixels = traits.displayScale > 0 ? traits.displayScale : 1
        return (value * factor * pixels).rounded() / pixels
    }
}

/// Specifies how a font follows the user's size category.
package struct FontScaling: Hashable, Sendable {
    var style: UIFont.TextStyle
    /// The font at its default size; `nil` for the system font of the style.
    var base: FontDescriptor?
    /// The maximum size in points; `nil` for no maximum.
    var maximum: CGFloat?

    package func font(in category: UIContentSizeCategory) -> UIFont {
        guard var face = base else {
            let size = TextStyleSizes.size(of: style, in: category)
            return UIFont(face: FontDescriptor(size: size, weight: style.weight.cssWeight), scaling: self)
        }
        face.size = TextStyleSizes.scaled(face.size, like: style, in: category)
        if let maximum { face.size = min(face.size, maximum) }
        return UIFont(face: face, scaling: self)
    }
}

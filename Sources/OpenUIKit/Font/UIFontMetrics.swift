/// Makes fonts and lengths larger or smaller as the user's size category wants it.
public final class UIFontMetrics: NSObject, Sendable {
    private let textStyle: UIFont.TextStyle

    /// Of running text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Scales as text of a style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    /// A font in the size that the user wants, of which the given one is the usual size.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// A font in the size that traits ask for; nil stands for the current ones.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, maximum: nil, traitCollection)
    }

    /// A font in the size that the user wants, but no larger than a number of points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// A font in the size that traits ask for, but no larger than a number of points; 0 is no limit.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, maximum: maximumPointSize > 0 ? maximumPointSize : nil, traitCollection)
    }

    private func scaled(_ font: UIFont, maximum: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
        if font.scaling != nil {
            Diagnostics.report(
                Diagnostic(
                    rule: "font.scaled-twice", message: "A font that is scaled already was scaled again.",
                    subject: "UIFontMetrics", hint: "Give scaledFont(for:) a font of a fixed size."))
            return font
        }
        let scaling = FontScaling(style: textStyle, base: font.face, maximum: maximum)
        return scaling.font(in: (traits ?? .current).preferredContentSizeCategory)
    }

    /// A length in the size that the user wants.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// A length in the size that traits ask for, rounded to whole pixels of their display.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let factor = TextStyleSizes.scale(of: textStyle, in: traits.preferredContentSizeCategory)
        guard factor != 1, value.isFinite else { return value }
        let pixels = traits.displayScale > 0 ? traits.displayScale : 1
        return (value * factor * pixels).rounded() / pixels
    }
}

/// How a font follows the user's size category.
struct FontScaling: Hashable, Sendable {
    var style: UIFont.TextStyle
    /// The font at its usual size; nil for the system font of the style.
    var base: FontDescriptor?
    /// In points; nil for no limit.
    var maximum: CGFloat?

    /// The font for a category.
    func font(in category: UIContentSizeCategory) -> UIFont {
        guard var face = base else {
            let weight: UIFont.Weight = style == .headline ? .semibold : .regular
            let size = TextStyleSizes.size(of: style, in: category)
            return UIFont(face: FontDescriptor(size: size, weight: weight.cssWeight), scaling: self)
        }
        face.size *= TextStyleSizes.scale(of: style, in: category)
        if let maximum { face.size = min(face.size, maximum) }
        return UIFont(face: face, scaling: self)
    }
}

/// The kinds of content over a blur, which determine how much of the blur shows through.
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
    /// Primary text.
    case label
    /// Secondary text.
    case secondaryLabel
    /// Tertiary text.
    case tertiaryLabel
    /// Quaternary text.
    case quaternaryLabel
    /// Large shapes.
    case fill
    /// Secondary shapes.
    case secondaryFill
    /// Tertiary shapes.
    case tertiaryFill
    /// Thin lines.
    case separator
}

/// An effect that blends content with the colors of the blur behind it.
///
/// Add a ``UIVisualEffectView`` with this effect to the ``UIVisualEffectView/contentView`` of one with the same blur.
/// On Apple's systems, a filter blends each pixel of the content with the blur. This implementation approximates it:
/// the content is translucent to the degree that its style determines, so that the blur shows through, and its tint is
/// the label color for the blur's interface style, which template images and tinted controls use. Colors that content
/// sets explicitly are kept.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// Creates the effect for primary text over a blur.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Creates the effect for a kind of content over a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// Returns whether both effects have the same style and an equal blur.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.style == style && other.blurEffect.isEqual(blurEffect)
    }

    /// A hash of the style and the blur.
    public override var hash: Int {
        style.hashValue ^ blurEffect.hash
    }

    /// The opacity of the content.
    var opacity: CGFloat {
        switch style {
        case .label: 0.85
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.4
        case .quaternaryLabel: 0.25
        case .fill: 0.3
        case .secondaryFill: 0.22
        case .tertiaryFill: 0.15
        case .separator: 0.3
        }
    }

    /// The tint color of the content.
    var tint: UIColor {
        guard let style = blurEffect.style.contentStyle else { return .label }
        return style == .dark ? .white : .black
    }
}

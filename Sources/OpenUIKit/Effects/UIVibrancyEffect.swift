/// How much of a text, shape or line over a blur lets the blur through.
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
    /// For the main text.
    case label
    /// For text of less weight.
    case secondaryLabel
    /// For text that stands back.
    case tertiaryLabel
    /// For text that is hardly there.
    case quaternaryLabel
    /// For large shapes.
    case fill
    /// For shapes that stand back.
    case secondaryFill
    /// For shapes that are hardly there.
    case tertiaryFill
    /// For thin lines.
    case separator
}

/// Lets content take on the colours of the blur behind it.
///
/// Put a ``UIVisualEffectView`` with this effect into the ``UIVisualEffectView/contentView`` of one with the same blur.
/// On Apple's systems each pixel of the content is mixed with the blur by a filter. Here the content is translucent, as
/// much as its style says, so that what is blurred shines through, and its tint is the label colour for the blur's light
/// or dark, which template pictures and tinted controls follow. Colours that content sets itself stay.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// Makes the effect for the main text over a blur.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Makes the effect for a kind of content over a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// Whether both are the same for the same blur.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.style == style && other.blurEffect.isEqual(blurEffect)
    }

    /// Equal effects have equal hashes.
    public override var hash: Int {
        style.hashValue ^ blurEffect.hash
    }

    /// How opaque the content is.
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

    /// The tint of the content.
    var tint: UIColor {
        guard let style = blurEffect.style.contentStyle else { return .label }
        return style == .dark ? .white : .black
    }
}

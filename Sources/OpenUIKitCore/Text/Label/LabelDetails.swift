/// Properties that few labels use, allocated on first use.
final class LabelDetails {
    var minimumScaleFactor: CGFloat = 0
    var shrinks = false
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var tightens = false
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
    var highlightedTextColor: UIColor?
    var isHighlighted = false
    var hidesText = false
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var preferredMaxLayoutWidth: CGFloat = 0
    /// The width that constraints determined for the label.
    var layoutWidth: CGFloat?
    /// The cached scale at which the text fits a size; discarded when the text changes.
    var fitted: (space: CGSize, scale: CGFloat)?

    /// Applies shadow, highlight color, tightening and the line break strategy to the text.
    func change(_ content: inout TextContent, traits: UITraitCollection) {
        if tightens { content.changeParagraphs { $0.details.tightens = true } }
        if !lineBreakStrategy.isEmpty { content.changeParagraphs { lineBreakStrategy.apply(to: &$0.details) } }
        let isColored = isHighlighted && highlightedTextColor != nil
        let shadow = shadowColor.flatMap {
            TextShadow(offset: shadowOffset, blur: 0, color: $0.resolvedColor(with: traits).cgColor)
        }
        guard isColored || shadow != nil else { return }
        for index in content.runs.indices {
            if isColored { content.runs[index].color = nil }
            if let shadow, content.runs[index].effects.shadow == nil { content.runs[index].effects.shadow = shadow }
        }
    }

    /// Returns the scale at which the text fits.
    func scale(of content: TextContent, in space: CGSize, lines: Int) -> CGFloat {
        if let fitted, fitted.space == space { return fitted.scale }
        let fitter = TextFitter(content: content, width: space.width, height: space.height, lines: lines)
        let scale = fitter.scale(atLeast: minimumScaleFactor)
        fitted = (space, scale)
        return scale
    }
}

/// The vertical position of a line of text that was scaled down to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the unscaled text.
    case alignBaselines = 0
    /// Centered vertically.
    case alignCenters = 1
    /// At the top of the unscaled text.
    case none = 2
}

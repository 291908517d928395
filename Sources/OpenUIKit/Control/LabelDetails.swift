/// What few labels have.
final class LabelDetails {
    var minimumScaleFactor: CGFloat = 0
    var shrinks = false
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var tightens = false
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    var highlightedTextColor: UIColor?
    var isHighlighted = false
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var preferredMaxLayoutWidth: CGFloat = 0
    /// The width that constraints give the label.
    var layoutWidth: CGFloat?
    /// How much the text shrinks in a space; dropped when the text changes.
    var fitted: (space: CGSize, scale: CGFloat)?

    /// Adds what the label has besides its text.
    func change(_ content: inout TextContent, traits: UITraitCollection) {
        if tightens { content.changeParagraphs { $0.details.tightens = true } }
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

    /// How much the text must shrink to fit.
    func scale(of content: TextContent, in space: CGSize, lines: Int) -> CGFloat {
        if let fitted, fitted.space == space { return fitted.scale }
        let fitter = TextFitter(content: content, width: space.width, height: space.height, lines: lines)
        let scale = fitter.scale(atLeast: minimumScaleFactor)
        fitted = (space, scale)
        return scale
    }
}

/// Where a line of text stands that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that it would have without.
    case alignBaselines = 0
    /// In the middle.
    case alignCenters = 1
    /// At the top of the place that it would have without.
    case none = 2
}

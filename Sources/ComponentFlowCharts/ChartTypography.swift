import ComponentFlow

/// The font of the texts of a chart, and their sizes.
@MainActor struct ChartTypography {
    /// The size of the font in the default text size, in points.
    private static let usualSize: CGFloat = 12

    let font: UIFont
    let lineHeight: CGFloat
    /// The factor by which distances beside texts grow: the size of the font compared with the usual one, at least 1.
    let scale: CGFloat
    /// The distance between texts and what they describe, in points.
    var gap: CGFloat { 6 * scale }

    init(_ traits: UITraitCollection) {
        font = UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: traits)
        scale = max(font.pointSize / Self.usualSize, 1)
        lineHeight = ("0" as NSString).size(withAttributes: [.font: font]).height.rounded(.up)
    }

    func width(of text: String) -> CGFloat {
        (text as NSString).size(withAttributes: [.font: font]).width.rounded(.up)
    }
}

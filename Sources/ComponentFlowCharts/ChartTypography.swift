import ComponentFlow

/// The font of the texts of a chart, and their sizes.
@MainActor struct ChartTypography {
    let font: UIFont
    let lineHeight: CGFloat

    init(_ traits: UITraitCollection) {
        font = UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: traits)
        lineHeight = ("0" as NSString).size(withAttributes: [.font: font]).height.rounded(.up)
    }

    func width(of text: String) -> CGFloat {
        (text as NSString).size(withAttributes: [.font: font]).width.rounded(.up)
    }
}

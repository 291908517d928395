/// The sizes of text styles, as published in Apple's Human Interface Guidelines ("Specifications, Dynamic Type sizes").
///
/// For the extra large titles only the sizes in the category large are published: they grow like the style of the nearest size.
enum TextStyleSizes {
    /// The sizes in points, from extra small to the largest accessibility size.
    private static let table: [UIFont.TextStyle: [CGFloat]] = [
        .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
        .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// Returns the size in points; unknown styles count as body text, an unspecified category counts as large.
    static func size(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
        let sizes = table[style] ?? table[.body] ?? []
        return sizes.indices.contains(category.index) ? sizes[category.index] : UIFont.labelFontSize
    }

    /// Returns the factor by which a category scales text of a style.
    static func scale(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
        size(of: style, in: category) / size(of: style, in: .large)
    }

    /// Returns a size in points, scaled like a style; the size of the style itself is exactly that of the category.
    static func scaled(_ value: CGFloat, like style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
        let (large, size) = (size(of: style, in: .large), size(of: style, in: category))
        return value == large ? size : value * (size / large)
    }
}

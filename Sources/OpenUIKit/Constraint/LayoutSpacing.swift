/// The distances that a layout takes where nobody gives one.
enum LayoutSpacing {
    /// Between neighbours, in points.
    static let betweenViews: CGFloat = 8

    /// The standard distance between two places: between baselines it is the line's height of the later one's font.
    @MainActor static func standard(between first: LayoutOperand?, and second: LayoutOperand?) -> CGFloat {
        guard first?.attribute.isBaseline == true, second?.attribute.isBaseline == true else { return betweenViews }
        return second?.item.view?.baselineFont?.lineHeight ?? betweenViews
    }
}

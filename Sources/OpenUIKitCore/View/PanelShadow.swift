/// The shadow of a panel in front of the content of a window.
@MainActor package struct PanelShadow {
    private let radius: CGFloat
    private let offset: CGFloat

    /// The shadow of menus and lists of completions.
    package static let menu = PanelShadow(radius: 14, offset: 5)
    /// The shadow of popovers.
    static let popover = PanelShadow(radius: 18, offset: 4)

    /// The distance by which the shadow extends beyond the panel, in points.
    package var extent: CGFloat { 2 * radius + offset }

    package func apply(to layer: CALayer, isVisible: Bool = true) {
        layer.shadowOpacity = isVisible ? 0.22 : 0
        layer.shadowRadius = radius
        layer.shadowOffset = CGSize(width: 0, height: offset)
    }
}

@_spi(Subclassing) import OpenUIKitCore

/// The background of a view: color, image, stroke and corner radius.
public struct UIBackgroundConfiguration: Hashable {
    /// The background color; `nil` for the default color of the configuration in the current state, or for the tint color if it has
    /// none.
    public var backgroundColor: UIColor?
    /// A transformer that is applied to the background color.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The color of the stroke; `nil` for no stroke.
    public var strokeColor: UIColor?
    /// A transformer that is applied to the color of the stroke, or to the tint color if there is none.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke, in points.
    public var strokeWidth: CGFloat = 0
    /// The distance of the stroke from the edges of the background, in points; positive values move it outwards.
    public var strokeOutset: CGFloat = 0
    /// The effect of the background, which is below its color.
    public var visualEffect: UIVisualEffect?
    /// An image in front of the background color.
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The insets of the background in the view, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins of the view are added to ``backgroundInsets``, initially none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The shadow of the background, initially none.
    public var shadowProperties = UIShadowProperties()
    /// A view in front of the color and the image.
    public var customView: UIView?
    private var role = Role.clear

    /// The purpose of a configuration, which determines its default colors.
    private enum Role: Hashable {
        case clear
        case cell(UIColor)
        case sidebar
        case edge
        /// A header or footer with the appearance of its list.
        case adaptiveEdge
        /// A cell with the appearance of its list.
        case adaptiveCell
    }

    /// Returns an empty background, whose color is `UIColor.clear`.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }
    /// Returns the background of a cell, which has the appearance of the list that displays it.
    public static func listCell() -> UIBackgroundConfiguration { made(.adaptiveCell) }
    public static func listPlainCell() -> UIBackgroundConfiguration { made(.cell(.systemBackground)) }
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        made(.cell(.secondarySystemGroupedBackground))
    }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { made(.edge) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a header, which has the appearance of the list that displays it.
    public static func listHeader() -> UIBackgroundConfiguration { made(.adaptiveEdge) }
    /// Returns the background of a footer, which has the appearance of the list that displays it.
    public static func listFooter() -> UIBackgroundConfiguration { made(.adaptiveEdge) }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a cell in a sidebar: transparent, with rounded corners when it is selected.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var configuration = made(.sidebar)
        configuration.cornerRadius = 8
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        return configuration
    }
    /// Returns the background of a cell in a list that accompanies a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

    private static func made(_ role: Role) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.role = role
        return configuration
    }

    /// Returns a copy with the default color for a state; a color that client code set is kept.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        let appearance = ConfigurationAppearance(state)
        var result = self
        if role == .adaptiveCell, appearance.list == .sidebar { result.adoptSidebarShape() }
        if backgroundColor == nil { result.backgroundColor = color(appearance) }
        return result
    }

    /// Takes the rounded corners and the insets of cells in a sidebar, unless client code set others.
    private mutating func adoptSidebarShape() {
        let sidebar = UIBackgroundConfiguration.listSidebarCell()
        if cornerRadius == 0 { cornerRadius = sidebar.cornerRadius }
        if backgroundInsets == .zero { backgroundInsets = sidebar.backgroundInsets }
    }

    /// Returns the default color, or `nil` for the tint color.
    private func color(_ appearance: ConfigurationAppearance) -> UIColor? {
        switch role {
        case .clear: nil
        case .cell(let usual): appearance.isMarked ? .systemGray4 : usual
        case .sidebar: appearance.isMarked ? .systemFill : .clear
        case .adaptiveEdge where appearance.list != .plain: .clear
        case .edge, .adaptiveEdge: appearance.isPinned ? .secondarySystemBackground : .systemBackground
        case .adaptiveCell: Self.cellRole(in: appearance.list).color(appearance)
        }
    }

    /// Returns a configuration for the cells of a list.
    private static func cellRole(in list: ListEnvironment?) -> UIBackgroundConfiguration {
        switch list {
        case .sidebar: listSidebarCell()
        case .grouped: listGroupedCell()
        case .plain, nil: listPlainCell()
        }
    }

    /// Returns the displayed background color: that of the configuration or a tint color, after applying the transformer.
    ///
    /// A configuration without a color that was not updated for a state has its default color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? color(ConfigurationAppearance()) ?? tintColor
        return backgroundColorTransformer.map { color.map($0) } ?? color
    }

    /// Returns the frame of the background in a view.
    @MainActor func frame(in view: UIView) -> CGRect {
        let direction = view.effectiveUserInterfaceLayoutDirection
        let bounds = view.bounds.inset(by: backgroundInsets.resolved(direction))
        let edges = edgesAddingLayoutMarginsToBackgroundInsets
        guard !edges.isEmpty else { return bounds }
        return bounds.inset(by: view.directionalLayoutMargins.limited(to: edges).resolved(direction))
    }

    var shownStroke: UIColor? {
        guard let strokeColorTransformer else { return strokeColor }
        return (strokeColor ?? .tintColor).map(strokeColorTransformer)
    }
}

extension NSDirectionalEdgeInsets {
    /// Returns the insets at some edges, and 0 at the others.
    fileprivate func limited(to edges: NSDirectionalRectEdge) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }
}

extension UIColor {
    fileprivate func map(_ transformer: UIConfigurationColorTransformer) -> UIColor { transformer(self) }
}

/// The parts of a state that the built-in configurations depend on.
package struct ConfigurationAppearance {
    /// Whether the view is selected or highlighted.
    var isMarked = false
    package var isDisabled = false
    var isPinned = false
    /// The list that displays a cell, a header or a footer.
    package let list: ListEnvironment?

    /// Creates the appearance of a view in its normal state, outside of lists.
    init() {
        list = nil
    }

    package init(_ state: any UIConfigurationState) {
        let (cell, view) = (state as? UICellConfigurationState, state as? UIViewConfigurationState)
        list = cell?.listEnvironment ?? view?.listEnvironment
        if let cell {
            isMarked = cell.isSelected || cell.isHighlighted
            (isDisabled, isPinned) = (cell.isDisabled, cell.isPinned)
        } else if let view {
            isMarked = view.isSelected || view.isHighlighted
            (isDisabled, isPinned) = (view.isDisabled, view.isPinned)
        }
    }
}

/// A view that displays a background configuration.
package final class BackgroundConfigurationView: UIView {
    package var configuration = UIBackgroundConfiguration.clear() {
        didSet { if oldValue != configuration { take(oldValue) } }
    }
    private let ground = UIView()
    private var effect: UIVisualEffectView?
    private var picture: UIImageView?
    private var stroke: UIView?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        flags.insert(.observesInterfaceStyle)
        ground.clipsToBounds = true
        addSubview(ground)
    }

    package required init?(coder: NSCoder) { nil }

    private func take(_ old: UIBackgroundConfiguration) {
        if old.customView !== configuration.customView {
            if old.customView?.superview === ground { old.customView?.removeFromSuperview() }
            if let view = configuration.customView { ground.addSubview(view) }
        }
        if configuration.image != nil || picture != nil {
            let view = picture ?? UIImageView()
            if picture == nil { ground.insertSubview(view, at: 0) }
            (view.image, view.contentMode, picture) = (configuration.image, configuration.imageContentMode, view)
        }
        if !configuration.edgesAddingLayoutMarginsToBackgroundInsets.isEmpty { adoptMarginsOfSuperview() }
        updateEffect()
        updateStroke()
        updateShadow()
        setNeedsLayout()
    }

    private func adoptMarginsOfSuperview() {
        guard !preservesSuperviewLayoutMargins else { return }
        layoutMargins = .zero
        insetsLayoutMarginsFromSafeArea = false
        preservesSuperviewLayoutMargins = true
    }

    private func updateShadow() {
        configuration.shadowProperties.apply(to: layer, with: traitCollection)
    }

    /// Shows the new tint color, if the background has no color.
    package override func tintColorDidChange() {
        super.tintColorDidChange()
        updateEffect()
        updateStroke()
    }

    package override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    /// Shows the color, which is above the effect if there is one.
    private func updateEffect() {
        if configuration.visualEffect != nil, effect == nil {
            let view = UIVisualEffectView(effect: nil)
            ground.insertSubview(view, at: 0)
            effect = view
        }
        effect?.effect = configuration.visualEffect
        let isColored = configuration.visualEffect != nil
        let color = configuration.resolvedBackgroundColor(for: tintColor)
        effect?.contentView.backgroundColor = isColored ? color : nil
        ground.backgroundColor = isColored ? nil : color
    }

    private func updateStroke() {
        guard configuration.strokeWidth > 0, let color = configuration.shownStroke else {
            stroke?.isHidden = true
            return
        }
        let view = stroke ?? UIView()
        if stroke == nil { addSubview(view) }
        stroke = view
        view.isHidden = false
        view.layer.borderWidth = configuration.strokeWidth
        view.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }

    package override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        updateStroke()
        updateShadow()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let back = configuration.frame(in: self)
        ground.frame = back
        ground.layer.cornerRadius = configuration.cornerRadius
        effect?.frame = ground.bounds
        picture?.frame = ground.bounds
        configuration.customView?.frame = ground.bounds
        configuration.shadowProperties.layOut(
            in: layer, background: back, cornerRadius: configuration.cornerRadius)
        let outset = configuration.strokeOutset
        stroke?.frame = back.insetBy(dx: -outset, dy: -outset)
        stroke?.layer.cornerRadius = configuration.cornerRadius > 0 ? configuration.cornerRadius + outset : 0
    }
}

/// What is behind the content of a view: colour, line and corners.
public struct UIBackgroundConfiguration: Hashable {
    /// The colour; nil means what suits the view.
    public var backgroundColor: UIColor?
    /// Changes the colour before it is shown.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The colour of the line around; nil means none.
    public var strokeColor: UIColor?
    /// Changes the line's colour before it is shown.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line, in points.
    public var strokeWidth: CGFloat = 0
    /// How far the line is outside of the background, in points.
    public var strokeOutset: CGFloat = 0
    /// A picture in front of the colour.
    public var image: UIImage?
    /// How the picture is placed.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// How far the background is inside of the view, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// A view in front of everything else of the background.
    public var customView: UIView?
    private var role = Role.clear

    /// For what a configuration was made: which colours it has in which state.
    private enum Role: Hashable {
        case clear
        case cell(UIColor)
        case sidebar
        case edge
    }

    /// No background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// The background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { made(.cell(.systemBackground)) }
    /// The background of a cell in a group.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        made(.cell(.secondarySystemGroupedBackground))
    }
    /// The background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { made(.edge) }
    /// The background of a header or footer of a group.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// The background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
    /// The background of a cell in a sidebar: clear, with round corners when it is selected.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var configuration = made(.sidebar)
        configuration.cornerRadius = 8
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        return configuration
    }
    /// The background of a cell beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

    private static func made(_ role: Role) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.role = role
        return configuration
    }

    /// The same configuration as it looks in a state: a colour that was set stays.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var result = self
        if backgroundColor == nil { result.backgroundColor = color(ConfiguredLook(state)) }
        return result
    }

    private func color(_ look: ConfiguredLook) -> UIColor? {
        switch role {
        case .clear: nil
        case .cell(let usual): look.isMarked ? .systemGray4 : usual
        case .sidebar: look.isMarked ? .systemFill : nil
        case .edge: look.isPinned ? .secondarySystemBackground : .systemBackground
        }
    }

    /// The colour with its transformer, or the tint where neither is set.
    var shownColor: UIColor? {
        guard let backgroundColorTransformer else { return backgroundColor }
        return (backgroundColor ?? .clear).map(backgroundColorTransformer)
    }

    var shownStroke: UIColor? {
        guard let strokeColorTransformer else { return strokeColor }
        return (strokeColor ?? .tintColor).map(strokeColorTransformer)
    }
}

extension UIColor {
    fileprivate func map(_ transformer: UIConfigurationColorTransformer) -> UIColor { transformer(self) }
}

/// What the usual configurations want to know of a state.
struct ConfiguredLook {
    /// Selected or under a finger.
    var isMarked = false
    var isDisabled = false
    var isPinned = false

    init(_ state: any UIConfigurationState) {
        if let cell = state as? UICellConfigurationState {
            isMarked = cell.isSelected || cell.isHighlighted
            (isDisabled, isPinned) = (cell.isDisabled, cell.isPinned)
        } else if let view = state as? UIViewConfigurationState {
            isMarked = view.isSelected || view.isHighlighted
            (isDisabled, isPinned) = (view.isDisabled, view.isPinned)
        }
    }
}

/// Shows a background configuration.
final class BackgroundConfigurationView: UIView {
    var configuration = UIBackgroundConfiguration.clear() { didSet { if oldValue != configuration { take(oldValue) } } }
    private let ground = UIView()
    private var picture: UIImageView?
    private var stroke: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        flags.insert(.followsStyle)
        ground.clipsToBounds = true
        addSubview(ground)
    }

    required init?(coder: NSCoder) { nil }

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
        ground.backgroundColor = configuration.shownColor
        takeStroke()
        setNeedsLayout()
    }

    private func takeStroke() {
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

    override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        takeStroke()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let back = bounds.inset(by: configuration.backgroundInsets.resolved(effectiveUserInterfaceLayoutDirection))
        ground.frame = back
        ground.layer.cornerRadius = configuration.cornerRadius
        picture?.frame = ground.bounds
        configuration.customView?.frame = ground.bounds
        let outset = configuration.strokeOutset
        stroke?.frame = back.insetBy(dx: -outset, dy: -outset)
        stroke?.layer.cornerRadius = configuration.cornerRadius > 0 ? configuration.cornerRadius + outset : 0
    }
}

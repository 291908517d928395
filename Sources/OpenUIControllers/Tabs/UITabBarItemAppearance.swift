/// The appearance of the items of a tab bar.
///
/// Attributes that are set for an item itself take precedence, and so does its color of the badge.
@preconcurrency @MainActor public final class UITabBarItemAppearance: NSObject {
    /// The arrangement of an item's image and title.
    public enum Style: Int, Sendable {
        /// The title is below the image, as in bars at the bottom.
        case stacked = 0
        /// The title is beside the image, as in bars at the top and at a side.
        case inline = 1
        /// The title is beside a small image, which no bar on Linux has.
        case compactInline = 2
    }

    /// The appearance of an item that is not selected; its font, positions and badge are also those of the other states.
    public let normal = UITabBarItemStateAppearance()
    /// The appearance of the selected item, which has the tint color unless other colors are set.
    public let selected = UITabBarItemStateAppearance()
    /// The appearance of a disabled item.
    public let disabled = UITabBarItemStateAppearance()
    /// The appearance of the item with the keyboard focus; what it does not set is that of the other states.
    public let focused = UITabBarItemStateAppearance()
    /// Called when the appearance of a state changes, to update the bar.
    var changed: (() -> Void)? {
        didSet { for state in states { state.changed = changed } }
    }

    /// Creates the default appearance, in which the arrangement of the bar determines everything.
    public init(style: Style) {
        super.init()
    }

    /// Replaces the values of all states by the default ones.
    public func configureWithDefault(for style: Style) {
        adopt(UITabBarItemAppearance(style: style))
    }

    /// Returns a copy that is not connected to a bar.
    func makeCopy() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance(style: .stacked)
        copy.adopt(self)
        return copy
    }

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

    private func adopt(_ other: UITabBarItemAppearance) {
        for (state, value) in zip(states, other.states) { state.adopt(value) }
    }
}

/// The appearance of the items of a tab bar in a state.
@preconcurrency @MainActor public final class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title, of which the foreground color and the font are used.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
    /// The distance by which the title is displayed away from its place, in points.
    public var titlePositionAdjustment = UIOffset.zero {
        didSet { if oldValue != titlePositionAdjustment { changed?() } }
    }
    /// The color of the image; `nil` stands for that of the bar.
    public var iconColor: UIColor? { didSet { if oldValue != iconColor { changed?() } } }
    /// The distance by which the badge is displayed away from its place, in points.
    public var badgePositionAdjustment = UIOffset.zero {
        didSet { if oldValue != badgePositionAdjustment { changed?() } }
    }
    /// The color behind the text of the badge; `nil` stands for red.
    public var badgeBackgroundColor: UIColor? { didSet { if oldValue != badgeBackgroundColor { changed?() } } }
    /// The attributes of the badge's text, of which the foreground color and the font are used.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
    /// The distance by which the badge's text is displayed away from its place, in points.
    public var badgeTitlePositionAdjustment = UIOffset.zero {
        didSet { if oldValue != badgeTitlePositionAdjustment { changed?() } }
    }
    /// Called when a property changes.
    var changed: (() -> Void)?

    override init() {
        super.init()
    }

    func adopt(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

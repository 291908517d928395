/// The appearance of a component navigation bar.
///
///     props.style = .largeTitle
///     props.style.backgroundColor = .secondarySystemBackground
public struct UINavigationBarStyle: Sendable {
    /// The place of the title.
    public enum TitlePlacement: Hashable, Sendable {
        /// Centered between the buttons.
        case center
        /// After the buttons at the leading edge.
        case leading
        /// On a line of its own below the buttons.
        case below
    }

    public var backgroundColor: UIColor
    public var titleColor: UIColor
    public var titleFont: UIFont
    public var titlePlacement: TitlePlacement
    /// The color of the buttons; `nil` uses the tint color.
    public var buttonColor: UIColor?
    /// The color of the line at the bottom edge; `nil` shows none.
    public var separatorColor: UIColor?
    /// The height below the top safe area inset, in points.
    public var height: CGFloat

    /// Creates a style; by default with a centered title on the background color of the system.
    public init(
        backgroundColor: UIColor = .systemBackground, titleColor: UIColor = .label,
        titleFont: UIFont = .systemFont(ofSize: 17, weight: .semibold), titlePlacement: TitlePlacement = .center,
        buttonColor: UIColor? = nil, separatorColor: UIColor? = nil, height: CGFloat = 44
    ) {
        (self.backgroundColor, self.titleColor, self.titleFont) = (backgroundColor, titleColor, titleFont)
        (self.titlePlacement, self.buttonColor) = (titlePlacement, buttonColor)
        (self.separatorColor, self.height) = (separatorColor, height)
    }

    /// A centered title on the background color of the system.
    public static var `default`: UINavigationBarStyle { UINavigationBarStyle() }

    /// A large title below the buttons.
    public static var largeTitle: UINavigationBarStyle {
        UINavigationBarStyle(titleFont: .systemFont(ofSize: 34, weight: .bold), titlePlacement: .below, height: 96)
    }

    /// A bar without a background of its own, so that the controller's view is visible behind it.
    public static var transparent: UINavigationBarStyle {
        UINavigationBarStyle(backgroundColor: .clear)
    }
}

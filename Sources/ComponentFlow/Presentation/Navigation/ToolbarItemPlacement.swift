/// The place of buttons and menus in the bars of a screen.
public struct ToolbarItemPlacement: Equatable, Sendable {
    enum Edge: Sendable {
        case leading
        case trailing
        case bottom
    }

    /// The purpose of the items, which determines how they look.
    enum Purpose: Sendable {
        case confirmation
        case destruction
    }

    let edge: Edge
    var purpose: Purpose?

    /// The leading edge; next to the back button.
    public static let leading = ToolbarItemPlacement(edge: .leading)
    /// The trailing edge.
    public static let trailing = ToolbarItemPlacement(edge: .trailing)
    /// The bar at the bottom of the screen, from the leading to the trailing edge.
    ///
    /// A divider is a space that takes the remaining width. The bar is visible while the screen has items in it. In a narrow
    /// one, the last items are in the menu of a button.
    public static let bottomBar = ToolbarItemPlacement(edge: .bottom)

    /// Equivalent to ``trailing``.
    public static let automatic = trailing
    /// Equivalent to ``leading``.
    public static let topBarLeading = leading
    /// Equivalent to ``trailing``.
    public static let topBarTrailing = trailing
    /// The place of items that lead to other screens: the leading edge.
    public static let navigation = leading
    /// The place of the most frequent actions: the trailing edge.
    public static let primaryAction = trailing
    /// The place of an action that dismisses a screen without effect: the leading edge.
    public static let cancellationAction = leading
    /// The place of an action that completes the task of a screen: the trailing edge, in bold text.
    public static let confirmationAction = ToolbarItemPlacement(edge: .trailing, purpose: .confirmation)
    /// The place of an action that deletes something: the trailing edge, in red.
    public static let destructiveAction = ToolbarItemPlacement(edge: .trailing, purpose: .destruction)
}

/// The place of a component in the bars of a screen.
public enum ToolbarContentPlacement: Sendable {
    /// The middle of the bar at the top, instead of the title.
    ///
    /// The title remains that of the back button that leads to the screen.
    case principal
    /// The middle of the bar at the bottom of the screen.
    ///
    /// It takes the place of the first divider among the items of ``ToolbarItemPlacement/bottomBar``; the items before it are at the
    /// leading edge, the others at the trailing edge. Without a divider, all are at the leading edge.
    case status
}

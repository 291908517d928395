extension UISplitViewController {
    /// The number of columns.
    public enum Style: Int, Sendable {
        /// Two columns, which ``UISplitViewController/viewControllers`` specifies.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// The columns, from the leading to the trailing one.
    public enum Column: Int, Sendable {
        /// The leading column.
        case primary = 0
        /// The column between the others, in the style with three columns.
        case supplementary = 1
        /// The trailing column, which takes the width that the others leave.
        case secondary = 2
        /// The content that replaces all columns while there is only space for one.
        case compact = 3
    }

    /// Which columns are displayed, and where.
    public enum DisplayMode: Int, Sendable {
        /// As many as fit beside the secondary column.
        case automatic = 0
        /// Only the secondary column.
        case secondaryOnly = 1
        /// The column before the secondary one, beside it.
        case oneBesideSecondary = 2
        /// The column before the secondary one, in front of it.
        case oneOverSecondary = 3
        /// All three columns side by side.
        case twoBesideSecondary = 4
        /// Both leading columns in front of the secondary one.
        case twoOverSecondary = 5
        /// Both leading columns, and as much of the secondary one as it would show beside one.
        case twoDisplaceSecondary = 6
    }

    /// How the leading columns are displayed if the mode is automatic.
    public enum SplitBehavior: Int, Sendable {
        /// Beside the secondary column.
        case automatic = 0
        /// Beside the secondary column.
        case tile = 1
        /// In front of the secondary column.
        case overlay = 2
        /// Beside the secondary column, which keeps its width.
        case displace = 3
    }

    /// The side of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        /// The left side, or in right-to-left layouts the right one.
        case leading = 0
        /// The right side, or in right-to-left layouts the left one.
        case trailing = 1
    }

    /// The width that means that the controller chooses one.
    public nonisolated static let automaticDimension: CGFloat = -1
}

extension UISplitViewController.DisplayMode {
    /// The number of columns that are displayed beside or in front of the secondary one.
    var leadingCount: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// Whether the leading columns are in front of the secondary one.
    var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// Returns the mode with a number of leading columns.
    static func showing(_ count: Int, _ behavior: UISplitViewController.SplitBehavior) -> Self {
        switch (min(max(count, 0), 2), behavior) {
        case (0, _): .secondaryOnly
        case (1, .overlay): .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        default: .twoBesideSecondary
        }
    }
}

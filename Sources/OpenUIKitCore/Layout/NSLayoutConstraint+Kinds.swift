extension NSLayoutConstraint {
    /// A position or length of a view or guide that constraints can refer to.
    public enum Attribute: Int, Sendable {
        /// No attribute: the constraint relates the first item to a constant.
        case notAnAttribute = 0
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        /// The edge at which text starts: left in left-to-right layouts, right in right-to-left layouts.
        case leading = 5
        /// The edge at which text ends: right in left-to-right layouts, left in right-to-left layouts.
        case trailing = 6
        case width = 7
        case height = 8
        /// The horizontal center.
        case centerX = 9
        /// The vertical center.
        case centerY = 10
        /// The baseline of the last line of text.
        case lastBaseline = 11
        /// The baseline of the first line of text.
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        /// The left margin in left-to-right layouts, the right margin in right-to-left layouts.
        case leadingMargin = 17
        /// The right margin in left-to-right layouts, the left margin in right-to-left layouts.
        case trailingMargin = 18
        /// The horizontal center of the area inside the margins.
        case centerXWithinMargins = 19
        /// The vertical center of the area inside the margins.
        case centerYWithinMargins = 20
    }

    /// The relation between the two sides of a constraint.
    public enum Relation: Int, Sendable {
        /// The first side is less than or equal to the second.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal = 0
        /// The first side is greater than or equal to the second.
        case greaterThanOrEqual = 1
    }

    /// A direction of layout.
    public enum Axis: Int, Sendable {
        /// From left to right or from right to left.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// The alignment and direction of the views in a visual format.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Aligns the left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns the right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns the top edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns the bottom edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns the leading edges.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns the trailing edges.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns the horizontal centers.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns the vertical centers.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns the baselines of the last lines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns the baselines of the first lines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The mask of all alignment options.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// Arranges the views from leading to trailing, which is the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Arranges the views from left to right in every layout direction.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Arranges the views from right to left in every layout direction.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The mask of all direction options.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Measures spacing between edges, which is the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Measures vertical spacing between baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The mask of all spacing options.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The quantity that an attribute measures.
    enum Measure {
        case x, y, width, height, none
    }

    var measure: Measure {
        switch self {
        case .notAnAttribute: .none
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .x
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .y
        case .width: .width
        case .height: .height
        }
    }

    /// Whether the attribute depends on the layout direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is left or right in every layout direction.
    var isAbsoluteSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Whether the attribute depends on the margins of its view.
    var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

    /// Returns the left or right attribute that a directional attribute resolves to; other attributes are unchanged.
    func resolved(rightToLeft: Bool) -> Self {
        switch self {
        case .leading: rightToLeft ? .right : .left
        case .trailing: rightToLeft ? .left : .right
        case .leadingMargin: rightToLeft ? .rightMargin : .leftMargin
        case .trailingMargin: rightToLeft ? .leftMargin : .rightMargin
        default: self
        }
    }
}

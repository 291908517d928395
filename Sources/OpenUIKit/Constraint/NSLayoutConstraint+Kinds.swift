extension NSLayoutConstraint {
    /// A place or length of a view or guide that constraints can speak of.
    public enum Attribute: Int, Sendable {
        /// Nothing: the constraint gives a constant length.
        case notAnAttribute = 0
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The edge where lines begin.
        case leading = 5
        /// The edge where lines end.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle between left and right.
        case centerX = 9
        /// The middle between top and bottom.
        case centerY = 10
        /// The baseline of the last line.
        case lastBaseline = 11
        /// The baseline of the first line.
        case firstBaseline = 12
        /// The left margin.
        case leftMargin = 13
        /// The right margin.
        case rightMargin = 14
        /// The top margin.
        case topMargin = 15
        /// The bottom margin.
        case bottomMargin = 16
        /// The margin where lines begin.
        case leadingMargin = 17
        /// The margin where lines end.
        case trailingMargin = 18
        /// The middle between the left and right margins.
        case centerXWithinMargins = 19
        /// The middle between the top and bottom margins.
        case centerYWithinMargins = 20
    }

    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        /// The first is at most the second.
        case lessThanOrEqual = -1
        /// They are equal.
        case equal = 0
        /// The first is at least the second.
        case greaterThanOrEqual = 1
    }

    /// A direction of a layout.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// How the views of a visual format are aligned, and which way it runs.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Left edges in line.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Right edges in line.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Top edges in line.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Bottom edges in line.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Leading edges in line.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Trailing edges in line.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Horizontal middles in line.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Vertical middles in line.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Baselines of the last lines in line.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Baselines of the first lines in line.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// All bits that align.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// From where lines begin to where they end; as without options.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right, whatever the language.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left, whatever the language.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// All bits that say a direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Spaces reach from edge to edge; as without options.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Spaces reach from baseline to baseline.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// All bits that say what spaces reach between.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    /// What an attribute measures.
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

    var isLength: Bool { self == .width || self == .height }

    /// Follows the language's direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Left or right, whatever the language's direction.
    var isAbsoluteSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Depends on the margins of its view.
    var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

    /// Which edge a directional attribute is.
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

/// The least or the largest size of a track: one of the two sides of `minmax()` (CSS Grid Level 1 §7.2).
public enum GridBreadth: Hashable, Sendable {
    /// As a minimum what the items need, as a maximum what they want; tracks of it take up space that is left over.
    case auto
    /// A number of points.
    case points(Double)
    /// A percentage of the grid's inner size; ``auto`` where that is not known.
    case percent(Double)
    /// A share of the space that is left over, in proportion to the other shares.
    ///
    /// As a minimum it counts as ``auto``.
    case fraction(Double)
    /// The smallest size at which the items do not overflow.
    case minContent
    /// The size that the items have if nothing limits them.
    case maxContent
}

/// How large a track may be (CSS Grid Level 1 §7.2).
public enum GridTrackSize: Hashable, Sendable {
    /// Between two sizes; where the largest one is below the least one it counts for nothing.
    case minmax(GridBreadth, GridBreadth)
    /// As ``GridBreadth/auto``, but no larger than this unless the items need it.
    case fitContent(FlexLength)

    /// What the items need at least, and more if there is space.
    public static let auto = GridTrackSize.minmax(.auto, .auto)
    /// The smallest size at which the items do not overflow.
    public static let minContent = GridTrackSize.minmax(.minContent, .minContent)
    /// The size that the items have if nothing limits them.
    public static let maxContent = GridTrackSize.minmax(.maxContent, .maxContent)

    /// A number of points.
    public static func points(_ value: Double) -> GridTrackSize {
        .minmax(.points(value), .points(value))
    }

    /// A percentage of the grid's inner size; automatic where that is not known.
    public static func percent(_ value: Double) -> GridTrackSize {
        .minmax(.percent(value), .percent(value))
    }

    /// What the items need, and a share of the space that is left over: `fr` in CSS.
    public static func fraction(_ value: Double) -> GridTrackSize {
        .minmax(.auto, .fraction(value))
    }
}

extension GridTrackSize: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A number of points.
    public init(integerLiteral value: Int) {
        self = .points(Double(value))
    }

    /// A number of points.
    public init(floatLiteral value: Double) {
        self = .points(value)
    }
}

/// A part of a list of tracks: one track, or several that are repeated (CSS Grid Level 1 §7.2.3).
///
///     style.grid?.templateColumns = [.size(120), .repeats(2, [.fraction(1)])]
///     style.grid?.templateColumns = [.autoFill([.minmax(.points(100), .fraction(1))])]
public enum GridTrack: Hashable, Sendable {
    /// One track.
    case size(GridTrackSize)
    /// The same tracks so many times; less than once counts as once.
    case repeats(Int, [GridTrackSize])
    /// The same tracks as many times as they fit.
    ///
    /// Only the first such part of a list counts, and only if the tracks have a size that is known before there is
    /// content; other tracks in it count as nothing wide.
    case autoFill([GridTrackSize])
    /// As ``autoFill(_:)``, but repetitions without any item collapse, together with the gaps around them.
    case autoFit([GridTrackSize])

    /// A track as large as its items.
    public static let auto = GridTrack.size(.auto)
    /// A track as small as its items can be.
    public static let minContent = GridTrack.size(.minContent)
    /// A track as large as its items want to be.
    public static let maxContent = GridTrack.size(.maxContent)

    /// A track of a number of points.
    public static func points(_ value: Double) -> GridTrack { .size(.points(value)) }
    /// A track of a percentage of the grid's inner size.
    public static func percent(_ value: Double) -> GridTrack { .size(.percent(value)) }
    /// A track that gets a share of the space that is left over.
    public static func fraction(_ value: Double) -> GridTrack { .size(.fraction(value)) }
    /// A track between two sizes.
    public static func minmax(_ least: GridBreadth, _ largest: GridBreadth) -> GridTrack {
        .size(.minmax(least, largest))
    }
    /// A track as large as its items want to be, up to a limit.
    public static func fitContent(_ limit: FlexLength) -> GridTrack { .size(.fitContent(limit)) }
}

extension GridTrack: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A number of points.
    public init(integerLiteral value: Int) {
        self = .points(Double(value))
    }

    /// A number of points.
    public init(floatLiteral value: Double) {
        self = .points(value)
    }
}

extension GridBreadth {
    var isRelative: Bool {
        if case .percent = self { true } else { false }
    }
}

extension GridTrackSize {
    /// Whether it refers to the size of the grid.
    var isRelative: Bool {
        switch self {
        case .minmax(let least, let largest): least.isRelative || largest.isRelative
        case .fitContent(let limit): limit.isPercent
        }
    }
}

extension GridTrack {
    /// Whether a track refers to the size of the grid.
    var isRelative: Bool {
        switch self {
        case .size(let size): size.isRelative
        case .repeats(_, let list), .autoFill(let list), .autoFit(let list): list.contains(where: \.isRelative)
        }
    }
}

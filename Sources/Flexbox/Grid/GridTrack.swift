/// The minimum or maximum size of a track: an argument of `minmax()` (CSS Grid Level 1 §7.2).
public typealias GridBreadth = FlexLength

/// The size of a track (CSS Grid Level 1 §7.2).
public enum GridTrackSize: Hashable, Sendable {
    /// A range of sizes; a maximum below the minimum is ignored.
    case minmax(GridBreadth, GridBreadth)
    /// Like ``FlexLength/auto``, but the maximum is limited to this length unless the minimum is larger.
    case fitContent(FlexLength)
    /// Names of the line at this position in a list of tracks, which is not a track itself.
    ///
    /// Ignored in the sizes of implicit tracks.
    case lines([String])

    /// At least the minimum contribution of the items, and more if there is free space.
    public static let auto = GridTrackSize.minmax(.auto, .auto)
    /// The smallest size at which the items do not overflow.
    public static let minContent = GridTrackSize.minmax(.minContent, .minContent)
    /// The size of the items without constraints.
    public static let maxContent = GridTrackSize.minmax(.maxContent, .maxContent)

    /// A length in points.
    public static func points(_ value: Double) -> GridTrackSize {
        .minmax(.points(value), .points(value))
    }

    /// A percentage of the grid's inner size; equivalent to ``auto`` if that is unknown.
    public static func percent(_ value: Double) -> GridTrackSize {
        .minmax(.percent(value), .percent(value))
    }

    /// At least the minimum contribution of the items, plus a fraction of the free space: `fr` in CSS.
    public static func fraction(_ value: Double) -> GridTrackSize {
        .minmax(.auto, .fraction(value))
    }
}

extension GridTrackSize: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a size in points.
    public init(integerLiteral value: Int) {
        self = .points(Double(value))
    }

    /// Creates a size in points.
    public init(floatLiteral value: Double) {
        self = .points(value)
    }
}

/// A component of a track list: a single track, or a repetition of tracks (CSS Grid Level 1 §7.2.3).
///
///     style.grid.templateColumns = [.size(120), .repeats(2, [.fraction(1)])]
///     style.grid.templateColumns = [.autoFill([.minmax(.points(100), .fraction(1))])]
public enum GridTrack: Hashable, Sendable {
    /// A single track.
    case size(GridTrackSize)
    /// A fixed number of repetitions; values less than 1 are equivalent to 1.
    case repeats(Int, [GridTrackSize])
    /// As many repetitions as fit.
    ///
    /// Only the first automatic repetition in a list is used, and only if its tracks have a definite minimum or
    /// maximum; other tracks in it count as 0 points wide.
    case autoFill([GridTrackSize])
    /// The tracks of the parent in which the grid lies, as the first component of a list (CSS Grid Level 2 §9).
    ///
    /// The grid must be an item of a grid; otherwise the list is equivalent to an empty one. It has as many tracks as it
    /// spans in its parent, whose lines keep their names. The other components of the list are further names,
    /// ``lines(_:)`` for each line in turn, also in repetitions; ``autoFill(_:)`` repeats names for all lines that remain.
    case subgrid
    /// Like ``autoFill(_:)``, but empty repetitions collapse, including the gaps around them.
    case autoFit([GridTrackSize])

    /// A track of automatic size.
    public static let auto = GridTrack.size(.auto)
    /// A track of the min-content size of its items.
    public static let minContent = GridTrack.size(.minContent)
    /// A track of the max-content size of its items.
    public static let maxContent = GridTrack.size(.maxContent)

    /// A track with a size in points.
    public static func points(_ value: Double) -> GridTrack { .size(.points(value)) }
    /// A track with a percentage of the grid's inner size.
    public static func percent(_ value: Double) -> GridTrack { .size(.percent(value)) }
    /// A track with a fraction of the free space.
    public static func fraction(_ value: Double) -> GridTrack { .size(.fraction(value)) }
    /// A track with a minimum and a maximum size.
    public static func minmax(_ least: GridBreadth, _ largest: GridBreadth) -> GridTrack {
        .size(.minmax(least, largest))
    }
    /// Names of the line at this position, which is not a track itself.
    public static func lines(_ names: String...) -> GridTrack { .size(.lines(names)) }
    /// A track of the max-content size of its items, up to a limit.
    public static func fitContent(_ limit: FlexLength) -> GridTrack { .size(.fitContent(limit)) }
}

extension GridTrack: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a track with a size in points.
    public init(integerLiteral value: Int) {
        self = .points(Double(value))
    }

    /// Creates a track with a size in points.
    public init(floatLiteral value: Double) {
        self = .points(value)
    }
}

extension GridTrackSize {
    /// Whether this is a track instead of names of a line.
    var isTrack: Bool {
        if case .lines = self { false } else { true }
    }

    /// Whether the maximum is a fraction of the free space.
    var isFlexible: Bool {
        if case .minmax(_, .fraction) = self { true } else { false }
    }

    /// Whether the size refers to the size of the grid.
    var isRelative: Bool {
        switch self {
        case .minmax(let least, let largest): least.isPercent || largest.isPercent
        case .fitContent(let limit): limit.isPercent
        case .lines: false
        }
    }
}

extension GridTrack {
    /// Whether the number or the size of the tracks depends on the limits of the size of the grid.
    var dependsOnLimits: Bool {
        switch self {
        case .autoFill, .autoFit: true
        case .subgrid: false
        case .size(let size): size.isFlexible
        case .repeats(_, let list): list.contains(where: \.isFlexible)
        }
    }

    /// Whether a track refers to the size of the grid.
    var isRelative: Bool {
        switch self {
        case .subgrid: false
        case .size(let size): size.isRelative
        case .repeats(_, let list), .autoFill(let list), .autoFit(let list): list.contains(where: \.isRelative)
        }
    }
}

extension [GridTrackSize] {
    /// The sizes of implicit tracks: `auto` if there are none.
    var withoutNames: [GridTrackSize] {
        let tracks = filter(\.isTrack)
        return tracks.isEmpty ? [.auto] : tracks
    }
}

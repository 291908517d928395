/// A length of a style: automatic, a number of points, a percentage, or a keyword for a size.
///
/// The keywords apply to the sizes and limits of a box, to the flex basis, and to the tracks of a grid, as their
/// documentation states; elsewhere they are equivalent to ``auto``. Values that are not finite are equivalent to
/// ``auto``; lengths are clamped to ±1,000,000,000 points.
public enum FlexLength: Hashable, Sendable {
    /// Determined by the algorithm; the meaning depends on the property.
    ///
    /// For a track of a grid: as a minimum, the minimum contribution of the items; as a maximum, their max-content size.
    /// Such tracks can stretch.
    case auto
    /// A length in points.
    case points(Double)
    /// A percentage of the containing block, or of the inner size of the grid for a track: 50 is half of it.
    ///
    /// For a size and for a track it is equivalent to ``auto`` if the basis is unknown, for a flex basis to ``content``.
    case percent(Double)
    /// The smallest size at which the content does not overflow; for a height, the height of the content.
    ///
    /// Sizes, limits, flex basis and tracks.
    case minContent
    /// The size of the content without constraints; for a height, the height of the content.
    ///
    /// Sizes, limits, flex basis and tracks.
    case maxContent
    /// The available size, but at least ``minContent`` and at most ``maxContent``.
    ///
    /// Sizes, limits and flex basis.
    case fitContent
    /// The available size: that of the containing block without the margins.
    ///
    /// Sizes, limits and flex basis; equivalent to ``auto`` if the containing block depends on the content.
    case stretch
    /// The size of the content, regardless of the width or height.
    ///
    /// Flex basis.
    case content
    /// A fraction of the free space, in proportion to the other fractions.
    ///
    /// The maximum size of tracks.
    case fraction(Double)

    /// A length of 0 points.
    public static let zero = FlexLength.points(0)
}

extension FlexLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a length in points.
    public init(integerLiteral value: Int) {
        self = .points(Double(value))
    }

    /// Creates a length in points.
    public init(floatLiteral value: Double) {
        self = .points(value)
    }
}

/// The representation of an unknown value in the algorithm; no valid length is NaN.
let unset = Double.nan

/// The maximum length in the algorithm, which keeps all sums and products finite.
let longest = 1e9

extension Double {
    /// Whether the value is unknown.
    var isUnset: Bool { isNaN }
    var isSet: Bool { !isNaN }

    /// The value, or a replacement if it is unknown.
    func ifUnset(_ other: @autoclosure () -> Double) -> Double {
        isNaN ? other() : self
    }

    /// The value clamped to the range of the algorithm; ``unset`` if it is not finite.
    var asLength: Double {
        guard isFinite else { return unset }
        return Swift.min(Swift.max(self, -longest), longest)
    }

    /// A size reported by client code, clamped to the range from 0 to the maximum length.
    ///
    /// NaN is replaced by 0.
    var asMeasuredSize: Double {
        self > 0 ? Swift.min(self, longest) : 0
    }
}

extension FlexLength {
    /// The length in points; unset for `auto` and for a percentage of an unknown basis.
    @inline(__always)
    func resolved(against basis: Double) -> Double {
        switch self {
        case .auto, .minContent, .maxContent, .fitContent, .stretch, .content, .fraction: unset
        case .points(let value): value.asLength
        case .percent(let value): (value * basis / 100).asLength
        }
    }

    /// Whether the length is a keyword for the size of a box that depends on its content or its container.
    var isSizeKeyword: Bool {
        switch self {
        case .minContent, .maxContent, .fitContent, .stretch: true
        case .auto, .points, .percent, .content, .fraction: false
        }
    }

    var isPercent: Bool {
        if case .percent = self { true } else { false }
    }
}

/// An immutable gradient: a sequence of color stops.
public final class CGGradient: Sendable {
    package struct Stop: Hashable, Sendable {
        package var location: CGFloat
        package var color: CGColor

        package init(location: CGFloat, color: CGColor) {
            self.location = location
            self.color = color
        }
    }

    /// The stops, sorted by their locations, which lie in 0…1.
    package let stops: [Stop]

    package init?(stops: [Stop]) {
        guard !stops.isEmpty else { return nil }
        let usable = stops.map { Stop(location: Self.clamped($0.location), color: $0.color) }
        self.stops = usable.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }

    /// Creates a gradient from `CGColor` objects.
    ///
    /// `locations` is one number in 0…1 per color, or nil to distribute the colors evenly.
    ///
    /// - Returns: nil if there are no colors, or if an element is no `CGColor` object.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let usable = colors.compactMap { $0 as? CGColor }
        guard usable.count == colors.count else { return nil }
        self.init(
            colors: usable, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }

    /// Creates a gradient from the components of consecutive colors, each followed by its alpha.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        let stride = space.numberOfComponents + 1
        let colors = (0..<max(count, 0)).compactMap {
            CGColor(colorSpace: space, components: colorComponents + $0 * stride)
        }
        self.init(
            colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }

    /// Creates a gradient; colors without a location are distributed evenly.
    package convenience init?(colors: [CGColor], locations: [CGFloat]? = nil) {
        let even = { (index: Int) in colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0 }
        self.init(
            stops: colors.enumerated().map { index, color in
                let given = locations.flatMap { index < $0.count ? $0[index] : nil }
                return Stop(location: given ?? even(index), color: color)
            })
    }

    private static func clamped(_ location: CGFloat) -> CGFloat {
        location.isNaN ? 0 : min(max(location, 0), 1)
    }
}

/// Whether a gradient extends beyond its start and its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first color fills the area before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// The last color fills the area after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

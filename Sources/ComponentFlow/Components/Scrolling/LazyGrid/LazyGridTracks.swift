/// The columns of a ``LazyVGrid``, or the rows of a ``LazyHGrid``, with their positions.
///
/// 1. The fixed lengths and the distances are subtracted from the proposed length.
/// 2. The other items follow in order: each gets an equal share of what remains for those without a length yet, within
///    its limits.
/// 3. The share of an adaptive item is divided in the same way among as many tracks as it has space for.
///
/// Shares are whole points. In an unbounded proposal, flexible and adaptive tracks have their minimum.
struct LazyGridTracks: Equatable {
    struct Track: Equatable {
        /// The distance from the start of the first track, in points.
        let start: CGFloat
        let length: CGFloat
        let alignment: ComponentAlignment

        var end: CGFloat { start + length }
    }

    private(set) var tracks: [Track] = []

    /// More tracks than this are never meant.
    private static let greatestCount = 10_000

    init(_ items: [GridItem], in available: CGFloat) {
        let items = items.isEmpty ? [GridItem()] : items
        let distances = items.dropLast().reduce(0) { $0 + $1.spacing }
        let fixed = items.reduce(0) { $0 + ($1.fixedLength ?? 0) }
        var remaining = max(available - distances - fixed, 0)
        var waiting = items.count(where: { $0.fixedLength == nil })
        var start: CGFloat = 0
        for item in items {
            let lengths: [CGFloat]
            if let length = item.fixedLength {
                lengths = [length]
            } else {
                lengths = item.lengths(in: Self.share(of: remaining, among: waiting))
                remaining = max(remaining - lengths.reduce(0, +) - item.spacing * CGFloat(lengths.count - 1), 0)
                waiting -= 1
            }
            for length in lengths.prefix(Self.greatestCount) {
                tracks.append(Track(start: start, length: length, alignment: item.alignment))
                start += length + item.spacing
            }
        }
    }

    var count: Int { tracks.count }

    /// The distance from the start of the first track to the end of the last one, in points.
    var length: CGFloat {
        max(tracks.last?.end ?? 0, 0)
    }

    fileprivate static func share(of length: CGFloat, among count: Int) -> CGFloat {
        guard length.isFinite else { return length }
        return count > 1 ? (length / CGFloat(count)).rounded(.down) : length
    }
}

extension GridItem {
    /// The length of the only track, if it is fixed.
    fileprivate var fixedLength: CGFloat? {
        guard case .fixed(let length) = size else { return nil }
        return length.isFinite ? max(length, 0) : 0
    }

    /// Returns the lengths of the tracks in a share of the proposed length.
    fileprivate func lengths(in share: CGFloat) -> [CGFloat] {
        switch size {
        case .fixed(let length):
            return [length]
        case .flexible(let minimum, let maximum):
            return [Self.clamp(share, minimum, maximum)]
        case .adaptive(let minimum, let maximum):
            return adaptiveLengths(in: share, minimum: minimum.isFinite ? max(minimum, 1) : 1, maximum: maximum)
        }
    }

    private func adaptiveLengths(in share: CGFloat, minimum: CGFloat, maximum: CGFloat) -> [CGFloat] {
        guard share.isFinite else { return [minimum] }
        let fitting = ((share + spacing) / max(minimum + spacing, 1)).rounded(.down)
        let count = Int(min(max(fitting, 1), 10_000))
        var remaining = max(share - spacing * CGFloat(count - 1), 0)
        return (0..<count).map { index in
            let part = LazyGridTracks.share(of: remaining, among: count - index)
            let length = Self.clamp(part, count == 1 ? min(minimum, part) : minimum, maximum)
            remaining = max(remaining - length, 0)
            return length
        }
    }

    /// Returns the length within limits, or the minimum if it is unbounded.
    private static func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        let minimum = minimum.isFinite ? max(minimum, 0) : 0
        guard length.isFinite else { return minimum }
        return min(max(length, minimum), maximum.isNaN ? .infinity : max(maximum, minimum))
    }
}

/// §7.2.3 Repeating Rows and Columns: a track list with its repetitions expanded.
struct GridTemplate {
    private(set) var sizes: [GridTrackSize] = []
    /// The tracks that collapse if they contain no item.
    private(set) var fitted = 0..<0

    /// Creates a template without tracks.
    init() {}

    /// - Parameters:
    ///   - available: the inner size of the grid, or unset.
    ///   - least: the minimum inner size, if `available` is unset.
    ///   - largest: the maximum inner size, if `available` is unset.
    ///   - gap: the gap between tracks.
    init(_ tracks: [GridTrack], available: Double, least: Double, largest: Double, gap: Double) {
        var repeated: (at: Int, sizes: [GridTrackSize], collapses: Bool)?
        for track in tracks {
            switch track {
            case .size(let size): append([size], times: 1)
            case .repeats(let times, let list): append(list, times: max(times, 1))
            case .autoFill(let list), .autoFit(let list):
                guard repeated == nil, !list.isEmpty else { continue }
                if case .autoFit = track {
                    repeated = (sizes.count, list, true)
                } else {
                    repeated = (sizes.count, list, false)
                }
            }
        }
        guard let repeated else { return }
        let space = GridSpace(available: available, least: least, largest: largest, gap: gap)
        let most = (GridLines.farthest - sizes.count) / repeated.sizes.count
        let times = min(space.repetitions(of: repeated.sizes, beside: sizes), most)
        let list = (0..<max(times, 0)).flatMap { _ in repeated.sizes }
        sizes.insert(contentsOf: list, at: repeated.at)
        if repeated.collapses { fitted = repeated.at..<repeated.at + list.count }
    }

    private mutating func append(_ list: [GridTrackSize], times: Int) {
        guard !list.isEmpty else { return }
        let times = min(times, (GridLines.farthest - sizes.count) / list.count)
        for _ in 0..<max(times, 0) { sizes += list }
    }
}

/// The space that repetitions fill.
private struct GridSpace {
    let available: Double
    let least: Double
    let largest: Double
    let gap: Double

    /// §7.2.3.2: the number of repetitions that fill the space left by the other tracks.
    func repetitions(of repeated: [GridTrackSize], beside others: [GridTrackSize]) -> Int {
        let isLimited = available.isSet || largest.isFinite
        let space = available.ifUnset(largest.isFinite ? largest : least)
        var period = gap * Double(repeated.count)
        for size in repeated { period += max(length(of: size), 1) }
        var rest = space + gap - gap * Double(others.count)
        for size in others { rest -= length(of: size) }
        let times = min(max(rest / period, 0), 2 * Double(GridLines.farthest))
        // As many as fit, or as many as are needed to fill a minimum size. Rounding errors in sums of fractions are
        // tolerated.
        let tolerance = 1e-9
        let whole = Int(times + tolerance)
        if isLimited { return max(whole, 1) }
        return max(Double(whole) + tolerance < times ? whole + 1 : whole, 1)
    }

    /// The size of a track in this calculation: its maximum if that is definite, otherwise its minimum.
    private func length(of size: GridTrackSize) -> Double {
        let track = GridTrackState(size, available: available)
        if track.maximum == .fixed { return track.limit }
        return track.minimum == .fixed ? track.fixedMinimum : track.maximum == .fitContent ? track.fixedMaximum : 0
    }
}

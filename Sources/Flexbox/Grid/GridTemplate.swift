/// §7.2.3 Repeating Rows and Columns: a track list with its repetitions expanded, and the names of its lines.
struct GridTemplate {
    private(set) var sizes: [GridTrackSize] = []
    /// The lines of the explicit grid, which can have more tracks than the list.
    var lines = GridLineNames()
    /// The areas of the parent of a subgrid.
    private var inheritedAreas: [String: Range<Int>] = [:]
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
        // §9: without a parent whose tracks it can take over, a subgrid has no explicit tracks.
        guard !tracks.isSubgrid else {
            self.init()
            return
        }
        let automatic = tracks.firstIndex { $0.automaticRepetition.contains(where: \.isTrack) }
        var times = 0
        if let automatic {
            let repeated = tracks[automatic].automaticRepetition.filter(\.isTrack)
            let others = GridTemplate(tracks.filter { $0.automaticRepetition.isEmpty }).sizes
            let space = GridSpace(available: available, least: least, largest: largest, gap: gap)
            // The tracks after the repetition are not cut in favor of it.
            let most = max((GridLines.farthest - others.count) / repeated.count, 1)
            times = min(space.repetitions(of: repeated, beside: others), most)
        }
        self.init(tracks, automatic: automatic, times: times)
    }

    /// Creates the lines of a subgrid: those of its parent, with the names that it adds.
    init(_ tracks: [GridTrack], in inherited: InheritedTracks) {
        lines = inherited.lines
        inheritedAreas = inherited.areas
        let names = tracks.namesOfSubgridLines(count: inherited.count + 1)
        for (position, names) in names.prefix(inherited.count + 1).enumerated() {
            for name in names { lines.insert(name, at: position) }
        }
    }

    /// Adds the names of the lines of the parent's areas.
    mutating func addInheritedAreas() {
        for (name, area) in inheritedAreas { lines.addArea(name, area) }
    }

    /// Expands a list in which one automatic repetition is repeated, and others are omitted.
    private init(_ tracks: [GridTrack], automatic: Int? = nil, times: Int = 0) {
        for (index, track) in tracks.enumerated() {
            switch track {
            case .subgrid: break
            case .size(let size): append([size], times: 1)
            case .repeats(let times, let list): append(list, times: max(times, 1))
            case .autoFill(let list), .autoFit(let list):
                guard index == automatic else { continue }
                let start = sizes.count
                append(list, times: times)
                if case .autoFit = track { fitted = start..<sizes.count }
            }
        }
        lines.trackCount = sizes.count
    }

    /// §5.4 Clamping Overly Large Grids: adds repetitions of tracks, cut to the maximum number of tracks.
    private mutating func append(_ list: [GridTrackSize], times: Int) {
        let times = list.contains(where: \.isTrack) ? times : min(times, 1)
        for _ in 0..<times {
            for size in list {
                if case .lines(let names) = size {
                    for name in names { lines.add(name, at: sizes.count) }
                } else {
                    guard sizes.count < GridLines.farthest else { return }
                    sizes.append(size)
                }
            }
        }
    }
}

extension GridTrack {
    /// The tracks of an automatic repetition; empty for other components.
    fileprivate var automaticRepetition: [GridTrackSize] {
        switch self {
        case .autoFill(let list), .autoFit(let list): list
        case .size, .repeats, .subgrid: []
        }
    }
}

extension [GridTrack] {
    /// Whether the list is that of a subgrid.
    var isSubgrid: Bool {
        if case .subgrid? = first { true } else { false }
    }

    /// §9.1: the names of the lines of a subgrid with a number of lines.
    fileprivate func namesOfSubgridLines(count: Int) -> [[String]] {
        let fixed = map(\.namesOfLines)
        let automatic = firstIndex { !$0.namesToRepeat.isEmpty }
        let rest = Swift.max(count - fixed.reduce(0) { $0 + $1.count }, 0)
        var result: [[String]] = []
        for (index, names) in fixed.enumerated() {
            result += names
            guard index == automatic else { continue }
            let repeated = self[index].namesToRepeat
            // At least once, as in browsers.
            for _ in 0..<Swift.max(rest / repeated.count, 1) { result += repeated }
        }
        return result
    }
}

extension GridTrack {
    /// The names of the lines that the component of a subgrid's list specifies, except for automatic repetitions.
    fileprivate var namesOfLines: [[String]] {
        switch self {
        case .size(let size): size.names.map { [$0] } ?? []
        case .repeats(let times, let list):
            Array(repeating: list.compactMap(\.names), count: min(max(times, 1), GridLines.farthest)).flatMap { $0 }
        case .autoFill, .autoFit, .subgrid: []
        }
    }

    /// The names of the lines that an automatic repetition in a subgrid's list repeats.
    fileprivate var namesToRepeat: [[String]] {
        if case .autoFill(let list) = self { list.compactMap(\.names) } else { [] }
    }
}

extension GridTrackSize {
    fileprivate var names: [String]? {
        if case .lines(let names) = self { names } else { nil }
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
        var period = gap * Double(repeated.count)
        for size in repeated { period += max(length(of: size), 1) }
        var rest = available.ifUnset(largest.isFinite ? largest : least) + gap - gap * Double(others.count)
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
    ///
    /// As in browsers, percentages of an unknown size refer to the minimum size.
    private func length(of size: GridTrackSize) -> Double {
        let track = GridTrackState(size, available: available.ifUnset(least))
        if track.maximum == .fixed { return track.limit }
        return track.minimum == .fixed ? track.fixedMinimum : track.maximum == .fitContent ? track.fixedMaximum : 0
    }
}

/// One track while it is being sized (CSS Grid Level 1 §12.3).
struct GridTrackState {
    /// The kinds of sizing functions (§7.2).
    enum Kind: UInt8 {
        case fixed
        case auto
        case minContent
        case maxContent
        case fitContent
        case flexible
    }

    var minimum = Kind.auto
    var maximum = Kind.auto
    /// The sizes of fixed sizing functions, and the limit of `fit-content()`.
    var fixedMinimum = 0.0
    var fixedMaximum = 0.0
    /// The share of free space, if the maximum is flexible.
    var flex = 0.0

    /// The size so far, and in the end (§12.4).
    var base = 0.0
    /// How large it may become; infinite while nothing says so.
    var limit = Double.infinity
    /// By how much a step makes it larger at last, and by how much the item that is looked at just now would.
    var planned = 0.0
    var incurred = 0.0
    var isInfinitelyGrowable = false
    /// Whether it is a repetition without items, which takes up no space and no gap (§7.2.3.2).
    var isCollapsed = false
    /// Where the items whose baseline is shared have it, below the upper edge of the row; unset where there are none.
    var ascent = unset
    /// Where it starts, counted from the edge of the content box at which tracks start.
    var offset = 0.0

    var end: Double { offset + base }
    var hasIntrinsicMinimum: Bool { minimum != .fixed }
    var hasIntrinsicMaximum: Bool { maximum != .fixed && maximum != .flexible }
    var isIntrinsic: Bool { hasIntrinsicMinimum || maximum != .fixed }
    /// The growth limit, or the base size where it is infinite.
    var definiteLimit: Double { limit.isFinite ? limit : base }
}

extension GridTrackState {
    /// A track before anything is known about its items: §12.4 Initialize Track Sizes.
    ///
    /// Percentages of an `available` size that is unset count as automatic (§7.2.1).
    init(_ size: GridTrackSize, available: Double) {
        switch size {
        case .minmax(let least, let largest):
            setMinimum(least, available: available)
            setMaximum(largest, available: available)
        case .fitContent(let length):
            let fixed = length.resolved(against: available)
            maximum = fixed.isSet ? .fitContent : .auto
            fixedMaximum = fixed.ifUnset(0).asMeasuredSize
        }
        restart()
    }

    private mutating func setMinimum(_ breadth: GridBreadth, available: Double) {
        switch breadth {
        case .points(let value) where value.isFinite:
            (minimum, fixedMinimum) = (.fixed, value.asMeasuredSize)
        case .percent(let value) where (value * available).isFinite:
            (minimum, fixedMinimum) = (.fixed, (value * available / 100).asMeasuredSize)
        case .minContent: minimum = .minContent
        case .maxContent: minimum = .maxContent
        case .auto, .points, .percent, .fraction: minimum = .auto
        }
    }

    private mutating func setMaximum(_ breadth: GridBreadth, available: Double) {
        switch breadth {
        case .points(let value) where value.isFinite:
            (maximum, fixedMaximum) = (.fixed, value.asMeasuredSize)
        case .percent(let value) where (value * available).isFinite:
            (maximum, fixedMaximum) = (.fixed, (value * available / 100).asMeasuredSize)
        case .fraction(let value):
            (maximum, flex) = (.flexible, value > 0 ? min(value, 1e6) : 0)
        case .minContent: maximum = .minContent
        case .maxContent: maximum = .maxContent
        case .auto, .points, .percent: maximum = .auto
        }
    }

    /// Forgets what is known about the items.
    mutating func restart() {
        base = minimum == .fixed ? fixedMinimum : 0
        limit = maximum == .fixed ? max(fixedMaximum, base) : .infinity
        planned = 0
        incurred = 0
        isInfinitelyGrowable = false
    }

    /// Takes the track away, because it is a repetition without items.
    mutating func collapse() {
        self = GridTrackState()
        (minimum, maximum) = (.fixed, .fixed)
        limit = 0
        isCollapsed = true
    }
}

/// The tracks of one axis, in memory that their container frees.
struct GridTracks {
    private(set) var list = UnsafeMutableBufferPointer<GridTrackState>(start: nil, count: 0)
    /// What lies between two tracks.
    var gap = 0.0
    /// How many tracks stand before the first one of the explicit grid, and how many make up that.
    var origin = 0
    var explicitCount = 0
    /// What lies between two tracks in the end.
    private(set) var distance = 0.0
    /// Where the first track starts.
    private(set) var startOffset = 0.0
    /// How many tracks take up space.
    private(set) var visibleCount = 0

    /// Makes the tracks anew.
    mutating func make(_ count: Int, _ track: (Int) -> GridTrackState) {
        free()
        list = .allocate(capacity: count)
        for index in 0..<count {
            list.initializeElement(at: index, to: track(index))
        }
        visibleCount = count
    }

    mutating func free() {
        list.deallocate()
        list = UnsafeMutableBufferPointer(start: nil, count: 0)
    }

    mutating func collapse(_ index: Int) {
        guard !list[index].isCollapsed else { return }
        list[index].collapse()
        visibleCount -= 1
    }

    func tracks(_ span: GridSpan) -> UnsafeMutableBufferPointer<GridTrackState> {
        UnsafeMutableBufferPointer(rebasing: list[span.start..<span.end])
    }

    /// All gaps together.
    var gaps: Double { gap * Double(max(visibleCount - 1, 0)) }

    /// The base sizes of all tracks, and the gaps.
    var totalSize: Double {
        var sum = gaps
        for track in list { sum += track.base }
        return sum
    }

    /// What an area that spans some tracks is at most before the tracks are sized; unset if that is open.
    func definiteSize(_ span: GridSpan) -> Double {
        var sum = gap * Double(span.count - 1)
        for track in tracks(span) { sum += track.limit }
        return sum.isFinite ? sum : unset
    }

    /// What the largest sizes come to of tracks that all have a fixed one; unset otherwise.
    func definiteLimit(_ span: GridSpan) -> Double {
        var sum = gap * Double(span.count - 1)
        for track in tracks(span) {
            guard track.maximum == .fixed else { return unset }
            sum += track.fixedMaximum
        }
        return sum
    }

    /// How large the area is that spans some tracks, once they have their places.
    func areaSize(_ span: GridSpan) -> Double {
        list[span.end - 1].end - list[span.start].offset
    }

    /// Gives the tracks their places: §10.5 Aligning the Grid.
    mutating func place(_ distribution: Distribution) {
        startOffset = distribution.offset
        distance = gap + distribution.between
        var offset = distribution.offset
        for index in list.indices {
            list[index].offset = offset
            guard !list[index].isCollapsed else { continue }
            offset += list[index].base + distance
        }
    }
}

/// The state of a track while it is being sized (CSS Grid Level 1 §12.3).
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
    /// The values of fixed sizing functions, and the limit of `fit-content()`.
    var fixedMinimum = 0.0
    var fixedMaximum = 0.0
    /// The flex factor, if the maximum is flexible.
    var flex = 0.0

    /// The base size (§12.4); after sizing, the final size.
    var base = 0.0
    /// The growth limit; infinite while undetermined.
    var limit = Double.infinity
    /// The planned increase of the current step, and the increase incurred by the current item.
    var planned = 0.0
    var incurred = 0.0
    var isInfinitelyGrowable = false
    /// Whether the track is an empty repetition, which takes up no space and no gap (§7.2.3.2).
    var isCollapsed = false
    /// The distance from the row's top edge to the shared baseline; unset if no items share one.
    var ascent = unset
    /// The offset from the edge of the content box at which tracks start.
    var offset = 0.0

    var end: Double { offset + base }
    var hasIntrinsicMinimum: Bool { minimum != .fixed }
    var hasIntrinsicMaximum: Bool { maximum != .fixed && maximum != .flexible }
    var isIntrinsic: Bool { hasIntrinsicMinimum || maximum != .fixed }
    /// Whether the track has a definite size before items are measured, or a range of sizes.
    var hasDefiniteLimits: Bool { minimum == .fixed && maximum == .fixed }
    /// The growth limit, or the base size if the limit is infinite.
    var definiteLimit: Double { limit.isFinite ? limit : base }
}

extension GridTrackState {
    /// Creates a track in its initial state: §12.4 Initialize Track Sizes.
    ///
    /// Percentages of an unset `available` size are equivalent to `auto` (§7.2.1).
    init(_ size: GridTrackSize, available: Double) {
        switch size {
        case .minmax(let least, let largest):
            setMinimum(least, available: available)
            setMaximum(largest, available: available)
        case .fitContent(let length):
            let fixed = length.resolved(against: available)
            maximum = fixed.isSet ? .fitContent : .auto
            fixedMaximum = fixed.ifUnset(0).asMeasuredSize
        case .lines: break
        }
        resetSizes()
    }

    private mutating func setMinimum(_ breadth: GridBreadth, available: Double) {
        switch breadth {
        case .points(let value) where value.isFinite:
            (minimum, fixedMinimum) = (.fixed, value.asMeasuredSize)
        case .percent(let value) where (value * available).isFinite:
            (minimum, fixedMinimum) = (.fixed, (value * available / 100).asMeasuredSize)
        case .minContent: minimum = .minContent
        case .maxContent: minimum = .maxContent
        case .auto, .points, .percent, .fraction, .fitContent, .stretch, .content: minimum = .auto
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
        case .auto, .points, .percent, .fitContent, .stretch, .content: maximum = .auto
        }
    }

    /// Resets the sizes that depend on items.
    mutating func resetSizes() {
        base = minimum == .fixed ? fixedMinimum : 0
        limit = maximum == .fixed ? max(fixedMaximum, base) : .infinity
        planned = 0
        incurred = 0
        isInfinitelyGrowable = false
    }

    /// Collapses the track, because it is an empty repetition.
    mutating func collapse() {
        self = GridTrackState()
        (minimum, maximum) = (.fixed, .fixed)
        limit = 0
        isCollapsed = true
    }
}

/// The tracks of one axis, in memory that the container frees.
struct GridTracks {
    private(set) var list = UnsafeMutableBufferPointer<GridTrackState>(start: nil, count: 0)
    /// The gap specified by the style.
    var gap = 0.0
    /// The number of implicit tracks before the explicit grid.
    var origin = 0
    /// The lines of the explicit grid, and those without the names of areas.
    var lines = GridLineNames()
    var linesWithoutAreas = GridLineNames()
    /// The distance between tracks after content distribution.
    private(set) var distance = 0.0
    /// The distance that content distribution is expected to add before the tracks are sized.
    var expectedBetween = 0.0
    /// The offset of the first track.
    private(set) var startOffset = 0.0
    /// The end of the last track that is not collapsed.
    private(set) var endOffset = 0.0
    /// The number of tracks that are not collapsed.
    private(set) var visibleCount = 0

    /// Recreates the tracks.
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

    /// The sum of all gaps.
    var gaps: Double { gap * Double(max(visibleCount - 1, 0)) }

    /// The sum of all base sizes and gaps.
    var totalSize: Double {
        var sum = gaps
        for track in list { sum += track.base }
        return sum
    }

    /// The maximum size of an area before its tracks are sized; unset if it is unlimited.
    func definiteSize(_ span: GridSpan) -> Double {
        var sum = (gap + expectedBetween) * Double(span.count - 1)
        for track in tracks(span) { sum += track.limit }
        return sum.isFinite ? sum : unset
    }

    /// Whether the size of an area follows from the sizing functions alone.
    func haveFixedSize(_ span: GridSpan) -> Bool {
        tracks(span).allSatisfy { $0.minimum == .fixed && $0.maximum == .fixed && $0.fixedMinimum >= $0.fixedMaximum }
    }

    /// The sum of the fixed maximums of the spanned tracks and the gaps; unset if a track has no fixed maximum.
    func definiteLimit(_ span: GridSpan) -> Double {
        var sum = gap * Double(span.count - 1)
        for track in tracks(span) {
            guard track.maximum == .fixed else { return unset }
            sum += track.fixedMaximum
        }
        return sum
    }

    /// The size of an area, once its tracks are positioned.
    func areaSize(_ span: GridSpan) -> Double {
        max(list[span.end - 1].end - list[span.start].offset, 0)
    }

    /// Determines the edges of tracks that have positions already.
    mutating func adoptPositions() {
        startOffset = 0
        distance = gap
        endOffset = list.last?.end ?? 0
    }

    /// Positions the tracks: §10.5 Aligning the Grid.
    mutating func place(_ distribution: Distribution) {
        startOffset = distribution.offset
        distance = gap + distribution.between
        endOffset = startOffset
        var offset = distribution.offset
        for index in list.indices {
            list[index].offset = offset
            guard !list[index].isCollapsed else { continue }
            endOffset = list[index].end
            offset += list[index].base + distance
        }
    }
}

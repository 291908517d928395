/// §12.3 Track Sizing Algorithm, for the tracks of one axis.
///
/// For each distinct span length, time and memory are linear in the number of tracks, items and spanned tracks.
struct GridSizing {
    let grid: GridContainer
    let axis: GridAxis
    let tracks: GridTracks
    let items: UnsafeMutableBufferPointer<GridItem>
    /// The inner size of the grid; unset while unknown.
    private let available: Double
    /// The minimum inner size, if it is unknown.
    private let least: Double

    init(_ grid: GridContainer, _ axis: GridAxis) {
        self.grid = grid
        self.axis = axis
        items = grid.items
        tracks = axis == .columns ? grid.columns : grid.rows
        available = axis == .columns ? grid.innerWidth : grid.innerHeight
        least = axis == .columns ? grid.leastWidth : grid.leastHeight
    }

    private var constraint: GridConstraint { axis == .columns ? grid.constraint : .layout }

    /// Determines the base size of every track.
    func run() {
        initialize()
        if axis == .rows { grid.shareBaselines() } else { grid.shareInlineBaselines() }
        resolveIntrinsicSizes()
        maximize()
        expandFlexibleTracks()
        stretchAutomaticTracks()
    }

    /// §12.4 Initialize Track Sizes; also determines the kinds of tracks that each item spans.
    ///
    /// The contributions of an earlier sizing, of this layout or the last one, remain if they would be the same.
    private func initialize() {
        for index in tracks.list.indices { tracks.list[index].resetSizes() }
        for index in items.indices {
            guard !items[index].isSubgrid(axis), !items[index].isEdge else {
                items[index][axis] = GridContributions()
                reserveEdges(items[index])
                continue
            }
            let area = area(of: items[index])
            // The contributions of items on a baseline depend on the other items of their row.
            let isOnBaseline = items[index].align == .baseline || items[index].justify == .baseline
            let isKept = !isOnBaseline && items[index][axis].isForArea(of: area)
            if !isKept { items[index][axis] = area }
        }
    }

    /// CSS Grid Level 2 §9: the edges of a subgrid take up space in the tracks at its edges, even if these contain no items.
    private func reserveEdges(_ item: GridItem) {
        let index = item.span(axis).start
        guard item.isEdge, tracks.list[index].hasIntrinsicMinimum else { return }
        tracks.list[index].base = max(tracks.list[index].base, item.added.sum)
        tracks.list[index].limit = max(tracks.list[index].limit, tracks.list[index].base)
    }

    /// The properties of an item's area on which its contributions depend, without contributions.
    private func area(of item: GridItem) -> GridContributions {
        var area = GridContributions()
        for track in tracks.tracks(item.span(axis)) {
            if track.isIntrinsic { area.crossing.insert(.intrinsic) }
            if track.maximum == .flexible { area.crossing.insert(.flexible) }
            if track.minimum == .auto { area.crossing.insert(.autoMinimum) }
        }
        area.otherSize =
            item.isNested
            ? item.otherSizeInSubgrid
            : axis == .columns ? grid.knownHeight(item) : grid.columns.areaSize(item.columns)
        area.limit = tracks.definiteLimit(item.span(axis))
        return area
    }
}

// MARK: - §12.5 Resolve Intrinsic Track Sizes

/// The steps of §12.5 for items of the same span length: the sizes to increase, and the contributions to accommodate.
private enum GridPhase: CaseIterable {
    /// Step 1: base sizes of tracks with an intrinsic minimum, for the items' minimum contributions.
    case minimums
    /// Step 2: base sizes of tracks with a content-based minimum, for min-content contributions.
    case contentMinimums
    /// Step 3: base sizes of tracks with a max-content minimum, for max-content contributions.
    case maxContentMinimums
    /// Step 5: growth limits of tracks with an intrinsic maximum, for min-content contributions.
    case maximums
    /// Step 6: growth limits of tracks with a max-content maximum, for max-content contributions.
    case maxContentMaximums

    var isMinimum: Bool { self != .maximums && self != .maxContentMaximums }
}

extension GridSizing {
    private func resolveIntrinsicSizes() {
        let crossing = items.indices.filter { items[$0][axis].crossing.contains(.intrinsic) }
        var inflexible = crossing.filter { !items[$0][axis].crossing.contains(.flexible) }
        if inflexible.contains(where: { items[$0].span(axis).count > 1 }) {
            inflexible.sort { (items[$0].span(axis).count, $0) < (items[$1].span(axis).count, $1) }
        }
        var start = 0
        while start < inflexible.count {  // Steps 2 and 3: by growing length of span.
            let length = items[inflexible[start]].span(axis).count
            let end = inflexible[start...].firstIndex { items[$0].span(axis).count != length } ?? inflexible.count
            accommodate(inflexible[start..<end], isFlexible: false)
            start = end
        }
        let flexible = crossing.filter { items[$0][axis].crossing.contains(.flexible) }
        accommodate(flexible[...], isFlexible: true)  // Step 4: all together.
        for index in tracks.list.indices where !tracks.list[index].limit.isFinite {  // Step 5.
            tracks.list[index].limit = tracks.list[index].base
        }
    }

    private func accommodate(_ group: ArraySlice<Int>, isFlexible: Bool) {
        guard !group.isEmpty else { return }
        for phase in GridPhase.allCases {
            guard tracks.list.contains(where: { isAffected($0, phase, isFlexible: isFlexible) }) else {
                // Only the limits that became finite in the previous phase can grow without limit in this one.
                for index in tracks.list.indices { tracks.list[index].isInfinitelyGrowable = false }
                continue
            }
            for index in tracks.list.indices { tracks.list[index].planned = -1 }
            for index in group {
                accommodate(index, phase, isFlexible: isFlexible)
            }
            for index in tracks.list.indices { grow(&tracks.list[index], phase) }
        }
    }

    /// Whether a phase increases a track.
    private func isAffected(_ track: GridTrackState, _ phase: GridPhase, isFlexible: Bool) -> Bool {
        if isFlexible, track.maximum != .flexible { return false }
        switch phase {
        case .minimums: return track.hasIntrinsicMinimum
        case .contentMinimums:
            return track.minimum == .minContent || track.minimum == .maxContent
        case .maxContentMinimums: return track.minimum == .maxContent
        case .maximums: return track.hasIntrinsicMaximum
        case .maxContentMaximums:
            return track.maximum == .maxContent || track.maximum == .auto || track.maximum == .fitContent
        }
    }

    /// Plans the increase of the tracks that an item spans.
    private func accommodate(_ index: Int, _ phase: GridPhase, isFlexible: Bool) {
        let spanned = tracks.tracks(items[index].span(axis))
        var size = tracks.gap * Double(spanned.count - 1)
        var isAnyAffected = false
        for track in spanned.indices {
            size += phase.isMinimum ? spanned[track].base : spanned[track].definiteLimit
            guard isAffected(spanned[track], phase, isFlexible: isFlexible) else { continue }
            isAnyAffected = true
            spanned[track].planned = max(spanned[track].planned, 0)
            spanned[track].incurred = 0
        }
        guard isAnyAffected else { return }
        let space = contribution(index, phase) - size
        guard space > 0 else { return }
        distribute(space, among: spanned, phase, isFlexible: isFlexible)
        for track in spanned.indices where isAffected(spanned[track], phase, isFlexible: isFlexible) {
            spanned[track].planned = max(spanned[track].planned, spanned[track].incurred)
        }
    }

    private func contribution(_ index: Int, _ phase: GridPhase) -> Double {
        switch phase {
        case .minimums: return grid.minimumContribution(index, axis)
        case .contentMinimums, .maximums: return grid.contribution(index, .minContent, axis)
        case .maxContentMinimums, .maxContentMaximums: return grid.contribution(index, .maxContent, axis)
        }
    }

    /// Applies the planned increase to a track.
    private func grow(_ track: inout GridTrackState, _ phase: GridPhase) {
        track.isInfinitelyGrowable = false
        guard track.planned >= 0 else { return }
        if phase.isMinimum {
            track.base += track.planned
            track.limit = max(track.limit, track.base)
        } else {
            track.isInfinitelyGrowable = phase == .maximums && !track.limit.isFinite
            track.limit = track.definiteLimit + track.planned
        }
    }
}

// MARK: - §12.5.1 Distributing Extra Space Across Spanned Tracks

extension GridSizing {
    private typealias Tracks = UnsafeMutableBufferPointer<GridTrackState>

    private func distribute(_ space: Double, among spanned: Tracks, _ phase: GridPhase, isFlexible: Bool) {
        if isFlexible, distributeByFlex(space, among: spanned, phase) { return }
        let rest = share(space, among: spanned) { track in
            isAffected(track, phase, isFlexible: isFlexible) ? potential(track, phase) : nil
        }
        guard rest > 0 else { return }
        // Beyond the limits, the space goes to tracks with an intrinsic maximum if there are any, otherwise to all
        // affected tracks.
        let prefersSome = spanned.contains {
            isAffected($0, phase, isFlexible: isFlexible) && growsBeyondLimit($0, phase)
        }
        _ = share(rest, among: spanned) { track in
            guard isAffected(track, phase, isFlexible: isFlexible) else { return nil }
            guard !prefersSome || growsBeyondLimit(track, phase) else { return nil }
            return potentialBeyondLimit(track, phase)
        }
    }

    /// §12.5 step 4: distributes space in proportion to the flex factors; returns `false` if their sum is 0.
    private func distributeByFlex(_ space: Double, among spanned: Tracks, _ phase: GridPhase) -> Bool {
        var sum = 0.0
        for track in spanned where isAffected(track, phase, isFlexible: true) { sum += track.flex }
        guard sum > 0 else { return false }
        for index in spanned.indices where isAffected(spanned[index], phase, isFlexible: true) {
            spanned[index].incurred = space * spanned[index].flex / sum
        }
        return true
    }

    /// The amount by which a track can grow up to its limit.
    private func potential(_ track: GridTrackState, _ phase: GridPhase) -> Double {
        if phase.isMinimum { return max(track.limit - track.base, 0) }
        if track.limit.isFinite, !track.isInfinitelyGrowable { return 0 }
        return potentialBeyondLimit(track, phase)
    }

    private func potentialBeyondLimit(_ track: GridTrackState, _ phase: GridPhase) -> Double {
        guard !phase.isMinimum, track.maximum == .fitContent else { return .infinity }
        return max(track.fixedMaximum - track.definiteLimit - track.incurred, 0)
    }

    private func growsBeyondLimit(_ track: GridTrackState, _ phase: GridPhase) -> Bool {
        switch phase {
        case .minimums, .contentMinimums: track.hasIntrinsicMaximum
        case .maxContentMinimums:
            track.maximum == .maxContent || track.maximum == .auto || track.maximum == .fitContent
        case .maximums, .maxContentMaximums: false
        }
    }

    /// Distributes space equally among tracks until their potentials are exhausted, and returns the remaining space.
    ///
    /// `potential` returns `nil` for a track that is excluded.
    private func share(_ space: Double, among spanned: Tracks, _ potential: (GridTrackState) -> Double?) -> Double {
        var potentials: [Double] = []
        var unlimited = 0
        for track in spanned {
            guard let potential = potential(track) else { continue }
            if potential.isFinite { potentials.append(potential) } else { unlimited += 1 }
        }
        potentials.sort()
        // Raises a common level; each track is included until the level reaches its potential.
        var rest = space
        var level = 0.0
        for (index, next) in potentials.enumerated() {
            let count = Double(potentials.count - index + unlimited)
            guard (next - level) * count < rest else {
                level += rest / count
                rest = 0
                break
            }
            rest -= (next - level) * count
            level = next
        }
        if rest > 0, unlimited > 0 {
            level += rest / Double(unlimited)
            rest = 0
        }
        for index in spanned.indices {
            guard let potential = potential(spanned[index]) else { continue }
            spanned[index].incurred += min(potential, level)
        }
        return rest
    }
}

// MARK: - §12.6 to §12.8

extension GridSizing {
    /// The space that the tracks leave free; unset while the size of the grid is unknown.
    private var freeSpace: Double {
        constraint == .minContent ? 0 : max(available - tracks.totalSize, 0)
    }

    /// §12.6 Maximize Tracks.
    ///
    /// As in browsers, the maximum size of a grid of unknown size is ignored.
    private func maximize() {
        let space = constraint == .minContent || available.isSet ? freeSpace : longest
        guard space > 0 else { return }
        for index in tracks.list.indices { tracks.list[index].incurred = 0 }
        _ = share(space, among: tracks.list) { $0.limit - $0.base }
        for index in tracks.list.indices { tracks.list[index].base += tracks.list[index].incurred }
    }

    /// §12.7 Expand Flexible Tracks.
    private func expandFlexibleTracks() {
        guard tracks.list.contains(where: { $0.maximum == .flexible }), constraint != .minContent else { return }
        var fraction = 0.0
        if available.isSet {
            guard freeSpace > 0 else { return }
            fraction = flexFraction(of: tracks.list, toFill: available - tracks.gaps)
        } else {
            fraction = indefiniteFraction()
            if size(withFraction: fraction) < least {
                fraction = flexFraction(of: tracks.list, toFill: least - tracks.gaps)
            }
        }
        for index in tracks.list.indices where tracks.list[index].maximum == .flexible {
            tracks.list[index].base = max(tracks.list[index].base, min(fraction * tracks.list[index].flex, longest))
        }
    }

    /// The flex fraction for indefinite free space: the smallest one that accommodates every track and every item.
    private func indefiniteFraction() -> Double {
        var fraction = 0.0
        for track in tracks.list where track.maximum == .flexible {
            fraction = max(fraction, track.base / max(track.flex, 1))
        }
        for index in items.indices where items[index][axis].crossing.contains(.flexible) {
            let spanned = tracks.tracks(items[index].span(axis))
            let space = grid.contribution(index, .maxContent, axis) - tracks.gap * Double(spanned.count - 1)
            fraction = max(fraction, flexFraction(of: spanned, toFill: space))
        }
        return fraction
    }

    private func size(withFraction fraction: Double) -> Double {
        var sum = tracks.gaps
        for track in tracks.list {
            sum += track.maximum == .flexible ? max(track.base, fraction * track.flex) : track.base
        }
        return sum
    }

    /// §12.7.1 Find the Size of an fr.
    ///
    /// Tracks whose base size exceeds their share are treated as inflexible, in descending order of base size per flex
    /// factor.
    private func flexFraction(of spanned: UnsafeMutableBufferPointer<GridTrackState>, toFill space: Double) -> Double {
        var rest = space
        var factors = 0.0
        var flexible: [Int] = []
        for (index, track) in spanned.enumerated() {
            if track.maximum == .flexible, track.flex > 0 {
                factors += track.flex
                flexible.append(index)
            } else {
                rest -= track.base
            }
        }
        flexible.sort { spanned[$0].base * spanned[$1].flex > spanned[$1].base * spanned[$0].flex }
        var next = 0
        while rest > 0, next < flexible.count {
            let start = next
            factors = max(factors, 1)
            while next < flexible.count, spanned[flexible[next]].flex * rest < spanned[flexible[next]].base * factors {
                rest -= spanned[flexible[next]].base
                factors -= spanned[flexible[next]].flex
                next += 1
            }
            if next == start { return rest / factors }
        }
        return 0
    }

    /// §12.8 Stretch `auto` Tracks.
    private func stretchAutomaticTracks() {
        guard constraint == .layout, grid.stretchesTracks(axis) else { return }
        let space = available.ifUnset(least) - tracks.totalSize
        guard space > 0 else { return }
        var count = 0
        for track in tracks.list where track.maximum == .auto { count += 1 }
        for index in tracks.list.indices where tracks.list[index].maximum == .auto {
            tracks.list[index].base += space / Double(count)
        }
    }
}

/// The tracks of a grid that a subgrid takes over (CSS Grid Level 2 §9), from its parent.
final class SubgridTracks {
    let columns: InheritedTracks?
    let rows: InheritedTracks?

    init(columns: InheritedTracks?, rows: InheritedTracks?) {
        self.columns = columns
        self.rows = rows
    }

    subscript(_ axis: GridAxis) -> InheritedTracks? { axis == .columns ? columns : rows }

    func isEqual(to other: SubgridTracks?) -> Bool {
        guard let other else { return false }
        return columns == other.columns && rows == other.rows
    }
}

/// The tracks that a subgrid takes over in one axis, in its own direction.
struct InheritedTracks: Equatable {
    /// The position of a track in the area of the subgrid, which includes its margins.
    struct Track: Equatable {
        var start: Double
        var end: Double
        /// The distance from the start of the track to the shared baseline; `nil` if no items share one.
        var ascent: Double?
    }

    /// The lines at the edges of the tracks, with the names in the parent.
    var lines = GridLineNames()
    /// The named areas of the parent that overlap the subgrid.
    var areas: [String: Range<Int>] = [:]
    /// The tracks; empty while the parent has not sized them.
    var tracks: [Track] = []
    /// The distance between the tracks.
    var gap = 0.0
    /// The margin, border and padding of the subgrid at each edge.
    var edges = TrackEdges()

    var count: Int { lines.trackCount }

    /// §9: a track in the content box of the subgrid, as far as the parent has sized it.
    ///
    /// Its size can be negative, if the gap or the edges are larger than the track.
    ///
    /// Half of the difference between the gaps is taken from the tracks at each side of a gap.
    func track(at index: Int, gap: Double) -> GridTrackState {
        guard tracks.indices.contains(index) else { return GridTrackState(.auto, available: unset) }
        let excess = (gap - self.gap) / 2
        let start = index == 0 ? 0 : tracks[index].start - edges.start + excess
        let end = tracks[index].end - edges.start - (index == count - 1 ? edges.end : excess)
        var track = GridTrackState(.points(0), available: unset)
        (track.offset, track.base) = (start, end - start)
        track.ascent = tracks[index].ascent.map { $0 - (index == 0 ? edges.start : excess) } ?? unset
        return track
    }

    /// Keeps the sizes of earlier tracks between the same lines.
    mutating func keepSizes(of other: InheritedTracks?) {
        guard let other, other.lines == lines, other.areas == areas else { return }
        self = other
    }

    /// Reverses the tracks, for a subgrid of the opposite writing direction.
    mutating func reverse() {
        let total = tracks.last?.end ?? 0
        tracks = tracks.reversed().map { Track(start: total - $0.end, end: total - $0.start, ascent: nil) }
        lines = lines.reversed()
        areas = areas.mapValues { (count - $0.upperBound)..<(count - $0.lowerBound) }
        edges = edges.reversed
    }
}

/// Lengths at the start and at the end of a range of tracks.
struct TrackEdges: Equatable {
    var start = 0.0
    var end = 0.0

    var sum: Double { start + end }
    var reversed: TrackEdges { TrackEdges(start: end, end: start) }
}

extension NodePointer {
    /// Whether this node is a subgrid in an axis: a grid that is an item of another grid and takes over its tracks.
    func isSubgrid(_ axis: GridAxis, _ pass: PassPointer) -> Bool {
        pointee.traits.contains(axis == .columns ? .subgridColumns : .subgridRows) && isGridItem(pass)
    }

    private func isGridItem(_ pass: PassPointer) -> Bool {
        let isMeasured = pointee.traits.contains(.measured) && pointee.children.isEmpty
        guard self != pass.pointee.root, pointee.style.position != .absolute, !isMeasured else { return false }
        var next = pointee.parent
        while let node = next, node.pointee.style.display == .contents { next = node.pointee.parent }
        return next?.pointee.style.display == .grid
    }

    /// Sets the tracks that this node takes over, and discards what was determined with others.
    func setSubgridTracks(_ tracks: SubgridTracks?) {
        if let tracks {
            guard !tracks.isEqual(to: pointee.subgridTracks) else { return }
        } else if pointee.subgridTracks == nil {
            return
        }
        pointee.subgridTracks = tracks
        pointee.gridRecord = nil
        pointee.cache.clear()
    }

    /// Discards the tracks of a former parent.
    func forgetSubgridTracksIfNeeded(_ pass: PassPointer) {
        guard pointee.subgridTracks != nil, !isSubgrid(.columns, pass), !isSubgrid(.rows, pass) else { return }
        setSubgridTracks(nil)
    }
}

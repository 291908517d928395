/// The set of occupied cells of a grid.
///
/// For every track of the minor axis (every column in row flow) the occupied cells are stored as runs along the major
/// axis. Adjacent items merge into one run, so a query takes logarithmic time in the number of runs, and even thousands
/// of items form few runs.
struct GridOccupancy {
    private struct Run {
        var start: Int
        var end: Int
    }

    /// The runs of each track, sorted and not adjacent.
    private var tracks: [[Run]] = []

    /// Marks the cells of an area as occupied.
    mutating func take(minor: GridSpan, major: GridSpan) {
        while tracks.count < minor.end { tracks.append([]) }
        for track in minor.start..<minor.end {
            take(major, in: track)
        }
    }

    private mutating func take(_ span: GridSpan, in track: Int) {
        var run = Run(start: span.start, end: span.end)
        let low = firstRun(in: track, endingAtOrAfter: run.start)
        var high = low
        while high < tracks[track].count, tracks[track][high].start <= run.end {
            run.start = min(run.start, tracks[track][high].start)
            run.end = max(run.end, tracks[track][high].end)
            high += 1
        }
        if high == low + 1 {
            tracks[track][low] = run
        } else {
            tracks[track].replaceSubrange(low..<high, with: CollectionOfOne(run))
        }
    }

    private func firstRun(in track: Int, endingAtOrAfter place: Int) -> Int {
        var (low, high) = (0, tracks[track].count)
        while low < high {
            let middle = (low + high) / 2
            if tracks[track][middle].end < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The end of the last run in a track that overlaps a span of the major axis; `nil` if all cells are free.
    private func end(ofTakenIn track: Int, major: GridSpan) -> Int? {
        guard track < tracks.count else { return nil }
        var index = firstRun(in: track, endingAtOrAfter: major.start + 1)
        guard index < tracks[track].count, tracks[track][index].start < major.end else { return nil }
        while index + 1 < tracks[track].count, tracks[track][index + 1].start < major.end { index += 1 }
        return tracks[track][index].end
    }

    /// The first position along the major axis at which an area that spans the given tracks of the minor axis is free.
    func firstFree(minor: GridSpan, from start: Int, count: Int) -> Int {
        var place = GridSpan(start: start, count: count)
        var isFree = false
        while !isFree {
            isFree = true
            for track in minor.start..<minor.end {
                guard let end = end(ofTakenIn: track, major: place) else { continue }
                place.start = end
                isFree = false
            }
        }
        return place.start
    }

    /// The first position along the minor axis at which an area that spans the given tracks of the major axis is free.
    ///
    /// `limit` is the maximum end of the area.
    func firstFree(major: GridSpan, from start: Int, count: Int, limit: Int) -> Int? {
        var start = start
        while start + count <= limit {
            let blocked = (start..<start + count).last { end(ofTakenIn: $0, major: major) != nil }
            guard let blocked else { return start }
            start = blocked + 1
        }
        return nil
    }
}

import ComponentFlow

/// Reduces the values of long series to those that can be seen, so that the time of drawing is bounded by the size of the chart.
enum ChartThinning {
    /// Returns the first, the lowest, the highest and the last value of each column of points, if there are more values.
    ///
    /// After U. Jugel et al., "M4: A Visualization-Oriented Time Series Data Aggregation", VLDB 2014: with columns as wide as a
    /// pixel, the lines equal those of all values.
    ///
    /// - Parameter length: The length of the axis of the positions, in points.
    static func line(_ places: [ChartPlace], length: CGFloat) -> [ChartPlace] {
        guard CGFloat(places.count) > length * 4 else { return places }
        return columns(places).flatMap { column in
            guard let low = column.indices.min(by: { column[$0].value < column[$1].value }),
                let high = column.indices.max(by: { column[$0].value < column[$1].value })
            else { return [ChartPlace]() }
            return Set([column.startIndex, low, high, column.endIndex - 1]).sorted().map { column[$0] }
        }
    }

    /// Returns the bars that can be distinguished: of those in the same column of half a point, the longest ones up and down.
    static func bars(_ places: [ChartPlace], length: CGFloat) -> [CGRect] {
        let known = places.filter { !$0.isGap }
        guard CGFloat(known.count) > length * 2 else { return known.map(\.bar) }
        return columns(known).map { column in
            column.dropFirst().reduce(column[column.startIndex].bar) { $0.union($1.bar) }
        }
    }

    /// Returns one place for each square of two points.
    static func points(_ places: [ChartPlace]) -> [ChartPlace] {
        guard places.count > 2000 else { return places.filter { !$0.isGap } }
        var taken: Set<Int> = []
        return places.filter { place in
            guard !place.isGap else { return false }
            let (x, y) = (Int(place.location.x / 2), Int(place.location.y / 2))
            return taken.insert(x << 24 ^ y).inserted
        }
    }

    /// Splits places in the order of their positions where the column of half a point changes.
    private static func columns(_ places: [ChartPlace]) -> [ArraySlice<ChartPlace>] {
        var columns: [ArraySlice<ChartPlace>] = []
        var start = 0
        for index in places.indices.dropFirst()
        where Int(places[index].position * 2) != Int(places[start].position * 2) {
            columns.append(places[start..<index])
            start = index
        }
        if start < places.count { columns.append(places[start...]) }
        return columns
    }
}

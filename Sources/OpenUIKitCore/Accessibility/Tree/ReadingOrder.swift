/// The order in which the subviews of a view are read: row by row, and in a row in the direction of text.
@MainActor enum ReadingOrder {
    /// Returns the views in reading order; views at the same position keep their order.
    ///
    /// - Parameter isReversed: Whether rows are read from right to left.
    static func sort(_ views: [UIView], isReversed: Bool) -> [UIView] {
        guard views.count > 1 else { return views }
        var entries: [Entry] = []
        entries.reserveCapacity(views.count)
        for view in views {
            let index = entries.count
            entries.append(
                Entry(index: index, rank: view.isReadFirst ? index - views.count : index, frame: view.layer.frame))
        }
        var sorted: [UIView] = []
        sorted.reserveCapacity(views.count)
        for index in order(of: entries, isReversed: isReversed) { sorted.append(views[index]) }
        return sorted
    }

    /// Returns the indices of entries in reading order.
    ///
    /// Not isolated, because closures that are isolated check the executor in each call.
    nonisolated private static func order(of entries: [Entry], isReversed: Bool) -> [Int] {
        let sorted = entries.sorted { ($0.frame.minY, $0.rank) < ($1.frame.minY, $1.rank) }
        var order: [Int] = []
        var row: [Entry] = []
        for entry in sorted {
            if let first = row.first, !first.isInRow(with: entry) {
                order += indices(of: row, isReversed: isReversed)
                row = []
            }
            row.append(entry)
        }
        order += indices(of: row, isReversed: isReversed)
        return order
    }

    /// Returns views with those of a higher priority first; views of the same priority keep their order.
    static func sortByPriority(_ views: [UIView]) -> [UIView] {
        let priorities = views.map(\.accessibilitySortPriority)
        guard priorities.contains(where: { $0 != 0 }) else { return views }
        return views.indices.sorted { (priorities[$1], $0) < (priorities[$0], $1) }.map { views[$0] }
    }

    private struct Entry {
        let index: Int
        /// The place among views at the same position.
        let rank: Int
        let frame: CGRect

        /// Returns whether a view that begins lower is beside this one: their tops or their centers differ by less than half
        /// of the smaller height, as those of a small label centered beside a tall button.
        func isInRow(with lower: Entry) -> Bool {
            let limit = min(frame.height, lower.frame.height) / 2
            return lower.frame.minY - frame.minY < limit || abs(lower.frame.midY - frame.midY) < limit
        }
    }

    nonisolated private static func indices(of row: [Entry], isReversed: Bool) -> [Int] {
        row.sorted { first, second in
            let (one, other) =
                isReversed ? (-first.frame.maxX, -second.frame.maxX) : (first.frame.minX, second.frame.minX)
            return (one, first.rank) < (other, second.rank)
        }.map(\.index)
    }
}

extension UIView {
    /// Whether the view is read before siblings that begin at the same position, such as a bar before the content that
    /// extends below it.
    package final var isReadFirst: Bool {
        get { flags.contains(.readFirst) }
        set {
            guard newValue != isReadFirst else { return }
            flags.set(.readFirst, to: newValue)
            accessibilityDidChange(.structure)
        }
    }

    /// The subviews in the order in which they are read.
    final var subviewsInReadingOrder: [UIView] {
        guard subviews.count > 1 else { return subviews }
        let isReversed = readingDirection == .rightToLeft
        let sorted = ReadingOrder.sort(subviews, isReversed: isReversed)
        return Self.modifierOfContent == nil ? sorted : ReadingOrder.sortByPriority(sorted)
    }
}

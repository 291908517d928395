/// Counts the items of nested lists, paragraph by paragraph.
package struct TextListCounter: Equatable {
    private struct Level: Equatable {
        let list: NSTextList
        /// `nil` before the first item.
        var number: Int?

        mutating func countItem() { number = number.map { $0 &+ 1 } ?? list.startingItemNumber }

        /// The marker of the last item; that of the first one if only a nested list was counted.
        var marker: String { list.marker(forItemNumber: number ?? list.startingItemNumber) }
    }

    /// The lists that contain the last paragraph, the outermost first, with the number of their last item.
    private var levels: [Level] = []

    package init() {}

    /// Whether the last paragraph is not a list item.
    var isEmpty: Bool { levels.isEmpty }

    /// Counts a paragraph, which is an item of the last one of its lists.
    package mutating func count(_ lists: [NSTextList]) {
        let common = zip(levels, lists).prefix { $0.list == $1 }.count
        levels.removeSubrange(common...)
        levels += lists[common...].map { Level(list: $0) }
        if let last = levels.indices.last { levels[last].countItem() }
    }

    /// The marker of the last paragraph; `nil` if it is not a list item.
    package var marker: String? {
        guard let last = levels.last else { return nil }
        var marker = last.marker
        for (outer, inner) in zip(levels, levels.dropFirst()).reversed() {
            guard inner.list.listOptions.contains(.prependEnclosingMarker) else { break }
            marker = outer.marker + marker
        }
        return marker
    }
}

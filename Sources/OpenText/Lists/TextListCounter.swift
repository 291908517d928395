/// Counts the items of nested lists, paragraph by paragraph.
package struct TextListCounter: Equatable {
    private struct Level: Equatable {
        let list: NSTextList
        var number: Int
    }

    /// The lists that contain the last paragraph, the outermost first, with the number of their last item.
    private var levels: [Level] = []

    package init() {}

    /// Counts a paragraph, which is an item of the last one of its lists.
    package mutating func count(_ lists: [NSTextList]) {
        let common = zip(levels, lists).prefix { $0.list == $1 }.count
        let isKnown = common == lists.count
        levels.removeSubrange(common...)
        for list in lists[common...] { levels.append(Level(list: list, number: list.startingItemNumber &- 1)) }
        guard let last = levels.indices.last else { return }
        // A paragraph in a nested list alone is in the first item of the enclosing ones.
        levels[last].number = isKnown ? levels[last].number &+ 1 : levels[last].list.startingItemNumber
    }

    /// The marker of the last paragraph; `nil` if it is not a list item.
    package var marker: String? {
        guard let last = levels.last else { return nil }
        var marker = last.list.marker(forItemNumber: last.number)
        for (outer, inner) in zip(levels, levels.dropFirst()).reversed() {
            guard inner.list.listOptions.contains(.prependEnclosingMarker) else { break }
            let number = max(outer.number, outer.list.startingItemNumber)
            marker = outer.list.marker(forItemNumber: number) + marker
        }
        return marker
    }
}
